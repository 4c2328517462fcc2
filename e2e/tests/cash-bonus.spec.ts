import type { Page } from '@playwright/test';
import { expectSilentRefusals, receiptOf, takeReceipt } from '../support/claims.ts';
import { elsewhere } from '../support/tasks.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/activity/cashBonus';
const DAY = 86_400_000;

const ticketsOf = (page: Page) => page.getByRole('list', { name: 'Your tickets' }).getByRole('listitem');

test('tickets are taken one by one, and the last one opens a day later', async ({ open, world }) => {
  const page = await open(PAGE, 'player');
  await expect(ticketsOf(page)).toHaveCount(3);
  await expect(ticketsOf(page).nth(2)).toContainText('Opens later');
  await ticketsOf(page).first().getByRole('button', { name: /^Take/ }).dblclick();
  await takeReceipt(page, /Coins.*\+15\.00/);
  await expect(page.getByText('1 to take')).toBeVisible();
  expect(await world.calls('receiveBonusTicker')).toBe(1);
  expect((await world.player())['coin']).toBe(1_015_00);
  await world.advance(DAY);
  await page.reload();
  await page.getByRole('button', { name: /^Take both/ }).click();
  await takeReceipt(page, /.+/);
  await expect(page.getByText('Nothing to take right now')).toBeVisible();
  expect((await world.player())['coin']).toBe(1_045_00);
});

test('a ticket whose time ends goes by itself', async ({ open, world }) => {
  await world.advance(3 * DAY - 20_000);
  const page = await open(PAGE, 'player');
  await expect(ticketsOf(page)).toHaveCount(3);
  await expect(ticketsOf(page).filter({ hasText: '+15.00' })).toHaveCount(0, { timeout: 40_000 });
  await expect(ticketsOf(page)).toHaveCount(2);
});

test('a ticket without an answer is not known, and asked again gives it once', async ({
  open,
  world,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/);
  await world.fault({ operationId: 'receiveBonusTicker', effect: 'dropAfter' });
  const page = await open(PAGE, 'player');
  await ticketsOf(page).first().getByRole('button', { name: /^Take/ }).click();
  await expect(ticketsOf(page).first()).toContainText('No answer came');
  await expect(receiptOf(page)).toBeHidden();
  await world.clearFaults();
  await ticketsOf(page)
    .first()
    .getByRole('button', { name: /^Check again/ })
    .click();
  await takeReceipt(page, /\+15\.00/);
  expect((await world.player())['coin']).toBe(1_015_00);
});

test('refused tickets are silent, and what another page took is not given again @phone', async ({
  open,
  world,
}) => {
  const page = await open(PAGE, 'player');
  const key = ticketsOf(page).first().getByRole('button', { name: /^Take/ });
  await expectSilentRefusals(page, world, {
    operationId: 'receiveBonusTicker',
    read: 'getBonusTickers',
    key,
  });
  await elsewhere(world, async (sdk) => {
    const { bonusTickers } = await sdk.post('/app/v1/getBonusTickers', {});
    const ticket = bonusTickers.find(({ count }) => count === 15_00);
    await sdk.post('/app/v1/receiveBonusTicker', { id: ticket?.id ?? 0 });
  });
  await key.click();
  await expect(page.getByText('1 to take')).toBeVisible();
  await expect(receiptOf(page)).toBeHidden();
  expect((await world.player())['coin']).toBe(1_015_00);
});
