import { expectSilentRefusals, receiptOf, takeReceipt } from '../support/claims.ts';
import { elsewhere } from '../support/tasks.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/activity/supply';
const DAY = 86_400_000;

test('who has nearly nothing left takes a little once a day', async ({ open, world }) => {
  await world.reset({ scenario: 'bankrupt' });
  const page = await open(PAGE, 'player');
  const before = Number((await world.player())['coin']);
  const take = page.getByRole('button', { name: /^Take the coins/ });
  await take.dblclick();
  await takeReceipt(page, /Coins.*\+20\.00/);
  await expect(page.getByText('Nothing here for now')).toBeVisible();
  await expect(take).toHaveCount(0);
  expect(await world.calls('bankruptBonus')).toBe(1);
  expect((await world.player())['coin']).toBe(before + 20_00);
  await world.patchPlayer({ coin: 0 });
  await world.advance(DAY);
  await page.reload();
  await expect(take).toBeVisible();
});

test('a relief without an answer is not known, and asked again is paid once', async ({
  open,
  world,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/);
  await world.reset({ scenario: 'bankrupt' });
  const before = Number((await world.player())['coin']);
  await world.fault({ operationId: 'bankruptBonus', effect: 'dropAfter' });
  const page = await open(PAGE, 'player');
  await page.getByRole('button', { name: /^Take the coins/ }).click();
  await expect(page.getByText('No answer came')).toBeVisible();
  await world.clearFaults();
  await page.getByRole('button', { name: 'Check again' }).click();
  await takeReceipt(page, /\+20\.00/);
  expect((await world.player())['coin']).toBe(before + 20_00);
});

test('others are told when it is there, and offered a break', async ({ open }) => {
  const page = await open(PAGE, 'player');
  await expect(page.getByText('Nothing here for now')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Take the coins/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('refused reliefs are silent, and what another page took is not paid again @phone', async ({
  open,
  world,
}) => {
  await world.reset({ scenario: 'bankrupt' });
  const page = await open(PAGE, 'player');
  const key = page.getByRole('button', { name: /^Take the coins/ });
  await expectSilentRefusals(page, world, { operationId: 'bankruptBonus', read: 'getActivityIds', key });
  await elsewhere(world, (sdk) => sdk.post('/app/v1/bankruptBonus', {}));
  const { coin } = await world.player();
  await key.click();
  await expect(page.getByText('Nothing here for now')).toBeVisible();
  await expect(receiptOf(page)).toBeHidden();
  expect((await world.player())['coin']).toBe(coin);
});
