import { expect, isPhone, test } from '../support/test.ts';

test('a liked game stands under Favourites, an unliked one does not', async ({ open, world }) => {
  const page = await open('/lobby/home', 'player');
  const heart = page.getByRole('button', { name: 'Save Mango Monsoon' });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('tab', { name: 'Collect' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Collect' });
  await expect(panel.getByRole('link', { name: 'Play Mango Monsoon' })).toBeVisible();
  await page.goto(world.url(isPhone(page) ? '/profile/favorites' : '/lobby/favorites'));
  const list = page.getByRole('list', { name: 'Favourites' });
  await list.getByRole('button', { name: 'Save Mango Monsoon' }).click();
  await expect(list.getByRole('link', { name: 'Play Mango Monsoon' })).toBeHidden();
});

test('a visitor who likes is led to login and no request is sent', async ({ open, world }) => {
  const page = await open('/lobby/home');
  await page.getByRole('button', { name: 'Save Peacock Palace' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await world.calls('gameLike')).toBe(0);
});

test('a refused like leaves the heart as it was and says so', async ({ open, world }) => {
  await world.fault({ operationId: 'gameLike', errcode: 104, times: 1 });
  const page = await open('/lobby/home', 'player');
  const heart = page.getByRole('button', { name: 'Save Mango Monsoon' });
  await heart.click();
  await expect(page.getByText('Not saved (104)')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('a round moves the balance, and the game is listed under Recent history', async ({ open, world }) => {
  const before = await world.player();
  const page = await open('/lobby/home', 'player');
  await page.getByRole('tab', { name: 'Slots' }).click();
  const tile = page
    .getByRole('tabpanel', { name: 'Slots' })
    .getByRole('link', { name: /^Play / })
    .nth(1);
  const name = ((await tile.getAttribute('aria-label')) ?? '').replace('Play ', '');
  await tile.click();
  await expect(page).toHaveURL(/\/start\?gameId=/);
  const game = page.frameLocator('iframe');
  await game.getByRole('button', { name: /^spin/i }).click();
  await expect.poll(async () => (await world.player())['bet']).not.toBe(before['bet']);
  await game
    .getByRole('button', { name: /back|leave|lobby/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/lobby\/home/);
  const after = await world.player();
  const coins = (Number(after['coin']) / 100).toLocaleString('en-PK', { minimumFractionDigits: 2 });
  await expect(page.getByText(`${coins} coins`)).toBeAttached();
  await page.getByRole('tab', { name: 'Collect' }).click();
  await page.getByRole('button', { name: 'Recent history' }).click();
  const recent = page.getByRole('list', { name: 'Recent history' });
  await expect(recent.getByRole('listitem').first()).toContainText(name.split(' ')[0] ?? '');
});

test('a game in maintenance says so and does not open', async ({ open }) => {
  const page = await open('/lobby/home', 'player');
  const tile = page.getByRole('article').filter({ hasText: 'Back at' }).first();
  await tile.getByRole('button').first().click();
  await expect(page.getByText('is being looked after. Try another game meanwhile.')).toBeVisible();
  await expect(page).toHaveURL(/\/lobby\/home/);
});

test('a missing or unknown game leads home', async ({ open, world }) => {
  const page = await open('/start?gameId=99999', 'player');
  await expect(page).toHaveURL(/\/lobby\/home/);
  await page.goto(world.url('/start'));
  await expect(page).toHaveURL(/\/lobby\/home/);
});

test('search finds by name and studio as one types, without a call', async ({ open }) => {
  const page = await open(`/search`, 'player');
  const field = page.getByLabel('Search games', { exact: true }).last();
  await field.fill('peac');
  // Before anything is asked the page lists recent and popular games; the result has a list of its own.
  const found = page.getByRole('list', { name: 'Search', exact: true });
  await expect(found.getByRole('link', { name: 'Play Peacock Palace' })).toBeVisible();
  await expect(page).toHaveURL(/q=peac/);
  await field.fill('zzzz');
  await expect(page.getByText('No game by that name')).toBeVisible();
});
