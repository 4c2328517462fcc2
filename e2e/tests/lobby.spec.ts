import { expect, isPhone, test } from '../support/test.ts';

test('a visitor sees the lobby', async ({ open }) => {
  const page = await open('/');
  await expect(page).toHaveURL(/\/lobby\/home/);
  await expect(page.getByRole('region', { name: 'Offers' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Popular games' }).getByRole('listitem')).toHaveCount(15);
  await expect(page.getByRole('link', { name: 'Play Peacock Palace' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Rewards' }).getByRole('link', { name: /Spin/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Latest big wins' })).toContainText('won in');
  if (isPhone(page)) {
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Register.*\+50 free/ })).toBeVisible();
  } else {
    await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible();
  }
  // What only a player has.
  await expect(page.getByRole('button', { name: 'Refresh balance' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Open menu/ })).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Deposit/ })).toHaveCount(0);
  await expect(page.locator('img[src*="/avatar/"]')).toHaveCount(0);
});

test('a popup waits for a quiet moment, and one is all there is in a visit', async ({
  open,
  world,
  page: early,
}) => {
  // Time stands, so that a slow machine is no quiet moment.
  await early.clock.install({ time: Date.now() });
  await early.clock.pauseAt(Date.now() + 60_000);
  const page = await open('/lobby/home', 'visitor', { popups: true });
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(page.getByRole('list', { name: 'Popular games' })).toBeVisible({ timeout: 500 });
  }).toPass();
  // Whoever moves, types or reads on is not interrupted.
  for (const key of ['Tab', 'Tab', 'Tab']) {
    await page.clock.runFor(2500);
    await page.keyboard.press(key);
    await page.mouse.move(200, 300 + key.length);
    await expect(dialog).toHaveCount(0);
  }
  // Left alone it comes, as soon as its file is there.
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(dialog).toBeVisible({ timeout: 500 });
  }).toPass();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await page.clock.runFor(20_000);
  await expect(dialog).toHaveCount(0);
  await page.goto(world.url('/lobby/home'));
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(page.getByRole('list', { name: 'Popular games' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.clock.runFor(5000);
  // Its pictures are what tells it from other prompts.
  await expect(dialog.getByRole('img')).toHaveCount(0);
});

test('who leaves at the age notice stays on a page of ours, with one way back', async ({ open, world }) => {
  await world.reset({ scenario: 'green' });
  const page = await open('/lobby/home');
  await page.getByRole('button', { name: 'Leave' }).click();
  const goodbye = page.getByRole('dialog', { name: 'You left Tara Slots' });
  await expect(goodbye).toBeVisible();
  expect(await goodbye.evaluate((part) => [part.clientWidth, part.clientHeight])).toEqual([
    page.viewportSize()?.width,
    page.viewportSize()?.height,
  ]);
  await goodbye.getByRole('button').click();
  await page.getByRole('button', { name: 'I am 21 or older' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('game types have their brands, and the tab survives a visit elsewhere', async ({ open }) => {
  const page = await open('/lobby/home');
  await page.getByRole('tab', { name: 'Fish' }).click();
  const brands = page.getByRole('group', { name: 'Games by' });
  await expect(brands.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true');
  const panel = page.getByRole('tabpanel', { name: 'Fish' });
  await expect(panel.getByRole('link', { name: /^Play / }).first()).toBeVisible();
  await page.getByRole('link', { name: 'News' }).click();
  await expect(page).toHaveURL(/\/lobby\/notice/);
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Fish' })).toHaveAttribute('aria-selected', 'true');
});

test('a route for players leads a visitor to login and remembers nothing it should not', async ({ open }) => {
  const page = await open('/profile/vip');
  await expect(page).toHaveURL(/\/login/);
});

test('an unknown address says so in its place, and leads home', async ({ open, world }) => {
  const page = await open('/lobby/nonsense');
  await expect(page.getByText('This page is not here')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.getByRole('link', { name: 'To the lobby' }).click();
  await expect(page.getByRole('list', { name: 'Popular games' })).toBeVisible();
  // A slash or a capital more is the same address.
  await page.goto(world.url('/Lobby/Home/'));
  await expect(page.getByRole('list', { name: 'Popular games' })).toBeVisible();
});

// A desktop has no page of it (spec 2.3).
test('the chat of customer service opens from its page, too', { tag: '@phone' }, async ({ open }) => {
  const page = await open('/service');
  await page.getByRole('main').getByRole('button', { name: 'Live Service' }).click();
  await expect(page.getByRole('dialog').locator('iframe')).toBeAttached();
});

test('green mode hides what it must and shows its logos', async ({ open, world }) => {
  await world.reset({ scenario: 'green' });
  const page = await open('/lobby/home');
  const age = page.getByRole('dialog', { name: 'Before you play' });
  await expect(age).toBeVisible();
  for (const clause of [
    'Government officials or employees',
    'Members of the armed forces and police',
    'Persons under 21 years of age',
    'Persons on the national restricted persons database',
    'Holders of a gaming licence',
    'Playing in open public areas is prohibited. Ineligible players forfeit their funds.',
    'To earn bonuses from free bonuses you must complete at least one valid top-up.',
  ]) {
    await expect(age).toContainText(clause);
  }
  await page.keyboard.press('Escape');
  await expect(age).toBeVisible();
  await age.getByRole('button', { name: 'I am 21 or older' }).click();
  await expect(age).toBeHidden();
  await expect(page.getByRole('list', { name: 'Popular games' })).toBeVisible();
  await expect(page.getByText('Play for fun, stop when you like')).toBeVisible();
  await expect(page.getByText('Mobile Wallet A')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Rewards' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Latest big wins' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Watch the story/ })).toHaveCount(0);
});

test('the carousel can be paused and moved', async ({ open }) => {
  const page = await open('/lobby/home');
  await page.getByRole('button', { name: 'Pause offers' }).click();
  await expect(page.getByRole('button', { name: 'Play offers' })).toBeVisible();
  const third = page.getByRole('button', { name: 'Show offer 3' });
  await third.click();
  await expect(third).toHaveAttribute('aria-current', 'true');
});

// The control belongs to the phone (spec 2.4).
test('back to top appears after 100 px', { tag: '@phone' }, async ({ open }) => {
  const page = await open('/lobby/home');
  await expect(page.getByRole('list', { name: 'Popular games' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeHidden();
  await page.locator('main').evaluate((main) => main.scrollTo(0, 900));
  await page.getByRole('button', { name: 'Back to top' }).click();
  await expect(page.getByRole('region', { name: 'Offers' })).toBeInViewport();
});

test('opening the site’s page on a network is reported, for it may be a task', async ({ open, world }) => {
  const page = await open('/lobby/home', 'player');
  const opened = page.waitForEvent('popup');
  await page.getByRole('list', { name: 'Follow us' }).getByRole('link', { name: 'telegram' }).click();
  await (await opened).close();
  const told = {
    operationId: 'actionLog',
    request: { action: 'social_follow', data: { network: 'telegram' } },
  };
  await expect.poll(() => world.verify({ ...told, times: 1 }).then(() => true, String)).toBe(true);
});
