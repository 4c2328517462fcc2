import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readLastPrize, storeLastPrize } from '#shared/last-prize/last-prize.ts';
import {
  asObject,
  dropKey,
  localStore,
  readJson,
  readObject,
  sessionStore,
  writeJson,
} from '#lib/storage.ts';

/** Stored values of another origin or version. */
const invalidValues = ['', '{', 'null', '7', '"text"', '[]', '[{}]', 'true', '{}', '<html>', 'undefined'];

/** A storage that throws on every use, as if the browser blocks it. */
const blocked = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.resetModules();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the last prize of a wheel', () => {
  const owner = { player: 1, round: 7 };
  const prize = { index: 2, items: [{ id: 1, count: 5_00 }] };

  it('belongs to one wheel, one player and one round', () => {
    storeLastPrize('spin', prize, owner);
    expect(readLastPrize('spin', owner)).toEqual(prize);
    expect(readLastPrize('spin', { ...owner, player: 2 })).toBeNull();
    expect(readLastPrize('spin', { ...owner, round: 8 })).toBeNull();
    expect(readLastPrize('weekend', owner)).toBeNull();
  });
});

describe('browser storage', () => {
  it('returns the stored value', () => {
    expect(writeJson(localStore, 'k', { a: [1] })).toBe(true);
    expect(readJson(localStore, 'k')).toEqual({ a: [1] });
    dropKey(localStore, 'k');
    expect(readJson(localStore, 'k')).toBeNull();
  });

  it.each(invalidValues.filter((text) => text !== '{}'))('reads %j as an empty object', (text) => {
    localStorage.setItem('k', text);
    expect(readObject(localStore, 'k')).toEqual({});
  });

  it('reads a stored object, and an empty one if nothing is stored', () => {
    localStorage.setItem('k', '{"a":1}');
    expect(readObject(localStore, 'k')).toEqual({ a: 1 });
    expect(readObject(localStore, 'missing')).toEqual({});
    expect(asObject(undefined)).toEqual({});
  });

  it('does not throw if it is blocked', () => {
    expect(readJson(blocked, 'k')).toBeNull();
    expect(readObject(blocked, 'k')).toEqual({});
    expect(writeJson(blocked, 'k', 1)).toBe(false);
    expect(() => dropKey(blocked, 'k')).not.toThrow();
  });

  it('returns false if a value cannot be stored', () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    expect(writeJson(localStore, 'k', circle)).toBe(false);
  });
});

describe('notices of this device and session', () => {
  const fresh = () => import('#state/notices.ts');

  // spec 9-83
  it.each([
    ...invalidValues,
    '{"installTip":null}',
    '{"installTip":7}',
    '{"installTip":{"time":"soon","ios":1}}',
  ])('start with defaults over %j', async (text) => {
    localStorage.setItem('tara.keptNotices', text);
    sessionStorage.setItem('tara.sessionNotices', text);
    const { useKeptNotices, useSessionNotices } = await fresh();
    expect(useKeptNotices.getState()).toEqual({
      ageAccepted: false,
      downloadBannerClosed: false,
      installTip: { time: null, ios: false, nonChrome: false },
    });
    expect(useSessionNotices.getState()).toEqual({
      welcomeSeen: false,
      hideHomeNotice: false,
      welcomeCoins: 0,
      activityModalIds: [],
      floatingHidden: false,
    });
  });

  // spec 3-106, 3-110, 4-59, 4-60, 4-83, 4-86, 9-83
  it('survive a reload, each in its storage', async () => {
    const before = await fresh();
    before.useKeptNotices.setState({
      ageAccepted: true,
      downloadBannerClosed: true,
      installTip: { time: 5, ios: true, nonChrome: true },
    });
    const seen = {
      welcomeSeen: true,
      hideHomeNotice: true,
      welcomeCoins: 5000,
      activityModalIds: [39],
      floatingHidden: true,
    };
    before.useSessionNotices.setState(seen);
    vi.resetModules();
    const after = await fresh();
    expect(after.useKeptNotices.getState()).toEqual({
      ageAccepted: true,
      downloadBannerClosed: true,
      installTip: { time: 5, ios: true, nonChrome: true },
    });
    expect(after.useSessionNotices.getState()).toEqual(seen);
    expect(localStorage.getItem('tara.sessionNotices')).toBeNull();
  });

  it('work without any storage', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(blocked);
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(blocked);
    const { useSessionNotices } = await fresh();
    useSessionNotices.setState({ welcomeSeen: true });
    expect(useSessionNotices.getState().welcomeSeen).toBe(true);
  });
});

describe('arrival of the player', () => {
  const fresh = () => import('#lib/environment.ts');
  const arriveAt = (address: string) =>
    vi.stubGlobal('location', new URL(address, 'https://tara.example/')) as unknown;

  // spec 3-112, 3-113
  it('is read from the address and stored for the session', async () => {
    arriveAt('/register?outValue=TARA7Q&aid=a1&install_referrer=h5&ttclid=t&x=y');
    const first = await fresh();
    expect(first.adParams).toMatchObject({
      outValue: 'TARA7Q',
      aid: 'a1',
      install_referrer: 'h5',
      ttclid: 't',
      url: 'https://tara.example/register',
    });
    vi.resetModules();
    arriveAt('/lobby/home');
    const later = await fresh();
    expect(later.adParams).toEqual(first.adParams);
    expect(later.adParams).not.toHaveProperty('x');
  });

  // spec 3-107, 3-108
  it('reads the id of the installation from the address once, and from the device after that', async () => {
    arriveAt('/lobby/home');
    expect((await fresh()).afuid).toBe('');
    vi.resetModules();
    arriveAt('/lobby/home?afuid=af-77');
    expect((await fresh()).afuid).toBe('af-77');
    vi.resetModules();
    sessionStorage.clear();
    arriveAt('/lobby/home');
    expect((await fresh()).afuid).toBe('af-77');
  });

  it('is limited in length', async () => {
    arriveAt(`/?outValue=${'a'.repeat(5000)}&afuid=${'b'.repeat(5000)}`);
    const { adParams, afuid } = await fresh();
    expect(adParams.outValue).toBe('a'.repeat(200));
    expect(afuid).toBe('b'.repeat(200));
  });

  it('has every parameter of an advertisement, the new ones in place of the stored ones', async () => {
    const given = {
      install_referrer: 'h5',
      proxy_id: 'p1',
      fbp: 'p',
      fbc: 'c',
      ttclid: 't',
      ttp: 'tt',
      outValue: 'TARA7Q',
      aid: 'a1',
    };
    const stored = { url: 'https://tara.example/old', referrer: 'https://ads.example/', userAgent: 'Old' };
    sessionStorage.setItem('tara.adParams', JSON.stringify({ ...stored, aid: 'a0', fbp: 'p0' }));
    arriveAt(`/?${new URLSearchParams({ ...given, fbp: '' }).toString()}`);
    const expected = { ...given, fbp: 'p0', ...stored };
    expect((await fresh()).adParams).toEqual(expected);
    expect(readJson(sessionStore, 'tara.adParams')).toEqual(expected);
  });

  it.each(['{"a":1}', '7', '{'])('has no id of the installation if %s was stored', async (text) => {
    localStorage.setItem('tara.afuid', text);
    arriveAt('/lobby/home?afuid=');
    expect((await fresh()).afuid).toBe('');
  });

  it.each([
    ['Mozilla/5.0 (Linux; Android 14) TaraSlotsApp/1.2', true, 'android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', false, 'ios'],
    ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X)', false, 'ios'],
    ['Mozilla/5.0 (iPod touch; like Mac OS X)', false, 'ios'],
    ['Mozilla/5.0 (Windows NT 10.0)', false, 'windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)', false, 'macos'],
    ['Mozilla/5.0 (X11; Linux x86_64)', false, 'linux'],
  ])('tells the app and the system by the browser %s', async (userAgent, isInApp, system) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    arriveAt('/lobby/home?entry=other');
    const environment = await fresh();
    expect(environment.isInApp).toBe(isInApp);
    expect(environment.isInstalled).toBe(false);
    expect(environment.operatingSystem()).toBe(system);
    expect(environment.adParams.userAgent).toBe(userAgent);
  });

  // spec 3-113
  it.each([...invalidValues, '{"url":5,"aid":{"a":1},"outValue":null,"evil":"x"}'])(
    'is complete although %j was stored',
    async (text) => {
      sessionStorage.setItem('tara.adParams', text);
      arriveAt('/lobby/home');
      expect((await fresh()).adParams).toEqual({
        url: 'https://tara.example/lobby/home',
        referrer: '',
        userAgent: navigator.userAgent,
      });
    },
  );

  // spec 3-114, 3-115
  it('is from the home screen for the whole session if the query contains entry=pwa', async () => {
    arriveAt('/lobby/home');
    expect((await fresh()).isInstalled).toBe(false);
    vi.resetModules();
    arriveAt('/lobby/home?entry=pwa');
    expect((await fresh()).isInstalled).toBe(true);
    vi.resetModules();
    arriveAt('/lobby/notice');
    expect((await fresh()).isInstalled).toBe(true);
  });

  // spec 2.5-59, 9-72
  it('is from the native app for the whole session if the query contains a token', async () => {
    arriveAt('/?token=abc');
    expect((await fresh()).isInApp).toBe(true);
    expect(sessionStorage.getItem('tara.inApp')).toBe('true');
    vi.resetModules();
    arriveAt('/');
    expect((await fresh()).isInApp).toBe(true);
    vi.resetModules();
    sessionStorage.setItem('tara.inApp', '"yes"');
    expect((await fresh()).isInApp).toBe(false);
  });
});
