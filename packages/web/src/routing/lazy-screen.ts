import type { ComponentType } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';
import { dropKey, sessionStore, readJson, writeJson } from '#lib/storage.ts';
import { reloadFromNetwork } from '#lib/reload.ts';
import { whileNavigating } from './navigation-progress.ts';

type ScreenModule = { default: ComponentType };
export type PreloadableScreen = ComponentType & { preload: () => void };

/** After a deployment the old files are gone: reload once to get the new ones, then let the error show. */
const RELOADED_KEY = 'tara.reloadedForScreen';

/**
 * Does something, and tells of its failure unless the page is being left: whoever leaves breaks off what still loads.
 */
async function whileStaying<T>(work: () => Promise<T>, onFailed: () => void): Promise<T> {
  let leaving = false;
  const leave = () => {
    leaving = true;
  };
  // Listened to no longer than needed: with such a listener some browsers do not keep the page for the way back.
  window.addEventListener('beforeunload', leave);
  try {
    return await work();
  } catch (error) {
    if (!leaving) onFailed();
    throw error;
  } finally {
    window.removeEventListener('beforeunload', leave);
  }
}

/** Reloads the page for a file that is gone, once: where that cannot be noted, it could go on for ever. */
function reloadOnce(): void {
  const again = readJson(sessionStore, RELOADED_KEY) !== null;
  if (navigator.onLine && !again && writeJson(sessionStore, RELOADED_KEY, 1)) void reloadFromNetwork();
}

/** A screen whose file is fetched on first use, or earlier by `preload()`, which reloads nothing. */
export function lazyScreen(load: () => Promise<ScreenModule>): PreloadableScreen {
  let loading: Promise<ScreenModule> | undefined;
  const once = () => {
    loading ??= whileNavigating(load()).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const shown = async () => {
    const screen = await whileStaying(once, reloadOnce);
    dropKey(sessionStore, RELOADED_KEY);
    return screen;
  };
  return Object.assign(lazyPart(shown), { preload: () => void once().catch(() => undefined) });
}
