import type { Page } from '@playwright/test';
import { Errcode } from '@tara/sdk';
import { depositElsewhere } from '../support/seasons.ts';
import { elsewhere } from '../support/tasks.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/activity/christmas';
const DAY = 86_400_000;

const receiptOf = (page: Page) => page.getByRole('dialog', { name: 'You received' });
const daysOf = (page: Page) => page.getByRole('list', { name: 'Days of Christmas' }).getByRole('listitem');
const stepOf = (page: Page, reward: string) =>
  page
    .getByRole('list', { name: 'Rewards for opened boxes' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: reward, exact: true }) });
const signKey = (page: Page) => page.getByRole('button', { name: /^Sign in for today/ });
const openKey = (page: Page) => page.getByRole('button', { name: /^Open a box/ });

async function takes(page: Page, what: RegExp): Promise<void> {
  await expect(receiptOf(page).getByRole('listitem')).toHaveText(what);
  await receiptOf(page).getByRole('button', { name: 'Good' }).click();
  await expect(receiptOf(page)).toBeHidden();
}

test.beforeEach(async ({ world }) => {
  await world.reset({ scenario: 'christmas', seed: 7 });
});

test('signing in brings a box, and opened boxes bring a reward', async ({ open, world }) => {
  const page = await open(PAGE, 'player');
  await expect(page.getByRole('timer')).toHaveText(/^13d/);
  await expect(page.getByRole('heading', { name: 'No box waiting' })).toBeVisible();
  await expect(daysOf(page).first()).toContainText('Today');
  await signKey(page).dblclick();
  await takes(page, /Coins.*\+2\.00/);
  await expect(page.getByText('1 day signed')).toBeVisible();
  await expect(daysOf(page).first()).toContainText('Claimed');
  await expect(daysOf(page).nth(1)).toContainText('Next');
  expect(await world.calls('appChristmasUserSign')).toBe(1);
  expect((await world.player())['coin']).toBe(1_002_00);

  await openKey(page).dblclick();
  await takes(page, /.+/);
  await expect(page.getByRole('heading', { name: '1 box opened' })).toBeVisible();
  await expect(page.getByText('Signed in for today')).toBeVisible();
  await expect(openKey(page)).toHaveCount(0);
  expect(await world.calls('appChristmasUserOpen')).toBe(1);

  await depositElsewhere(world, 500_00);
  await page.reload();
  for (const opened of [2, 3]) {
    await openKey(page).click();
    await takes(page, /.+/);
    await expect(page.getByRole('heading', { name: `${opened} boxes opened` })).toBeVisible();
  }
  await stepOf(page, '10.00 coins')
    .getByRole('button', { name: /^Claim/ })
    .click();
  await takes(page, /Coins.*\+10\.00/);
  await expect(stepOf(page, '10.00 coins')).toContainText('Claimed');
  await expect(page.getByText('Next reward in 5 boxes')).toBeVisible();
});

test('all days signed bring one more reward, and the last day goes on', async ({ open, world }) => {
  for (let day = 1; day <= 7; day += 1) {
    await elsewhere(world, (sdk) => sdk.post('/app/v1/appChristmasUserSign', {}));
    await world.advance(DAY);
  }
  const page = await open(PAGE, 'player');
  await expect(daysOf(page)).toHaveCount(8);
  await expect(daysOf(page).last()).toContainText('Today');
  await page
    .getByRole('list', { name: 'The reward for all days' })
    .getByRole('button', { name: /^Claim/ })
    .dblclick();
  await takes(page, /Coins.*\+90\.00/);
  await expect(page.getByRole('list', { name: 'The reward for all days' })).toContainText('Claimed');
  expect(await world.calls('appChristmasUserExtra')).toBe(1);
});

test('a day that was missed says so', async ({ open, world }) => {
  await world.advance(DAY);
  const page = await open(PAGE, 'player');
  await expect(daysOf(page).first()).toContainText('Day 1, missed');
  await expect(daysOf(page).nth(1)).toContainText('Today');
});

test('two pages sign in once', async ({ open, world }) => {
  const page = await open(PAGE, 'player');
  await expect(signKey(page)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(world.url(PAGE));
  await expect(signKey(other)).toBeVisible();
  await signKey(page).click();
  await takes(page, /\+2\.00/);
  await signKey(other).click();
  await expect(openKey(other)).toContainText('1 waiting');
  await expect(signKey(other)).toHaveCount(0);
  await expect(receiptOf(other)).toBeHidden();
  expect((await world.player())['coin']).toBe(1_002_00);
});

test('a box whose answer was lost is asked for again, and shows that prize once', async ({
  open,
  world,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/);
  await elsewhere(world, (sdk) => sdk.post('/app/v1/appChristmasUserSign', {}));
  await depositElsewhere(world, 500_00);
  await world.fault({ operationId: 'appChristmasUserOpen', effect: 'dropAfter' });
  const page = await open(PAGE, 'player');
  await openKey(page).click();
  await expect(page.getByText('No answer came')).toBeVisible();
  await expect(receiptOf(page)).toBeHidden();
  await world.clearFaults();
  await page.reload();
  await page.getByRole('button', { name: /^Check again/ }).click();
  await takes(page, /.+/);
  await expect(page.getByRole('heading', { name: '1 box opened' })).toBeVisible();
  await expect(openKey(page)).toContainText('5 waiting');
});

test('a refused box shows in nothing but the page, which is read again', async ({ open, world }) => {
  await elsewhere(world, (sdk) => sdk.post('/app/v1/appChristmasUserSign', {}));
  const page = await open(PAGE, 'player');
  await expect(openKey(page)).toContainText('1 waiting');
  await elsewhere(world, (sdk) => sdk.post('/app/v1/appChristmasUserOpen', {}));
  await openKey(page).click();
  await expect(page.getByRole('heading', { name: '1 box opened' })).toBeVisible();
  await expect(page.getByText('Signed in for today')).toBeVisible();
  await expect(receiptOf(page)).toBeHidden();
});

test('a busy server lets the sign-in be pressed again', async ({ open, world }) => {
  await world.fault({
    operationId: 'appChristmasUserSign',
    errcode: Errcode.temporarilyUnavailable,
    times: 1,
  });
  const page = await open(PAGE, 'player');
  await signKey(page).click();
  await expect.poll(() => world.calls('appChristmasUser')).toBeGreaterThan(1);
  await expect(receiptOf(page)).toBeHidden();
  await signKey(page).click();
  await takes(page, /\+2\.00/);
});

test('Christmas ends by itself while the page is open', async ({ page: early, open, world }) => {
  await world.advance(14 * DAY - 120_000);
  await early.clock.install();
  const page = await open(PAGE, 'player');
  await expect(page.getByRole('timer')).toHaveText(/^00:0[12]:/);
  await world.advance(120_000);
  await page.clock.fastForward(121_000);
  await expect(page.getByText('That is over')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(signKey(page)).toHaveCount(0);
});

test('outside of the season it says so and leads on', async ({ open, world }) => {
  await world.reset();
  const page = await open(PAGE, 'player');
  await expect(page.getByText('Not on right now')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See what is on' })).toBeVisible();
});

test('the snow is stopped, and stays stopped', async ({ open }) => {
  const page = await open(PAGE, 'player');
  await page.getByRole('button', { name: 'Stop the snow' }).click();
  await expect(page.getByRole('button', { name: 'Let it snow' })).toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: 'Let it snow' }).click();
  await expect(page.getByRole('button', { name: 'Stop the snow' })).toBeVisible();
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('there is no snow, and nothing to stop', async ({ open }) => {
    const page = await open(PAGE, 'player');
    await expect(signKey(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stop the snow' })).toHaveCount(0);
  });
});
