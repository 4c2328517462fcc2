import type { Page } from '@playwright/test';
import { MockWorld } from '@tara/mock-server/playwright';
import type { ScreenRow } from './row.ts';

const DAYS = 86_400_000;

/** Starts an activity in the world of the page for some days and reloads the page. */
function running(activity: 37 | 38, ready: RegExp): (page: Page) => Promise<void> {
  return async (page) => {
    const { origin, searchParams } = new URL(page.url());
    const world = new MockWorld(origin, searchParams.get('world') ?? '');
    await world.config({ activityIds: [activity], activityDurations: { [activity]: 14 * DAYS } });
    await page.reload();
    await page.getByText(ready).first().waitFor();
  };
}

/** Seasonal promotions. */
export const seasonScreens: readonly ScreenRow[] = [
  {
    route: 'christmas',
    mobile: '/activity/christmas',
    desktop: '/lobby/activity/christmas',
    as: 'player',
    ready: /Not available right now/,
  },
  {
    route: 'christmas',
    state: 'running',
    mobile: '/activity/christmas',
    desktop: '/lobby/activity/christmas',
    as: 'player',
    ready: /Not available right now/,
    prepare: running(37, /No boxes opened yet/),
  },
  {
    route: 'newYear',
    mobile: '/activity/newYear',
    desktop: '/lobby/activity/newYear',
    as: 'player',
    ready: /Not available right now/,
  },
  {
    route: 'newYear',
    state: 'running',
    mobile: '/activity/newYear',
    desktop: '/lobby/activity/newYear',
    as: 'player',
    ready: /Not available right now/,
    prepare: running(38, /Daily tasks/),
  },
];
