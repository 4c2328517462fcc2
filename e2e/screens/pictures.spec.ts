import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { navigate } from '../support/navigate.ts';
import { screens } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

/** Folder of the pictures; scripts/checks/contact-sheet.mjs makes a contact sheet. */
const OUT = process.env['SCREENS_OUT'] ?? path.join(import.meta.dirname, '../../screens');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** States of a screen while its calls are slow or fail. */
const FAULT_STATES = {
  loading: { effect: 'hold', at: 'after' },
  failed: { httpStatus: 503 },
} as const;

for (const layout of ['mobile', 'desktop'] as const) {
  const folder = path.join(OUT, layout);
  mkdirSync(folder, { recursive: true });
  const take = (page: Page, name: string) =>
    page.screenshot({ path: path.join(folder, `${name}.jpg`), type: 'jpeg', quality: 80 });

  test.describe(layout, { tag: layout === 'mobile' ? '@phone' : '@desktop' }, () => {
    for (const { route, state, as, ready, prepare, ...paths } of screens) {
      const address = paths[layout];
      if (address === undefined) continue;
      const name = state ? `${route}, ${state}` : route;

      test(name, async ({ open, world, expectedErrors }) => {
        expectedErrors.push(/status of 503/);
        const page = await open(`${address}${address.includes('?') ? '&' : '?'}layout=${layout}`, as);
        await expect(page.getByText(ready).first()).toBeAttached();
        await prepare?.(page);
        await page.waitForLoadState('networkidle');
        await take(page, name);
        if (state !== undefined || route === 'home') return;
        for (const [kind, fault] of Object.entries(FAULT_STATES)) {
          await page.goto(world.url(`/lobby/home?layout=${layout}`));
          await expect(page.getByRole('list', { name: 'Popular games' })).toBeVisible();
          await page.waitForLoadState('networkidle');
          const home = await page.title();
          await world.fault({ operationId: '*', ...fault });
          await navigate(page, address);
          // Wait for the screen, not for its skeleton; a call that hangs stays busy.
          await expect(page).toHaveTitle(/ · Tara Slots$/);
          await expect.poll(() => page.title()).not.toBe(home);
          if (kind === 'failed') await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          await take(page, `${name}, ${kind}`);
          await world.clearFaults();
        }
      });
    }
  });
}
