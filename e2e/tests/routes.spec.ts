import type { Page } from '@playwright/test';
import { navigate } from '../support/navigate.ts';
import { screens } from '../support/screens.ts';
import type { ScreenRow } from '../support/screens/row.ts';
import { expect, test } from '../support/test.ts';

const softly = expect.configure({ soft: true });
const HOME = '/lobby/home';

/** The addresses of a layout, without those that the shell keeps mounted or that redirect. */
function getPaths(layout: 'mobile' | 'desktop', as?: ScreenRow['as']): ScreenRow[] {
  const rows = screens.filter((row) => row[layout] !== undefined && (as === undefined || row.as === as));
  const known = new Set([HOME]);
  return rows.filter((row) => {
    const path = row[layout] ?? '';
    if (known.has(path)) return false;
    known.add(path);
    return true;
  });
}

/** Routes that a signed-in player cannot open. */
const forPlayer = (row: ScreenRow) => !['login', 'register'].includes(row.route);

// reflow.spec.ts checks titles, headings and focus of every screen for each change.

/** Checks the heading and the title of the tab. */
async function standsAt(page: Page, path: string): Promise<void> {
  await softly(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  await softly(page, path).toHaveTitle(/^(?!Tara Slots$).+ · Tara Slots$/);
}

for (const layout of ['mobile', 'desktop'] as const) {
  test.describe(
    `every route of the ${layout} layout`,
    { tag: layout === 'mobile' ? '@phone' : '@desktop' },
    () => {
      const rows = getPaths(layout);
      const paths = rows.filter(forPlayer).map((row) => row[layout] ?? '');
      test.setTimeout(300_000);

      // A component test covers the guard for every route of both layouts.
      // spec 1-01, 2.3-20, 2.3-36, 2.3-37, 2.3-59, 6-02, 6-07
      test(
        'redirects a visitor from player pages to the log-in, and back',
        { tag: '@full' },
        async ({ open }) => {
          const page = await open(HOME);
          await expect(page.getByRole('list', { name: 'Popular games' })).toBeVisible();
          // A public page has its own row for visitors.
          const forBoth = new Set(screens.filter(({ as }) => as === 'visitor').map(({ route }) => route));
          for (const row of rows) {
            if (row.as === 'player' && forBoth.has(row.route)) continue;
            const path = row[layout] ?? '';
            await navigate(page, path);
            if (row.as === 'player') {
              await softly(page, path).toHaveURL(new RegExp(`/login\\?from=${encodeURIComponent(path)}`));
            } else {
              await softly(page.getByText(row.ready).first(), path).toBeAttached();
              await standsAt(page, path);
            }
            await navigate(page, HOME);
            await softly(page.getByRole('list', { name: 'Popular games' })).toBeVisible();
          }
        },
      );

      for (const [says, fault, noise] of [
        // Hanging calls would use all connections and block the files of the screens.
        ['shows the screen while calls are slow', { latency: { kind: 'fixed', ms: 1500 } }, /never/],
        ['shows the screen while the server is down', { httpStatus: 503 }, /status of 503/],
      ] as const) {
        test(says, { tag: '@full' }, async ({ open, world, expectedErrors }) => {
          expectedErrors.push(noise);
          const page = await open(HOME, 'player');
          await expect(page.getByRole('list', { name: 'Popular games' })).toBeVisible();
          await page.waitForLoadState('networkidle');
          await world.fault({ operationId: '*', ...fault });
          for (const path of paths) {
            await navigate(page, path);
            await standsAt(page, path);
          }
          await world.clearFaults();
        });
      }

      test('shows that the page is offline', { tag: '@full' }, async ({ open, context, expectedErrors }) => {
        expectedErrors.push(/PartLoadError|ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/);
        const page = await open(HOME, 'player');
        await expect(page.getByRole('list', { name: 'Popular games' })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await context.setOffline(true);
        for (const path of paths) {
          await navigate(page, path);
          await softly(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
          await softly(page.getByText(/No connection|You are offline/).first(), path).toBeVisible();
        }
        await context.setOffline(false);
      });
    },
  );
}
