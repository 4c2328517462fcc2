import { readFileSync } from 'node:fs';
import { violations } from '../support/violations.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { screens } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const WIDTHS = { mobile: [320, 360, 390, 430], desktop: [360, 768, 1024, 1440, 2560] } as const;
const TEXT_SIZES = ['100%', '200%'] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A player whose name and balance need all the room there is. */
const LONG_PLAYER = { nickname: 'Wandering Moonlight Maharajah 77', coin: 123_456_789 };

const softly = expect.configure({ soft: true });

for (const layout of ['mobile', 'desktop'] as const) {
  test.describe(`on the ${layout} layout`, { tag: layout === 'mobile' ? '@phone' : '@desktop' }, () => {
    for (const { route, state, as, ready, prepare, ...paths } of screens) {
      const path = paths[layout];
      if (path === undefined) continue;
      const name = state ? `${route}, ${state}` : route;
      test(`axe finds nothing, and nothing is cut off or covered at any width: ${name}`, async ({
        open,
        world,
      }) => {
        if (as === 'player') await world.patchPlayer(LONG_PLAYER);
        const page = await open(`${path}${path.includes('?') ? '&' : '?'}layout=${layout}`, as);
        await expect(page.getByText(ready).first()).toBeAttached();
        await prepare?.(page);
        await page.waitForLoadState('networkidle');
        await expect(page.locator('h1')).toHaveCount(1);
        expect(await violations(page)).toEqual([]);
        for (const width of WIDTHS[layout]) {
          await page.setViewportSize({ width, height: layout === 'mobile' ? 740 : 900 });
          for (const size of TEXT_SIZES) {
            await page.evaluate((fontSize) => {
              document.documentElement.style.fontSize = fontSize;
            }, size);
            for (const forcedColors of ['none', 'active'] as const) {
              await page.emulateMedia({ forcedColors });
              const message = `${width} px, text ${size}, forced colours ${forcedColors}`;
              await softly.poll(() => layoutFaults(page), { message, timeout: 10_000 }).toEqual([]);
            }
          }
        }
      });
    }
  });
}

// The table is one for both layouts.
test('every screen of the route map is walked', { tag: '@desktop' }, () => {
  const source = (path: string) =>
    readFileSync(new URL(`../../packages/web/src/${path}`, import.meta.url), 'utf8');
  const [map = ''] = source('routing/route-map.ts').split('} as const satisfies');
  const routes = [...map.matchAll(/^ {2}(\w+): \{/gm)].map(([, name]) => name ?? '');
  // The diagnostics are a screen of development builds alone; a built client leads home from there.
  const walked = new Set(['test', ...screens.map(({ route }) => route)]);
  expect(routes.length).toBeGreaterThan(50);
  expect(routes.filter((name) => !walked.has(name))).toEqual([]);
});
