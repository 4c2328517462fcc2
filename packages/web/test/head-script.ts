import { runInNewContext } from 'node:vm';
import { buildHeadScript } from '../vite/head-script.ts';

const writeData = await buildHeadScript();

/** A device and its state. */
export interface Device {
  address?: string;
  userAgent?: string;
  maxTouchPoints?: number;
  local?: Record<string, string>;
  session?: Record<string, string>;
  /** Settings of the build. */
  hasDesktop?: boolean;
  apiBase?: string;
  blocked?: boolean;
  /** Width of the window in CSS pixels. */
  width?: number;
  /** Slides of the carousel in the server's configuration; without them the server never answers. */
  slides?: Slide[];
}

/** The fields of a slide that the script uses. */
interface Slide {
  id: number;
  sort: number;
  clickType: number;
  clickAction: string | number;
  imgUrl2: string;
  title: string;
}

export const userAgents = {
  pixel: 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
  androidTablet: 'Mozilla/5.0 (Linux; Android 14; SM-X700) AppleWebKit/537.36 Chrome/126.0 Safari/537.36',
  iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15',
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36',
  linux: 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
};

/** Runs the head script of the page on a device. Returns what it chose, preloaded and requested. */
export function runHeadScript({
  address = '/lobby/home',
  userAgent = userAgents.pixel,
  maxTouchPoints = 0,
  local = {},
  session = {},
  hasDesktop = true,
  apiBase = '',
  blocked = false,
  width = 1440,
  slides,
}: Device = {}) {
  const { pathname, search, hash } = new URL(address, 'https://tara.example');
  let shownAddress = pathname + search + hash;
  const storage = (values: Record<string, string>) => ({
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(values, { [key]: value }),
  });
  const classes = new Set<string>();
  const properties: Record<string, string> = {};
  const root = {
    dataset: {} as Record<string, string>,
    classList: classes,
    style: {
      setProperty: (name: string, value: string) => void Object.assign(properties, { [name]: value }),
    },
  };
  const links: { rel?: string; href?: string }[] = [];
  const configRequests: { url: string; body: Record<string, unknown> }[] = [];
  const requested: string[] = [];
  const files = {
    mobile: {
      js: ['/assets/m.js'],
      css: ['/assets/m.css'],
      pages: { '/login': { js: ['/assets/l.js'], css: ['/assets/l.css'], picture: '/assets/cover.webp' } },
    },
    desktop: { js: ['/assets/d.js'], css: [], pages: { '/login': { js: ['/assets/l.js'], css: [] } } },
  };
  const picture = { src: '' };
  const [kicker, title, text] = [{ textContent: '' }, { textContent: '' }, { textContent: '' }];
  const parts = [picture, kicker, title, text];
  const listeners: Record<string, (event: unknown) => void> = {};
  const window = {
    __installOffer: undefined as unknown,
    addEventListener: (type: string, listener: (event: unknown) => void) => {
      listeners[type] = listener;
    },
    __earlyConfig: undefined as { hero: Promise<void> } | undefined,
    innerWidth: width,
    get localStorage() {
      if (blocked) throw new Error('denied');
      return storage(local);
    },
    get sessionStorage() {
      if (blocked) throw new Error('denied');
      return storage(session);
    },
  };
  runInNewContext(writeData({ files, apiBase, hasDesktop }), {
    window,
    get sessionStorage() {
      return window.sessionStorage;
    },
    document: {
      documentElement: root,
      createElement: () => ({}),
      getElementById: (id: string) => (id === 'boot-hero' ? { children: parts } : null),
      head: {
        append(link: { href: string }) {
          links.push(link);
          requested.push(link.href);
        },
      },
    },
    location: { pathname, search, hash },
    history: {
      state: null,
      replaceState(_state: unknown, _title: string, to: string) {
        shownAddress = to;
      },
    },
    navigator: { userAgent, maxTouchPoints },
    URLSearchParams,
    fetch(url: string, { body }: { body: string }) {
      requested.push(url);
      configRequests.push({ url, body: JSON.parse(body) as Record<string, unknown> });
      if (!slides) return new Promise(() => undefined);
      return Promise.resolve(Response.json({ appWebConfig: { appLobbyAdConfigList: slides } }));
    },
  });
  return {
    layout: root.dataset['layout'],
    world: root.dataset['world'] ?? 'default',
    /** The address after the script. */
    shownAddress,
    boot: root.dataset['boot'],
    cover: properties['--boot-cover'],
    desktopClass: classes.has('desktop'),
    preloaded: links.map(({ href }) => href),
    configRequests,
    requested,
    session,
    /** What the page keeps of an event that comes before its scripts. */
    keptOffer(event: unknown) {
      listeners['beforeinstallprompt']?.(event);
      return window.__installOffer;
    },
    /** The first offer, once it is shown. */
    async offer() {
      await window.__earlyConfig?.hero;
      return { picture: picture.src, title: title.textContent };
    },
  };
}
