import type { Page } from '@playwright/test';
import { Errcode } from '@tara/sdk';
import { depositElsewhere } from '../support/seasons.ts';
import { bindMobile, elsewhere } from '../support/tasks.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/activity/newYear';
const DAY = 86_400_000;
const LOST = /ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/;

const receiptOf = (page: Page) => page.getByRole('dialog', { name: 'You received' });
const itemOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'What you have' }).getByRole('listitem').filter({ hasText: name });
const taskOf = (page: Page, title: string) =>
  page
    .getByRole('list', { name: 'Tasks of the day' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const launchKey = (page: Page) => page.getByRole('button', { name: /^Launch a rocket \d/ });

async function takes(page: Page, what: RegExp | RegExp[]): Promise<void> {
  await expect(receiptOf(page).getByRole('listitem')).toHaveText(what);
  await receiptOf(page).getByRole('button', { name: 'Good' }).click();
  await expect(receiptOf(page)).toBeHidden();
}

type World = Parameters<typeof elsewhere>[0];

/** Two rockets, one draw and 50 sparks, by tasks done and claimed in another browser. */
async function collectElsewhere(world: World): Promise<void> {
  await depositElsewhere(world, 1_000_00);
  await elsewhere(world, async (sdk) => {
    await sdk.post('/app/v1/appNewYearUserReceiveTask', { id: 4 });
    await sdk.post('/app/v1/appNewYearUserReceiveTask', { id: 5 });
  });
}

test.beforeEach(async ({ world }) => {
  await world.reset({ scenario: 'new-year', seed: 7 });
});

test('sharing is a task, and its box is opened', async ({ open, world, page: early }) => {
  await early.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await bindMobile(world);
  const page = await open(PAGE, 'player');
  await expect(page.getByRole('timer')).toHaveText(/^13d/);
  await expect(itemOf(page, 'Boxes').getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  await taskOf(page, 'Share New Year').getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog', { name: 'Invite friends' })).toBeVisible();
  expect(await world.calls('appNewYearUserShare')).toBe(0);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => world.calls('appNewYearUserShare')).toBe(1);
  await page.keyboard.press('Escape');

  await taskOf(page, 'Share New Year')
    .getByRole('button', { name: /^Claim/ })
    .dblclick();
  await takes(page, [/Spark/, /Box/]);
  await expect(taskOf(page, 'Share New Year')).toContainText('Claimed');
  expect(await world.calls('appNewYearUserReceiveTask')).toBe(1);
  await expect(page.getByRole('progressbar', { name: 'Sparks' })).toHaveAttribute(
    'aria-valuetext',
    '5 of 100 sparks',
  );

  await itemOf(page, 'Boxes').getByRole('button', { name: /^Open/ }).dblclick();
  await takes(page, /.+/);
  await expect(itemOf(page, 'Boxes')).toContainText('0');
  expect(await world.calls('appNewYearUserBoxOpen')).toBe(1);
});

test('a rocket is launched and a draw is made, each once', async ({ open, world }) => {
  await collectElsewhere(world);
  const before = (await world.player())['coin'] as number;
  const page = await open(PAGE, 'player');
  await expect(launchKey(page)).toContainText('2 left');
  await launchKey(page).dblclick();
  await takes(page, /Coins.*\+\d/);
  await expect(launchKey(page)).toContainText('1 left');
  await world.verify({ operationId: 'appNewYearUserOpen', request: { propId: 40004 }, times: 1 });
  expect((await world.player())['coin']).toBeGreaterThan(before);

  await itemOf(page, 'Draws').getByRole('button', { name: /^Draw/ }).click();
  await takes(page, /.+/);
  await world.verify({ operationId: 'appNewYearUserOpen', request: { propId: 40003 }, times: 1 });
  await expect(itemOf(page, 'Draws').getByRole('button')).toHaveAttribute('aria-disabled', 'true');
});

test('enough sparks bring one more reward, once', async ({ open, world }) => {
  await collectElsewhere(world);
  await world.advance(DAY);
  await collectElsewhere(world);
  const page = await open(PAGE, 'player');
  await page.getByRole('button', { name: /^Claim the reward for sparks/ }).dblclick();
  await takes(page, /Coins.*\+202\.60/);
  await expect(page.getByRole('list', { name: 'The reward for sparks' })).toContainText('Claimed');
  expect(await world.calls('appNewYearUserExtra')).toBe(1);
});

test('two pages launch the last rocket once', async ({ open, world }) => {
  await collectElsewhere(world);
  await elsewhere(world, (sdk) => sdk.post('/app/v1/appNewYearUserOpen', { propId: 40004 }));
  const page = await open(PAGE, 'player');
  await expect(launchKey(page)).toContainText('1 left');
  const other = await page.context().newPage();
  await other.goto(world.url(PAGE));
  await expect(launchKey(other)).toBeVisible();
  await launchKey(page).click();
  await takes(page, /\+\d/);
  await launchKey(other).click();
  await expect(launchKey(other)).toHaveCount(0);
  await expect(receiptOf(other)).toBeHidden();
});

test('a launch whose answer was lost is asked for again, and shows that prize once', async ({
  open,
  world,
  expectedErrors,
}) => {
  expectedErrors.push(LOST);
  await collectElsewhere(world);
  await world.fault({ operationId: 'appNewYearUserOpen', effect: 'dropAfter' });
  const page = await open(PAGE, 'player');
  await launchKey(page).click();
  await expect(page.getByText('No answer came. Check whether')).toBeVisible();
  await expect(itemOf(page, 'Draws').getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  await world.clearFaults();
  await page.reload();
  await page.getByRole('button', { name: 'Check again', exact: true }).click();
  await takes(page, /Coins.*\+\d/);
  await expect(launchKey(page)).toContainText('1 left');
});

test('a refused launch shows in nothing but the page, which is read again', async ({ open, world }) => {
  await collectElsewhere(world);
  await world.fault({ operationId: 'appNewYearUserOpen', errcode: Errcode.temporarilyUnavailable, times: 1 });
  const page = await open(PAGE, 'player');
  await launchKey(page).click();
  await expect.poll(() => world.calls('appNewYearUser')).toBeGreaterThan(1);
  await expect(receiptOf(page)).toBeHidden();
  await expect(launchKey(page)).toContainText('2 left');
  await launchKey(page).click();
  await takes(page, /\+\d/);
});

test('who shared already keeps the share', async ({ open, world, page: early }) => {
  await early.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await bindMobile(world);
  const page = await open(PAGE, 'player');
  await taskOf(page, 'Share New Year').getByRole('button', { name: 'Share' }).click();
  await elsewhere(world, (sdk) => sdk.post('/app/v1/appNewYearUserShare', {}));
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.keyboard.press('Escape');
  await expect(taskOf(page, 'Share New Year').getByRole('button', { name: /^Claim/ })).toBeVisible();
});

test('what a rocket has brought is the latest of the wins', async ({ open, world }) => {
  await collectElsewhere(world);
  const page = await open(PAGE, 'player');
  const wins = page.getByRole('list', { name: 'Latest wins' }).getByRole('listitem');
  await expect(wins).toHaveCount(3);
  await launchKey(page).click();
  await takes(page, /\+20\.00/);
  await expect(wins).toHaveCount(4);
  await expect(wins.first()).toContainText('20.00');
});

test('New Year ends by itself while the page is open', async ({ page: early, open, world }) => {
  await world.advance(14 * DAY - 120_000);
  await early.clock.install();
  const page = await open(PAGE, 'player');
  await expect(page.getByRole('timer')).toHaveText(/^00:0[12]:/);
  await world.advance(120_000);
  await page.clock.fastForward(121_000);
  await expect(page.getByText('That is over')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
});

test('outside of the season it says so and leads on', async ({ open, world }) => {
  await world.reset();
  const page = await open(PAGE, 'player');
  await expect(page.getByText('Not on right now')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the prize of a rocket is there at once', async ({ open, world, page: early }) => {
    await collectElsewhere(world);
    await early.clock.install();
    const page = await open(PAGE, 'player');
    await launchKey(page).click();
    await page.clock.runFor(400);
    await expect(receiptOf(page)).toBeVisible();
  });
});
