import { readFileSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import type { MockWorld } from '@tara/mock-server/playwright';
import { compositionFaults, leftEdge, MAIN_BUTTONS } from '../support/composition.ts';
import { FULL } from '../support/layouts.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { navigateToOther } from '../support/navigate.ts';
import { screens } from '../support/screens.ts';
import type { ScreenRow } from '../support/screens/row.ts';
import { completeTwoTasks } from '../support/tasks.ts';
import { expect, test } from '../support/test.ts';
import { violations } from '../support/violations.ts';

type Layout = 'mobile' | 'desktop';

/** Window in CSS pixels, text size, and whether forced colours are on. */
interface Setting {
  width: number;
  height: number;
  text: '100%' | '200%';
  forcedColors: 'none' | 'active';
  /** Width in CSS pixels of each side that the notch of the display covers. */
  notch?: number;
}
const plain = { text: '100%', forcedColors: 'none' } as const;
const WIDTHS = { mobile: [320, 360, 390, 430], desktop: [360, 768, 1024, 1440, 2560] } as const;
const HEIGHT = { mobile: 740, desktop: 900 } as const;

/** The settings that find most faults; the long run uses all combinations. */
const SETTINGS: Record<Layout, readonly Setting[]> = {
  mobile: [
    { width: 390, height: 740, text: '100%', forcedColors: 'active', notch: 15 },
    { width: 320, height: 740, text: '200%', forcedColors: 'none' },
  ],
  desktop: [
    { width: 1280, height: 800, ...plain },
    { width: 768, height: 900, ...plain, notch: 47 },
  ],
};
function getSettings(layout: Layout): readonly Setting[] {
  if (!FULL) return SETTINGS[layout];
  return WIDTHS[layout].flatMap((width) =>
    (['100%', '200%'] as const).flatMap((text) =>
      (['none', 'active'] as const).map((forcedColors) => ({
        width,
        height: HEIGHT[layout],
        text,
        forcedColors,
      })),
    ),
  );
}
/** In which setting a screen appears: the smallest laptop shows the main button of each page. */
const FIRST: Record<Layout, Setting> = {
  mobile: { width: 390, height: 740, ...plain },
  desktop: { width: 1280, height: 800, ...plain },
};

/** Number of screens that one page visits. */
const SCREENS_PER_PAGE = 16;
/** Number of states that one page shows. */
const STATES_PER_PAGE = 6;
const HOME = '/lobby/home';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A player with a long name and a large balance. */
const LONG_PLAYER = { nickname: 'Wandering Moonlight Maharajah 77', coin: 123_456_789, lottery: 62_40 };

const softExpect = expect.configure({ soft: true });
const getName = ({ route, state }: ScreenRow) => (state ? `${route}, ${state}` : route);

async function apply(
  page: Page,
  display: CDPSession,
  { width, height, text, forcedColors, notch = 0 }: Setting,
): Promise<void> {
  await display.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { top: 0, left: notch, right: notch, bottom: Math.round(notch / 2) },
  });
  await page.setViewportSize({ width, height });
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, text);
  await page.emulateMedia({ forcedColors });
}

/** Checks the current screen in each setting of its layout. */
async function expectNoFaults(page: Page, layout: Layout, row: ScreenRow): Promise<void> {
  const name = getName(row);
  const display = await page.context().newCDPSession(page);
  await softExpect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1);
  // Both layouts show the same parts, so that axe checks each once.
  if (FULL || layout === 'mobile' || row.mobile === undefined)
    softExpect(await violations(page), `${name}: axe`).toEqual([]);
  for (const setting of getSettings(layout)) {
    await apply(page, display, setting);
    const { width, text, forcedColors, notch = 0 } = setting;
    const message = `${name}: ${width} px, text ${text}, forced colours ${forcedColors}, notch ${notch} px`;
    await softExpect.poll(() => layoutFaults(page), { message }).toEqual([]);
  }
  await apply(page, display, FIRST[layout]);
  await display.detach();
}

/** Checks the title of the tab, and that the heading of a page that was navigated to has the focus. */
async function expectTitle(page: Page, { route, as }: ScreenRow, path: string): Promise<void> {
  await softExpect(page, path).toHaveTitle(/^(?!Tara Slots$).+ · Tara Slots$/);
  // Search focuses its field, a game focuses the game, a form of the desktop its first field.
  if (as === 'player' && !['search', 'start'].includes(route))
    await softExpect(page.getByRole('heading', { level: 1 }), path).toBeFocused();
}

/** Checks a desktop page: its main button is in the window, and lines and rows are not too long to read. */
async function expectComposition(page: Page, path: string, edge: number): Promise<void> {
  const main = MAIN_BUTTONS[path];
  if (main === undefined) return;
  await softExpect(page.locator('main:visible [aria-busy="true"]'), path).toHaveCount(0);
  const content = page.getByRole('main');
  if (main !== null) {
    const action = content.getByRole('button', { name: main }).or(content.getByRole('link', { name: main }));
    await softExpect(action.first(), path).toBeInViewport({ ratio: 1 });
  }
  softExpect(await leftEdge(page), `left edge of ${path}`).toBe(edge);
  softExpect(await compositionFaults(page), path).toEqual([]);
}

/** Resolves when no request is open. */
function waitUntilIdle(page: Page): () => Promise<void> {
  const open = new Set<unknown>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => expect.poll(() => open.size, 'requests without an answer').toBe(0);
}

/** Leaves the page and begins a new world, without what the browser stored for the last one. */
async function leave(page: Page, world: MockWorld): Promise<void> {
  await page.goto('/favicon.svg');
  await world.reset();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

const pathIn = (layout: Layout, row: ScreenRow): string => row[layout] ?? '';

function getParts<T>(all: readonly T[], size = SCREENS_PER_PAGE): T[][] {
  const parts = Math.ceil(all.length / size);
  return Array.from({ length: parts }, (_, part) => all.filter((_row, index) => index % parts === part));
}

for (const layout of ['mobile', 'desktop'] as const) {
  test.describe(`on the ${layout} layout`, { tag: layout === 'mobile' ? '@phone' : '@desktop' }, () => {
    const rows = screens.filter((row) => row[layout] !== undefined);
    const { width, height } = FIRST[layout];
    for (const as of ['visitor', 'player'] as const) {
      const walked = getParts(rows.filter((row) => row.as === as && !row.prepare));
      for (const [index, part] of walked.entries()) {
        // spec 2.3-05, 2.3-11, 2.3-15, 2.3-16, 2.3-17, 2.3-18, 2.3-19, 2.3-21, 2.3-22, 2.3-23, 2.3-24, 2.3-25
        // spec 2.3-26, 2.3-27, 2.3-28, 2.3-29, 2.3-30, 2.3-31, 2.3-32, 2.3-33, 2.3-34, 2.3-35, 2.3-38, 2.3-39
        // spec 2.3-40, 2.8-12
        test(`has titles, focused headings, no axe violations and no cut or covered content: screens of a ${as}, part ${index + 1} of ${walked.length}`, async ({
          open,
          world,
          page: early,
        }) => {
          test.setTimeout(FULL ? 600_000 : 300_000);
          if (as === 'player') {
            await completeTwoTasks(world);
            await world.patchPlayer(LONG_PLAYER);
          }
          await early.setViewportSize({ width, height });
          const quiet = waitUntilIdle(early);
          const page = await open(`${HOME}?layout=${layout}`, as);
          await expect(page.getByRole('list', { name: 'Popular games' })).toBeVisible();
          const edge = await leftEdge(page);
          for (const row of part) {
            const path = pathIn(layout, row);
            if (path !== HOME) await navigateToOther(page, path);
            await softExpect(page.getByText(row.ready).first(), getName(row)).toBeAttached();
            if (path !== HOME) await expectTitle(page, row, path);
            await quiet();
            if (layout === 'desktop' && as === 'player') await expectComposition(page, path, edge);
            await expectNoFaults(page, layout, row);
          }
        });
      }
    }

    // Creating a state changes the world, so each state has its own.
    const states = rows.filter(
      (row) => row.prepare && (FULL || layout === 'mobile' || row.mobile === undefined),
    );
    for (const as of ['visitor', 'player'] as const) {
      const prepared = getParts(
        states.filter((row) => row.as === as),
        STATES_PER_PAGE,
      );
      for (const [index, part] of prepared.entries())
        test(`has no axe violations and no cut or covered content: states of a ${as}, part ${index + 1} of ${prepared.length}`, async ({
          open,
          world,
          page,
        }) => {
          test.setTimeout(FULL ? 600_000 : 300_000);
          await page.setViewportSize({ width, height });
          for (const row of part)
            await test.step(getName(row), async () => {
              await leave(page, world);
              if (row.as === 'player') await world.patchPlayer(LONG_PLAYER);
              const path = pathIn(layout, row);
              await open(`${path}${path.includes('?') ? '&' : '?'}layout=${layout}`, row.as);
              await expect(page.getByText(row.ready).first()).toBeAttached();
              await row.prepare?.(page);
              await page.waitForLoadState('networkidle');
              await expectNoFaults(page, layout, row);
            });
        });
    }
  });
}

// Both layouts share the table.
test('visits every screen of the route map', { tag: '@desktop' }, () => {
  const source = (path: string) =>
    readFileSync(new URL(`../../packages/web/src/${path}`, import.meta.url), 'utf8');
  const [map = ''] = source('routing/route-map.ts').split('} as const satisfies');
  const routes = [...map.matchAll(/^ {2}(\w+): (?:\{|ofPlayer)/gm)].map(([, name]) => name ?? '');
  // The diagnostics screen exists in development builds only.
  const walked = new Set(['test', ...screens.map(({ route }) => route)]);
  expect(routes.length).toBeGreaterThan(50);
  expect(routes.filter((name) => !walked.has(name))).toEqual([]);
});
