import type { Page } from '@playwright/test';
import { expect, isPhone, test } from '../support/test.ts';

// What moves is a part of what is tested.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** A line on which every file takes its time, so that parts of a page come one after the other. */
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

/** Collects what moves by more than a few pixels without having been asked to (Layout Instability API). */
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
        // Letters of the page's own font stand a little higher or lower than those that were there before.
        if (by > 24 && currentRect.height > 0)
          moves.push({ part: node?.textContent?.slice(0, 60) ?? '', by });
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

for (const path of ['/login', '/register', '/forget']) {
  test(`what can be pressed on ${path} stands still while the rest of the page comes`, async ({
    open,
    page,
  }) => {
    await overASlowLine(page);
    await page.addInitScript(watchMoves);
    await open(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('button').last()).toBeVisible();
    // The footer is the last part of a page on the desktop; the phone has none.
    if (!isPhone(page)) await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => (window as unknown as { moves: Move[] }).moves)).toEqual([]);
  });
}

test('the rewards stand still while what can be claimed comes', async ({ open, page, world }) => {
  await page.addInitScript(watchMoves);
  await world.fault({ operationId: 'getBonusTickers', latency: { kind: 'fixed', ms: 1_500 } });
  await open('/lobby/rewards', 'player');
  await expect(page.getByRole('list', { name: 'Tickets' }).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'In the bazaar tonight' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => (window as unknown as { moves: Move[] }).moves)).toEqual([]);
});
