import { afterEach, describe, expect, it, vi } from 'vitest';
import { encryptPassword } from '../src/password/index.ts';
import { NOW, opened, passwordKey } from './fixtures.ts';

afterEach(() => vi.unstubAllGlobals());

const PASSWORDS = ['tara1234', '', 'пароль 🙂 "quoted" \\', ' '.repeat(20), 'a'.repeat(64)];

describe.each([
  ['with WebCrypto', () => undefined],
  // A phone on plain http in the LAN has no secure context, hence no crypto.subtle.
  [
    'without WebCrypto',
    () => vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) }),
  ],
])('an encrypted password, %s', (_, prepare) => {
  it.each(PASSWORDS)('%j is read back by the holder of the private key', async (plain) => {
    prepare();
    const encrypted = await encryptPassword(plain, passwordKey(), NOW);
    expect(encrypted).toMatch(/^dev1\.[A-Za-z0-9_-]{342}$/);
    expect(opened(encrypted)).toEqual({ kid: 'dev1', p: plain, n: 'nonce-1', t: NOW });
  });

  it('never looks the same twice', async () => {
    prepare();
    const encrypt = async () => encryptPassword('tara1234', passwordKey(), NOW);
    expect(await encrypt()).not.toBe(await encrypt());
  });
});
