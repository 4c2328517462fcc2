// @vitest-environment node
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { at } from './sources.ts';

const page = readFileSync(at('web/index.html'), 'utf8');
const [, source = ''] = /<script>([\s\S]*?)<\/script>/.exec(page) ?? [];

interface Visit {
  address?: string;
  userAgent?: string;
  maxTouchPoints?: number;
  local?: Record<string, string>;
  session?: Record<string, string>;
  /** Value of VITE_ENABLE_DESKTOP and of VITE_API_BASE in the build. */
  desktop?: string;
  apiBase?: string;
  barred?: boolean;
  /** Width of the window in CSS pixels. */
  width?: number;
}

const agents = {
  pixel: 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
  androidTablet: 'Mozilla/5.0 (Linux; Android 14; SM-X700) AppleWebKit/537.36 Chrome/126.0 Safari/537.36',
  iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15',
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36',
  linux: 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
};

/** Runs the head script of the page on a device; tells what it chose, preloaded and asked. */
function visit({
  address = '/lobby/home',
  userAgent = agents.pixel,
  maxTouchPoints = 0,
  local = {},
  session = {},
  desktop = 'true',
  apiBase = '',
  barred = false,
  width = 1440,
}: Visit = {}) {
  const { pathname, search } = new URL(address, 'https://tara.example');
  const storage = (values: Record<string, string>) => ({
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(values, { [key]: value }),
  });
  const classes = new Set<string>();
  const root = { dataset: {} as Record<string, string>, classList: classes };
  const links: { rel?: string; href?: string }[] = [];
  const asked: { url: string; body: Record<string, unknown> }[] = [];
  const requested: string[] = [];
  const files = {
    mobile: { js: ['/assets/m.js'], css: ['/assets/m.css'] },
    desktop: { js: ['/assets/d.js'], css: [] },
  };
  const window = {
    innerWidth: width,
    get localStorage() {
      if (barred) throw new Error('denied');
      return storage(local);
    },
    get sessionStorage() {
      if (barred) throw new Error('denied');
      return storage(session);
    },
  };
  const code = source
    .replace('/*layout-files*/', `window.__layoutFiles=${JSON.stringify(files)};`)
    .replace('%VITE_ENABLE_DESKTOP%', desktop)
    .replace('%VITE_API_BASE%', apiBase);
  runInNewContext(code, {
    window,
    get sessionStorage() {
      return window.sessionStorage;
    },
    document: {
      documentElement: root,
      createElement: () => ({}),
      head: {
        append(link: { href: string }) {
          links.push(link);
          requested.push(link.href);
        },
      },
    },
    location: { pathname, search },
    navigator: { userAgent, maxTouchPoints },
    URLSearchParams,
    fetch(url: string, { body }: { body: string }) {
      requested.push(url);
      asked.push({ url, body: JSON.parse(body) as Record<string, unknown> });
      return new Promise(() => undefined);
    },
  });
  return {
    layout: root.dataset['layout'],
    boot: root.dataset['boot'],
    desktopClass: classes.has('desktop'),
    preloaded: links.map(({ href }) => href),
    asked,
    requested,
    session,
  };
}

describe('the device check (spec 2.1)', () => {
  it.each<[string, Visit, string]>([
    ['an Android phone', { userAgent: agents.pixel }, 'mobile'],
    ['an Android tablet', { userAgent: agents.androidTablet }, 'mobile'],
    ['an iPhone', { userAgent: agents.iphone }, 'mobile'],
    ['an iPad, which says it is a Mac', { userAgent: agents.mac, maxTouchPoints: 5 }, 'mobile'],
    ['a Mac', { userAgent: agents.mac }, 'desktop'],
    ['a Windows PC', { userAgent: agents.windows }, 'desktop'],
    ['a Windows PC with a touch screen', { userAgent: agents.windows, maxTouchPoints: 10 }, 'desktop'],
    ['a Linux PC', { userAgent: agents.linux }, 'desktop'],
    ['a device that says nothing', { userAgent: '' }, 'desktop'],
    ['a phone that asks for it', { address: '/?layout=desktop' }, 'desktop'],
    ['a PC that asks for it', { userAgent: agents.windows, address: '/?layout=mobile' }, 'mobile'],
    ['a PC that asked before', { userAgent: agents.windows, session: { 'tara.layout': 'mobile' } }, 'mobile'],
    ['a phone that asks for nonsense', { address: '/?layout=tv' }, 'mobile'],
    ['a PC with a window as small as a phone', { userAgent: agents.windows, width: 390 }, 'mobile'],
    ['a PC with half a screen for the window', { userAgent: agents.windows, width: 720 }, 'desktop'],
    [
      'a small window that asks for the desktop',
      { userAgent: agents.windows, width: 390, address: '/?layout=desktop' },
      'desktop',
    ],
    ['a PC whose storage is barred', { userAgent: agents.windows, barred: true }, 'desktop'],
    ['a PC where the build has no desktop', { userAgent: agents.windows, desktop: 'false' }, 'mobile'],
  ])('gives %s its layout', (_, device, layout) => {
    const seen = visit(device);
    expect(seen.layout).toBe(layout);
    expect(seen.desktopClass).toBe(layout === 'desktop');
    const own = layout === 'desktop' ? ['/assets/d.js'] : ['/assets/m.js', '/assets/m.css'];
    expect(seen.preloaded).toEqual(own);
  });

  it('keeps what was asked for, for the session', () => {
    expect(visit({ address: '/?layout=desktop' }).session).toEqual({ 'tara.layout': 'desktop' });
    expect(visit().session).toEqual({});
  });
});

describe('the first picture of the lobby', () => {
  it.each([
    ['/', 'home'],
    ['/lobby', 'home'],
    ['/lobby/home', 'home'],
    ['/lobby/home/?x=1', 'home'],
    ['/lobby/rewards', undefined],
    ['/login', undefined],
  ])('at %s is %s', (address, boot) => {
    expect(visit({ address }).boot).toBe(boot);
  });
});

describe('the configuration', () => {
  const stored = (text: string) => ({ local: { 'tara.gameConfig': text } });

  it('is asked for by a visitor while the page is parsed', () => {
    expect(visit({ userAgent: agents.windows }).asked).toEqual([
      {
        url: '/app/v1/anonymous/appConfig',
        body: { gameListVersion: 0, clientReferrer: 'ph', channel: 'WEB', appId: 'demo', platform: 1 },
      },
    ]);
  });

  it('comes before the files, which would keep it waiting in a line of few connections', () => {
    expect(visit().requested).toEqual(['/app/v1/anonymous/appConfig', '/assets/m.js', '/assets/m.css']);
  });

  it('is not asked for by a player, whose start call brings it', () => {
    expect(visit({ local: { 'tara.accessToken': 'tok' } }).asked).toEqual([]);
  });

  it('is not asked for here where the API lives elsewhere', () => {
    expect(visit({ apiBase: 'https://api.example' }).asked).toEqual([]);
  });

  it('carries the stored app id', () => {
    expect(visit({ local: { appId: 'x7' } }).asked[0]?.body['appId']).toBe('x7');
  });

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
  ])('names of a stored %j the version %i', (text, version) => {
    expect(visit(stored(text)).asked[0]?.body['gameListVersion']).toBe(version);
  });

  it.each<[Visit, string]>([
    [{ address: '/?world=team-7' }, '/w/team-7/app/v1/anonymous/appConfig'],
    [{ session: { 'tara.world': '"team-7"' } }, '/w/team-7/app/v1/anonymous/appConfig'],
    [{ address: '/?world=a', session: { 'tara.world': '"b"' } }, '/w/a/app/v1/anonymous/appConfig'],
    [{ address: '/?world=..%2Fx' }, '/app/v1/anonymous/appConfig'],
    [{ session: { 'tara.world': 'garbage' } }, '/app/v1/anonymous/appConfig'],
    [{ session: { 'tara.world': '["team-7"]' } }, '/app/v1/anonymous/appConfig'],
    [{ barred: true }, '/app/v1/anonymous/appConfig'],
  ])('of %j comes from %s', (device, url) => {
    expect(visit(device).asked[0]?.url).toBe(url);
  });
});
