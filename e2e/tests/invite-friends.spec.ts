import type { Page } from '@playwright/test';
import { expectSilentRefusals } from '../support/claims.ts';
import { bindMobile, elsewhere } from '../support/tasks.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/activity/inviteFriends';
const RECEIVE = 'appInviteBonus1UserReceive';

const stepsOf = (page: Page) => page.getByRole('list', { name: 'Rewards for friends' }).getByRole('listitem');
const receiveOf = (page: Page) => page.getByRole('button', { name: /^Receive/ });
const receiptOf = (page: Page) => page.getByRole('dialog', { name: 'You received' });

async function closeReceipt(page: Page): Promise<void> {
  await receiptOf(page).getByRole('button', { name: 'Good' }).click();
  await expect(receiptOf(page)).toBeHidden();
}

test('without friends the link is shared', async ({ open, world }) => {
  await bindMobile(world);
  const page = await open(PAGE, 'player');
  await expect(stepsOf(page).first()).toContainText('1 / 2');
  await expect(receiveOf(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Invite a friend' }).click();
  await expect(page.getByRole('dialog', { name: 'Invite friends' })).toBeVisible();
});

test('without a bound mobile number the way to share is to bind one', async ({ open }) => {
  const page = await open(PAGE, 'player');
  await expect(page.getByText('Bind a mobile number first')).toBeVisible();
  await page.getByRole('button', { name: 'Invite a friend' }).click();
  await expect(page).toHaveURL(/\/bind/);
});

test('friends who have come bring one reward after the other, each once', async ({ open, world }) => {
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

test('a claim without an answer is asked again and pays once', async ({ open, world, expectedErrors }) => {
  expectedErrors.push(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/);
  await world.reset({ scenario: 'invite-claimable' });
  const page = await open(PAGE, 'player');
  const before = Number((await world.player())['coin']);
  await world.fault({ operationId: RECEIVE, effect: 'dropAfter' });
  await receiveOf(page).click();
  await expect(page.getByText('No answer came').first()).toBeVisible();
  await world.clearFaults();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(receiptOf(page).getByRole('listitem')).toHaveText(/\+50\.00/);
  await closeReceipt(page);
  expect((await world.player())['coin']).toBe(before + 50_00);
});

test('a reward that was received on another page is not paid again', async ({ open, world }) => {
  await world.reset({ scenario: 'invite-claimable' });
  await elsewhere(world, (sdk) => sdk.post('/app/v1/appInviteBonus1UserReceive', { propId: 2001 }));
  const page = await open(PAGE, 'player');
  await expect(receiveOf(page)).toBeVisible();
  // The same thing again at once would be a double press.
  await world.advance(60_000);
  await elsewhere(world, (sdk) => sdk.post('/app/v1/appInviteBonus1UserReceive', { propId: 2001 }));
  const before = Number((await world.player())['coin']);
  await receiveOf(page).click();
  await expect(stepsOf(page).nth(2)).toContainText('7 / 16');
  await expect(receiptOf(page)).toBeHidden();
  expect((await world.player())['coin']).toBe(before);
});

test('refused claims are silent, and the rewards are read again @phone', async ({ open, world }) => {
  await world.reset({ scenario: 'invite-claimable' });
  const page = await open(PAGE, 'player');
  await expectSilentRefusals(page, world, {
    operationId: RECEIVE,
    read: 'appInviteBonus1User',
    key: receiveOf(page),
  });
});

test('a closed activity says so', async ({ open, world }) => {
  await world.config({ activityIds: [42] });
  const page = await open(PAGE, 'player');
  await expect(page.getByText('Not on right now')).toBeVisible();
  await expect(stepsOf(page)).toHaveCount(0);
});
