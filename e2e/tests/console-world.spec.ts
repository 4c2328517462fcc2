import { openConsole } from '../support/console.ts';
import { expect, test } from '../support/test.ts';
import { violations, WITH_BEST_PRACTICE } from '../support/violations.ts';

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
  // Whether the form shows the new or the former value when its button says that nothing is left to apply.
  const shown = form.getByLabel('systemBusy').evaluate(
    (box: HTMLInputElement) =>
      new Promise((resolve) => {
        const button = box.form?.querySelector('[type=submit]');
        const observer = new MutationObserver(() => {
          if (button?.textContent === 'Apply') resolve(box.checked);
        });
        if (button) observer.observe(button, { subtree: true, characterData: true, childList: true });
      }),
  );
  await form.getByRole('button', { name: 'Apply 10 changes' }).click();
  await expect(page.getByRole('status')).toContainText('Set: mode, ');
  await expect(form.getByRole('button', { name: 'Apply', exact: true })).toBeDisabled();
  expect(await shown).toBe(true);
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

test('shows the error message of the server', async ({ page, world }) => {
  await openConsole(page, world, 'world');
  await expect(page.getByText('Nothing has changed yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo last change' }).click();
  await expect(page.getByRole('status')).toContainText('There is nothing to undo.');
});

test('sets faults, scenario, clock and snapshots by keyboard', async ({ page, world }) => {
  await openConsole(page, world, 'rules');
  const search = page.getByLabel('Search calls');
  await search.fill('refreshData');
  await search.press('Enter');
  await expect(page.getByRole('table', { name: /^Active rules/ })).toContainText('errcode 104');

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
