import type { Page } from '@playwright/test';
import { asPlayer, DEPOSIT, openConsole } from '../support/console.ts';
import { expect, test } from '../support/test.ts';
import { violations, WITH_BEST_PRACTICE } from '../support/violations.ts';

const PANELS = [
  'calls',
  'calls/1',
  'calls/3',
  'rules',
  'players/10000001',
  'orders',
  'world',
  'snapshots',
  'config',
  'outbox',
  'events',
];

/** Small targets, and a page that is wider than the window. Links inside a sentence may be small. */
const findLayoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const targets = document.querySelectorAll<HTMLElement>(
      'a:not(.reference, li > a, h3 > a), a.call, button, select, textarea, summary, input:not([type=checkbox]), label:has([type=checkbox])',
    );
    const small = [...targets]
      .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 44)
      .map(({ outerHTML }) => outerHTML.slice(0, 80));
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [...small, `${scrollWidth} px wide`] : small;
  });

const SIZES = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

test('has no axe violations on the panels of the console, which fit every width', async ({
  page,
  world,
  request,
}) => {
  await world.fault({ operationId: 'recharge3', errcode: 2304, skip: 9 });
  await world.config({ settleAfterMs: null });
  await asPlayer({ world, request }, 'recharge3', DEPOSIT);
  await asPlayer({ world, request }, 'gameLike', { id: 1005, like: 1 });
  await world.fault({ operationId: 'gameLike', effect: 'hold' });
  const answered = asPlayer({ world, request }, 'gameLike', { id: 1005, like: 0 });
  await world.stub('getMail2', { merge: true, body: { mailList: [] } });
  await world.control('POST', 'snapshots', { name: 'before' });
  await world.control('POST', 'players', { account: 'a'.repeat(50) });
  for (const panel of PANELS) {
    await page.setViewportSize(SIZES[0] ?? { width: 1440, height: 900 });
    await openConsole(page, world, panel);
    await expect(page.locator(`nav a[href="#${panel.split('/')[0]}"]`)).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.getByText('Loading…')).toHaveCount(0);
    expect.soft(await violations(page, WITH_BEST_PRACTICE), panel).toEqual([]);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect.soft(await findLayoutFaults(page), `${panel}, ${size.width} px`).toEqual([]);
    }
  }
  await world.clearFaults();
  await answered;
});
