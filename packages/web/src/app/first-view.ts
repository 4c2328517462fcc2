import { takeEarlyConfig } from '#api/config.ts';

/** After this time a skeleton is better than the prerendered offer. */
const PATIENCE_MS = 300;

async function wait(ms: number) {
  return new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** The offer that the head script of index.html paints in place of the carousel. */
async function bootHero(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('#boot-hero img[src]');
  if (!picture) return;
  await picture.decode();
  // When the second frame begins, the first one is visible.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

/**
 * What a visitor sees at home before React runs: the first offer. The lobby replaces it without a skeleton, unless that
 * takes too long.
 */
export async function firstView(): Promise<void> {
  if (document.documentElement.dataset['boot'] !== 'home') return;
  const ready = takeEarlyConfig().then(bootHero);
  await Promise.race([ready.catch(() => undefined), wait(PATIENCE_MS)]);
}
