import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import { keepLastBet } from '#shared/games/last-bets.ts';
import { endPlayer } from '#state/tab-player.ts';
import { test } from './screen-test.tsx';
import { expectAddress, expectGone, fill } from './support/page.ts';
import { expectToast } from './support/expect-toast.ts';
import { waitUntilSettled } from './support/wait-until-settled.ts';

const HOME = '/lobby/home';
const LAYOUTS = ['mobile', 'desktop'] as const;
const findHeart = async (game: string) => screen.findByRole('button', { name: `Save ${game}` });
const isSaved = (heart: HTMLElement) => heart.getAttribute('aria-pressed') === 'true';
const findField = async () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search games' });
const findDialogField = async () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Search games' });

// spec 1-16, 2.2-087, 2.5-24, 2.5-40, 4-33, 4-35
test.for([
  ['mobile', '/profile/favorites'],
  ['desktop', '/lobby/favorites'],
] as const)(
  'lists a liked game under Favourites, and removes an unliked one, on %s',
  async ([layout, favourites], { open }) => {
    const { user, reload } = await open(HOME, 'player', { layout });
    const heart = await findHeart('Mango Monsoon');
    expect(isSaved(heart)).toBe(false);
    await user.click(heart);
    await waitFor(() => expect(isSaved(heart)).toBe(true));
    await user.click(screen.getByRole('tab', { name: 'Collect' }));
    const panel = await screen.findByRole('tabpanel', { name: 'Collect' });
    await within(panel).findByRole('link', { name: 'Play Mango Monsoon' });
    window.history.pushState(null, '', favourites);
    await reload();
    const list = within(await screen.findByRole('list', { name: 'Favourites' }));
    await user.click(list.getByRole('button', { name: 'Save Mango Monsoon' }));
    await expectGone(() => screen.queryByRole('link', { name: 'Play Mango Monsoon' }));
  },
);

// spec 6-20
test('redirects a visitor who likes a game to the log-in with the reason, and sends no request', async ({
  open,
  world,
}) => {
  const { user } = await open(HOME);
  await user.click(await findHeart('Peacock Palace'));
  await expectAddress(/^\/login/);
  await screen.findByText('Log in to keep your favourite games.');
  expect(await world.calls('gameLike')).toBe(0);
});

// spec 4-34, 6-19
test('keeps the heart unchanged after a rejected like, and shows a message', async ({ open, world }) => {
  await world.fault({ operationId: 'gameLike', errcode: 104, times: 1 });
  const { user } = await open(HOME, 'player');
  const heart = await findHeart('Mango Monsoon');
  await user.click(heart);
  await expectToast('Not saved (104)');
  expect(isSaved(heart)).toBe(false);
});

// spec 2.5-41, 4-39
test('shows that a game is under maintenance, and does not open it', async ({ open }) => {
  const { user } = await open(HOME, 'player');
  await screen.findAllByText('Back at', { exact: false });
  const tile = screen.getAllByRole('article').find(({ textContent }) => textContent.includes('Back at'));
  await user.click(within(tile!).getAllByRole('button')[0]!);
  await expectToast('is under maintenance. Try another game.');
  await expectAddress(/^\/lobby\/home/);
});

// spec 2.2-015, 2.2-080
test('shows that a game is unknown or missing, and links to the search and home', async ({ open }) => {
  const { user, reload } = await open('/start?gameId=99999', 'player');
  await screen.findByText('Game not found');
  await user.click(screen.getByRole('link', { name: 'Search games' }));
  await findField();
  window.history.pushState(null, '', '/start');
  await reload();
  await screen.findByText('Game not found');
  await user.click(screen.getByRole('link', { name: 'Back to the lobby' }));
  await expectAddress(/^\/lobby\/home/);
});

// spec 2.2-081
test('finds games by name while the player types, without a call', async ({ open }) => {
  await open('/search', 'player');
  await screen.findByRole('list', { name: 'Games' });
  // Before all data has been read, the page may render again.
  await waitUntilSettled();
  const field = await findField();
  const sent = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => sent.mockRestore());
  fill(field, 'peac');
  // Without a query the page lists all games; the result has its own list.
  const found = await screen.findByRole('list', { name: 'Search' });
  await within(found).findByRole('link', { name: 'Play Peacock Palace' });
  await expectAddress(/q=peac/);
  fill(field, 'zzzz');
  await screen.findByText('No games found');
  const calls = sent.mock.calls.map(([to]) => (to instanceof Request ? to.url : String(to)));
  // The client may send its event log at any time.
  expect(calls.filter((url) => !/\/(online|actionLog|appEventLog\w*)$/.test(url))).toEqual([]);
});

// spec 2.1-14, 2.2-081
test('keeps a search during the required log-in, on mobile', async ({ open }) => {
  const { user } = await open('/search?q=tiger');
  fill(await screen.findByLabelText('Phone or username'), 'demoplayer');
  fill(screen.getByLabelText('Password'), 'tara1234');
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log in' }));
  expect((await findField()).value).toBe('tiger');
  await screen.findByRole('link', { name: 'Play Tiger Bazaar' });
});

// spec 2.1-14, 2.2-081
test('keeps a search during the required log-in, on desktop', async ({ open }) => {
  const { user } = await open(HOME, 'visitor', { layout: 'desktop' });
  await user.click(await screen.findByRole('button', { name: 'Search games' }));
  const field = await findDialogField();
  fill(field, 'bazaar');
  fireEvent.submit(field.form!);
  fill(await screen.findByLabelText('Phone or username'), 'demoplayer');
  fill(screen.getByLabelText('Password'), 'tara1234');
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log in' }));
  await waitFor(async () => expect((await findField()).value).toBe('bazaar'));
  await screen.findByRole('link', { name: 'Play Tiger Bazaar' });
});

test('shows a visitor results, studios and kinds while typing, and forgives the spelling', async ({
  open,
}) => {
  const { user } = await open(HOME, 'visitor', { layout: 'desktop' });
  await user.click(await screen.findByRole('button', { name: 'Search games' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Search games' }));
  const field = await findDialogField();
  fill(field, 'peackok');
  await dialog.findByText('1 game found');
  await dialog.findByRole('option', { name: 'Play Peacock Palace' });
  fill(field, 'chamak');
  const studio = await dialog.findByRole('option', { name: 'Chamak Play · 13 games' });
  expect(studio.getAttribute('href')).toBe('/lobby/games?studio=1');
  fill(field, 'fish');
  await dialog.findByRole('option', { name: 'Fish · 12 games' });
  await dialog.findByRole('option', { name: 'See all 12' });
});

test('marks results with the arrow keys while the focus stays in the search field', async ({ open }) => {
  const { user } = await open(HOME, 'player', { layout: 'desktop' });
  await user.click(await screen.findByRole('button', { name: 'Search games' }));
  const field = await findDialogField();
  fill(field, 'baza');
  const list = await screen.findByRole('listbox', { name: 'Search' });
  const options = within(list).getAllByRole('option');
  const marked = () => options.filter((option) => option.getAttribute('aria-selected') === 'true');
  expect(options[0]!.getAttribute('aria-label')).toMatch(/^Play .* Bazaar$/);
  expect(field.getAttribute('aria-controls')).toBe(list.id);
  expect(field.getAttribute('aria-expanded')).toBe('true');
  expect(marked()).toEqual([]);
  await user.keyboard('{ArrowDown}');
  expect(marked()).toEqual([options[0]]);
  expect(field.getAttribute('aria-activedescendant')).toBe(options[0]!.id);
  // The arrow that chooses a candidate while a character is composed does not move in the list.
  fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
  fireEvent.keyDown(field, { key: 'ArrowDown', keyCode: 229 });
  expect(marked()).toEqual([options[0]]);
  await user.keyboard('{ArrowUp}');
  expect(marked()).toEqual([]);
  await user.keyboard('{ArrowUp}');
  expect(marked()).toEqual([options.at(-1)]);
  fill(field, 'bazaar');
  expect(document.activeElement).toBe(field);
  expect(field.hasAttribute('aria-activedescendant')).toBe(false);
  await user.keyboard('{ArrowDown}{Enter}');
  await expectAddress(/^\/start\?gameId=/);
});

test('keeps searches that led to a game on this device until the player deletes them', async ({ open }) => {
  const { user, reload } = await open(HOME, 'player', { layout: 'desktop' });
  const search = async (text: string) => {
    await user.click(await screen.findByRole('button', { name: 'Search games' }));
    const field = await findDialogField();
    fill(field, text);
    await screen.findByText(/games? found$/);
    fireEvent.submit(field.form!);
    await screen.findByRole('heading', { name: 'Games', level: 1 });
    window.history.pushState(null, '', HOME);
    await reload();
  };
  await search('bazaar');
  await search('carnival');
  await user.click(await screen.findByRole('button', { name: 'Search games' }));
  const stored = within(await screen.findByRole('list', { name: 'Recent searches' }));
  expect(stored.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'carnival',
    'bazaar',
  ]);
  await user.click(stored.getByRole('button', { name: 'Delete the search carnival' }));
  await user.click(stored.getByRole('button', { name: 'bazaar' }));
  expect((await findDialogField()).value).toBe('bazaar');
  fill(await findDialogField(), '');
  await user.click(await screen.findByRole('button', { name: 'Delete all' }));
  expect(screen.queryByText('Recent searches')).toBeNull();
  expect(JSON.parse(localStorage.getItem('tara.recentSearches') ?? '')).toEqual({ queries: [] });
});

test('opens the only result of a submitted search, and lists several', async ({ open }) => {
  const { user } = await open(HOME, 'player', { layout: 'desktop' });
  const search = async (text: string) => {
    await user.click(await screen.findByRole('button', { name: 'Search games' }));
    const field = await findDialogField();
    fill(field, text);
    await screen.findByText(/games? found$/);
    fireEvent.submit(field.form!);
  };
  await search('tiger b');
  await expectAddress(/^\/start\?gameId=/);
  await user.click(await screen.findByRole('button', { name: 'Leave game' }));
  await search('bazaar');
  await expectAddress(/^\/lobby\/games\?q=bazaar/);
});

test.for(LAYOUTS)('shows the facts of a game before it is opened, on %s', async (layout, { open }) => {
  const { user } = await open(HOME, 'player', { layout });
  await user.click((await screen.findAllByRole('button', { name: 'About Mango Monsoon' }))[0]!);
  const facts = within(await screen.findByRole('dialog', { name: 'Mango Monsoon' }));
  const [figures, rows] = [...document.querySelectorAll('dialog dl')].map((list) =>
    [...list.children].map((row) => [
      row.querySelector('dt')?.textContent,
      row.querySelector('dd')?.textContent,
    ]),
  );
  expect(figures).toEqual([
    ['Back to players', '95.64\u00A0%'],
    ['Volatility', 'Medium'],
    ['Highest win', '125x'],
    ['Paying rounds', '45 of 100'],
  ]);
  expect(rows).toEqual([
    ['Kind', 'Slots'],
    ['Studio', 'Toofan Sports'],
    ['Bet of a round', '1 to 100 coins'],
    ['Features', 'Wild symbol, Scatter symbol, 20 lines'],
  ]);
  await user.click(facts.getByText('All chances'));
  const odds = new URL(
    facts.getByRole('link', { name: 'Chances and pays of every result' }).getAttribute('href')!,
  );
  expect(odds.pathname).toMatch(/^\/__games\/odds\/\d+$/);
  expect(odds.searchParams.get('back')).toBe(window.location.href);
  await user.click(facts.getByRole('button', { name: 'Save Mango Monsoon' }));
  await facts.findByText('Saved');
  await user.click(facts.getByRole('link', { name: 'Play' }));
  await expectAddress(/^\/start\?gameId=\d+$/);
});

test('offers the last bet in a game until its player ends', async ({ open }) => {
  keepLastBet(1001, 20_00);
  keepLastBet(1001, 5_00);
  const { user } = await open(HOME, 'player');
  await user.click((await screen.findAllByRole('button', { name: 'About Peacock Palace' }))[0]!);
  const facts = within(await screen.findByRole('dialog', { name: 'Peacock Palace' }));
  const play = facts.getByRole('link', { name: 'Play with 5 coins' });
  expect(play.getAttribute('href')).toMatch(/\/start\?gameId=1001&bet=500$/);
  endPlayer();
  await facts.findByRole('link', { name: 'Play' });
  expect(localStorage.getItem('tara.lastBets')).not.toContain('1001');
});

test('goes back one page after a double click', async ({ open }) => {
  const { user } = await open(HOME, 'player', { layout: 'desktop' });
  await user.click((await screen.findAllByRole('link', { name: 'Play Mango Monsoon' }))[0]!);
  const leave = await screen.findByRole('button', { name: 'Leave game' });
  const go = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
  onTestFinished(() => go.mockRestore());
  fireEvent.click(leave);
  fireEvent.click(leave);
  expect(go.mock.calls).toEqual([[-1]]);
});

test.for(['javascript:alert(1)', 'data:text/html,x', 'blob:http://x/1', ''])(
  'opens no game at the address "%s", and offers a way back',
  async (gameUrl, { open }) => {
    await open(HOME, 'player');
    await findHeart('Mango Monsoon');
    // The mock server has no such addresses, but another backend may.
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      const answer = await fetch(...call);
      const to = call[0] instanceof Request ? call[0].url : String(call[0]);
      return to.endsWith('/startGame') ? Response.json({ ...(await answer.json()), gameUrl }) : answer;
    });
    fireEvent.click((await screen.findAllByRole('link', { name: 'Play Peacock Palace' }))[0]!);
    await screen.findByText(/^This game cannot be opened\./);
    expect(document.querySelector('iframe')).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Back to the lobby' }));
    await expectAddress(/^\/lobby\/home/);
  },
);
