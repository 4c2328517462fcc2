import { screens } from '../support/screens.ts';
import { expect, isPhone, test } from '../support/test.ts';

// A server of a later version of the contract: objects have fields and lists have items that this client does not know.
// It shows what it knows and leaves the rest; nothing breaks, and nothing is logged as an error.

/** Where what says that the screen stands is itself a value that nobody knows. */
const stillThere: Readonly<Record<string, RegExp>> = {
  task: /Task 987654/,
  firstCharge: /No offer right now/,
};

const plain = screens.filter(({ prepare }) => !prepare);

for (const newerAnswers of ['more', 'unknown'] as const) {
  for (const as of ['visitor', 'player'] as const) {
    test(
      `every screen of a ${as} stands on answers of a later version (${newerAnswers})`,
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
              page.getByText((newerAnswers === 'unknown' && stillThere[route]) || ready).first(),
            ).toBeVisible();
          });
        }
      },
    );
  }
}
