import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import type { MockWorld } from '@tara/mock-server/playwright';

const COMMON = { clientReferrer: 'ph', channel: 'WEB', appId: 'e2e', platform: 0 };

interface PasswordKey {
  kid: string;
  nonce: string;
  jwk: { kty: string; n: string; e: string };
}

async function call(world: MockWorld, path: string, body: object, token = ''): Promise<unknown> {
  const answer = await fetch(`${world.apiBase}/app/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify({ ...COMMON, ...body }),
  });
  return answer.json();
}

/**
 * Withdraws as the demo player of the scenario `withdraw-ready`, as no screen does yet.
 * @param amount hundredths
 * @returns the order's id
 */
export async function withdraw(world: MockWorld, amount: number): Promise<string> {
  const config = await call(world, 'anonymous/appConfig', { gameListVersion: 0 });
  const { kid, nonce, jwk } = (config as { appWebConfig: { passwordKey: PasswordKey } }).appWebConfig
    .passwordKey;
  const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  const plain = Buffer.from(JSON.stringify({ p: 'tara1234', n: nonce, t: Date.now() }));
  const sealed = publicEncrypt({ key: createPublicKey({ key: jwk, format: 'jwk' }), ...padding }, plain);
  const safeboxPassword = `${kid}.${sealed.toString('base64url')}`;
  const answer = await call(world, 'exchange', { amount, bankId: 1, safeboxPassword }, await world.token());
  const { orderId } = answer as { orderId?: string };
  if (orderId === undefined) throw new Error(`exchange answered ${JSON.stringify(answer)}`);
  return orderId;
}
