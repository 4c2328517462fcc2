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
