import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

// These tests need animations.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PAGE = '/activity/agentCount';

/** Moves the pointer over a card from edge to edge, row by row from the top. */
async function scratch(page: Page, cover: Locator, strokes: number): Promise<void> {
  const box = await cover.boundingBox();
  if (!box) throw new Error('The card is not on the page.');
  const { x, y, width, height } = box;
  await page.mouse.move(x + 2, y + height / 12);
  await page.mouse.down();
  for (let row = 0; row < strokes; row += 1) {
    const at = y + (height * (2 * row + 1)) / 12;
    const [from, to] = row % 2 === 0 ? [x + 2, x + width - 2] : [x + width - 2, x + 2];
    await page.mouse.move(from, at, { steps: 2 });
    await page.mouse.move(to, at, { steps: 8 });
  }
  await page.mouse.up();
}

test('uncovers a scratch card after the pointer has removed enough of it', async ({ open, world }) => {
  await world.reset({ scenario: 'invite-claimable' });
  const page = await open(PAGE, 'player');
  const cover = page.locator('canvas');
  await cover.scrollIntoViewIfNeeded();
  // The first touch requests the card; its prize is not in the page before.
  await cover.click();
  await expect(cover).toHaveAttribute('data-decided');
  expect(await world.calls('agent4Scratch')).toBe(1);
  await expect(page.getByText(/^You won/)).toHaveCount(0);
  await scratch(page, cover, 1);
  await expect(cover).toBeVisible();
  await expect(page.getByText(/^You won/)).toHaveCount(0);
  await scratch(page, cover, 6);
  await expect(page.locator(':focus')).toHaveText(/^You won/);
  await expect(cover).toHaveCount(0);
  await expect(page.getByText('3 cards')).toBeVisible();
  expect(await world.calls('agent4Scratch')).toBe(1);

  await test.step('uncovers a card by keyboard and adds its prize once', async () => {
    await page.getByRole('button', { name: 'Next card' }).click();
    const next = page.getByRole('button', { name: 'Scratch a card' });
    await next.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Reveal it' }).press('Enter');
    await expect(page.getByText(/^You won/)).toBeVisible();
    await expect(page.getByText('2 cards')).toBeVisible();
    expect(await world.calls('agent4Scratch')).toBe(2);
  });
});
