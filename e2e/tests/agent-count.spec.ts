import type { Locator, Page } from '@playwright/test';
import { expectLostAnswer, expectSilentRefusals, LOST } from '../support/claims.ts';
import { bindMobile, elsewhere } from '../support/tasks.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/activity/agentCount';

const receiptOf = (page: Page) => page.getByRole('dialog', { name: 'You received' });
const stepsOf = (page: Page) =>
  page.getByRole('list', { name: 'Rewards for friends who count' }).getByRole('listitem');
const tasksOf = (page: Page) => page.getByRole('list', { name: 'Tasks' }).getByRole('listitem');
const drawOf = (page: Page) => page.getByRole('button', { name: 'Draw once' });
const scratchOf = (page: Page) => page.getByRole('button', { name: 'Scratch a card' });

/** Moves a pointer over a card from edge to edge, so many times from the top on. */
async function scratch(page: Page, cover: Locator, strokes: number): Promise<void> {
  const box = await cover.boundingBox();
  if (!box) throw new Error('The card is not on the page.');
  const { x, y, width, height } = box;
  await page.mouse.move(x + 2, y + height / 12);
  await page.mouse.down();
  for (let row = 0; row < strokes; row += 1) {
    const at = y + (height * (2 * row + 1)) / 12;
    const [from, to] = row % 2 === 0 ? [x + 2, x + width - 2] : [x + width - 2, x + 2];
    await page.mouse.move(from, at, { steps: 2 });
    await page.mouse.move(to, at, { steps: 8 });
  }
  await page.mouse.up();
}

test('friends who count bring a reward, once', async ({ open, world }) => {
  await world.reset({ scenario: 'invite-claimable' });
  const page = await open(PAGE, 'player');
  await page.getByRole('button', { name: /^Claim.*30\.00 coins/ }).dblclick();
  await expect(receiptOf(page).getByRole('listitem')).toHaveText(/\+30\.00/);
  await receiptOf(page).getByRole('button', { name: 'Good' }).click();
  await expect(stepsOf(page).first()).toContainText('Claimed');
  expect(await world.calls('agent4Award')).toBe(1);
});

test('refused claims and draws are silent, and the programme is read again @phone', async ({
  open,
  world,
}) => {
  await world.reset({ scenario: 'invite-claimable' });
  const page = await open(PAGE, 'player');
  const read = 'agent4Data';
  const award = page.getByRole('button', { name: /^Claim.*30\.00 coins/ });
  await expectSilentRefusals(page, world, { operationId: 'agent4Award', read, key: award });
  await expectSilentRefusals(page, world, { operationId: 'agent4Scratch', read, key: scratchOf(page) });
  await expectSilentRefusals(page, world, { operationId: 'agent4Lottery', read, key: drawOf(page) });
  // What another page has claimed and drawn is gone.
  await elsewhere(world, async (sdk) => {
    await sdk.post('/app/v1/agent4Award', { awardId: 1 });
    await sdk.post('/app/v1/agent4Lottery', {});
  });
  const { coin } = await world.player();
  await award.click();
  await expect(stepsOf(page).first()).toContainText('Claimed');
  await expect(drawOf(page)).toHaveCount(0);
  await expect(receiptOf(page)).toBeHidden();
  expect((await world.player())['coin']).toBe(coin);
});

test('a draw without an answer is not known, and asked again tells its prize once', async ({
  open,
  world,
  expectedErrors,
}) => {
  expectedErrors.push(LOST);
  await world.reset({ scenario: 'invite-claimable' });
  const page = await open(PAGE, 'player');
  await expectLostAnswer(page, world, {
    operationId: 'agent4Lottery',
    key: drawOf(page),
    again: page.getByRole('button', { name: 'Check again' }),
  });
  await expect(receiptOf(page).getByRole('listitem')).toHaveCount(1);
  await receiptOf(page).getByRole('button', { name: 'Good' }).click();
  await expect(page.getByText('Friends who count bring the next draw.')).toBeVisible();
});

test('a card is scratched by a pointer: enough of its cover gone, the rest goes by itself', async ({
  open,
  world,
}) => {
  await world.reset({ scenario: 'invite-claimable' });
  const page = await open(PAGE, 'player');
  const cover = page.locator('canvas');
  await cover.scrollIntoViewIfNeeded();
  // The first touch decides the card; what lies under it is not shown before.
  await cover.click();
  await expect(cover).toHaveAttribute('data-decided');
  expect(await world.calls('agent4Scratch')).toBe(1);
  await expect(page.getByText(/^The card gave you/)).toHaveCount(0);
  await scratch(page, cover, 1);
  await expect(cover).toBeVisible();
  await expect(page.getByText(/^The card gave you/)).toHaveCount(0);
  await scratch(page, cover, 6);
  await expect(page.getByText(/^The card gave you/)).toBeFocused();
  await expect(cover).toHaveCount(0);
  await expect(page.getByText('3 cards')).toBeVisible();
  expect(await world.calls('agent4Scratch')).toBe(1);
});

test('a card is taken, uncovered by the keyboard, and gives its prize once', async ({ open, world }) => {
  await world.reset({ scenario: 'invite-claimable' });
  const page = await open(PAGE, 'player');
  await scratchOf(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Uncover it' }).press('Enter');
  await expect(page.getByText(/^The card gave you/)).toBeVisible();
  await expect(page.getByText('3 cards')).toBeVisible();
  await page.getByRole('button', { name: 'Next card' }).click();
  await expect(scratchOf(page)).toBeVisible();
  expect(await world.calls('agent4Scratch')).toBe(1);
});

test('a card without an answer shows that prize once, when asked again', async ({
  open,
  world,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/);
  await world.reset({ scenario: 'invite-claimable' });
  const page = await open(PAGE, 'player');
  await world.fault({ operationId: 'agent4Scratch', effect: 'dropAfter' });
  await scratchOf(page).click();
  await expect(page.getByText('No answer came')).toBeVisible();
  await world.clearFaults();
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByRole('button', { name: 'Uncover it' }).click();
  await expect(page.getByText(/^The card gave you/)).toBeVisible();
  await expect(page.getByText('3 cards')).toBeVisible();
});

test('a card that was used on another page shows nothing', async ({ open, world }) => {
  await world.reset({ scenario: 'invite-claimable' });
  const page = await open(PAGE, 'player');
  await expect(scratchOf(page)).toBeVisible();
  await elsewhere(world, async (sdk) => {
    for (const _ of [1, 2, 3, 4]) await sdk.post('/app/v1/agent4Scratch', {});
  });
  await scratchOf(page).click();
  await expect(page.getByText('A friend who counts brings the next card.')).toBeVisible();
  await expect(page.getByText(/^The card gave you/)).toHaveCount(0);
});

test('a draw stops on a field and says what it gave', async ({ open, world }) => {
  await world.reset({ scenario: 'invite-claimable' });
  const page = await open(PAGE, 'player');
  await page.getByRole('button', { name: 'Draw once' }).dblclick();
  await expect(receiptOf(page).getByRole('listitem')).toHaveCount(1);
  await receiptOf(page).getByRole('button', { name: 'Good' }).click();
  await expect(page.getByRole('list', { name: 'What can be drawn' }).locator('[aria-current]')).toHaveCount(
    1,
  );
  await expect(page.getByText('Friends who count bring the next draw.')).toBeVisible();
  expect(await world.calls('agent4Lottery')).toBe(1);
});

test('a share completes its task, whose reward is claimed', async ({ open, world, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await bindMobile(world);
  const page = await open(PAGE, 'player');
  await tasksOf(page)
    .first()
    .getByRole('button', { name: /^Share/ })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Invite friends' });
  await sheet.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => world.calls('appProxyUser4TaskUserShare')).toBe(1);
  await page.keyboard.press('Escape');
  await tasksOf(page)
    .first()
    .getByRole('button', { name: /^Claim/ })
    .click();
  await expect(receiptOf(page).getByRole('listitem')).toHaveText(/\+2\.00/);
  await receiptOf(page).getByRole('button', { name: 'Good' }).click();
  await expect(tasksOf(page).first()).toContainText('Claimed');
});

test('the invited players are listed with whether they count', async ({ open, world }) => {
  await world.reset({ scenario: 'invite-claimable' });
  const page = await open(PAGE, 'player');
  const players = page.getByRole('list', { name: 'Invited players' }).getByRole('listitem');
  await expect(players).toHaveCount(6);
  await expect(players.filter({ hasText: 'Counts' })).toHaveCount(4);
});

test('a closed activity says so', async ({ open, world }) => {
  await world.config({ activityIds: [42] });
  const page = await open(PAGE, 'player');
  await expect(page.getByText('Not on right now')).toBeVisible();
  await expect(scratchOf(page)).toHaveCount(0);
});
