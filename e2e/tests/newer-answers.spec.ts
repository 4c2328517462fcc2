import { screens } from '../support/screens.ts';
import { expect, isPhone, test } from '../support/test.ts';

// The server answers as a later version of the contract, with unknown fields and list items. The client ignores them
// without errors.

/** Screens whose ready text is itself an unknown value. */
const readyTexts: Readonly<Record<string, RegExp>> = {
  task: /Task 987654/,
  firstCharge: /No offer right now/,
};

const plain = screens.filter(({ prepare }) => !prepare);

for (const newerAnswers of ['more', 'unknown'] as const) {
  for (const as of ['visitor', 'player'] as const) {
    // spec 2.2-009, 2.2-073, 2.3-12
    test(
      `shows every screen of a ${as} with answers of a later version (${newerAnswers})`,
      { tag: '@full' },
      async ({ open, world }) => {
        test.slow();
        await world.config({ newerAnswers });
        const page = await open('/lobby/home', as);
        for (const { route, mobile, desktop, ready } of plain.filter((row) => row.as === as)) {
          const path = isPhone(page) ? mobile : desktop;
          if (path === undefined) continue;
          await test.step(path, async () => {
            await page.goto(world.url(path));
            await expect(
              page.getByText((newerAnswers === 'unknown' && readyTexts[route]) || ready).first(),
            ).toBeVisible();
          });
        }
      },
    );
  }
}
