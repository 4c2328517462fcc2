import type { Page } from '@playwright/test';
import { expectSilentRefusals } from '../support/claims.ts';
import { fillPot, spendSpins } from '../support/spin.ts';
import { elsewhere } from '../support/tasks.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/activity/spin';
const ROUND = 7 * 86_400_000;

const keyOf = (page: Page) => page.getByRole('button', { name: /^Spin\b/ });
const resultOf = (page: Page) => page.getByRole('dialog', { name: /^The wheel gave you/ });
const receiptOf = (page: Page) => page.getByRole('dialog', { name: 'You received' });
const potOf = (page: Page) => page.getByRole('progressbar', { name: 'In your pot' });
const discOf = (page: Page) => page.locator('[data-disc]');

/** How far the wheel is turned, as it is drawn. */
async function turnOf(page: Page): Promise<number> {
  return discOf(page).evaluate((disc) => {
    const { a, b } = new DOMMatrix(getComputedStyle(disc).transform);
    return (Math.round((Math.atan2(b, a) * 180) / Math.PI) + 360) % 360;
  });
}

/** The round as the server has it. */
async function roundOf(world: Parameters<typeof fillPot>[0]) {
  return elsewhere(world, async (sdk) => (await sdk.post('/app/v1/actInviteUser', {})).actInviteUser);
}

test.beforeEach(async ({ world }) => {
  await world.reset({ scenario: 'invite-claimable' });
});

test('a spin turns the wheel to the prize, fills the pot and stays over a reload', async ({
  open,
  world,
}) => {
  const page = await open(PAGE, 'player');
  await expect(page.getByRole('img', { name: /^The wheel: 3\.00 coins/ })).toBeVisible();
  await expect(potOf(page)).toHaveAttribute('aria-valuetext', '0.00 of 500.00');
  const { spinCount } = await roundOf(world);
  await expect(keyOf(page)).toHaveText(`Spin${spinCount} left`);
  await keyOf(page).dblclick();
  await expect(page.getByRole('button', { name: 'Turning' })).toBeVisible();
  // The pot does not tell the prize before the wheel does.
  await expect(potOf(page)).toHaveAttribute('aria-valuetext', '0.00 of 500.00');

  const result = resultOf(page);
  await expect(result).toContainText(/\+47[05]\.00/);
  expect(await world.calls('actInviteUserSpin')).toBe(1);
  const { wheel, amount } = await roundOf(world);
  const angle = (360 - 45 * wheel.findIndex(({ count }) => count === amount)) % 360;
  expect(await turnOf(page)).toBe(angle);
  await expect(result.getByRole('button', { name: /^Spin/ })).toHaveText(`Spin${spinCount - 1} left`);
  await page.keyboard.press('Escape');
  await expect(keyOf(page)).toBeFocused();
  await expect(page.getByText(/^Your last spin: 47[05]\.00 coins/)).toBeVisible();

  await page.reload();
  await expect(page.getByText(/^Your last spin: 47[05]\.00 coins/)).toBeVisible();
  expect(await turnOf(page)).toBe(angle);
  await expect(resultOf(page)).toHaveCount(0);
});

test('the sheet of a prize spins again', async ({ open, world }) => {
  const page = await open(PAGE, 'player');
  await keyOf(page).click();
  await resultOf(page).getByRole('button', { name: /^Spin/ }).dblclick();
  await expect(page.getByRole('button', { name: 'Turning' })).toBeVisible();
  await expect(resultOf(page)).toContainText(/\+\d/);
  expect(await world.calls('actInviteUserSpin')).toBe(2);
});

test('each of two pages spins once', async ({ open, world, page: first }) => {
  await open(PAGE, 'player');
  const second = await first.context().newPage();
  await second.goto(world.url(PAGE));
  const { spinCount } = await roundOf(world);
  await keyOf(second).click();
  await expect(resultOf(second)).toBeVisible();
  await keyOf(first).click();
  await expect(resultOf(first).getByRole('button', { name: /^Spin/ })).toHaveText(
    `Spin${spinCount - 2} left`,
  );
  expect((await roundOf(world)).spinCount).toBe(spinCount - 2);
});

test('a spin without an answer is not known, and asked again tells its prize once', async ({
  open,
  world,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/);
  const page = await open(PAGE, 'player');
  const { spinCount } = await roundOf(world);
  await world.fault({ operationId: 'actInviteUserSpin', effect: 'dropAfter' });
  await keyOf(page).click();
  await expect(page.getByText('No answer came. Your spin may have been made.')).toBeVisible();
  await expect(resultOf(page)).toHaveCount(0);
  await world.clearFaults();
  await page.reload();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(resultOf(page)).toContainText(/\+47[05]\.00/);
  await expect(resultOf(page).getByRole('button', { name: /^Spin/ })).toHaveText(`Spin${spinCount - 1} left`);
  expect((await roundOf(world)).spinCount).toBe(spinCount - 1);
});

test('without spins the button says why, and what brings more', async ({ open, world }) => {
  await world.reset({ scenario: 'default' });
  const page = await open(PAGE, 'player');
  await keyOf(page).click();
  await expect(resultOf(page)).toContainText('No spins left. Share your link');
  await page.keyboard.press('Escape');
  await expect(keyOf(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('3 friends').locator('..')).toHaveText('3 friendsup to Rs 120');
  await expect(page.getByText('Nobody has come yet')).toBeVisible();
  // The demo player has no mobile number, which sharing needs.
  await page.getByRole('button', { name: 'Bind to share' }).click();
  await expect(page).toHaveURL(/\/bind/);
});

test('who has a mobile number shares the link', async ({ open, world }) => {
  await world.patchPlayer({ mobile: '3001234567' });
  const page = await open(PAGE, 'player');
  await page.getByRole('button', { name: 'Get a spin' }).click();
  await expect(page.getByRole('dialog', { name: 'Invite friends' })).toBeVisible();
  await expect(() =>
    world.verify({ operationId: 'actionLog', request: { action: 'spin_share' }, times: 1 }),
  ).toPass();
});

test('spins that were used elsewhere are read again, without a word', async ({ open, world }) => {
  const page = await open(PAGE, 'player');
  await expect(keyOf(page)).toContainText(/[1-9]\d* left/);
  await spendSpins(world);
  await keyOf(page).click();
  await expect(keyOf(page)).toHaveText('Spin0 left');
  await expect(page.getByText('No spins left.')).toBeVisible();
  await expect(resultOf(page)).toHaveCount(0);
});

test('a full pot is paid out once', async ({ open, world }) => {
  await fillPot(world);
  const page = await open(PAGE, 'player');
  const { amount } = await roundOf(world);
  const before = Number((await world.player())['coin']);
  await page.getByRole('button', { name: /^Exchange/ }).dblclick();
  await expect(receiptOf(page).getByRole('listitem')).toHaveText(/Coins.*once/);
  await receiptOf(page).getByRole('button', { name: 'Good' }).click();
  await expect(page.getByRole('heading', { name: 'In your pot' })).toBeFocused();
  await expect(page.getByText('You have been paid out in this round.')).toBeVisible();
  await expect(page.getByText('Claimed', { exact: true })).toBeVisible();
  await expect(page.getByText('New spins come with the next round.')).toBeVisible();
  expect(await world.calls('actInviteUserExchange')).toBe(1);
  expect((await world.player())['coin']).toBe(before + amount);
});

test('a payment without an answer is not known, and asked again pays once', async ({
  open,
  world,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/);
  await fillPot(world);
  const { amount } = await roundOf(world);
  const before = Number((await world.player())['coin']);
  const page = await open(PAGE, 'player');
  await world.fault({ operationId: 'actInviteUserExchange', effect: 'dropAfter' });
  await page.getByRole('button', { name: /^Exchange/ }).click();
  await expect(page.getByText('No answer came. Your pot may have been paid out.')).toBeVisible();
  await world.clearFaults();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(receiptOf(page).getByRole('listitem')).toHaveText(/Coins/);
  expect((await world.player())['coin']).toBe(before + amount);
});

test('a round that ends while the page is open gives way to the next', async ({
  page: early,
  open,
  world,
}) => {
  await spendSpins(world);
  // The device knows nothing of this: the server is most of a week ahead of it.
  await world.advance(ROUND - 120_000);
  await early.clock.install();
  const page = await open(PAGE, 'player');
  await expect(page.getByRole('timer')).toHaveText(/^00:0[12]:/);
  await expect(keyOf(page)).toHaveText('Spin0 left');
  await world.advance(120_000);
  await page.clock.fastForward(121_000);
  await expect(page.getByText('A new round has begun.')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^[67]d/);
  await expect(keyOf(page)).toHaveText('Spin1 left');
  await expect(potOf(page)).toHaveAttribute('aria-valuetext', '0.00 of 500.00');
});

test('a spin that is not open says so, and leads on', async ({ open, world }) => {
  await world.fault({ operationId: 'actInviteUser', errcode: 3101 });
  const page = await open(PAGE, 'player');
  await expect(page.getByText('The wheel stands still')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await page.getByRole('link', { name: 'See other rewards' }).click();
  await expect(page).toHaveURL(/\/lobby\/rewards/);
});

test('refused spins are silent and bring the wheel back, as does a refused exchange @phone', async ({
  open,
  world,
}) => {
  const page = await open(PAGE, 'player');
  await expectSilentRefusals(page, world, {
    operationId: 'actInviteUserSpin',
    read: 'actInviteUser',
    key: keyOf(page),
  });
  await expect.poll(() => turnOf(page)).toBe(0);
  await expect(resultOf(page)).toHaveCount(0);
  await fillPot(world);
  await page.reload();
  await expectSilentRefusals(page, world, {
    operationId: 'actInviteUserExchange',
    read: 'actInviteUser',
    key: page.getByRole('button', { name: /^Exchange/ }),
  });
});

test('a wheel that does not load says so, and comes when tried again', async ({
  open,
  world,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
  await world.fault({ operationId: 'actInviteUser', effect: 'dropBefore' });
  const page = await open(PAGE, 'player');
  await expect(page.getByText('No connection', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await world.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(keyOf(page)).toBeVisible();
});

test('asked for less motion, the wheel stands at its prize at once', async ({ open, world, page: early }) => {
  await early.emulateMedia({ reducedMotion: 'reduce' });
  const page = await open(PAGE, 'player');
  await discOf(page).evaluate((disc) => {
    const kept = window as Window & { animated?: string[] };
    kept.animated = [];
    const { animate } = Element.prototype;
    disc.animate = (frames, options) => {
      kept.animated?.push(JSON.stringify(frames));
      return animate.call(disc, frames, options);
    };
  });
  await keyOf(page).click();
  await expect(resultOf(page)).toContainText(/\+47[05]\.00/);
  const animated = await page.evaluate(() => (window as Window & { animated?: string[] }).animated);
  expect(animated).toEqual([JSON.stringify([{ opacity: 0 }, { opacity: 1 }])]);
  expect(await world.calls('actInviteUserSpin')).toBe(1);
});

test('a visitor is led to the log-in', async ({ open }) => {
  const page = await open(PAGE, 'visitor');
  await expect(page).toHaveURL(/\/login/);
});
