import { generateKeyPairSync } from 'node:crypto';
import { createServer, type RequestListener, type Server as HttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import forge from 'node-forge';
import { onTestFinished } from 'vitest';

/** Starts a server for the test and returns its port. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    (server as Partial<HttpServer>).closeAllConnections?.();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Starts an HTTP server for the test and returns its address. */
export const startServer = async (listener: RequestListener): Promise<string> =>
  `http://127.0.0.1:${await listen(createServer(listener))}`;

export const answering =
  (body: unknown, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

function createKey(name: string) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
  const parsed = forge.pki.privateKeyFromPem(pem);
  return { name, pem, parsed, publicKey: forge.pki.setRsaPublicKey(parsed.n, parsed.e) };
}

/** Creates a certificate authority and a server's certificate for 127.0.0.1 that it signed. */
export function createCertificates() {
  const [authority, server] = [createKey('authority'), createKey('server')];
  const sign = (subject: ReturnType<typeof createKey>, extensions: object[]): string => {
    const certificate = forge.pki.createCertificate();
    certificate.publicKey = subject.publicKey;
    certificate.serialNumber = subject === authority ? '01' : '02';
    certificate.validity.notBefore = new Date(Date.now() - 86_400_000);
    certificate.validity.notAfter = new Date(Date.now() + 86_400_000);
    certificate.setSubject([{ name: 'commonName', value: subject.name }]);
    certificate.setIssuer([{ name: 'commonName', value: authority.name }]);
    certificate.setExtensions(extensions);
    certificate.sign(authority.parsed, forge.md.sha256.create());
    return forge.pki.certificateToPem(certificate);
  };
  return {
    ca: sign(authority, [{ name: 'basicConstraints', cA: true }]),
    key: server.pem,
    cert: sign(server, [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }]),
  };
}
