import type { Page } from '@playwright/test';
import { elsewhere } from '../support/tasks.ts';
import { expect, isPhone, test } from '../support/test.ts';

/** Walks to the form as a player would: by the side menu of a phone, by the member page of a desktop. */
async function openForm(page: Page): Promise<void> {
  if (isPhone(page)) {
    await page.getByRole('button', { name: /^Open menu/ }).click();
    await page
      .getByRole('dialog', { name: 'Menu' })
      .getByRole('link', { name: /Who invited you\?/ })
      .click();
    await expect(page).toHaveURL(/\/profile\/superior/);
  } else {
    await page.getByRole('link', { name: 'Member', exact: true }).click();
    await page.getByRole('button', { name: /Who invited you\?/ }).click();
    await expect(page.getByRole('dialog', { name: 'Who invited you?' })).toBeVisible();
  }
}

/** Where it says who the superior is, once there is one. */
async function expectInvitedBy(page: Page, pid: unknown): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: /^Open menu/ }).click();
  const place = isPhone(page)
    ? page.getByRole('dialog', { name: 'Menu' })
    : page.getByRole('navigation', { name: 'Your account' });
  await expect(place.getByText(`Invited by ${String(pid)}`)).toBeVisible();
}

const field = (page: Page) => page.getByLabel('Player ID', { exact: true });

async function submit(page: Page, pid: unknown): Promise<void> {
  await field(page).fill(String(pid));
  await page.getByRole('button', { name: 'Submit' }).click();
}

test.beforeEach(async ({ world }) => {
  await world.control('POST', 'players', { account: 'bilal77' });
  await world.control('POST', 'players', { account: 'zaranoor' });
});

test('the superior is named once, and the menu says who it is', async ({ open, world }) => {
  const { id } = await world.player('bilal77');
  const page = await open('/lobby/home', 'player');
  await openForm(page);
  await submit(page, id);
  await expect(page.getByText('Your inviter is set')).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  await expect(page).toHaveURL(isPhone(page) ? /\/lobby\/home/ : /\/lobby\/member/);
  await expectInvitedBy(page, id);
  expect(await world.player()).toMatchObject({ pid: id });
  expect(await world.calls('agentFill')).toBe(1);
});

test('what is no player ID is said at the field, without a call', async ({ open, world }) => {
  const page = await open('/lobby/home', 'player');
  await openForm(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Enter a player ID.')).toBeVisible();
  await submit(page, '12a');
  await expect(page.getByText('A player ID has digits only.')).toBeVisible();
  await expect(field(page)).toBeFocused();
  expect(await world.calls('agentFill')).toBe(0);
});

test('what the server refuses is said at the field', async ({ open, world }) => {
  const own = await world.player();
  const below = await world.player('bilal77');
  await world.patchPlayer({ pid: own['id'] }, 'bilal77');
  const page = await open('/lobby/home', 'player');
  await openForm(page);
  const refusals = [
    [999_999_999, 'No player has this ID.'],
    [own['id'], 'This is your own ID.'],
    [below['id'], 'You have invited this player yourself'],
  ] as const;
  for (const [pid, text] of refusals) {
    await submit(page, pid);
    await expect(page.getByText(text, { exact: false })).toBeVisible();
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page)).toBeFocused();
  }
  expect(await world.player()).toMatchObject({ pid: 0 });
});

test('a superior that was set elsewhere is shown in place of the form', async ({ open, world }) => {
  const { id } = await world.player('bilal77');
  const { id: other } = await world.player('zaranoor');
  const page = await open('/lobby/home', 'player');
  await openForm(page);
  await elsewhere(world, (sdk) => sdk.post('/app/v1/agentFill', { pid: Number(id) }));
  await submit(page, other);
  await expect(page.getByText('Your inviter is set already.').first()).toBeVisible();
  await expect(page.getByText(`You were invited by ${String(id)}`)).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  expect(await world.player()).toMatchObject({ pid: id });
});

test('a lost answer is asked for again, and no refusal', async ({ open, world, expectedErrors }) => {
  expectedErrors.push(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/);
  const { id } = await world.player('bilal77');
  await world.fault({ operationId: 'agentFill', effect: 'dropAfter' });
  const page = await open('/lobby/home', 'player');
  await openForm(page);
  await submit(page, id);
  await expect(page.getByText('No answer came.', { exact: false }).first()).toBeVisible();
  await world.clearFaults();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your inviter is set', { exact: true })).toBeVisible();
  await expectInvitedBy(page, id);
});

test('a player who has a superior sees who it is', async ({ open, world }) => {
  const { id } = await world.player('bilal77');
  await world.patchPlayer({ pid: id });
  const page = await open('/profile/superior', 'player');
  if (isPhone(page)) await expect(page.getByText(`You were invited by ${String(id)}`)).toBeVisible();
  else await expectInvitedBy(page, id);
  await expect(field(page)).toHaveCount(0);
});
