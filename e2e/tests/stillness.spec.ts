import type { Page } from '@playwright/test';
import { expect, isPhone, test } from '../support/test.ts';

// These tests need animations.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** A slow connection, so that parts of a page load one after the other. */
async function overASlowLine(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 250,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

interface Move {
  part: string;
  by: number;
}

/** Collects unexpected layout shifts of more than a few pixels (Layout Instability API). */
function watchMoves(): void {
  const moves: Move[] = [];
  Object.assign(window, { moves });
  interface Shift extends PerformanceEntry {
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as Shift[]) {
      for (const { node, previousRect, currentRect } of shift.hadRecentInput ? [] : shift.sources) {
        const by = Math.abs(currentRect.top - previousRect.top);
        // The web font may shift text by a few pixels.
        if (by > 24 && currentRect.height > 0)
          moves.push({ part: node?.textContent?.slice(0, 60) ?? '', by });
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

test('does not move controls of log-in, registration and reset while the page loads', async ({
  open,
  page,
}) => {
  await overASlowLine(page);
  await page.addInitScript(watchMoves);
  for (const path of ['/login', '/register', '/forget']) {
    await open(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('button').last()).toBeVisible();
    // The footer loads last on the desktop; the phone has none.
    if (!isPhone(page)) await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => (window as unknown as { moves: Move[] }).moves), path).toEqual([]);
  }
});

test('does not move the rewards while claims load', async ({ open, page, world }) => {
  await page.addInitScript(watchMoves);
  await world.fault({ operationId: 'getBonusTickers', latency: { kind: 'fixed', ms: 1_500 } });
  await open('/lobby/rewards', 'player');
  await expect(
    page.getByRole('list', { name: 'Rewards to claim' }).getByRole('listitem').first(),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Open now' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => (window as unknown as { moves: Move[] }).moves)).toEqual([]);
});
