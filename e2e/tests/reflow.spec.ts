import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { FULL } from '../support/layouts.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { navigate } from '../support/navigate.ts';
import { screens } from '../support/screens.ts';
import type { ScreenRow } from '../support/screens/row.ts';
import { expect, test } from '../support/test.ts';
import { violations } from '../support/violations.ts';

type Layout = 'mobile' | 'desktop';

/** Window width in CSS pixels, text size, and whether forced colours are on. */
interface Setting {
  width: number;
  text: '100%' | '200%';
  forcedColors: 'none' | 'active';
  /** Width in CSS pixels of each side that the notch of the display covers. */
  notch?: number;
}
const plain = { text: '100%', forcedColors: 'none' } as const;
const WIDTHS = { mobile: [320, 360, 390, 430], desktop: [360, 768, 1024, 1440, 2560] } as const;

/** The settings that find most faults; the long run uses all combinations. */
const SETTINGS: Record<Layout, readonly Setting[]> = {
  mobile: [
    { width: 390, ...plain },
    { width: 390, text: '100%', forcedColors: 'active', notch: 15 },
    { width: 320, text: '200%', forcedColors: 'none' },
  ],
  desktop: [
    { width: 1440, ...plain },
    { width: 768, ...plain, notch: 47 },
  ],
};
function settingsOf(layout: Layout): readonly Setting[] {
  if (!FULL) return SETTINGS[layout];
  return WIDTHS[layout].flatMap((width) =>
    (['100%', '200%'] as const).flatMap((text) =>
      (['none', 'active'] as const).map((forcedColors) => ({ width, text, forcedColors })),
    ),
  );
}

/** Number of screens that one page visits. */
const SCREENS_PER_PAGE = 12;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A player with a long name and a large balance. */
const LONG_PLAYER = { nickname: 'Wandering Moonlight Maharajah 77', coin: 123_456_789 };

const softExpect = expect.configure({ soft: true });
const nameOf = ({ route, state }: ScreenRow) => (state ? `${route}, ${state}` : route);

async function apply(
  page: Page,
  layout: Layout,
  { width, text, forcedColors, notch = 0 }: Setting,
): Promise<void> {
  const display = await page.context().newCDPSession(page);
  await display.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { top: 0, left: notch, right: notch, bottom: Math.round(notch / 2) },
  });
  await page.setViewportSize({ width, height: layout === 'mobile' ? 740 : 900 });
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, text);
  await page.emulateMedia({ forcedColors });
}

/** Checks the current screen in each setting of its layout. */
async function expectNoFaults(page: Page, layout: Layout, name: string): Promise<void> {
  await softExpect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1);
  softExpect(await violations(page), `${name}: axe`).toEqual([]);
  for (const setting of settingsOf(layout)) {
    await apply(page, layout, setting);
    const { width, text, forcedColors, notch = 0 } = setting;
    const message = `${name}: ${width} px, text ${text}, forced colours ${forcedColors}, notch ${notch} px`;
    await softExpect.poll(() => layoutFaults(page), { message, timeout: 10_000 }).toEqual([]);
  }
  await apply(page, layout, { width: SETTINGS[layout][0]?.width ?? 390, ...plain });
}

/** Resolves when no request is open. */
function waitUntilIdle(page: Page): () => Promise<void> {
  const open = new Set<unknown>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => expect.poll(() => open.size, 'requests without an answer').toBe(0);
}

const pathIn = (layout: Layout, row: ScreenRow): string => row[layout] ?? '';

function partsOf<T>(all: readonly T[]): T[][] {
  const parts = Math.ceil(all.length / SCREENS_PER_PAGE);
  return Array.from({ length: parts }, (_, part) => all.filter((_row, index) => index % parts === part));
}

for (const layout of ['mobile', 'desktop'] as const) {
  test.describe(`on the ${layout} layout`, { tag: layout === 'mobile' ? '@phone' : '@desktop' }, () => {
    const rows = screens.filter((row) => row[layout] !== undefined);
    for (const as of ['visitor', 'player'] as const) {
      const walked = partsOf(rows.filter((row) => row.as === as && !row.prepare));
      for (const [index, part] of walked.entries()) {
        test(`has no axe violations and no cut or covered content: screens of a ${as}, part ${index + 1} of ${walked.length}`, async ({
          open,
          world,
        }) => {
          test.setTimeout(FULL ? 600_000 : 180_000);
          if (as === 'player') await world.patchPlayer(LONG_PLAYER);
          let quiet: (() => Promise<void>) | undefined;
          let page: Page | undefined;
          for (const row of part) {
            const path = pathIn(layout, row);
            if (page) await navigate(page, path);
            else {
              page = await open(`${path}${path.includes('?') ? '&' : '?'}layout=${layout}`, as);
              quiet = waitUntilIdle(page);
              await page.waitForLoadState('networkidle');
            }
            await softExpect(page.getByText(row.ready).first(), nameOf(row)).toBeAttached();
            await quiet?.();
            await expectNoFaults(page, layout, nameOf(row));
          }
        });
      }
    }

    // Creating a state changes the world, so each state has its own page.
    for (const row of rows) {
      const { prepare } = row;
      if (!prepare || (!FULL && layout === 'desktop' && row.mobile !== undefined)) continue;
      test(`has no axe violations and no cut or covered content: ${nameOf(row)}`, async ({ open, world }) => {
        if (row.as === 'player') await world.patchPlayer(LONG_PLAYER);
        const path = pathIn(layout, row);
        const page = await open(`${path}${path.includes('?') ? '&' : '?'}layout=${layout}`, row.as);
        await expect(page.getByText(row.ready).first()).toBeAttached();
        await prepare(page);
        await page.waitForLoadState('networkidle');
        await expectNoFaults(page, layout, nameOf(row));
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
