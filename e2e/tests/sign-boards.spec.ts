import type { Page } from '@playwright/test';
import { expectLostAnswer, expectSilentRefusals, LOST, receiptOf, takeReceipt } from '../support/claims.ts';
import { elsewhere } from '../support/tasks.ts';
import { expect, test } from '../support/test.ts';

const DAY = 86_400_000;

const daysOf = (page: Page) => page.getByRole('list', { name: '7 days' }).getByRole('listitem');
const claimOf = (page: Page) => page.getByRole('button', { name: /^Claim day/ });

test.describe('the sign-up bonus', () => {
  const PAGE = '/activity/sign';

  test('gives the reward of the day once, and the next one tomorrow', async ({ open, world }) => {
    const page = await open(PAGE, 'player');
    await expect(daysOf(page)).toHaveCount(7);
    await expect(daysOf(page).first()).toHaveText(/Today.*Ready/);
    await claimOf(page).dblclick();
    await takeReceipt(page, /Coins.*\+10\.00/);
    await expect(page.getByRole('heading', { name: '7 days' })).toBeFocused();
    await expect(daysOf(page).first()).toHaveText(/Day 1.*Claimed/);
    await expect(daysOf(page).nth(1)).toHaveText(/Day 2.*Next/);
    await expect(page.getByText('1 of 7 claimed')).toBeVisible();
    await expect(page.getByText('Day 2 opens tomorrow')).toBeVisible();
    await expect(claimOf(page)).toHaveCount(0);
    expect(await world.calls('loginBonus3UserReceive')).toBe(1);
    expect((await world.player())['coin']).toBe(1_010_00);

    await world.advance(DAY);
    await page.reload();
    await claimOf(page).click();
    await takeReceipt(page, /Coins.*\+15\.00/);
    await expect(page.getByText('2 of 7 claimed')).toBeVisible();
  });

  test('a claim without an answer is not known, and asked again pays once', async ({
    open,
    world,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/);
    await world.fault({ operationId: 'loginBonus3UserReceive', effect: 'dropAfter' });
    const page = await open(PAGE, 'player');
    await claimOf(page).click();
    await expect(page.getByText('No answer came')).toBeVisible();
    await world.clearFaults();
    await page.getByRole('button', { name: 'Check again' }).click();
    await takeReceipt(page, /Coins.*\+10\.00/);
    await expect(page.getByText('1 of 7 claimed')).toBeVisible();
    expect((await world.player())['coin']).toBe(1_010_00);
  });

  test('what was claimed on another page is not paid again, and shows', async ({ open, world }) => {
    const page = await open(PAGE, 'player');
    await expect(claimOf(page)).toBeVisible();
    await elsewhere(world, (sdk) => sdk.post('/app/v1/loginBonus3UserReceive', { day: 1 }));
    const before = Number((await world.player())['coin']);
    await claimOf(page).click();
    await expect(page.getByText('1 of 7 claimed')).toBeVisible();
    await expect(receiptOf(page)).toBeHidden();
    expect((await world.player())['coin']).toBe(before);
  });

  test('refused claims are silent, and the board is read again @phone', async ({ open, world }) => {
    const page = await open(PAGE, 'player');
    await expectSilentRefusals(page, world, {
      operationId: 'loginBonus3UserReceive',
      read: 'loginBonus3User',
      key: claimOf(page),
    });
    await claimOf(page).click();
    await takeReceipt(page, /Coins.*\+10\.00/);
  });

  test('says that it is not on', async ({ open, world }) => {
    await world.config({ activityIds: [42] });
    const page = await open(PAGE, 'player');
    await expect(page.getByText('Not on right now')).toBeVisible();
    await expect(claimOf(page)).toHaveCount(0);
  });
});

test.describe('the free sign-in', () => {
  const PAGE = '/activity/freeSign';

  test('grows by days in a row, and begins anew after a missed one', async ({ open, world }) => {
    const page = await open(PAGE, 'player');
    await expect(page.getByText('The row begins today')).toBeVisible();
    await claimOf(page).dblclick();
    await takeReceipt(page, /×5/);
    await expect(page.getByText('1 day in a row')).toBeVisible();
    expect(await world.calls('appFreeSignUserReceive')).toBe(1);

    await world.advance(DAY);
    await page.reload();
    await claimOf(page).click();
    await takeReceipt(page, /×8/);
    await expect(page.getByText('2 days in a row')).toBeVisible();

    await world.advance(2 * DAY);
    await page.reload();
    await expect(page.getByText('The row begins today')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Claim day 1/ })).toBeVisible();
  });

  test('a claim without an answer is not known, and asked again pays once', async ({
    open,
    world,
    expectedErrors,
  }) => {
    expectedErrors.push(LOST);
    const page = await open(PAGE, 'player');
    await expectLostAnswer(page, world, {
      operationId: 'appFreeSignUserReceive',
      key: claimOf(page),
      again: page.getByRole('button', { name: 'Check again' }),
    });
    await takeReceipt(page, /×5/);
    await expect(page.getByText('1 day in a row')).toBeVisible();
  });

  test('refused claims are silent, and what another page claimed is not paid again @phone', async ({
    open,
    world,
  }) => {
    const page = await open(PAGE, 'player');
    await expectSilentRefusals(page, world, {
      operationId: 'appFreeSignUserReceive',
      read: 'appFreeSignUser',
      key: claimOf(page),
    });
    await elsewhere(world, (sdk) => sdk.post('/app/v1/appFreeSignUserReceive', {}));
    await claimOf(page).click();
    await expect(page.getByText('1 day in a row')).toBeVisible();
    await expect(receiptOf(page)).toBeHidden();
    await expect(claimOf(page)).toHaveCount(0);
  });
});
