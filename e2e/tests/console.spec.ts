import type { APIRequestContext, Page } from '@playwright/test';
import type { MockWorld } from '@tara/mock-server/playwright';
import { expect, test } from '../support/test.ts';
import { violations, WITH_BEST_PRACTICE } from '../support/violations.ts';

test.use({ expectedErrors: [/status of 409/, /ERR_CONNECTION_REFUSED/] });

const PANELS = ['world', 'players', 'orders', 'journal', 'faults', 'snapshots', 'config', 'outbox', 'events'];

const openConsole = async (page: Page, world: { name: string }, panel: string): Promise<void> => {
  await page.goto(`/w/${world.name}/__mock#${panel}`);
};

/** Calls the product's API as the demo player does. */
const asPlayer = async (
  { world, request }: { world: MockWorld; request: APIRequestContext },
  name: string,
  data: object = {},
): Promise<Record<string, unknown>> => {
  const answer = await request.post(`${world.apiBase}/app/v1/${name}`, {
    headers: { authorization: await world.token() },
    data: { clientReferrer: 'ph', channel: 'WEB', appId: 'e2e', platform: 1, ...data },
  });
  return (await answer.json()) as Record<string, unknown>;
};

test('lists players, sets a balance and undoes it', async ({ page, world, request }) => {
  await openConsole(page, world, 'players');
  const row = page.getByRole('row', { name: /demoplayer/ });
  await expect(row).toContainText('1,000.00');
  await row.getByRole('button', { name: 'demoplayer' }).click();
  const card = page.getByRole('region', { name: /^demoplayer/ });
  await card.getByText('Change the player').click();
  await card.getByRole('textbox', { name: 'coin', exact: true }).fill('2500.50');
  await card.getByRole('button', { name: 'Apply 1 change' }).click();
  await expect(page.getByRole('status')).toContainText('Set: coin.');
  await expect(card.getByRole('button', { name: 'Apply', exact: true })).toBeDisabled();
  await expect(row).toContainText('2,500.50');
  await expect(card.getByRole('table', { name: /Ledger/ })).toContainText('adjustment');
  // An open page sends heartbeats.
  await asPlayer({ world, request }, 'online', { gameId: '' });
  await page.getByRole('button', { name: 'Undo last change' }).click();
  await expect(page.getByRole('status')).toContainText(
    'Undone: “Change a player” (demoplayer); it had changed coin: 1,000.00 → 2,500.50.',
  );
  await expect(row).toContainText('1,000.00');
  expect(await world.player()).toMatchObject({ coin: 1_000_00 });
});

test('sets switches with their choices and units, and only those that were changed', async ({
  page,
  world,
}) => {
  await openConsole(page, world, 'config');
  const form = page.getByRole('form', { name: 'Switches' });
  const mode = form.getByLabel('mode', { exact: true });
  await expect(mode).toHaveAccessibleDescription('The site mode.');
  await expect(mode.getByRole('option')).toHaveText([/^green: No rewards/, 'normal: The whole site.']);
  await mode.selectOption('green');
  await form.getByLabel('userRegisterCoin').fill('12.50');
  await form.getByLabel('settleAfterMs').fill('');
  await form.getByLabel('systemBusy').check();
  await form.getByLabel('otpStatus').check();
  await form.getByLabel('lotteryDays').fill('1,2');
  await form.getByLabel('requestLimit.calls').fill('1000');
  await form.getByLabel('requestLimit.windowMs').fill('60000');
  await form.getByLabel('h5.downloadType').selectOption('3');
  await form.getByLabel('activityDurations').fill('25=1000');
  await form.getByRole('group', { name: 'activityIds' }).getByLabel(/^43: /).uncheck();
  await form.getByRole('button', { name: 'Apply 10 changes' }).click();
  await expect(page.getByRole('status')).toContainText('Set: mode, ');
  await expect(form.getByRole('button', { name: 'Apply', exact: true })).toBeDisabled();
  const config = await world.control<{ activityIds: number[] }>('GET', 'config');
  expect(config).toMatchObject({
    mode: 'green',
    userRegisterCoin: 12_50,
    settleAfterMs: null,
    systemBusy: true,
    otpStatus: 1,
    lotteryDays: [1, 2],
    requestLimit: { calls: 1000, windowMs: 60_000 },
    h5: { downloadType: 3, downloadUrl: '', url: '' },
    activityDurations: { '25': 1000 },
  });
  expect(config.activityIds).not.toContain(43);
  expect(config.activityIds).toContain(42);
  await form.getByLabel('systemBusy').uncheck();
  await form.getByRole('button', { name: 'Discard' }).click();
  await expect(form.getByLabel('systemBusy')).toBeChecked();
});

test('creates a player, changes it, and opens the client as this player', async ({
  page,
  world,
  context,
}) => {
  await openConsole(page, world, 'players');
  const form = page.getByRole('region', { name: 'New player' });
  await form.getByLabel('Account').fill('moonlight7');
  await form.getByLabel('Nickname').fill('Moon');
  await form.getByLabel('Coins').fill('25.50');
  await form.getByLabel('VIP level').fill('2');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('row', { name: /moonlight7/ })).toContainText('25.50');
  expect(await world.player('moonlight7')).toMatchObject({ nickname: 'Moon', coin: 25_50, vip: 2 });

  await page.getByRole('button', { name: 'moonlight7' }).click();
  const card = page.getByRole('region', { name: /^moonlight7/ });
  await card.getByText('Change the player').click();
  await card.getByLabel('mobile', { exact: true }).fill('3001234567');
  await card.getByLabel('pid', { exact: true }).fill('demoplayer');
  await card.getByLabel('hasKyc').check();
  await card.getByRole('button', { name: 'Apply 3 changes' }).click();
  await expect(page.getByRole('status')).toContainText('Set: hasKyc, mobile, pid.');
  expect(await world.player('moonlight7')).toMatchObject({
    mobile: '3001234567',
    pid: 10_000_001,
    hasKyc: true,
  });

  const opened = context.waitForEvent('page');
  await card.getByRole('button', { name: 'Open the client as this player' }).click();
  const client = await opened;
  await expect(client.getByText('25.50').first()).toBeVisible();
  const { search, hash } = new URL(client.url());
  expect(search + hash).toBe(`?world=${world.name}`);
});

test('sets the clock to the next midnight and to a date of the site', async ({ page, world }) => {
  await world.reset({ now: Date.parse('2025-11-21T07:00:00Z') });
  await openConsole(page, world, 'world');
  const clock = page.getByRole('region', { name: 'Clock' });
  await clock.getByRole('button', { name: 'To the next midnight' }).click();
  await expect(clock.getByRole('time')).toContainText('22 Nov 2025, 00:00:0');
  await clock.getByLabel('Date and time of the site').fill('2025-12-24T18:30');
  await clock.getByRole('button', { name: 'Set the clock' }).click();
  await expect(clock.getByRole('time')).toContainText('24 Dec 2025, 18:30:0');
});

test('undoes changes up to one in the list', async ({ page, world }) => {
  for (const coin of [1_00, 2_00, 3_00]) await world.patchPlayer({ coin });
  await openConsole(page, world, 'world');
  const changes = page.getByRole('table', { name: /Changes/ });
  await expect(changes.getByRole('row')).toHaveCount(4);
  const second = changes.getByRole('row', { name: /coin: 1.00 → 2.00/ });
  await expect(second).toContainText('Change a player');
  await expect(second).toContainText('demoplayer');
  await second.getByRole('button', { name: 'Undo back to here' }).press('Enter');
  await expect(page.getByRole('status')).toContainText('Undone: 2 changes');
  await expect(changes.getByRole('row')).toHaveCount(2);
  expect(await world.player()).toMatchObject({ coin: 1_00 });
});

test('opens a world in the client and the reference, and deletes it', async ({ page, world }) => {
  await world.token();
  await openConsole(page, world, 'world');
  const row = page
    .getByRole('table', { name: 'Worlds' })
    .getByRole('row', { name: new RegExp(`^${world.name} `) });
  await expect(row.getByRole('link', { name: 'Client' })).toHaveAttribute('href', `/?world=${world.name}`);
  await expect(row.getByRole('link', { name: 'Reference' })).toHaveAttribute('href', `/w/${world.name}/docs`);
  const remove = row.getByRole('button', { name: 'Delete' });
  await remove.press('Enter');
  const question = page.getByRole('dialog', { name: `Delete the world ${world.name}?` });
  await question.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
  const names = async () =>
    (await world.control<{ world: string }[]>('GET', 'worlds')).map((item) => item.world);
  expect(await names()).toContain(world.name);
  await remove.press('Enter');
  expect(await violations(page, WITH_BEST_PRACTICE)).toEqual([]);
  await question.getByRole('button', { name: 'Delete' }).press('Enter');
  await page.waitForURL('/__mock');
  expect(await names()).not.toContain(world.name);
});

test('shows calls of players in the journal, heartbeats and logs on request, and the last minute', async ({
  page,
  world,
  request,
}) => {
  await asPlayer({ world, request }, 'gameLike', { id: 1005, like: 1 });
  await world.advance(120_000);
  await asPlayer({ world, request }, 'online', { gameId: '' });
  await asPlayer({ world, request }, 'refreshData');
  await openConsole(page, world, 'journal');
  const calls = page.getByRole('table', { name: /Calls/ });
  await expect(calls.getByRole('button')).toHaveText(['refreshData', 'gameLike']);
  await page.getByLabel('Show heartbeats and logs').press('Space');
  await expect(calls.getByRole('button')).toHaveText(['refreshData', 'online', 'gameLike']);
  await page.getByLabel('Time').selectOption('last minute');
  await expect(calls.getByRole('button')).toHaveText(['refreshData', 'online']);
});

test('finds calls in the journal by their title', async ({ page, world, request }) => {
  await asPlayer({ world, request }, 'gameLike', { id: 1005, like: 1 });
  await asPlayer({ world, request }, 'refreshData');
  await openConsole(page, world, 'journal');
  await page.getByLabel('Call', { exact: true }).fill('favourite');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('table', { name: /Calls/ }).getByRole('button')).toHaveText(['gameLike']);
});

test('filters the journal by the players, errcodes and statuses of lists, and breaks names between words only', async ({
  page,
  world,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await world.fault({ operationId: 'appFreeSignUserReceive', errcode: 104, times: 1 });
  await asPlayer({ world, request }, 'appFreeSignUserReceive');
  await asPlayer({ world, request }, 'refreshData');
  await openConsole(page, world, 'journal');
  const calls = page.getByRole('table', { name: /Calls/ });
  await expect(calls.getByRole('button')).toHaveText(['refreshData', 'appFreeSignUserReceive']);
  await page.getByLabel('Player').selectOption('demoplayer (10000001)');
  await page.getByLabel('Errcode').selectOption('104 temporarilyUnavailable');
  await page.getByLabel('HTTP status').selectOption('200: answered');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(calls.getByRole('button')).toHaveText(['appFreeSignUserReceive']);
  await calls.getByRole('button').click();
  await expect(page.getByRole('region', { name: /^Call / })).toContainText('curl -X POST');
  const words = await calls.getByRole('button').evaluate((button) =>
    [...(button.firstElementChild?.childNodes ?? [])]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [node.textContent, range.getClientRects().length];
      }),
  );
  expect(words).toEqual(['app', 'Free', 'Sign', 'User', 'Receive'].map((word) => [word, 1]));
  const { scroll, client } = await calls.evaluate(({ parentElement }) => ({
    scroll: parentElement?.scrollWidth,
    client: parentElement?.clientWidth,
  }));
  expect(scroll).toBe(client);
});

test('copies a call as a command line', async ({ page, world, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await asPlayer({ world, request }, 'gameLike', { id: 1005, like: 1 });
  await openConsole(page, world, 'journal');
  await page.getByRole('button', { name: 'gameLike' }).click();
  await page.getByRole('button', { name: 'Copy as curl' }).click();
  await expect(page.getByRole('status')).toContainText('The command is copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`/w/${world.name}/__mock/sessions`);
  expect(copied).toContain(`/w/${world.name}/app/v1/gameLike' \\\n  -H "Authorization: $TOKEN"`);
});

test('shows how long a call waits, and releases it', async ({ page, world, request }) => {
  await world.fault({ operationId: 'gameLike', latency: { kind: 'fixed', ms: 600_000 } });
  const answered = asPlayer({ world, request }, 'gameLike', { id: 1005, like: 1 });
  await openConsole(page, world, 'journal');
  const calls = page.getByRole('table', { name: /Calls/ });
  await expect(calls).toContainText(/waits for \d+ s/);
  await calls.getByRole('button', { name: /^Release call \d+$/ }).click();
  await answered;
  await expect(calls.getByRole('row', { name: /gameLike/ }).getByRole('cell', { name: '200' })).toBeVisible();
  await expect(calls).not.toContainText('waits for');
  await calls.getByRole('button', { name: 'gameLike' }).click();
  await expect(page.getByRole('region', { name: /gameLike/ })).toContainText(
    '"content-type": "application/json"',
  );
});

test('builds a fault from the contract', async ({ page, world }) => {
  await openConsole(page, world, 'faults');
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
  await expect(page.getByRole('table', { name: 'Active faults' })).toContainText('withdrawAmountOutOfRange');
  expect(await world.control('GET', 'faults')).toMatchObject([
    { operationId: 'exchange', playerId: 10_000_001, errcode: 2502, times: 1 },
  ]);
  await search.fill('no such call');
  await expect(page.getByText('No call matches.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add fault' })).toBeDisabled();
});

test('settles a deposit and shows its changes in the journal', async ({ page, world, request }) => {
  const token = await world.token();
  await request.post(`${world.apiBase}/app/v1/recharge3`, {
    headers: { authorization: token },
    data: {
      clientReferrer: 'ph',
      channel: 'WEB',
      appId: 'e2e',
      platform: 1,
      amount: 50_000,
      version: 4,
      actType: 0,
      rechargeType: 1,
    },
  });
  await openConsole(page, world, 'orders');
  await page.getByRole('button', { name: 'Settle' }).click();
  await expect(page.getByRole('table', { name: /Orders/ })).toContainText('done');
  await expect(page.getByRole('button', { name: 'Settle' })).toHaveCount(0);
  expect(await world.player()).toMatchObject({ coin: 1_800_00 });

  await page.getByRole('link', { name: 'Journal' }).click();
  await page.getByRole('button', { name: 'recharge3' }).click();
  const entry = page.getByRole('region', { name: /recharge3/ });
  await expect(entry).toContainText('curl -X POST');
  await expect(entry.getByRole('table', { name: 'Changes' })).toContainText('/orders/0');
  await expect(entry).not.toContainText(token);
});

test('sets faults, scenario, clock and snapshots by keyboard', async ({ page, world }) => {
  await openConsole(page, world, 'faults');
  const search = page.getByLabel('Search calls');
  await search.fill('refreshData');
  await search.press('Enter');
  await expect(page.getByRole('table', { name: 'Active faults' })).toContainText('errcode 104');

  await page.getByRole('link', { name: 'Snapshots' }).press('Enter');
  await page.getByLabel('Name').fill('before');
  await page.getByLabel('Name').press('Enter');
  await expect(page.getByRole('table', { name: 'Snapshots' })).toContainText('before');

  await page.getByRole('link', { name: 'World', exact: true }).press('Enter');
  const { now } = await world.control<{ now: number }>('GET', 'clock');
  await page.getByRole('button', { name: '+ 1 day' }).press('Enter');
  await expect(page.getByRole('status')).toContainText('1 day later');
  expect((await world.control<{ now: number }>('GET', 'clock')).now).toBeGreaterThanOrEqual(now + 86_400_000);

  await page.getByLabel('Scenario').selectOption('green');
  await page.getByRole('button', { name: 'Reset' }).press('Enter');
  await expect(page.getByRole('status')).toContainText('green');
  expect(await world.control('GET', 'health')).toMatchObject({ scenario: 'green' });
  expect(await world.control('GET', 'faults')).toEqual([]);
});

test('rejects a verification with a reason, then approves it, by keyboard', async ({
  page,
  world,
  request,
}) => {
  await world.config({ kycAfterMs: null });
  const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const upload = await request.post(`${world.apiBase}/app/v1/uploadKyc`, {
    headers: { authorization: await world.token() },
    multipart: { type: 'front', file: { name: 'front.png', mimeType: 'image/png', buffer: picture } },
  });
  const { fileId } = (await upload.json()) as { fileId: string };
  const papers = {
    realName: 'Amina Khan',
    idNumber: '35202-1234567-8',
    birthday: '1994-03-21',
    address: 'House 7, Sitara Road',
    fileIds: [fileId],
  };
  await asPlayer({ world, request }, 'addKyc', papers);

  await openConsole(page, world, 'players');
  await page.getByRole('button', { name: 'demoplayer' }).press('Enter');
  const card = page.getByRole('region', { name: /^demoplayer/ });
  await expect(card).toBeFocused();
  const part = card.getByRole('region', { name: 'Identity verification' });
  await expect(part).toContainText('Waiting for a decision.');
  await expect(part).toContainText('Amina Khan');
  await part.getByLabel('Reason').fill('The picture is blurred.');
  await part.getByLabel('Reason').press('Enter');
  await expect(part).toContainText('Rejected. The picture is blurred.');
  await expect(part.getByRole('button', { name: 'Reject' })).toHaveCount(0);
  expect(await asPlayer({ world, request }, 'kyc')).toMatchObject({
    kycStatus: 3,
    reason: 'The picture is blurred.',
  });

  await asPlayer({ world, request }, 'addKyc', papers);
  await part.getByRole('button', { name: 'Approve' }).press('Enter');
  await expect(part).toContainText('Approved.');
  expect(await asPlayer({ world, request }, 'kyc')).toMatchObject({ kycStatus: 2 });
});

test('sends a mail with coins that the player collects', async ({ page, world, request }) => {
  await openConsole(page, world, 'players');
  await page.getByRole('button', { name: 'demoplayer' }).click();
  const part = page.getByRole('region', { name: 'Send a mail' });
  await part.getByLabel('Title').fill('A gift');
  await part.getByLabel('Text').fill('Fifty coins.');
  await part.getByLabel('Attachment').selectOption('coins');
  await part.getByLabel('Amount').fill('50.00');
  await part.getByLabel('Turnover, as a multiple').fill('3');
  await part.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(page.getByRole('status')).toContainText('A gift');
  await expect(part.getByLabel('Title')).toHaveValue('');

  const { mailList } = await asPlayer({ world, request }, 'getMail2', { page: 1, pageSize: 10 });
  const [newest] = mailList as { id: number; title: string }[];
  expect(newest).toMatchObject({
    title: 'A gift',
    received: 0,
    propList: [{ id: 2001, count: 50_00, betRate: 3 }],
  });
  expect(await asPlayer({ world, request }, 'receiveMail', { id: newest?.id })).toMatchObject({
    errcode: 0,
    coin: 1_050_00,
  });
  await expect(page.getByRole('table', { name: /Ledger/ })).toContainText('mail');
});

test('shows times in the time zone of the world', async ({ page, world }) => {
  await world.reset({ now: Date.parse('2025-11-21T07:00:00Z'), config: { region: 'ph' } });
  await world.patchPlayer({ coin: 7 });
  await openConsole(page, world, 'world');
  const clock = page.getByRole('banner').getByRole('time');
  await expect(clock).toContainText(/^21 Nov 2025, 15:00:.* UTC\+8$/);
  await page.getByRole('button', { name: '+ 1 minute' }).click();
  await expect(page.getByRole('table', { name: /Changes/ })).toContainText('21 Nov 2025, 15:0');

  await world.config({ zoneMinutes: -210 });
  await expect(clock).toContainText(/^21 Nov 2025, 03:3.* UTC−3:30$/);
});

test('reports a server that stops answering and keeps the last data', async ({ page, world }) => {
  await openConsole(page, world, 'players');
  await expect(page.getByRole('row', { name: /demoplayer/ })).toBeVisible();
  await page.route('**/__mock/**', (route) => route.abort('connectionrefused'));
  await expect(page.getByRole('alert')).toContainText('The server does not answer.');
  await expect(page.getByRole('row', { name: /demoplayer/ })).toContainText('1,000.00');
});

test('shows the error message of the server', async ({ page, world }) => {
  await openConsole(page, world, 'world');
  await expect(page.getByText('Nothing has changed yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo last change' }).click();
  await expect(page.getByRole('status')).toContainText('There is nothing to undo.');
});

/** Small targets, and a page that is wider than the window. */
const findLayoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const targets = document.querySelectorAll<HTMLElement>(
      'a, button, select, textarea, summary, input:not([type=checkbox]), label:has([type=checkbox])',
    );
    const small = [...targets]
      .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 44)
      .map(({ outerHTML }) => outerHTML.slice(0, 80));
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [...small, `${scrollWidth} px wide`] : small;
  });

test('has no axe violations on the panels of the console, which fit a laptop and a phone', async ({
  page,
  world,
  request,
}) => {
  await asPlayer({ world, request }, 'gameLike', { id: 1005, like: 1 });
  await world.fault({ operationId: 'exchange', errcode: 2502, times: 1 });
  await world.control('POST', 'snapshots', { name: 'before' });
  await world.control('POST', 'players', { account: 'a'.repeat(50) });
  for (const panel of PANELS) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openConsole(page, world, panel);
    await expect(page.locator(`nav a[href="#${panel}"]`)).toHaveAttribute('aria-current', 'page');
    await expect(page.getByText('Loading…')).toHaveCount(0);
    expect.soft(await violations(page, WITH_BEST_PRACTICE), panel).toEqual([]);
    expect.soft(await findLayoutFaults(page), `${panel} on a laptop`).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect.soft(await findLayoutFaults(page), `${panel} on a phone`).toEqual([]);
  }
});
