import { takeEarlyConfig } from '#api/config.ts';

/** Longer than that, a skeleton is more honest than the page as it came. */
const PATIENCE_MS = 300;

async function wait(ms: number) {
  return new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** The offer that the head script of index.html shows in the carousel's place, once it is painted. */
async function bootHero(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('#boot-hero img[src]');
  if (!picture) return;
  await picture.decode();
  // Once the second frame begins, the first is on the screen.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

/**
 * What a visitor at home may see before React runs: the first offer. The lobby takes its place at once and whole,
 * without a skeleton in between, as long as that does not keep anybody waiting.
 */
export async function firstView(): Promise<void> {
  if (document.documentElement.dataset['boot'] !== 'home') return;
  const ready = takeEarlyConfig().then(bootHero);
  await Promise.race([ready.catch(() => undefined), wait(PATIENCE_MS)]);
}
