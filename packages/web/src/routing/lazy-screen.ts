import type { ComponentType } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';
import { dropKey, sessionStore, readJson, writeJson } from '#lib/storage.ts';
import { reloadFromNetwork } from '#lib/reload.ts';
import { whileNavigating } from './navigation-progress.ts';

type ScreenModule = { default: ComponentType };
export type PreloadableScreen = ComponentType & { preload: () => void };

/** After a deployment the old files are gone: reload once to get the new ones, then show the error. */
const RELOADED_KEY = 'tara.reloadedForScreen';

/** Runs a promise and reports its failure, unless the page is being left, which cancels loading files. */
async function whileStaying<T>(work: () => Promise<T>, onFailed: () => void): Promise<T> {
  let leaving = false;
  const leave = () => {
    leaving = true;
  };
  // Registered only while needed: with such a listener some browsers do not cache the page for Back.
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

/** Reloads the page once for a missing file. Without storage it does not, because it could repeat forever. */
function reloadOnce(): void {
  const again = readJson(sessionStore, RELOADED_KEY) !== null;
  if (navigator.onLine && !again && writeJson(sessionStore, RELOADED_KEY, 1)) void reloadFromNetwork();
}

/** A screen whose file loads on first use, or earlier by `preload()`, which never reloads the page. */
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
