import { takeEarlyConfig } from '#api/config.ts';
import { localStore, readJson } from '#lib/storage.ts';

/** After this time a skeleton is better than the prerendered offer. */
const MAX_WAIT_MS = 300;

async function wait(ms: number) {
  return new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** Waits until a picture of the page before React is visible. */
async function shown(picture: HTMLImageElement): Promise<void> {
  await picture.decode();
  // When the second frame begins, the first one is visible.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

async function bootHero(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('#boot-hero img[src]');
  if (picture) await shown(picture);
}

/** The cover of a sign-in page, whose address the head script wrote as a style. */
function bootCover(): Promise<void> {
  const picture = new Image();
  picture.src = document.documentElement.style.getPropertyValue('--boot-cover').slice('url('.length, -1);
  return shown(picture);
}

/**
 * What a visitor sees before React runs: at home the first offer, on a sign-in page its picture. The app replaces it
 * without a skeleton, unless that takes too long. Addresses with a world are prepared before the first link too.
 */
export async function firstView(): Promise<void> {
  const { boot, world } = document.documentElement.dataset;
  // Only other worlds than `default` need it, so it is not in the first load of players.
  if (world) await import('#routing/world-history.ts');
  // Only a device with such settings may take a break.
  if (readJson(localStore, 'tara.saferPlay'))
    (await import('#shared/safer-play/watch-break.ts')).watchBreak();
  if (boot === undefined) return;
  const ready = boot === 'home' ? takeEarlyConfig().then(bootHero) : bootCover();
  await Promise.race([ready.catch(() => undefined), wait(MAX_WAIT_MS)]);
}
