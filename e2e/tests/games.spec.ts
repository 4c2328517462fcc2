import { expect, isPhone, test } from '../support/test.ts';

// spec 0-02, 1-15, 1-17, 2.2-067, 2.2-080, 2.5-25
test('changes the balance by a round and lists the game under Recent history', async ({ open, world }) => {
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

test('lowers a bet that the current balance does not cover to the highest bet it covers', async ({
  open,
  world,
  expectedErrors,
}) => {
  expectedErrors.push(/409 \(Conflict\)/);
  await world.patchPlayer({ coin: 3_00 });
  const page = await open('/start?gameId=1001', 'player');
  const game = page.frameLocator('iframe');
  const bet = game.getByRole('group', { name: 'Bet' });
  const amount = async () => Number((await bet.locator('output').textContent())?.replaceAll(',', ''));
  await expect.poll(amount).toBeLessThanOrEqual(3);
  while ((await amount()) <= 3) await bet.getByRole('button', { name: 'Higher bet' }).click();
  // Coins were spent elsewhere.
  await world.patchPlayer({ coin: 1_50 });
  await game.getByRole('button', { name: /^spin/i }).click();
  const dialog = game.getByRole('dialog', { name: 'Not enough coins' });
  await expect(dialog).toContainText('You have 1.50.');
  await expect(game.getByRole('button', { name: 'Balance 1.50' })).toBeAttached();
  const lower = dialog.getByRole('button', { name: /^Lower bet to/ });
  const offered = Number((await lower.textContent())?.replace('Lower bet to ', ''));
  await lower.click();
  expect(await amount()).toBe(offered);
  expect(offered).toBeLessThanOrEqual(1.5);
});

test('gets the present balance from a game that refuses a round', async ({ open, world, expectedErrors }) => {
  expectedErrors.push(/409 \(Conflict\)/);
  const page = await open('/start?gameId=1012', 'player');
  const game = page.frameLocator('iframe');
  const kickOff = game.getByRole('button', { name: /^kick off/i });
  await expect(kickOff).toBeVisible();
  await page.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    window.addEventListener('message', ({ data }) => {
      if ((data as { type: unknown }).type === 'tara:balance') told.push((data as { coin: unknown }).coin);
    });
  });
  await world.patchPlayer({ coin: 8_775_00 });
  await world.config({ maintenance: 'all' });
  await kickOff.click();
  await expect(game.getByRole('dialog', { name: 'Under maintenance' })).toBeVisible();
  await expect(game.getByText('Balance 8,775.00', { exact: true })).toBeAttached();
  expect(await page.evaluate(() => (window as unknown as { told: unknown[] }).told)).toEqual([8_775_00]);
});

// spec 2.3-44, 2.3-49, 2.5-12
test('keeps every typed character while the search is slow', async ({ open, context }) => {
  const page = await open('/lobby/home', 'player');
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const link = isPhone(page) ? 'Search games' : 'Games';
  await page.getByRole('link', { name: link, exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Games', level: 1 })).toBeVisible();
  const field = page.getByRole('searchbox', { name: 'Search games' });
  // On a phone the search field has the focus; on a desktop it is one of several controls.
  if (isPhone(page)) await expect(field).toBeFocused();
  else await field.click();
  await page.keyboard.type('tiger b', { delay: 120 });
  await expect(field).toHaveValue('tiger b');
  await expect(field).toBeFocused();
  await expect(page.getByRole('heading', { name: '1 game found' })).toBeVisible();
  await expect(page).toHaveURL(/q=tiger\+b/);
  await slow.detach();
});

test('scrolls 5,000 games without gaps, with few of them in the page', async ({ open, world }) => {
  await world.reset({ config: { gameCount: 5000 } });
  const page = await open('/search', 'player');
  const list = page.getByRole('list', { name: 'Games', exact: true });
  await expect(page.getByRole('heading', { name: '5,000 games' })).toBeVisible();
  const scroller = page.locator('[data-scroller]:visible');
  const end = await scroller.evaluate((box) => box.scrollHeight);
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    await scroller.evaluate((box, top) => box.scrollTo(0, top), share * end);
    // A game is in the middle of the window.
    await expect
      .poll(() =>
        scroller.evaluate((box) => {
          const { left, top, width, height } = box.getBoundingClientRect();
          return [0.4, 0.5, 0.6].some((part) =>
            document.elementFromPoint(left + width / 2, top + height * part)?.closest('article'),
          );
        }),
      )
      .toBe(true);
    expect(await list.getByRole('article').count()).toBeLessThan(200);
  }
});

test('closes a dialog of the game by Back, then leaves the game', async ({ open }) => {
  const page = await open('/lobby/home', 'player');
  await page.getByRole('link', { name: 'Play Peacock Palace' }).first().click();
  const game = page.frameLocator('iframe');
  const rules = game.getByRole('dialog', { name: 'Pays and rules' });
  await game.getByRole('button', { name: 'Pays and rules' }).click();
  await expect(rules).toBeVisible();
  await expect.poll(() => page.evaluate(() => (history.state as { dialogs?: number }).dialogs)).toBe(1);
  await page.goBack();
  await expect(rules).toBeHidden();
  await expect(page).toHaveURL(/\/start/);
  // A dialog that was closed by its button leaves no entry.
  await game.getByRole('button', { name: 'Pays and rules' }).click();
  await game.getByRole('button', { name: 'Close' }).click();
  await expect(rules).toBeHidden();
  await expect
    .poll(() => page.evaluate(() => (history.state as { dialogs?: number }).dialogs))
    .toBe(undefined);
  await page.goBack();
  await expect(page).toHaveURL(/\/lobby\/home/);

  await test.step('shows the change of the visit in the balance of a game, and the ways to money', async () => {
    await page.getByRole('link', { name: 'Play Peacock Palace' }).first().click();
    const dialog = game.getByRole('dialog', { name: 'Balance' });
    await game.getByRole('button', { name: /^Balance/ }).click();
    await expect(dialog.getByText('No change since you opened the game.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await game.getByRole('button', { name: /^spin/i }).click();
    await expect(game.getByText('Balance 1,000.00', { exact: true })).toHaveCount(0);
    await game.getByRole('button', { name: /^Balance/ }).click();
    const whole = Number((await dialog.locator('.balance-whole').innerText()).replace(',', ''));
    const change = `${whole < 1000 ? '−' : '+'}${Math.abs(whole - 1000).toFixed(2)}`;
    await expect(dialog.getByText(`${change} since you opened the game.`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Deposit' }).click();
    await expect(page).toHaveURL(/\/lobby\/wallets\/deposit/);
    await page.goBack();
    await game.getByRole('button', { name: /^Balance/ }).click();
    await dialog.getByRole('button', { name: 'Transactions' }).click();
    await expect(page).toHaveURL(/\/record\/transaction/);
  });
});

test('opens the search by a key, but not while the player types @desktop', async ({ open }) => {
  const page = await open('/lobby/home');
  await expect(page.getByRole('list', { name: 'Popular games' })).toBeVisible();
  // The keys belong to a part that loads after the first view.
  await page.waitForLoadState('networkidle');
  const dialog = page.getByRole('dialog', { name: 'Search games' });
  await page.keyboard.press('/');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('kite/');
  await expect(dialog.getByRole('combobox')).toHaveValue('kite/');
  const first = dialog.getByRole('listbox', { name: 'Search' }).getByRole('option').first();
  await expect(first).toHaveAccessibleName(/^Play Kite/);
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Search games' }).focus();
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeVisible();
});

test('fills the screen with the game @desktop', async ({ open }) => {
  const page = await open('/start?gameId=1001', 'player');
  const game = page.frameLocator('iframe');
  const button = game.getByRole('button', { name: 'Full screen' });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => document.fullscreenElement?.tagName)).toBe('IFRAME');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});
