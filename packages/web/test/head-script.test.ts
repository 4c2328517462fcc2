// @vitest-environment node
import { ActivityType, carouselItems } from '@tara/sdk/rules';
import { describe, expect, it, vi } from 'vitest';
import { userAgents, runHeadScript, type Device } from './head-script.ts';

describe('device check (spec 2.1)', () => {
  // spec 0-01, 1-03, 1-04, 1-06, 1-07, 2.1-05, 2.1-06, 2.1-07, 2.1-08
  it.each<[string, Device, string]>([
    ['an Android phone', { userAgent: userAgents.pixel }, 'mobile'],
    ['an Android tablet', { userAgent: userAgents.androidTablet }, 'mobile'],
    ['an iPhone', { userAgent: userAgents.iphone }, 'mobile'],
    ['an iPad, which reports to be a Mac', { userAgent: userAgents.mac, maxTouchPoints: 5 }, 'mobile'],
    ['a Mac', { userAgent: userAgents.mac }, 'desktop'],
    ['a Windows PC', { userAgent: userAgents.windows }, 'desktop'],
    ['a Windows PC with a touch screen', { userAgent: userAgents.windows, maxTouchPoints: 10 }, 'desktop'],
    ['a Linux PC', { userAgent: userAgents.linux }, 'desktop'],
    ['a device that reports nothing', { userAgent: '' }, 'desktop'],
    ['a phone that asks for it', { address: '/?layout=desktop' }, 'desktop'],
    ['a PC that asks for it', { userAgent: userAgents.windows, address: '/?layout=mobile' }, 'mobile'],
    [
      'a PC that asked before',
      { userAgent: userAgents.windows, session: { 'tara.layout': 'mobile' } },
      'mobile',
    ],
    ['a phone that asks for an unknown layout', { address: '/?layout=tv' }, 'mobile'],
    ['a PC with a window as small as a phone', { userAgent: userAgents.windows, width: 390 }, 'mobile'],
    ['a PC with a window of half the screen', { userAgent: userAgents.windows, width: 720 }, 'desktop'],
    [
      'a small window that asks for the desktop',
      { userAgent: userAgents.windows, width: 390, address: '/?layout=desktop' },
      'desktop',
    ],
    ['a PC whose storage is blocked', { userAgent: userAgents.windows, blocked: true }, 'desktop'],
    [
      'a PC if the build has no desktop layout',
      { userAgent: userAgents.windows, hasDesktop: false },
      'mobile',
    ],
  ])('gives %s its layout', (_, device, layout) => {
    const result = runHeadScript(device);
    expect(result.layout).toBe(layout);
    expect(result.desktopClass).toBe(layout === 'desktop');
    const own = layout === 'desktop' ? ['/assets/d.js'] : ['/assets/m.js', '/assets/m.css'];
    expect(result.preloaded).toEqual(own);
  });

  // spec 2.1-06
  it('stores the requested layout for the session', () => {
    expect(runHeadScript({ address: '/?layout=desktop' }).session).toEqual({ 'tara.layout': 'desktop' });
    expect(runHeadScript().session).toEqual({});
  });
});

describe('world of the mock server', () => {
  it.each<[Device, string, string]>([
    [{ address: '/login' }, 'default', '/login'],
    [{ address: '/login?world=team-7' }, 'team-7', '/login?world=team-7'],
    [{ address: '/login?world=default' }, 'default', '/login'],
    [{ address: '/login?world=../../x' }, 'default', '/login'],
    [{ address: '/login?a=1&world=UPPER#b' }, 'default', '/login?a=1#b'],
    [
      { address: '/login?a=1#b', session: { 'tara.world': '"team-7"' } },
      'team-7',
      '/login?a=1&world=team-7#b',
    ],
    [{ address: '/login?world=', session: { 'tara.world': '"team-7"' } }, 'team-7', '/login?world=team-7'],
    [{ address: '/login?world=a', session: { 'tara.world': '"b"' } }, 'a', '/login?world=a'],
    [{ address: '/login?world=default', session: { 'tara.world': '"b"' } }, 'default', '/login'],
    [{ address: '/login', session: { 'tara.world': 'garbage' } }, 'default', '/login'],
    [{ address: '/login', session: { 'tara.world': '7' } }, 'default', '/login'],
    [{ address: '/login', session: { 'tara.world': '"../x"' } }, 'default', '/login'],
    [{ address: '/login?world=team-7', blocked: true }, 'team-7', '/login?world=team-7'],
  ])('is for %j the world %s, with the address %s', (device, world, shownAddress) => {
    expect(runHeadScript(device)).toMatchObject({ world, shownAddress });
  });

  it('is stored for the session if the address names it', () => {
    expect(runHeadScript({ address: '/?world=team-7' }).session).toEqual({ 'tara.world': '"team-7"' });
    expect(runHeadScript({ address: '/?world=UPPER' }).session).toEqual({});
  });
});

describe('first view of the lobby', () => {
  it.each([
    ['/', 'home'],
    ['/lobby', 'home'],
    ['/lobby/home', 'home'],
    ['/lobby/home/?x=1', 'home'],
    ['/lobby/rewards', undefined],
    ['/login/x', undefined],
  ])('is shown at %s: %s', (address, boot) => {
    expect(runHeadScript({ address }).boot).toBe(boot);
  });
});

describe('a sign-in page', () => {
  it('has its picture before the scripts, and preloads its files', () => {
    const { boot, cover, preloaded } = runHeadScript({ address: '/login?x=1' });
    expect({ boot, cover }).toEqual({ boot: 'login', cover: 'url(/assets/cover.webp)' });
    expect(preloaded).toEqual(['/assets/m.js', '/assets/m.css', '/assets/l.js', '/assets/l.css']);
  });

  it('has no picture before the scripts on a desktop', () => {
    const { boot, cover, preloaded } = runHeadScript({ address: '/login', userAgent: userAgents.windows });
    expect({ boot, cover }).toEqual({ boot: undefined, cover: undefined });
    expect(preloaded).toEqual(['/assets/d.js', '/assets/l.js']);
  });
});

describe('configuration', () => {
  const stored = (text: string) => ({ local: { 'tara.gameConfig': text } });

  // spec 7.1-05, 9-10
  it('is requested for a visitor while the page is parsed', () => {
    expect(runHeadScript({ userAgent: userAgents.windows }).configRequests).toEqual([
      {
        url: '/app/v1/anonymous/appConfig',
        body: { gameListVersion: 0, clientReferrer: 'ph', channel: 'WEB', appId: 'demo', platform: 1 },
      },
    ]);
  });

  it('is requested before the files, which would delay it on few connections', () => {
    expect(runHeadScript().requested).toEqual([
      '/app/v1/anonymous/appConfig',
      '/assets/m.js',
      '/assets/m.css',
    ]);
  });

  // spec 7.1-05
  it('is not requested for a player, whose start call contains it', () => {
    expect(runHeadScript({ local: { 'tara.session': 'tok' } }).configRequests).toEqual([]);
  });

  it('is not requested if the API has another host', () => {
    expect(runHeadScript({ apiBase: 'https://api.example' }).configRequests).toEqual([]);
  });

  it('includes the stored app id', () => {
    expect(runHeadScript({ local: { appId: 'x7' } }).configRequests[0]?.body['appId']).toBe('x7');
  });

  // spec 7.1-04, 9-78
  it.each([
    ['{"gameListVersion":7}', 7],
    ['{"gameListVersion":"7"}', 0],
    ['{"gameListVersion":-1}', 0],
    ['{"gameListVersion":1.5}', 0],
    ['{"gameListVersion":1e300}', 0],
    ['{}', 0],
    ['null', 0],
    ['7', 0],
    ['{', 0],
    ['', 0],
  ])('names for a stored %j the version %i', (text, version) => {
    expect(runHeadScript(stored(text)).configRequests[0]?.body['gameListVersion']).toBe(version);
  });

  it.each<[Device, string]>([
    [{ address: '/?world=team-7' }, '/w/team-7/app/v1/anonymous/appConfig'],
    [{ session: { 'tara.world': '"team-7"' } }, '/w/team-7/app/v1/anonymous/appConfig'],
    [{ address: '/?world=a', session: { 'tara.world': '"b"' } }, '/w/a/app/v1/anonymous/appConfig'],
    [{ address: '/?world=..%2Fx' }, '/app/v1/anonymous/appConfig'],
    [{ session: { 'tara.world': 'garbage' } }, '/app/v1/anonymous/appConfig'],
    [{ session: { 'tara.world': '["team-7"]' } }, '/app/v1/anonymous/appConfig'],
    [{ blocked: true }, '/app/v1/anonymous/appConfig'],
  ])('is requested for %j from %s', (device, url) => {
    expect(runHeadScript(device).configRequests[0]?.url).toBe(url);
  });
});

describe('first offer', () => {
  const slide = (id: number, clickAction: number | string, clickType = 1, sort = id) => ({
    id,
    sort,
    clickType,
    clickAction,
    imgUrl2: `/content/${id}.webp`,
    title: `Slide ${id}`,
  });

  it.each([
    ['of each activity', Object.values(ActivityType).map((type) => [slide(1, type), slide(2, '7001', 2)])],
    ['in their order, equal ones by id', [[slide(3, '', 2, 5), slide(2, '', 2, 5), slide(1, '', 2, 6)]]],
    ['with text for a number', [[slide(1, '15'), slide(2, '8')]]],
    ['with the same numbers but other targets', [[slide(1, '15', 2)]]],
  ])('is the first one of the carousel: slides %s', async (_, cases) => {
    for (const slides of cases) {
      const [first] = carouselItems(slides, null, '');
      expect(await runHeadScript({ slides }).offer()).toEqual({
        picture: first?.imgUrl2,
        title: first?.title,
      });
    }
  });

  it('stays empty without slides', async () => {
    expect(await runHeadScript({ slides: [] }).offer()).toEqual({ picture: '', title: '' });
    expect(await runHeadScript({ slides: [slide(1, 15)] }).offer()).toEqual({ picture: '', title: '' });
  });
});

it('keeps an offer of the browser to install the site that comes before the scripts', () => {
  const offer = { preventDefault: vi.fn<() => void>() };
  expect(runHeadScript().keptOffer(offer)).toBe(offer);
  expect(offer.preventDefault).toHaveBeenCalledOnce();
});
