import type { Page } from '@playwright/test';
import { CHANNELS, orderElsewhere } from '../support/deposits.ts';
import { buyOffer } from '../support/first-charge.ts';
import { elsewhere } from '../support/tasks.ts';
import { expect, isPhone, test } from '../support/test.ts';

const PAGE = '/activity/firstCharge';
const DAY = 86_400_000;
const PATH = '/app/v1/appRechargeBonusCollection9Receive';

const offersOf = (page: Page) => page.getByRole('radiogroup', { name: 'Choose your deposit' });
const itemsOf = (page: Page) => page.getByRole('list', { name: 'Your rewards' }).getByRole('listitem');
const claimOf = (page: Page, what: RegExp) =>
  itemsOf(page)
    .filter({ hasText: what })
    .getByRole('button', { name: /^Claim/ });
const receiptOf = (page: Page) => page.getByRole('dialog', { name: 'You received' });

test('an offer is chosen, paid for and claimed', async ({ open, world }) => {
  const page = await open(PAGE, 'player');
  await expect(offersOf(page).getByRole('radio')).toHaveCount(3);
  await expect(page.getByText('Once per player, from Rs 500.')).toContainText('3 times');
  await offersOf(page).getByText('122%').click();
  await expect(page.getByText('600.00')).toBeVisible();
  await page.getByRole('link', { name: 'Deposit Rs 500' }).click();

  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('500');
  await expect(page.getByText('To claim once your deposit of Rs 500 has come')).toBeVisible();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page).toHaveURL(/[?&]order=TS/);
  await world.verify({ operationId: 'recharge3', request: { actType: 9, amount: 500_00 }, times: 1 });
  await world.settle(new URL(page.url()).searchParams.get('order') ?? '');
  await page.getByRole('link', { name: 'Claim your rewards' }).click();

  await expect(page.getByText('3 rewards to claim')).toBeVisible();
  await claimOf(page, /Coins/).dblclick();
  await expect(receiptOf(page).getByRole('listitem')).toHaveText(/Coins.*3 times.*\+100\.00/);
  await receiptOf(page).getByRole('button', { name: 'Good' }).click();
  await expect(page.getByRole('heading', { name: 'Your rewards' })).toBeFocused();
  await expect(itemsOf(page).first()).toContainText('Claimed');
  expect(await world.calls('appRechargeBonusCollection9Receive')).toBe(1);
  expect((await world.player())['coin']).toBe(1_900_00);

  const lists = await world.calls('getActivityIds');
  await page.getByRole('button', { name: /^Claim all/ }).click();
  await expect(receiptOf(page).getByRole('listitem')).toHaveCount(2);
  await expect.poll(() => world.calls('getActivityIds')).toBeGreaterThan(lists);
  await page.keyboard.press('Escape');
  await expect(page.getByText('All claimed')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Claim/ })).toHaveCount(0);
});

test('another amount is a plain deposit, and the page says so before', async ({ open, world }) => {
  const page = await open('/lobby/wallets/deposit?offer=2', 'player');
  const amount = page.getByLabel('Amount', { exact: true });
  await expect(amount).toHaveValue('1,000');
  await page.getByRole('button', { name: '2,000', exact: true }).click();
  await expect(page.getByText('Only with a deposit of Rs 1,000')).toBeVisible();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page).toHaveURL(/[?&]order=TS/);
  await world.verify({ operationId: 'recharge3', request: { actType: 0, amount: 2_000_00 }, times: 1 });
});

test('a claim without an answer is not known, and asked again pays once', async ({
  open,
  world,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/);
  await buyOffer(world);
  await world.fault({ operationId: 'appRechargeBonusCollection9Receive', effect: 'dropAfter' });
  const page = await open(PAGE, 'player');
  await claimOf(page, /Coins/).click();
  const row = itemsOf(page).first();
  await expect(row).toContainText('No answer came');
  await expect(receiptOf(page)).toBeHidden();
  await world.clearFaults();
  await page.reload();
  await row.getByRole('button', { name: /^Check again/ }).click();
  await expect(receiptOf(page).getByRole('listitem')).toHaveText(/Coins.*\+100\.00/);
  await receiptOf(page).getByRole('button', { name: 'Good' }).click();
  await expect(row).toContainText('Claimed');
  expect((await world.player())['coin']).toBe(1_900_00);
});

test('a refused claim says why, and the page is put right', async ({ open, world }) => {
  await buyOffer(world);
  const page = await open(PAGE, 'player');
  await expect(claimOf(page, /Points/)).toBeVisible();
  await elsewhere(world, (sdk) => sdk.post(PATH, { propId: 2002 }));
  await claimOf(page, /Points/).click();
  await expect(page.getByText('You have collected this reward already.')).toBeVisible();
  await expect(itemsOf(page).filter({ hasText: 'Points' })).toContainText('Claimed');
  await expect(receiptOf(page)).toBeHidden();
});

test('the offer counts down by the server’s clock, ends by itself and leads back', async ({
  page: early,
  open,
  world,
}) => {
  await world.reset({ scenario: 'first-charge-open' });
  // The device knows nothing of this: the server is most of a day ahead of it.
  await world.advance(DAY - 120_000);
  await early.clock.install();
  const page = await open(PAGE, 'player');
  await expect(page.getByRole('timer')).toHaveText(/^00:0[12]:/);
  await expect(page.getByRole('link', { name: 'Deposit Rs 1,000' })).toBeVisible();
  // The page sleeps until after the end.
  await world.advance(120_000);
  await page.clock.fastForward(121_000);
  const dialog = page.getByRole('dialog', { name: 'Tips' });
  await expect(dialog).toContainText('Event has ended, please exit the current page');
  await expect(page.getByText('The time for this offer is over.')).toBeAttached();
  await expect(page.getByRole('link', { name: 'Deposit Rs 1,000' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await expect(page).toHaveURL(/\/lobby\/home/);
});

test('the device’s own clock does not end the offer', async ({ page: early, open, world }) => {
  await world.reset({ scenario: 'first-charge-open' });
  await early.clock.setFixedTime(Date.now() + 40 * DAY);
  const page = await open(PAGE, 'player');
  await expect(page.getByRole('timer')).toHaveText(/^23:59:|^1d/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

const closed: Record<string, [words: string, begin: Parameters<typeof begins>[1]]> = {
  'is not open': ['The first-charge offer is not open to you.', { config: { activityIds: [42] } }],
  'has ended for everybody': [
    'The first-charge offer has ended.',
    { config: { activityDurations: { 39: 1000 } }, later: 2000 },
  ],
  'is over for the player': [
    'The time for this offer is over.',
    { scenario: 'first-charge-open', later: DAY },
  ],
  'has no offers': [
    'The first-charge offer is being changed. Look again later.',
    { config: { lists: 'empty' } },
  ],
  'is for a higher level': ['This offer needs a higher VIP level.', { config: { firstChargeMinLevel: 9 } }],
};

type World = Parameters<typeof buyOffer>[0];
async function begins(
  world: World,
  { later, ...start }: Parameters<World['reset']>[0] & { later?: number },
): Promise<void> {
  await world.reset(start);
  if (later !== undefined) await world.advance(later);
}

for (const [name, [words, begin]] of Object.entries(closed)) {
  test(`a first charge that ${name} says so`, async ({ open, world }) => {
    await begins(world, begin);
    const page = await open(PAGE, 'player');
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('timer')).toHaveCount(0);
    await page.getByRole('link', { name: 'See the games' }).click();
    await expect(page).toHaveURL(/\/lobby\/home/);
  });
}

test('a first deposit without an offer closes the first charge', async ({ open, world }) => {
  await world.settle(await orderElsewhere(world, CHANNELS.qr));
  const page = await open(PAGE, 'player');
  await expect(page.getByText('You have made your first deposit already.')).toBeVisible();
});

test('a busy server is asked again', async ({ open, world }) => {
  const page = await open('/lobby/home', 'player');
  await world.config({ systemBusy: true });
  await page.goto(world.url(PAGE));
  await expect(page.getByText('The server is busy. Please try again in a moment.')).toBeVisible();
  await world.config({ systemBusy: false });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(offersOf(page)).toBeVisible();
});

test('an offer that does not load says so, and comes when tried again', async ({
  open,
  world,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/);
  await world.fault({ operationId: 'appRechargeBonusCollection9', httpStatus: 503 });
  const page = await open(PAGE, 'player');
  await expect(page.getByText('The offer did not load')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await world.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(offersOf(page)).toBeVisible();
});

test('an offer that the server is not reached for says so', async ({ open, world, expectedErrors }) => {
  expectedErrors.push(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
  await world.fault({ operationId: 'appRechargeBonusCollection9', effect: 'dropBefore' });
  const page = await open(PAGE, 'player');
  await expect(page.getByText('No connection', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await world.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(offersOf(page)).toBeVisible();
});

test('what leads to the first charge leads to its page', async ({ open, world }) => {
  const page = await open('/lobby/home', 'player');
  await expect(page.getByRole('link', { name: /on top of any amount/ }).first()).toHaveAttribute(
    'href',
    /activity\/firstCharge/,
  );
  await buyOffer(world);
  // The group has room for four.
  await world.config({ activityIds: [39] });
  await page.reload();
  await page.getByRole('button', { name: 'Activities' }).click();
  await page.getByRole('link', { name: /First charge/ }).click();
  await expect(page).toHaveURL(isPhone(page) ? /\/activity\/firstCharge/ : /\/lobby\/activity\/firstCharge/);
  await expect(page.getByText('3 rewards to claim')).toBeVisible();
});
