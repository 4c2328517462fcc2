import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const PAGE = '/activity/inviteFriends';
const RECEIVE = 'appInviteBonus1UserReceive';

const stepsOf = (page: Page) => page.getByRole('list', { name: 'Goals and rewards' }).getByRole('listitem');
const receiveOf = (page: Page) => page.getByRole('button', { name: /^Claim/ });
const receiptOf = (page: Page) => page.getByRole('dialog', { name: 'You received' });

async function closeReceipt(page: Page): Promise<void> {
  await receiptOf(page).getByRole('button', { name: 'OK' }).click();
  await expect(receiptOf(page)).toBeHidden();
}

test('gives one reward after the other for invited friends, each once', async ({ open, world }) => {
  await world.reset({ scenario: 'invite-claimable' });
  const page = await open(PAGE, 'player');
  const before = Number((await world.player())['coin']);
  await receiveOf(page).dblclick();
  await expect(receiptOf(page).getByRole('listitem')).toHaveText(/Coins.*\+50\.00/);
  await closeReceipt(page);
  expect(await world.calls(RECEIVE)).toBe(1);
  await expect(stepsOf(page).first()).toContainText('Claimed');
  await receiveOf(page).click();
  await expect(receiptOf(page).getByRole('listitem')).toHaveText(/Coins.*\+300\.00/);
  await closeReceipt(page);
  await expect(stepsOf(page).nth(2)).toContainText('7 / 16');
  await expect(receiveOf(page)).toHaveCount(0);
  expect((await world.player())['coin']).toBe(before + 350_00);
});
