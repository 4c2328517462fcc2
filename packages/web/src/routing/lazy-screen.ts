import type { ComponentType } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';
import { dropKey, perSession, readJson, writeJson } from '#lib/storage.ts';
import { reloadFromNetwork } from '#lib/reload.ts';
import { whileNavigating } from './navigation-progress.ts';

type ScreenModule = { default: ComponentType };
export type PreloadableScreen = ComponentType & { preload: () => void };

/** After a deployment the old files are gone: reload once to get the new ones, then let the error show. */
const RELOADED_KEY = 'tara.reloadedForScreen';

async function loadOrReload(load: () => Promise<ScreenModule>): Promise<ScreenModule> {
  try {
    const module = await load();
    dropKey(perSession, RELOADED_KEY);
    return module;
  } catch (error) {
    const again = readJson(perSession, RELOADED_KEY) !== null;
    // Where it cannot be noted that this was tried, it is not tried: it could go on for ever.
    if (navigator.onLine && !again && writeJson(perSession, RELOADED_KEY, 1)) void reloadFromNetwork();
    throw error;
  }
}

/** A screen whose file is fetched on first use, or earlier by `preload()`. */
export function lazyScreen(load: () => Promise<ScreenModule>): PreloadableScreen {
  let loading: Promise<ScreenModule> | undefined;
  const once = () => {
    loading ??= whileNavigating(loadOrReload(load)).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return Object.assign(lazyPart(once), { preload: () => void once().catch(() => undefined) });
}
