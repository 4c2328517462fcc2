import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { servedDocument } from '../src/reference/served-document.ts';
import type { OpenApiDocument, ReferenceOperation } from '../src/reference/openapi-document.ts';
import { startServer } from './support/client.ts';

const FOLDER = fileURLToPath(new URL('../reference/', import.meta.url));

beforeAll(() => {
  if (!existsSync(`${FOLDER}dist/reference.js`)) execFileSync(process.execPath, [`${FOLDER}build.mjs`]);
}, 60_000);

const server = await startServer();
const contract = (await server.inject('/openapi.json')).json<OpenApiDocument>();

interface Sample {
  label: string;
  source: string;
}
type Served = ReferenceOperation & { 'x-codeSamples': Sample[] };

async function listCalls(url: string): Promise<Served[]> {
  const { paths } = (await server.inject(url)).json<OpenApiDocument>();
  return Object.values(paths).flatMap((item) =>
    Object.values(item).filter((value): value is Served => 'operationId' in value),
  );
}

describe('the reference page', () => {
  it.each([
    ['/docs', 'default', '/docs/openapi.json'],
    ['/docs/', 'default', '/docs/openapi.json'],
    ['/docs/control', 'default', '/docs/control/openapi.json'],
    ['/w/blue-1/docs', 'blue-1', '/w/blue-1/docs/openapi.json'],
    ['/w/blue-1/docs/control', 'blue-1', '/w/blue-1/docs/control/openapi.json'],
  ])('%s shows a contract for the world %s', async (url, world, document) => {
    const { statusCode, payload } = await server.inject(url);
    expect(statusCode).toBe(200);
    expect(payload).toContain(`data-world="${world}"`);
    expect(payload).toContain(`data-document="${document}"`);
    expect((await server.inject(document)).statusCode).toBe(200);
  });

  it('allows only its own files, and styles with its nonce', async () => {
    const [one, other] = [await server.inject('/docs'), await server.inject('/docs')];
    const policy = String(one.headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    const [, nonce = ''] = /'nonce-([\w-]+)'/.exec(policy) ?? [];
    expect(one.payload).toContain(`content="${nonce}"`);
    expect(other.payload).not.toContain(nonce);
    expect(one.payload).not.toMatch(/<script>|<style|(src|href)="https?:/);
  });

  it('has its files, and no others', async () => {
    const script = await server.inject('/docs/files/reference.js');
    expect([script.statusCode, script.headers['content-type']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ]);
    expect((await server.inject('/docs/files/reference.css')).headers['content-type']).toMatch(/^text\/css/);
    const component = await server.inject({
      url: '/docs/files/component/standalone.esm.js',
      headers: { 'accept-encoding': 'br' },
    });
    expect(component.headers['content-encoding']).toBe('br');
    for (const name of ['', 'gone.js', 'component', '../../package.json', '..%2f..%2fbuild.mjs']) {
      expect((await server.inject(`/docs/files/${name}`)).statusCode).toBe(404);
    }
  });
});

describe('the page of the errcodes', () => {
  it('gives every errcode an address, its meaning and links to its calls', async () => {
    const { statusCode, payload } = await server.inject('/w/mine/docs/errcodes');
    expect(statusCode).toBe(200);
    const ids = [...payload.matchAll(/<section id="(\d+)"/g)].map(([, id]) => Number(id));
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
    for (const { operationId, 'x-errcodes': refusals = [] } of await listCalls('/docs/openapi.json')) {
      for (const { code, name } of refusals) {
        const [, section = ''] = payload.split(`<section id="${code}">`);
        const [own = ''] = section.split('</section>');
        expect(own).toContain(`<code>${name}</code>`);
        expect(own).toContain(`<a href="/w/mine/docs#${operationId}"><code>${operationId}</code></a>`);
      }
    }
    expect(payload).toContain('<section id="401">');
    expect(payload).not.toContain('`');
  });

  it('runs no scripts', async () => {
    const { headers, payload } = await server.inject('/docs/errcodes');
    expect(headers['content-security-policy']).not.toContain('script-src');
    expect(payload).not.toMatch(/<script|<style|\sstyle=/);
  });
});

describe('the document of the page', () => {
  const place = { origin: 'http://127.0.0.1:4010', prefix: '/w/mine', world: 'mine' };

  it('has its world as the only server', async () => {
    const headers = { host: '192.0.2.7:4010' };
    const document = (await server.inject({ url: '/w/mine/docs/openapi.json', headers })).json<object>();
    expect(document).toMatchObject({ servers: [{ url: 'http://192.0.2.7:4010/w/mine' }] });
  });

  it('has samples of every call, and SDK samples for the product only', async () => {
    const labels = ({ 'x-codeSamples': samples }: Served): string => samples.map(({ label }) => label).join();
    expect(new Set((await listCalls('/docs/openapi.json')).map(labels))).toEqual(new Set(['curl,SDK,fetch']));
    expect(new Set((await listCalls('/docs/control/openapi.json')).map(labels))).toEqual(
      new Set(['curl,fetch']),
    );
  });

  it('fills in every path parameter of a sample', async () => {
    for (const call of await listCalls('/docs/control/openapi.json'))
      for (const { source } of call['x-codeSamples']) expect(source).not.toMatch(/__mock\/[^\s']*[{%]/);
  });

  it('lists the refusals of every call with an example of each', async () => {
    const calls = await listCalls('/docs/openapi.json');
    expect(calls.length).toBeGreaterThan(90);
    for (const { operationId, description, responses, 'x-errcodes': refusals = [] } of calls) {
      const examples = Object.values(responses['200']?.content?.['application/json']?.examples ?? {});
      const shown = JSON.stringify(examples);
      for (const { code, name, when } of refusals) {
        expect(`${operationId}: ${description}`).toContain(
          `| [${code}](/docs/errcodes#${code}) | \`${name}\` ${when}`,
        );
        expect(`${operationId}: ${shown}`).toContain(`"errcode":${code},`);
      }
      // The success is first, because the page shows the first example.
      expect(examples.length).toBeGreaterThan(refusals.length);
    }
  });

  it('is otherwise the contract', () => {
    const served = servedDocument(contract, 'product', place);
    expect(served.components.schemas).toEqual(contract.components.schemas);
    expect(Object.keys(served.paths)).toEqual(Object.keys(contract.paths));
    expect(served.info).toEqual(contract.info);
  });

  it('contains no example of an idempotency key', () => {
    const { parameters } = servedDocument(contract, 'product', place).components;
    expect(parameters?.['IdempotencyKey']).not.toHaveProperty('example');
    expect(parameters?.['XPublic']).toHaveProperty('example', '1');
  });
});
