import { afterEach, describe, expect, it, vi } from 'vitest';
import { encryptPassword } from '../src/password/index.ts';
import { isSdkError } from '../src/index.ts';
import { NOW, opened, passwordKey } from './fixtures.ts';

const fallback = async () => import('../src/password-fallback/index.ts');
const withoutWebCrypto = () => ({ getRandomValues: crypto.getRandomValues.bind(crypto) });

afterEach(() => vi.unstubAllGlobals());

const PASSWORDS = ['tara1234', '', 'пароль 🙂 "quoted" \\', ' '.repeat(20), 'a'.repeat(64)];

describe.each([
  ['with WebCrypto', () => undefined],
  // A phone on plain http in the LAN has no secure context, hence no crypto.subtle.
  ['without WebCrypto', () => vi.stubGlobal('crypto', withoutWebCrypto())],
])('an encrypted password, %s', (_, prepare) => {
  it.each(PASSWORDS)('%j is read back by the holder of the private key', async (plain) => {
    prepare();
    const encrypted = await encryptPassword(plain, passwordKey(), NOW, fallback);
    expect(encrypted).toMatch(/^dev1\.[A-Za-z0-9_-]{342}$/);
    expect(opened(encrypted)).toEqual({ kid: 'dev1', p: plain, n: 'nonce-1', t: NOW });
  });

  it('never looks the same twice', async () => {
    prepare();
    const encrypt = async () => encryptPassword('tara1234', passwordKey(), NOW, fallback);
    expect(await encrypt()).not.toBe(await encrypt());
  });
});

it('without WebCrypto and without a fallback says what to install, before anything is sent', async () => {
  vi.stubGlobal('crypto', withoutWebCrypto());
  const error: unknown = await encryptPassword('tara1234', passwordKey(), NOW).catch(
    (reason: unknown) => reason,
  );
  expect(isSdkError(error)).toBe(true);
  expect(error).toMatchObject({
    kind: 'crypto',
    op: 'encryptPassword',
    outcome: 'not-sent',
    message:
      'the password could not be encrypted; without WebCrypto, install node-forge and pass passwordFallback',
  });
  expect(JSON.stringify(error)).not.toContain('tara1234');
});
