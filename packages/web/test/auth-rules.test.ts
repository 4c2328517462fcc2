import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberCredentials, rememberedAccount, wantsRemembering } from '#shared/credentials/credentials.ts';
import { toReferral } from '#features/account/auth/referral.ts';
import { finishSocialLogin, startSocialLogin } from '#features/account/auth/social-login.ts';
import { chooseLayout } from './layout.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('referral of a registration (spec 3)', () => {
  const arrival = { url: 'https://tara.test/', referrer: '', userAgent: 'Chrome' };

  // spec 3-112
  it('contains the parameters of the arrival under the names of the contract', () => {
    const referral = toReferral({
      ...arrival,
      install_referrer: 'h5',
      proxy_id: 'p1',
      outValue: 'TARA7Q',
      aid: 'a1',
      fbp: 'b',
      fbc: 'c',
      ttclid: 'd',
      ttp: 'e',
    });
    expect(referral).toEqual({
      installReferrer: 'h5',
      proxyId: 'p1',
      outValue: 'TARA7Q',
      aid: 'a1',
      fbp: 'b',
      fbc: 'c',
      ttclid: 'd',
      ttp: 'e',
      url: 'https://tara.test/',
      userAgent: 'Chrome',
    });
  });

  // spec 9-08
  it('names the web as install referrer if the address names none', () => {
    expect(toReferral(arrival)).toMatchObject({ installReferrer: 'web' });
  });

  it('omits what the contract would reject', () => {
    const referral = toReferral({
      ...arrival,
      outValue: 'x'.repeat(65),
      aid: 'y'.repeat(64),
      userAgent: 'z'.repeat(513),
    });
    expect(referral).not.toHaveProperty('outValue');
    expect(referral).not.toHaveProperty('userAgent');
    expect(referral).toHaveProperty('aid');
  });
});

describe('remembered credentials (spec 4)', () => {
  const secret = 'tara1234';

  // spec 3-104, 4-04, 9-81
  it('are on by default, and include the account', () => {
    expect(wantsRemembering()).toBe(true);
    rememberCredentials({ account: 'demoplayer', password: secret, wanted: true });
    expect(rememberedAccount()).toBe('demoplayer');
    expect(localStorage.getItem('tara.rememberedAccount')).toBe('"demoplayer"');
  });

  // spec 3-105
  it('never include the password in storage', () => {
    rememberCredentials({ account: 'demoplayer', password: secret, wanted: true });
    const values = [localStorage, sessionStorage].flatMap((storage) => Object.values(storage));
    expect(values).toContain('"demoplayer"');
    expect(values.join()).not.toContain(secret);
  });

  it('are offered to the credential store of the browser', async () => {
    const store = vi.fn<(credential: unknown) => Promise<void>>(async () => undefined);
    vi.stubGlobal('navigator', { credentials: { store } });
    vi.stubGlobal(
      'PasswordCredential',
      class {
        readonly given: unknown;
        constructor(given: unknown) {
          this.given = given;
        }
      },
    );
    rememberCredentials({ account: 'demoplayer', password: secret, wanted: true });
    await vi.waitFor(() => expect(store).toHaveBeenCalledOnce(), { timeout: 10_000 });
    expect(store.mock.calls[0]?.[0]).toMatchObject({ given: { id: 'demoplayer', password: secret } });
  });

  it('are deleted when the player turns them off, and the choice stays', () => {
    rememberCredentials({ account: 'demoplayer', password: secret, wanted: true });
    rememberCredentials({ account: 'demoplayer', password: secret, wanted: false });
    expect(rememberedAccount()).toBe('');
    expect(wantsRemembering()).toBe(false);
  });

  it('survive changed storage', () => {
    localStorage.setItem('tara.rememberedAccount', '{"a":1}');
    localStorage.setItem('tara.rememberMe', '{');
    expect(rememberedAccount()).toBe('');
    expect(wantsRemembering()).toBe(true);
  });
});

describe('social login (spec 7.2)', () => {
  const config = { authorizeUrl: 'https://social.test/authorize?tenant=1', clientId: 'tara-web' };
  const start = () =>
    new URL(startSocialLogin(config, '/start?gameId=7') ?? '').searchParams.get('state') ?? '';
  const answer = (state: string) => new URLSearchParams({ state, code: 'c1' });

  // spec 2.7-11, 7.2-11, 7.2-12
  it('returns to the log-in page with a new state each time', () => {
    chooseLayout('mobile');
    const url = new URL(startSocialLogin(config, null) ?? '');
    expect(url.searchParams.get('redirect_uri')).toBe(`${window.location.origin}/login`);
    expect(start()).not.toBe(url.searchParams.get('state'));
  });

  // spec 7.2-12
  it('accepts its own answer once, with the uuid of the attempt and the return address', () => {
    chooseLayout('mobile');
    const state = start();
    const uuid = expect.stringMatching(/^[0-9a-f]{32}$/) as string;
    expect(finishSocialLogin(answer(state))).toEqual({
      callback: { state, code: 'c1', uuid },
      from: '/start?gameId=7',
    });
    expect(finishSocialLogin(answer(state))).toBeNull();
  });

  it('ends the attempt with an answer that is not its own', () => {
    const state = start();
    expect(finishSocialLogin(answer('another-state'))).toBeNull();
    expect(finishSocialLogin(answer(state))).toBeNull();
  });

  it.each(['{}', '{"state":"s"}', '{"state":1,"uuid":2}', '"s"'])('accepts nothing from %s', (stored) => {
    sessionStorage.setItem('tara.socialLogin', stored);
    expect(finishSocialLogin(answer('s'))).toBeNull();
  });

  it('stores no attempt without an authorization page', () => {
    expect(startSocialLogin({ ...config, authorizeUrl: 'javascript:alert(1)' }, null)).toBeNull();
    expect(sessionStorage.getItem('tara.socialLogin')).toBeNull();
  });
});
