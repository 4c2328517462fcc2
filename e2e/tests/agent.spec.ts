import type { Page } from '@playwright/test';
import { expectSilentRefusals } from '../support/claims.ts';
import { bindMobile, elsewhere } from '../support/tasks.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/activity/agent';

const exchangeOf = (page: Page) => page.getByRole('button', { name: /^Exchange/ });
const incomesOf = (page: Page) => page.getByRole('list', { name: 'Income', exact: true });
const receiptOf = (page: Page) => page.getByRole('dialog', { name: 'You received' });

test('without friends there is nothing to exchange', async ({ open, world }) => {
  await bindMobile(world);
  const page = await open(PAGE, 'player');
  await expect(page.getByText('No income yet')).toBeVisible();
  await expect(exchangeOf(page)).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'QR code of your link' })).toBeVisible();
});

test('what friends have brought is exchanged once', async ({ open, world }) => {
  await world.reset({ scenario: 'invite-claimable' });
  const page = await open(PAGE, 'player');
  await expect(incomesOf(page).getByRole('listitem')).not.toHaveCount(0);
  const before = Number((await world.player())['coin']);
  await exchangeOf(page).dblclick();
  await expect(receiptOf(page).getByRole('listitem')).toContainText('Coins');
  await receiptOf(page).getByRole('button', { name: 'Good' }).click();
  await expect(page.getByText('Nothing to collect yet')).toBeVisible();
  await expect(exchangeOf(page)).toHaveCount(0);
  expect(await world.calls('agent3Exchange')).toBe(1);
  expect(Number((await world.player())['coin'])).toBeGreaterThan(before);
});

test('an exchange without an answer is asked again and pays once', async ({
  open,
  world,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/);
  await world.reset({ scenario: 'invite-claimable' });
  const page = await open(PAGE, 'player');
  await world.fault({ operationId: 'agent3Exchange', effect: 'dropAfter' });
  await exchangeOf(page).click();
  await expect(page.getByText('No answer came').first()).toBeVisible();
  const paid = (await world.player())['coin'];
  await world.clearFaults();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(receiptOf(page)).toBeVisible();
  expect((await world.player())['coin']).toBe(paid);
});

test('what was exchanged on another page shows as gone, and no more is said', async ({ open, world }) => {
  await world.reset({ scenario: 'invite-claimable' });
  const page = await open(PAGE, 'player');
  await expect(exchangeOf(page)).toBeVisible();
  await elsewhere(world, (sdk) => sdk.post('/app/v1/agent3Exchange', {}));
  await exchangeOf(page).click();
  await expect(page.getByText('Nothing to collect yet')).toBeVisible();
  await expect(receiptOf(page)).toBeHidden();
});

test('refused exchanges are silent, and the income is read again @phone', async ({ open, world }) => {
  await world.reset({ scenario: 'invite-claimable' });
  const page = await open(PAGE, 'player');
  await expectSilentRefusals(page, world, {
    operationId: 'agent3Exchange',
    read: 'agentData',
    key: exchangeOf(page),
  });
});

test('a closed activity says so', async ({ open, world }) => {
  await world.config({ activityIds: [42] });
  const page = await open(PAGE, 'player');
  await expect(page.getByText('Not on right now')).toBeVisible();
  await expect(page.getByText('Income to collect')).toHaveCount(0);
});
