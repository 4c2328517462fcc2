import { expect, isPhone, test } from '../support/test.ts';

test('a newcomer registers with a username, gets the reward and is at home', async ({ open, world }) => {
  const page = await open('/lobby/home');
  // Wherever in the lobby one was, the new player begins at its top.
  await page
    .getByRole('list', { name: 'Popular games' })
    .getByRole('article')
    .last()
    .scrollIntoViewIfNeeded();
  await page
    .getByRole('link', { name: /Register/ })
    .first()
    .click();
  if (!isPhone(page)) await page.getByRole('link', { name: /New here/ }).click();
  await page.getByLabel('Username', { exact: true }).fill('bazaar99');
  await page.getByLabel('Password', { exact: true }).fill('secret12');
  await page.getByLabel('Confirm password').fill('secret12');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Success.')).toBeVisible();
  await expect(page).toHaveURL(/\/lobby\/home/);
  await expect(page.getByText('50.00', { exact: true }).first()).toBeVisible();
  expect((await world.player('bazaar99'))['coin']).toBe(5000);
  // The lobby welcomes the newcomer at its top, with one game to begin with.
  const welcome = page.getByRole('region', { name: '50 coins are yours' });
  await expect(welcome).toBeInViewport({ ratio: 1 });
  await expect(welcome.getByRole('link', { name: /^Play / })).toBeVisible();
  await welcome.getByRole('button', { name: 'Look around' }).click();
  await expect(welcome).toBeHidden();
});
