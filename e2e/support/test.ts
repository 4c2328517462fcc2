import { test as base, expect, type Page } from '@playwright/test';
import { storedSession } from '@tara/sdk/testing';
import { mockFixtures, type MockFixtures, type MockWorkerFixtures } from '@tara/mock-server/playwright';

/** The server that playwright.config.ts starts. */
const SERVER = `http://127.0.0.1:${process.env['E2E_PORT'] ?? 4711}`;

interface Fixtures {
  /** Console errors that the test expects; any other error fails it. */
  expectedErrors: RegExp[];
  /** Opens the client in the test's world. */
  open: (
    path: string,
    as?: 'visitor' | 'player',
    options?: { popups?: boolean; account?: string },
  ) => Promise<Page>;
}

/** A test with its own world on the server of the suite. Console errors fail it. */
export const test = base
  .extend<MockFixtures, MockWorkerFixtures>(mockFixtures)
  .extend<Fixtures, Pick<MockWorkerFixtures, 'mockUrl'>>({
    mockUrl: [SERVER, { scope: 'worker' }],
    expectedErrors: [[], { option: true }],
    open: async ({ page, world, expectedErrors }, provide) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (line) => {
        if (line.type() === 'error' || line.text().startsWith('Uncompiled message')) errors.push(line.text());
      });
      await provide(async (path, as = 'visitor', { popups = false, account = 'demoplayer' } = {}) => {
        if (as === 'player') {
          const token = await world.token(account);
          // A page that opens several times signs in with each token once, so that a log-out lasts.
          await page.addInitScript(
            ({ flag, values }) => {
              // Game frames have no storage.
              if (window !== window.top || sessionStorage.getItem(flag) !== null) return;
              sessionStorage.setItem(flag, '1');
              Object.assign(localStorage, values);
            },
            { flag: `e2e.${token}`, values: storedSession(token, {}, `tara.${world.name}`) },
          );
        }
        if (!popups) {
          await page.addInitScript(() => {
            if (window !== window.top) return;
            const seen = { welcomeSeen: true, hideHomeNotice: false, activityModalIds: [39, 40] };
            // A reloaded page keeps its own.
            sessionStorage['tara.sessionNotices'] ??= JSON.stringify(seen);
          });
        }
        await page.goto(world.url(path));
        return page;
      });
      expect(errors.filter((error) => !expectedErrors.some((allowed) => allowed.test(error)))).toEqual([]);
    },
  });

export { expect };

/** The first input of a page, for which its popups wait: on its background, once the parts after the first view are there. */
export async function touchPage(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.mouse.click(1, 1);
}

/** Whether the test runs on the phone. */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 900;
}
