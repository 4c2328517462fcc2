import { compositionFaults, leftEdge, MAIN_BUTTONS } from '../support/composition.ts';
import { navigateToOther } from '../support/navigate.ts';
import { completeTwoTasks } from '../support/tasks.ts';
import { expect, test } from '../support/test.ts';

// The walk of reflow.spec.ts checks a window of 1280x800 for each change.
test(
  'composes the desktop pages for a window of 1920x1080',
  { tag: ['@desktop', '@full'] },
  async ({ open, page: early, world }) => {
    await early.setViewportSize({ width: 1920, height: 1080 });
    await completeTwoTasks(world);
    const page = await open('/lobby/home', 'player');
    await expect(page.getByRole('list', { name: 'Popular games' })).toBeVisible();
    const edge = await leftEdge(page);
    for (const [address, main] of Object.entries(MAIN_BUTTONS)) {
      await test.step(address, async () => {
        await navigateToOther(page, address);
        await expect(page.locator('main:visible [aria-busy="true"]')).toHaveCount(0);
        const content = page.getByRole('main');
        if (main) {
          const button = content.getByRole('button', { name: main });
          await expect(button.or(content.getByRole('link', { name: main })).first()).toBeInViewport({
            ratio: 1,
          });
        }
        expect.soft(await leftEdge(page), `left edge of ${address}`).toBe(edge);
        expect.soft(await compositionFaults(page), address).toEqual([]);
      });
    }
  },
);

test('has the filters above the games, and beside them from 1680 px @desktop', async ({ open, world }) => {
  const page = await open('/lobby/games', 'player');
  const studios = page.getByRole('group', { name: 'Studio' });
  const games = page.getByRole('list', { name: 'Games', exact: true });
  for (const [width, isBeside] of [
    [1440, false],
    [1680, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const [filter, list] = [await studios.boundingBox(), await games.boundingBox()];
    const right = (filter?.x ?? 0) + (filter?.width ?? 0);
    expect(right < (list?.x ?? 0), `${width} px`).toBe(isBeside);
    await expect(page.getByRole('button', { name: /^Filter and sort/ })).toHaveCount(isBeside ? 0 : 1);
  }
  await test.step('moves both handles of a range away from one value', async () => {
    await page.goto(world.url('/lobby/games?return=9600'));
    const lowest = page.getByRole('slider', { name: 'Return to player, from' });
    await expect(page.getByRole('button', { name: 'Remove Return to player: 96.14 %' })).toBeVisible();
    await lowest.scrollIntoViewIfNeeded();
    const box = await lowest.boundingBox();
    if (!box) throw new Error('The range is not shown.');
    await page.mouse.move(box.x + box.width - 22, box.y + 22);
    await page.mouse.down();
    await page.mouse.move(box.x + 22, box.y + 22, { steps: 4 });
    await page.mouse.up();
    await expect(lowest).toHaveValue('0');
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  });
  await test.step('has every filter in the sheet', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: /^Filter and sort/ }).click();
    const titles = page.getByRole('dialog', { name: 'Filter and sort' }).getByRole('heading', { level: 3 });
    await expect(titles).toHaveText(['Order', 'Type of game', 'Studio', 'Volatility', 'Return to player']);
    await page.getByRole('group', { name: 'Volatility' }).getByRole('button', { name: 'Low' }).click();
    await page.getByRole('button', { name: /^Show \d+ games/ }).click();
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(1);
  });
});
