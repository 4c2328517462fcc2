import { asPlayer, DEPOSIT, openConsole } from '../support/console.ts';
import { expect, test } from '../support/test.ts';

const RULES = { name: /^Active rules/ };

test('builds a fault from the contract', async ({ page, world }) => {
  await openConsole(page, world, 'rules');
  const search = page.getByLabel('Search calls');
  await search.fill('withdraw');
  const call = page.getByLabel('Call', { exact: true });
  await expect(call).toHaveValue('exchange');
  await page.getByLabel('Player').selectOption('demoplayer (10000001)');
  const errcode = page.getByLabel('Errcode', { exact: true });
  await errcode.selectOption('2502 withdrawAmountOutOfRange');
  await expect(page.getByText('The amount is outside the bounds of getExchange.')).toBeVisible();
  // Declared by another call alone.
  await expect(errcode.getByRole('option', { name: /^2301 / })).toHaveCount(0);
  await page.getByLabel(/^Show every errcode/).check();
  await expect(errcode.getByRole('option', { name: /^2301 / })).toHaveCount(1);
  await page.getByRole('button', { name: 'Add fault' }).click();
  await expect(page.getByRole('table', RULES)).toContainText('withdrawAmountOutOfRange');
  expect(await world.control('GET', 'faults')).toMatchObject([
    { operationId: 'exchange', playerId: 10_000_001, errcode: 2502, times: 1 },
  ]);
  await search.fill('no such call');
  await expect(page.getByText('No call matches.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add fault' })).toBeDisabled();
});

test('adds a stub with conditions, and shows refusals at their fields', async ({ page, world }) => {
  await openConsole(page, world, 'rules');
  await page.getByLabel('Kind').selectOption('Stub: an answer of your own');
  await page.getByLabel('Search calls').fill('refreshData');
  const body = page.getByLabel(/^Body as JSON/);
  await body.fill('{ "coin": ');
  await page.getByLabel('Number of calls').fill('2');
  await expect(body).toHaveAccessibleDescription(/JSON/);
  await body.fill('{ "coin": "many" }');
  const add = page.getByRole('button', { name: 'Add stub' });
  await add.click();
  await expect(body).toHaveAccessibleDescription(/coin must be integer/);
  await body.fill('{ "coin": 77 }');
  await expect(body).not.toHaveAccessibleDescription(/./);
  await page.getByText('More conditions').click();
  const fields = page.getByLabel(/^Fields that the request contains/);
  await fields.fill('{ "amuont": 1 }');
  await add.click();
  await expect(fields).toHaveAccessibleDescription(/There is no field amuont/);
  await fields.fill('{ "appId": "e2e" }');
  await page.getByLabel('Calls to skip first').fill('1');
  await page.getByLabel('Priority').fill('5');
  await add.click();
  await expect(page.getByText('The stub is active.')).toBeVisible();
  expect(await world.control('GET', 'stubs')).toMatchObject([
    {
      operationId: 'refreshData',
      times: 2,
      skip: 1,
      priority: 5,
      request: { appId: 'e2e' },
      answer: { body: { coin: 77 } },
    },
  ]);
});

test('lists faults and stubs in their order with hits, and removes them', async ({
  page,
  world,
  request,
}) => {
  await world.fault({ operationId: 'recharge3', errcode: 2304, times: 3, account: 'demoplayer' });
  await world.stub('refreshData', { body: { coin: 77 }, merge: true }, { priority: 5 });
  await openConsole(page, world, 'rules');
  const rows = page.getByRole('table', RULES).getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText(/Stub 2.*refreshData.*any.*changes \{ "coin": 77 \}.*priority 5/);
  await expect(rows.nth(2)).toContainText(/Fault 1.*recharge3.*demoplayer.*3 of 3 left/);
  await asPlayer({ world, request }, 'recharge3', DEPOSIT);
  await expect(rows.nth(2)).toContainText('2 of 3 left');
  await page.getByRole('button', { name: 'Remove rule 2' }).click();
  await expect(rows).toHaveCount(2);
  expect(await world.control('GET', 'stubs')).toEqual([]);
});

test('makes a stub of a call, which the server checks', async ({ page, world, request }) => {
  await asPlayer({ world, request }, 'refreshData');
  await openConsole(page, world, 'calls');
  await page
    .getByRole('list', { name: /^Calls/ })
    .getByRole('link')
    .click();
  await page.getByRole('button', { name: 'Make a stub' }).click();
  const form = page.getByRole('dialog', { name: 'Make a stub' });
  await expect(form.getByLabel('Call', { exact: true })).toHaveValue('refreshData');
  await expect(form.getByLabel('Player')).toHaveValue('10000001');
  const body = form.getByLabel(/^Body as JSON/);
  await expect(body).toHaveValue(/"coin": 100000/);
  await body.fill((await body.inputValue()).replace('"coin": 100000', '"coin": 77'));
  await form.getByRole('button', { name: 'Add stub' }).click();
  await expect(form).toBeHidden();
  expect(await asPlayer({ world, request }, 'refreshData')).toMatchObject({ errcode: 0, coin: 77 });
  expect(await asPlayer({ world, request }, 'refreshData')).toMatchObject({ coin: 100_000 });
});
