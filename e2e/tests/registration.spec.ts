import { expect, isPhone, test } from '../support/test.ts';

test('registers with a username, adds the reward and shows home', async ({ open, world }) => {
  const page = await open('/lobby/home');
  // A new player starts at the top of the lobby.
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
  // The lobby greets the new player with one game.
  const welcome = page.getByRole('region', { name: '50 coins for you' });
  await expect(welcome).toBeInViewport({ ratio: 1 });
  await expect(welcome.getByRole('link', { name: /^Play / })).toBeVisible();
  await welcome.getByRole('button', { name: 'Look around' }).click();
  await expect(welcome).toBeHidden();
});
