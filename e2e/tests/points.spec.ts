import type { Page } from '@playwright/test';
import { elsewhere } from '../support/tasks.ts';
import { expect, isPhone, test } from '../support/test.ts';

const PAGE = '/points';
const PATH = '/app/v1/lotteryExchange';

const options = (page: Page) => page.getByRole('list', { name: 'Exchange' }).getByRole('listitem');
const exchangeOf = (page: Page, points: string) =>
  options(page).getByRole('button', { name: `Exchange ${points} points` });
const question = (page: Page) => page.getByRole('dialog', { name: 'Exchange points?' });
const receiptOf = (page: Page) => page.getByRole('dialog', { name: 'You received' });
const unknownOf = (page: Page) => page.getByRole('button', { name: 'Check again' });

async function exchange(page: Page, points: string): Promise<void> {
  await exchangeOf(page, points).click();
  await question(page).getByRole('button', { name: 'Exchange' }).click();
}

test.beforeEach(async ({ world }) => {
  await world.patchPlayer({ lottery: 62_40, coin: 1_000_00 });
});

test('points become coins once the player has said so', async ({ open, world }) => {
  const page = await open(PAGE, 'player');
  await expect(page).toHaveURL(isPhone(page) ? /\/points/ : /\/lobby\/points/);
  await expect(page.getByText('62.40', { exact: true })).toBeVisible();
  await expect(options(page)).toHaveCount(4);
  await exchangeOf(page, '20.00').click();
  await expect(question(page)).toContainText('25.00 coins');
  await expect(question(page)).toContainText('42.40');
  await question(page).getByRole('button', { name: 'Not now' }).click();
  expect(await world.calls('lotteryExchange')).toBe(0);

  await exchangeOf(page, '20.00').click();
  await question(page).getByRole('button', { name: 'Exchange' }).dblclick();
  await expect(receiptOf(page).getByRole('listitem')).toHaveText(/Coins.*\+25\.00/);
  await receiptOf(page).getByRole('button', { name: 'Good' }).click();
  await expect(page.getByText('42.40', { exact: true })).toBeVisible();
  expect(await world.calls('lotteryExchange')).toBe(1);
  expect(await world.player()).toMatchObject({ lottery: 42_40, coin: 1_025_00 });
});

test('the second half of a double click closes no receipt that came under it', async ({ open }) => {
  const page = await open(PAGE, 'player');
  await exchangeOf(page, '20.00').click();
  await question(page).getByRole('button', { name: 'Exchange' }).hover();
  const press = async (clickCount: number) => {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
  };
  await press(1);
  await expect(receiptOf(page)).toBeVisible();
  await press(2);
  await expect(receiptOf(page)).toBeVisible();
  await press(1);
  await expect(receiptOf(page)).toBeHidden();
});

test('an exchange that costs more than there is says how much is missing', async ({ open }) => {
  const page = await open(PAGE, 'player');
  const dearest = options(page).filter({ hasText: '150.00 coins' });
  await expect(dearest).toContainText('37.60 short');
  await expect(dearest.getByRole('button')).toHaveCount(0);
  await page.getByRole('link', { name: 'How points work' }).click();
  await expect(page).toHaveURL(/\/rule\/points/);
});

const lost = {
  'is lost on its way': { effect: 'dropBefore' },
  'is done and not answered': { effect: 'dropAfter' },
  'is answered by a proxy': { httpStatus: 503 },
} as const;

for (const [name, fault] of Object.entries(lost)) {
  test(`an exchange that ${name} is paid for once`, async ({ open, world, expectedErrors }) => {
    expectedErrors.push(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/);
    await world.fault({ operationId: 'lotteryExchange', ...fault });
    const page = await open(PAGE, 'player');
    await exchange(page, '5.00');
    await expect(page.getByText('No answer came')).toBeVisible();
    await expect(receiptOf(page)).toBeHidden();
    await expect(exchangeOf(page, '20.00')).toHaveAttribute('aria-disabled', 'true');
    await world.clearFaults();
    await page.reload();
    await unknownOf(page).click();
    await expect(receiptOf(page).getByRole('listitem')).toHaveText(/Coins.*\+5\.00/);
    await receiptOf(page).getByRole('button', { name: 'Good' }).click();
    await expect(unknownOf(page)).toHaveCount(0);
    expect(await world.player()).toMatchObject({ lottery: 57_40, coin: 1_005_00 });
  });
}

test('an exchange whose answer hangs is paid for once', async ({ open, world, expectedErrors }) => {
  expectedErrors.push(/ERR_ABORTED|ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/);
  await world.fault({ operationId: 'lotteryExchange', effect: 'hang' });
  const page = await open(PAGE, 'player');
  await exchange(page, '5.00');
  await expect(options(page).first()).toContainText('Exchanging');
  await expect.poll(() => world.calls('lotteryExchange')).toBe(1);
  await world.clearFaults();
  // The player does not wait for the end: the page that comes back knows of the open exchange.
  await page.reload();
  await unknownOf(page).click();
  await expect(receiptOf(page).getByRole('listitem')).toHaveText(/Coins.*\+5\.00/);
  expect(await world.player()).toMatchObject({ lottery: 57_40, coin: 1_005_00 });
});

test('points that were spent elsewhere are refused in words, and the page is put right', async ({
  open,
  world,
}) => {
  const page = await open(PAGE, 'player');
  await exchangeOf(page, '50.00').click();
  await elsewhere(world, (sdk) => sdk.post(PATH, { id: 2 }));
  await question(page).getByRole('button', { name: 'Exchange' }).click();
  await expect(page.getByText('You have too few points for this exchange.')).toBeVisible();
  await expect(page.getByText('42.40', { exact: true })).toBeVisible();
  await expect(receiptOf(page)).toBeHidden();
  expect(await world.player()).toMatchObject({ lottery: 42_40 });
});

test('without options the points are kept', async ({ open, world }) => {
  await world.reset({ config: { lists: 'empty' } });
  const page = await open(PAGE, 'player');
  await expect(page.getByText('Nothing to exchange right now')).toBeVisible();
});

test('options that do not load say so, and come when tried again', async ({
  open,
  world,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/);
  await world.fault({ operationId: 'getLotterConfig', httpStatus: 503 });
  const page = await open(PAGE, 'player');
  await expect(page.getByText('The exchange did not load')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await world.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(options(page)).toHaveCount(4);
});
