import type { Page } from '@playwright/test';
import { expect, isPhone, test } from '../support/test.ts';

/** Opens the form by the side menu on a phone, by the member page on a desktop. */
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

/** Where the superior is shown. */
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

test('sets the superior once and shows it in the menu', async ({ open, world }) => {
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
