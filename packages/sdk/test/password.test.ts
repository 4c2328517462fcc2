import { afterEach, describe, expect, it, vi } from 'vitest';
import { encryptPassword } from '../src/password/index.ts';
import { createTestSdk, CREDENTIALS, catchError, NOW, decryptPassword, passwordKey } from './fixtures.ts';

const fallback = async () => import('../src/password-fallback/index.ts');
const withoutWebCrypto = () => ({ getRandomValues: crypto.getRandomValues.bind(crypto) });

afterEach(() => vi.unstubAllGlobals());

const PASSWORDS = ['tara1234', '', 'пароль 🙂 "quoted" \\', ' '.repeat(20), 'a'.repeat(64)];

describe.each([
  ['with WebCrypto', () => undefined],
  // A phone on plain http in the LAN has no secure context, hence no crypto.subtle.
  ['without WebCrypto', () => vi.stubGlobal('crypto', withoutWebCrypto())],
])('an encrypted password, %s', (_, prepare) => {
  // spec 3-099, 3-100
  it.each(PASSWORDS)('%j is decrypted by the owner of the private key', async (plain) => {
    prepare();
    const encrypted = await encryptPassword(plain, passwordKey(), NOW, fallback);
    expect(encrypted).toMatch(/^dev1\.[A-Za-z0-9_-]{342}$/);
    expect(decryptPassword(encrypted)).toEqual({ kid: 'dev1', p: plain, n: 'nonce-1', t: NOW });
  });

  it('may be as long as the key allows; a longer one is rejected with the number of excess bytes', async () => {
    prepare();
    // A key of 2,048 bits: 256 bytes, 66 of them padding. The two-byte letter shows that bytes are counted.
    const around = JSON.stringify({ p: '', n: 'nonce-1', t: NOW }).length;
    const longest = `ä${'a'.repeat(190 - around - 2)}`;
    const encrypt = async (plain: string) => encryptPassword(plain, passwordKey(), NOW, fallback);
    expect(decryptPassword(await encrypt(longest)).p).toBe(longest);
    for (const excess of [1, 2, 500]) {
      const error = await catchError(encrypt(longest + 'a'.repeat(excess)));
      expect(error).toMatchObject({ kind: 'crypto', outcome: 'not-sent' });
      expect(error.message).toContain(`${excess} bytes`);
    }
  });

  it('differs each time', async () => {
    prepare();
    const encrypt = async () => encryptPassword('tara1234', passwordKey(), NOW, fallback);
    expect(await encrypt()).not.toBe(await encrypt());
  });
});

describe('without a secure random source', () => {
  it.each([
    ['no crypto at all', undefined],
    ['a crypto without getRandomValues', {}],
  ])('%s: a password is not encrypted', async (_, crypto) => {
    vi.stubGlobal('crypto', crypto);
    expect(await catchError(encryptPassword('tara1234', passwordKey(), NOW))).toMatchObject({
      kind: 'crypto',
      outcome: 'not-sent',
      message: 'needs crypto.getRandomValues',
    });
  });

  it('signing in fails, and nothing is sent', async () => {
    const { sdk, server } = createTestSdk();
    vi.stubGlobal('crypto', undefined);
    const error = await catchError(sdk.session.signIn(CREDENTIALS));
    expect(error).toMatchObject({
      kind: 'crypto',
      message: 'needs crypto.getRandomValues',
    });
    expect(JSON.stringify([error, error.stack])).not.toContain(CREDENTIALS.password);
    expect(server.calls).toHaveLength(0);
  });

  it('the seed is the only randomness: equal numbers give equal ciphertexts', async () => {
    // The seed of forge's own generator would differ each time.
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) });
    const encrypt = async () => encryptPassword('tara1234', passwordKey(), NOW, fallback);
    expect(await encrypt()).toBe(await encrypt());
  });
});

it('the error names what to install without WebCrypto and without a fallback, before anything is sent', async () => {
  vi.stubGlobal('crypto', withoutWebCrypto());
  const error = await catchError(encryptPassword('tara1234', passwordKey(), NOW));
  expect(error).toMatchObject({
    kind: 'crypto',
    op: 'encryptPassword',
    outcome: 'not-sent',
    message: 'needs WebCrypto or a passwordFallback (node-forge)',
  });
  expect(JSON.stringify(error)).not.toContain('tara1234');
});

it('a password is encrypted without TextEncoder', async () => {
  vi.stubGlobal('TextEncoder', undefined);
  const encrypted = await encryptPassword('пароль 🙂', passwordKey(), NOW);
  expect(decryptPassword(encrypted).p).toBe('пароль 🙂');
});
