/**
 * The script in the head of index.html (vite/head-script.ts): it runs while the page is parsed. It chooses layout and
 * world, asks for the configuration before the other scripts occupy the browser's few connections, shows the first offer
 * in the place of the carousel, and preloads the files of the layout.
 */
import {
  APP_ID_FALLBACK,
  carouselItems,
  CHANNEL,
  CLIENT_REFERRER,
  Platform,
  storageKey,
} from '@tara/sdk/rules';
import type { PageData } from './page-data.ts';
import type { InstallOffer } from '#app/popups/install-event.ts';
import {
  localStore,
  readJson,
  readObject,
  readText,
  sessionStore,
  writeJson,
  writeText,
} from '#lib/storage.ts';

declare const PAGE_DATA: PageData;
const { apiBase, hasDesktop, files } = PAGE_DATA;

const LAYOUT_KEY = 'tara.layout';
const WORLD_KEY = 'tara.world';

/** A window of this width or less gets the mobile layout (docs/decisions/0022). */
const HANDHELD_MAX_PX = 699;

const root = document.documentElement;
const query = new URLSearchParams(location.search);

/** Device check (spec 2.1): a phone or a tablet gets the mobile layout, and so does a window of their size. */
function chooseLayout(): 'mobile' | 'desktop' {
  if (!hasDesktop) return 'mobile';
  const requested = query.get('layout') || readText(sessionStore, LAYOUT_KEY);
  if (requested === 'mobile' || requested === 'desktop') return requested;
  const isHandheld =
    /Mobi|Android|iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1) ||
    window.innerWidth <= HANDHELD_MAX_PX;
  return isHandheld ? 'mobile' : 'desktop';
}

/** Chooses the world of the mock server (src/lib/world.ts), and makes the address name it: also after a return. */
function chooseWorld(): string | null {
  const isName = (name: unknown) => typeof name === 'string' && /^[a-z0-9-]{1,40}$/.test(name);
  const requested = query.get('world');
  const world = [requested, readJson<string>(sessionStore, WORLD_KEY)].find(isName);
  if (world) writeJson(sessionStore, WORLD_KEY, world);
  const shown = world === undefined || world === 'default' ? null : world;
  if (requested !== shown) {
    query.delete('world');
    if (shown !== null) query.append('world', shown);
    const search = query.toString();
    history.replaceState(history.state, '', location.pathname + (search && `?${search}`) + location.hash);
  }
  return shown;
}

/** Asks for the configuration of a visitor (src/api/early-config.ts). */
function requestConfig(namespace: string): void {
  if (readText(localStore, storageKey(namespace, 'session')) !== null) {
    // Styles the first picture of a player (src/styles/boot.css).
    root.dataset['player'] = '';
    return;
  }
  if (apiBase !== '') return;
  const version = readObject(localStore, storageKey(namespace, 'gameConfig'))['gameListVersion'];
  const url = `${world === null ? '' : `/w/${world}`}/app/v1/anonymous/appConfig`;
  const response = fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      gameListVersion: Number.isSafeInteger(version) && Number(version) > 0 ? version : 0,
      clientReferrer: CLIENT_REFERRER,
      channel: CHANNEL,
      appId: readText(localStore, 'appId') ?? APP_ID_FALLBACK,
      platform: Platform[layout],
    }),
  });
  const hero = response
    .then(async (answer) => showFirstOffer(await answer.clone().json()))
    .catch(() => undefined);
  window.__earlyConfig = { url, response, hero };
}

interface Offer {
  id: number;
  sort: number;
  clickType: number;
  clickAction: string;
  imgUrl2: string;
  imgUrl2Wide?: string;
  kicker?: string;
  title?: string;
  text?: string;
}

/** Shows the first offer as soon as it is known, in the place where the carousel will be. */
function showFirstOffer({ appWebConfig }: { appWebConfig: { appLobbyAdConfigList: Offer[] } }): void {
  const [first] = carouselItems(appWebConfig.appLobbyAdConfigList, null, '');
  const [picture, kicker, title, text] = document.getElementById('boot-hero')?.children ?? [];
  if (root.dataset['boot'] !== 'home' || !first || !picture || !kicker || !title || !text) return;
  (picture as HTMLImageElement).fetchPriority = 'high';
  (picture as HTMLImageElement).src = (layout === 'desktop' && first.imgUrl2Wide) || first.imgUrl2;
  kicker.textContent = first.kicker ?? '';
  title.textContent = first.title ?? '';
  text.textContent = first.text ?? '';
}

function preload(rel: 'modulepreload' | 'preload', href: string): void {
  const link = document.createElement('link');
  link.rel = rel;
  if (rel === 'preload') link.as = 'style';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}

/** Preloads the files of the layout and of the page. Styles take effect with the scripts. */
function preloadFiles(): void {
  const own = files[layout];
  const page = own?.pages[location.pathname];
  for (const { js, css } of [own, page].filter((screen) => screen !== undefined)) {
    for (const file of js) preload('modulepreload', file);
    for (const file of css) preload('preload', file);
  }
  // The picture of a sign-in page is shown before the scripts, where the page will have it.
  if (page?.picture === undefined || layout === 'desktop') return;
  root.dataset['boot'] = location.pathname.slice(1);
  root.style.setProperty('--boot-cover', `url(${page.picture})`);
}

const layout = chooseLayout();
if (query.get('layout')) writeText(sessionStore, LAYOUT_KEY, layout);
const world = chooseWorld();
if (world !== null) root.dataset['world'] = world;
root.dataset['layout'] = layout;
if (layout === 'desktop') root.classList.add('desktop');
if (/^\/(lobby(\/home)?\/?)?$/.test(location.pathname)) root.dataset['boot'] = 'home';

// The browser may offer the installation before the scripts have loaded (src/app/popups/install-event.ts).
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.__installOffer = event as InstallOffer;
});

requestConfig(world === null ? 'tara' : `tara.${world}`);
preloadFiles();
