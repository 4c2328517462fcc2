import type { Locator, Page } from '@playwright/test';
import { bindMobile } from '../support/tasks.ts';
import { expect, test } from '../support/test.ts';

// These tests need animations.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PAGE = '/activity/agentCount';

const receiptOf = (page: Page) => page.getByRole('dialog', { name: 'You received' });
const tasksOf = (page: Page) => page.getByRole('list', { name: 'Tasks' }).getByRole('listitem');
const scratchCardOf = (page: Page) => page.getByRole('button', { name: 'Scratch a card' });

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
});

test('uncovers a card by keyboard and adds its prize once', async ({ open, world }) => {
  await world.reset({ scenario: 'invite-claimable' });
  const page = await open(PAGE, 'player');
  await scratchCardOf(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Reveal it' }).press('Enter');
  await expect(page.getByText(/^You won/)).toBeVisible();
  await expect(page.getByText('3 cards')).toBeVisible();
  await page.getByRole('button', { name: 'Next card' }).click();
  await expect(scratchCardOf(page)).toBeVisible();
  expect(await world.calls('agent4Scratch')).toBe(1);
});

test('completes a task by sharing and claims its reward', async ({ open, world, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await bindMobile(world);
  const page = await open(PAGE, 'player');
  await tasksOf(page)
    .first()
    .getByRole('button', { name: /^Share/ })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Invite friends' });
  await sheet.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => world.calls('appProxyUser4TaskUserShare')).toBe(1);
  await page.keyboard.press('Escape');
  await tasksOf(page)
    .first()
    .getByRole('button', { name: /^Claim/ })
    .click();
  await expect(receiptOf(page).getByRole('listitem')).toHaveText(/\+2\.00/);
  await receiptOf(page).getByRole('button', { name: 'OK' }).click();
  await expect(tasksOf(page).first()).toContainText('Claimed');
});
