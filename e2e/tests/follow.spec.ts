import type { MockWorld } from '@tara/mock-server/playwright';
import type { Page } from '@playwright/test';
import { expectLostAnswer, expectSilentRefusals, LOST, receiptOf, takeReceipt } from '../support/claims.ts';
import { elsewhere } from '../support/tasks.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/activity/follow';

/** The task of following us there, which gives 3.00 coins. */
const TASK = 6;

const rowOf = (page: Page) =>
  page.getByRole('list', { name: 'Our pages' }).getByRole('listitem').filter({ hasText: 'Facebook' });

/** Follows a page of ours in another browser. */
async function followElsewhere(world: MockWorld): Promise<void> {
  await elsewhere(world, (sdk) =>
    sdk.post('/app/v1/actionLog', {
      action: 'social_follow',
      page: PAGE,
      data: { network: 'facebook' },
      eventTime: 1,
    }),
  );
}

test('following a page completes its task, whose reward is claimed here once', async ({
  open,
  world,
  context,
}) => {
  const page = await open(PAGE, 'player');
  const row = rowOf(page);
  const link = row.getByRole('link', { name: /^Follow/ });
  await expect(link).toHaveAttribute('rel', /noopener/);
  const opened = context.waitForEvent('page');
  await link.click();
  await (await opened).close();
  const claim = row.getByRole('button', { name: /^Claim/ });
  await claim.dblclick();
  await takeReceipt(page, /Coins.*\+3\.00/);
  await expect(row).toContainText('Claimed');
  expect(await world.calls('receiveTaskAward')).toBe(1);
  expect((await world.player())['coin']).toBe(1_003_00);
});

test('pages that did not load are said to have failed', async ({ open, world, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await world.fault({ operationId: 'getTaskUser', httpStatus: 503 });
  const page = await open(PAGE, 'player');
  await expect(page.getByText('The pages did not load')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  // Other parts of the page read the tasks too, so that the list may come before anybody presses.
  await world.clearFaults();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Our pages' })).toBeVisible();
  await expect(receiptOf(page)).toBeHidden();
});

test('a claim without an answer is not known, and asked again is paid once', async ({
  open,
  world,
  expectedErrors,
}) => {
  expectedErrors.push(LOST);
  await followElsewhere(world);
  const page = await open(PAGE, 'player');
  await expectLostAnswer(page, world, {
    operationId: 'receiveTaskAward',
    key: rowOf(page).getByRole('button', { name: /^Claim/ }),
    again: rowOf(page).getByRole('button', { name: /^Check again/ }),
  });
  await takeReceipt(page, /Coins.*\+3\.00/);
  await expect(rowOf(page)).toContainText('Claimed');
  expect((await world.player())['coin']).toBe(1_003_00);
});

test('refused claims are silent, and what another page claimed is not paid again @phone', async ({
  open,
  world,
}) => {
  await followElsewhere(world);
  const page = await open(PAGE, 'player');
  const key = rowOf(page).getByRole('button', { name: /^Claim/ });
  await expectSilentRefusals(page, world, { operationId: 'receiveTaskAward', read: 'getTaskUser', key });
  await elsewhere(world, (sdk) => sdk.post('/app/v1/receiveTaskAward', { taskId: TASK }));
  await key.click();
  await expect(rowOf(page)).toContainText('Claimed');
  await expect(receiptOf(page)).toBeHidden();
  expect((await world.player())['coin']).toBe(1_003_00);
});
