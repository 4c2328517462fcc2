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

test('a missing or unknown game says so, and leads to the search and home', async ({ open, world }) => {
  const page = await open('/start?gameId=99999', 'player');
  await expect(page.getByText('This game is not here')).toBeVisible();
  await page.getByRole('link', { name: 'Search games' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search games' })).toBeVisible();
  await page.goto(world.url('/start'));
  await expect(page.getByText('This game is not here')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the lobby' }).click();
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

test('no key is lost while one searches, however slow the device', async ({ open, context }) => {
  const page = await open('/lobby/home', 'player');
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const link = isPhone(page) ? 'Search games' : 'Games';
  await page.getByRole('link', { name: link, exact: true }).first().click();
  const title = isPhone(page) ? 'Search' : 'Games';
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  const field = page.getByRole('searchbox', { name: 'Search games' });
  // On a phone the page exists to be typed into; on a desktop the field stands among others.
  if (isPhone(page)) await expect(field).toBeFocused();
  else await field.click();
  await page.keyboard.type('tiger b', { delay: 120 });
  await expect(field).toHaveValue('tiger b');
  await expect(field).toBeFocused();
  await expect(page.getByText('1 game found')).toBeVisible();
  await expect(page).toHaveURL(/q=tiger\+b/);
  await slow.detach();
});

test('a search outlives the log-in that it needs', async ({ open, page: early }) => {
  const page = await open(isPhone(early) ? '/search?q=tiger' : '/lobby/home');
  if (!isPhone(page)) {
    await page.getByRole('searchbox', { name: 'Search games' }).pressSequentially('tiger', { delay: 120 });
    await page.keyboard.press('Enter');
  }
  await page.getByLabel('Phone or username').fill('demoplayer');
  await page.getByLabel('Password', { exact: true }).fill('tara1234');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search games' })).toHaveValue('tiger');
  await expect(page.getByRole('link', { name: 'Play Tiger Bazaar' })).toBeVisible();
});
