import type { Page } from '@playwright/test';
import type { MockWorld } from '@tara/mock-server/playwright';
import { expect, test } from '../support/test.ts';
import { violations } from '../support/violations.ts';

/** One game of each kind, and its gold button. */
const GAMES = [
  [1001, 'slot', 'SPIN'],
  [1007, 'shooting round', 'SHOOT'],
  [1009, 'poker', 'DEAL'],
  [1012, 'match', 'KICK OFF'],
  [1015, 'table', 'DEAL'],
  [1008, 'Lucky Stars', 'DRAW'],
] as const;

/** Starts a game. @returns the address of its page */
async function launch(page: Page, world: MockWorld, gameId: number): Promise<string> {
  const token = await world.token('demoplayer');
  const answer = await page.request.post(`${world.apiBase}/app/v1/startGame`, {
    headers: { authorization: token },
    data: { clientReferrer: 'ph', channel: 'WEB', appId: 'tara', platform: 0, gameId },
  });
  return ((await answer.json()) as { gameUrl: string }).gameUrl;
}

/** Opens the page of a game without the client around it. */
async function openGame(page: Page, world: MockWorld, gameId: number): Promise<void> {
  await page.goto(await launch(page, world, gameId));
  await expect(page.getByRole('button', { name: 'Pays and rules' })).toBeVisible();
}

/** Buttons and choices that are smaller than 44 px. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, label')].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return width > 0 && (width < 43.5 || height < 43.5) ? [`${name} ${width} x ${height}`] : [];
    }),
  );

/** How far the page is wider than the window, once it has its new size; a phone would zoom out for it. */
const overflow = async (page: Page): Promise<number> =>
  (await page.evaluate(() => document.documentElement.scrollWidth)) - (page.viewportSize()?.width ?? 0);

/** Checks the page of a game in each window, then with large text and its rules. */
async function expectNoFaults(page: Page, verb: string): Promise<void> {
  expect(await violations(page)).toEqual([]);
  for (const [width, height] of [
    [390, 844],
    [320, 640],
    [1440, 900],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => overflow(page)).toBe(0);
    expect(await smallTargets(page)).toEqual([]);
  }
  await expect(page.getByRole('button', { name: verb })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect.poll(() => overflow(page)).toBe(0);
  const rules = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Pays and rules' }).click();
  await expect(rules).toContainText(/Return to player \d\d\.\d\d/);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  await page.setViewportSize({ width: 390, height: 844 });
}

for (const [gameId, name, verb] of GAMES)
  test(`shows the ${name} without faults on every screen, and the present balance after a refusal`, async ({
    page,
    world,
  }) => {
    await openGame(page, world, gameId);
    await expectNoFaults(page, verb);
    await world.patchPlayer({ coin: 8_775_00 });
    await world.config({ maintenance: 'all' });
    await page.getByRole('button', { name: verb }).click();
    await expect(page.getByRole('dialog', { name: 'Under maintenance' })).toBeVisible();
    await expect(page.getByText('Balance 8,775.00', { exact: true })).toBeAttached();
  });

test('shows the odds of a game without faults, and leads back to the page before', async ({
  page,
  world,
}) => {
  const back = `${world.apiBase}/lobby/games`;
  await page.goto(`${world.apiBase}/__games/odds/1001?${new URLSearchParams({ back }).toString()}`);
  await expect(page.getByRole('list').getByText('pay less than the bet')).toBeVisible();
  await page.getByText('For experts').click();
  await expect(page.getByRole('link', { name: 'All pays and their numbers of draws' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect.poll(() => overflow(page)).toBe(0);
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute('href', back);
});

test('shows no balance after the player has logged out elsewhere', async ({ page, world }) => {
  await openGame(page, world, 1001);
  await world.endSessions();
  await page.getByRole('button', { name: 'SPIN' }).click();
  await expect(page.getByRole('dialog', { name: 'You are logged out' })).toBeVisible();
  await expect(page.getByText('Balance unknown', { exact: true })).toBeAttached();
});

test('names the win and the bet of a hand that was paid as it was dealt', async ({ page, world }) => {
  await openGame(page, world, 1009);
  await page.getByRole('button', { name: 'DEAL' }).click();
  const drawButton = page.getByRole('button', { name: 'DRAW', disabled: false });
  await expect(drawButton).toBeVisible();
  await world.advance(31 * 60_000);
  const token = new URL(await launch(page, world, 1001), world.apiBase).searchParams.get('t');
  await page.request.post(`${world.apiBase}/__games/api/open`, { data: { token, gameId: 1001 } });
  const coin = Number((await world.player())['coin']);
  const win = (coin - 998_00) / 100;
  await drawButton.click();
  await expect(page.getByRole('dialog', { name: 'This hand is over' })).toContainText(
    `it was paid as it was dealt. It won ${
      win > 0 ? `${win.toFixed(2)}, which is in your balance` : 'nothing'
    }. Its bet of 2.00 was taken at the deal;`,
  );
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'DEAL' })).toBeVisible();
  await expect(page.getByText(`Balance ${(coin / 100).toFixed(2)}`, { exact: true })).toBeAttached();
});

// The games share the guard; the long run presses in each.
for (const [gameId, name, by] of [
  [1001, 'slot', 'Space'],
  [1009, 'poker', 'tap'],
  [1012, 'match', 'Enter'],
  ...GAMES.map(([id, kind]) => [id, `${kind} @full`, 'tap'] as const),
] as const)
  test(`makes one bet of quick presses by ${by} in the ${name}`, async ({ page, world }) => {
    await page.clock.install({ time: 0 });
    await openGame(page, world, gameId);
    await page.clock.pauseAt(600_000);
    const before = await world.player();
    const button = page.locator('.play');
    const isDisabled = async () => (await button.getAttribute('aria-disabled')) === 'true';
    const press = () => (by === 'tap' ? button.click({ force: true }) : page.keyboard.press(by));
    const result = page.getByText(/^Dealt: |Balance [\d,.]+\.$/);
    await press();
    do await page.clock.runFor(50);
    while ((await result.count()) === 0);
    // The result is shown, and can be read.
    await press();
    await page.clock.runFor(500);
    expect(await isDisabled()).toBe(true);
    await press();
    await page.clock.runFor(150);
    expect(await isDisabled()).toBe(false);
    // Less than 350 ms after the last press.
    await press();
    expect(await isDisabled()).toBe(false);
    await page.clock.runFor(350);
    expect(Number((await world.player())['bet'])).toBe(Number(before['bet']) + 2_00);
    await press();
    expect(await isDisabled()).toBe(true);
  });

test('picks a target by two quick taps without shooting', async ({ page, world }) => {
  await page.clock.install({ time: 0 });
  await openGame(page, world, 1007);
  await page.clock.pauseAt(600_000);
  const octopus = page.locator('[data-target="octopus"]');
  const shootButton = page.getByRole('button', { name: 'SHOOT' });
  await octopus.click({ force: true });
  await page.clock.runFor(200);
  await octopus.click({ force: true });
  await expect(page.getByRole('radio', { name: /^Octopus/ })).toBeChecked();
  await expect(shootButton).toBeEnabled();
  await page.clock.runFor(350);
  await octopus.click({ force: true });
  await expect(shootButton).toBeDisabled();
});

test('keeps a dialog open while the key that opened it is held', async ({ page, world }) => {
  await openGame(page, world, 1001);
  await world.patchPlayer({ coin: 1_00 });
  await page.getByRole('button', { name: 'SPIN' }).focus();
  await page.keyboard.down('Enter');
  const dialog = page.getByRole('dialog', { name: 'Not enough coins' });
  await expect(dialog).toBeVisible();
  await page.keyboard.down('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.up('Enter');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
});

test('shoots at the chosen target only, by keys alone', async ({ page, world }) => {
  await openGame(page, world, 1007);
  const before = await world.player();
  const octopus = page.getByRole('radio', { name: 'Octopus 12x caught 1 in 12.6' });
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight');
  await expect(octopus).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(page.getByText(/(No win|You won [\d.]+)\. Balance/)).toBeAttached();
  const won = await page.getByText(/You won [\d.]+\. Balance/).count();
  const after = await world.player();
  expect(Number(after['bet'])).toBe(Number(before['bet']) + 5_00);
  expect(Number(after['coin'])).toBe(Number(before['coin']) - 5_00 + won * 60_00);
});

test('finishes a hand of poker after a reload without a new bet', async ({ page, world }) => {
  await openGame(page, world, 1009);
  const before = await world.player();
  await page.getByRole('button', { name: 'DEAL' }).click();
  await expect(page.getByRole('button', { name: 'DRAW' })).toBeVisible();
  const hand = page.getByRole('group', { name: 'Your hand' });
  const cards = () =>
    hand
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  const dealt = await cards();

  await openGame(page, world, 1009);
  await expect(page.getByRole('button', { name: 'DRAW' })).toBeVisible();
  await expect.poll(cards).toEqual(dealt);
  await page.getByRole('button', { name: 'Suggest' }).click();
  await expect(page.getByText(/^Best: hold/)).toBeVisible();
  const held = await hand.getByRole('button', { pressed: true }).count();
  await page.keyboard.press('1');
  await expect(hand.getByRole('button', { pressed: true })).not.toHaveCount(held);
  await page.getByRole('button', { name: 'DRAW' }).click();
  await expect(page.getByRole('button', { name: 'DEAL' })).toBeEnabled();
  await expect(page.getByText(/Balance [\d,.]+\.$/)).toBeAttached();
  const after = await world.player();
  expect(Number(after['bet'])).toBe(Number(before['bet']) + 2_00);
  const paid = Number(after['coin']) - Number(before['coin']) + 2_00;
  expect(paid % 2_00).toBe(0);
});

test('shows the result of a draw whose answer was lost, and draws once', async ({ page, world }) => {
  await openGame(page, world, 1009);
  const before = await world.player();
  await page.getByRole('button', { name: 'DEAL' }).click();
  await expect(page.getByRole('button', { name: 'DRAW' })).toBeVisible();
  const lost: string[] = [];
  await page.route('**/api/draw', async (route) => {
    const answer = await route.fetch();
    lost.push(await answer.text());
    if (lost.length > 1) return route.fulfill({ response: answer });
    // Coins arrive from elsewhere before the round is checked.
    await world.patchPlayer({ coin: Number((await world.player())['coin']) + 100_00 });
    return route.abort();
  });
  await page.getByRole('button', { name: 'DRAW' }).click();
  await expect(page.getByRole('button', { name: 'DEAL' })).toBeEnabled();
  expect(lost[1]).toBe(lost[0]);
  const { win, coin, outcome } = JSON.parse(lost[0] ?? '') as {
    win: number;
    coin: number;
    outcome: { cards: number[] };
  };
  const labels = await page
    .getByRole('group', { name: 'Your hand' })
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  const suits = ['clubs', 'diamonds', 'hearts', 'spades'];
  expect(labels.map((label) => suits.findIndex((suit) => label.endsWith(suit)))).toEqual(
    outcome.cards.map((card) => card % 4),
  );
  expect(coin).toBe(Number(before['coin']) - 2_00 + win);
  expect((await world.player())['coin']).toBe(coin + 100_00);
  const shown = ((coin + 100_00) / 100).toLocaleString('en-PK', { minimumFractionDigits: 2 });
  await expect(page.getByRole('button', { name: `Balance ${shown}`, exact: true })).toBeVisible();
});

test('selects bets by one tap, never the highest by itself, and names the keys', async ({ page, world }) => {
  await world.patchPlayer({ coin: 30_00 });
  await openGame(page, world, 1001);
  const bet = page.getByRole('group', { name: 'Bet', exact: true }).locator('output');
  await expect(bet).toHaveText('2.00');
  const quick = page.getByRole('group', { name: 'Quick bets' });
  await quick.getByRole('button', { name: 'Max' }).click();
  await expect(bet).toHaveText('20.00');
  await quick.getByRole('button', { name: '5, bet 5.00' }).click();
  await expect(bet).toHaveText('5.00');
  await page.getByRole('button', { name: 'Fast' }).click();
  await expect(page.getByRole('button', { name: 'Fast' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('s');
  await expect(page.getByRole('button', { name: 'Fast' })).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('i');
  const rules = page.getByRole('dialog', { name: 'Pays and rules' });
  await expect(rules).toContainText('fast or normal speed');
  // Letters can be turned off.
  await rules.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('i');
  await expect(rules).toBeHidden();
});

test('shows a win of ten times the bet over the game until a key, a tap or the button ends it', async ({
  page,
  world,
}) => {
  await openGame(page, world, 1012);
  let win = 27_12;
  await page.route('**/api/round', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), win, bet: 2_00 } });
  });
  const scene = page.getByRole('dialog', { name: 'Big win' });
  for (const end of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 20),
    () => scene.getByRole('button', { name: 'Continue' }).click(),
  ]) {
    await page.getByRole('button', { name: 'KICK OFF', disabled: false }).click();
    await expect(scene).toContainText('You won 27.12. 13.56x the bet of 2.00');
    await end();
    await expect(scene).toBeHidden();
    await expect(page.locator('.win-bar')).toHaveText('You won27.12');
  }
  const result = page.locator('.win-amount');
  const sizes: string[] = [];
  // Less than the bet is paid without celebration, also after a win.
  for (win of [1_20, 13_00, 1_20]) {
    await page.getByRole('button', { name: 'KICK OFF', disabled: false }).click();
    await expect(result).toHaveText((win / 100).toFixed(2));
    sizes.push(await result.evaluate((amount) => getComputedStyle(amount).fontSize));
  }
  expect(sizes[1]).not.toBe(sizes[0]);
  expect(sizes[2]).toBe(sizes[0]);
});

test.describe('with animations', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('skips the counting of a win by a key and by a tap, without playing again', async ({
    page,
    world,
  }) => {
    await page.clock.install({ time: 0 });
    await openGame(page, world, 1001);
    await page.clock.pauseAt(600_000);
    const won = page.getByText('You won', { exact: true });
    const playButton = page.getByRole('button', { name: 'SPIN', disabled: false });
    /** Spins, and lets the page's own time run until the counting of a win begins, or until there is none. */
    const spin = async (): Promise<boolean> => {
      await page.keyboard.press('Space');
      do await page.clock.runFor(100);
      while (!(await won.isVisible()) && !(await playButton.isVisible()));
      return won.isVisible();
    };
    await page.keyboard.press('s');
    for (const by of ['key', 'tap'] as const) {
      for (let i = 0; i < 60 && !(await spin()); i++);
      const before = await world.player();
      const text = (await page.getByText(/You won [\d,.]+\. Balance/).textContent()) ?? '';
      const [, win = ''] = /You won ([\d,.]+)\. /.exec(text) ?? [];
      await expect(page.getByText(win, { exact: true })).toBeHidden();
      if (by === 'key') await page.keyboard.press('Space');
      // The gold button cannot be clicked by a test while it is disabled; a player can tap it.
      else await page.getByRole('button', { name: 'SPIN' }).click({ force: true });
      await expect(page.getByText(win, { exact: true })).toBeVisible();
      expect((await world.player())['bet']).toBe(before['bet']);
      do await page.clock.runFor(100);
      while (!(await playButton.isVisible()));
    }
  });
});
