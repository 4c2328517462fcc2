import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import { test } from './screen-test.tsx';
import { expectAddress, expectGone, fill } from './support/page.ts';

const HOME = '/lobby/home';
const LAYOUTS = ['mobile', 'desktop'] as const;
const findPopular = async () => screen.findByRole('list', { name: 'Popular games' });

// spec 2.5-09, 2.5-10 mobile, 2.5-15, 2.5-17, 2.5-18, 2.5-30, 2.5-39, 6-06
test.for(LAYOUTS)('shows a visitor the lobby on %s', async (layout, { open }) => {
  await open('/', 'visitor', { layout });
  await expectAddress(/^\/lobby\/home/);
  const popular = await findPopular();
  expect(within(popular).getAllByRole('listitem')).toHaveLength(15);
  const game = within(popular).getByRole('link', { name: 'Play Peacock Palace' });
  expect(game.textContent).toContain('Peacock Palace');
  await screen.findByRole('region', { name: 'Offers' });
  within(await screen.findByRole('list', { name: 'Rewards' })).getByRole('link', { name: /Spin/ });
  const wins = await screen.findByRole('region', { name: 'Latest big wins' });
  await waitFor(() => expect(wins.textContent).toContain('won in'));
  if (layout === 'mobile') {
    screen.getByRole('link', { name: 'Log in' });
    screen.getByRole('link', { name: /Register.*\+50 free/ });
    expect(screen.queryByRole('button', { name: /^Open menu/ })).toBeNull();
  } else {
    // One of them is visible if the window is wide enough.
    expect(screen.getAllByRole('link', { name: 'Login / Register' })).not.toEqual([]);
  }
  // Only a player has these.
  expect(screen.queryByRole('button', { name: 'Refresh balance' })).toBeNull();
  for (const banner of screen.queryAllByRole('banner'))
    expect(within(banner).queryByRole('link', { name: /^Deposit/ })).toBeNull();
  expect(document.querySelector('img[src*="/avatar/"]')).toBeNull();
});

// spec 2.1-02
test('redirects a visitor from a page for players to the log-in', async ({ open }) => {
  await open('/profile/vip');
  await expectAddress(/^\/login/);
});

// spec 2.1-13
test('shows that an address is unknown, and links home', async ({ open }) => {
  const { user, reload } = await open('/lobby/nonsense');
  await screen.findByText('Page not found');
  screen.getByRole('navigation', { name: 'Main' });
  await user.click(screen.getByRole('link', { name: 'Go to the lobby' }));
  await findPopular();
  // A trailing slash or a capital letter makes no difference.
  window.history.pushState(null, '', '/Lobby/Home/');
  await reload();
  await findPopular();
});

test.for(LAYOUTS)(
  'shows the marks, the badges and the spin in green mode on %s',
  async (layout, { open, world }) => {
    await world.reset({ scenario: 'green' });
    const { user } = await open(HOME, 'visitor', { layout });
    const age = await screen.findByRole('dialog', { name: 'Before you play' });
    await user.click(await within(age).findByRole('button', { name: 'I am 21 or older' }));
    await screen.findByRole('img', { name: 'Responsible gaming' });
    expect(screen.getAllByRole('link', { name: /^Spin|Spin$/ })).not.toEqual([]);
    await user.click(await screen.findByRole('tab', { name: 'Slots' }));
    const panel = within(await screen.findByRole('tabpanel', { name: 'Slots' }));
    expect(await panel.findAllByText('HOT')).not.toEqual([]);
  },
);

// spec 1-45, 1-46, 1-47, 1-48, 1-49, 2.5-50, 2.5-51, 4-85, 4-86, 5-46, 5-47, 5-48, 5-49, 5-50, 5-51, 5-52
// spec 5-53, 7.3-03
test('hides the required parts in green mode, and shows its logos', async ({ open, world }) => {
  await world.reset({ scenario: 'green' });
  const { user } = await open(HOME);
  const age = await screen.findByRole('dialog', { name: 'Before you play' });
  for (const clause of [
    'Government officials or employees',
    'Members of the armed forces and police',
    'Persons under 21 years of age',
    'Persons on the national restricted persons database',
    'Holders of a gaming licence',
    'Playing in open public areas is prohibited. Ineligible players forfeit their funds.',
    'To earn bonuses from free bonuses you must complete at least one valid top-up.',
  ])
    expect(age.textContent).toContain(clause);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(age.hasAttribute('open')).toBe(true));
  await user.click(await within(age).findByRole('button', { name: 'I am 21 or older' }));
  await expectGone(() => screen.queryByRole('dialog', { name: 'Before you play' }));
  await findPopular();
  await screen.findByText('Play for fun');
  await screen.findByText('Mobile Wallet A');
  expect(screen.queryByRole('list', { name: 'Rewards' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Latest big wins' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Watch the video/ })).toBeNull();
});

// spec 2.5-15
test('pauses and moves the carousel', async ({ open }) => {
  const { user } = await open(HOME);
  await user.click(await screen.findByRole('button', { name: 'Pause offers' }));
  await screen.findByRole('button', { name: 'Resume offers' });
  const third = screen.getByRole('button', { name: 'Show offer 3' });
  await user.click(third);
  await waitFor(() => expect(third.getAttribute('aria-current')).toBe('true'));
});

// spec 2.5-20, 2.5-45
test('logs that a page on a social network was opened, as it may be a task', async ({ open, world }) => {
  // The page itself stays closed.
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener('click', stay);
  onTestFinished(() => window.removeEventListener('click', stay));
  const { user } = await open(HOME, 'player');
  const follow = await screen.findByRole('list', { name: 'Follow us' });
  const link = within(follow).getByRole('link', { name: 'telegram' });
  expect(link.getAttribute('target')).toBe('_blank');
  await user.click(link);
  const request = { action: 'social_follow', data: { network: 'telegram' } };
  await vi.waitFor(async () => world.verify({ operationId: 'actionLog', request, times: 1 }), 15_000);
});

test('filters the games of a desktop by type and studio, in the address', async ({ open }) => {
  const { user } = await open('/lobby/games', 'player', { layout: 'desktop' });
  const types = within(await screen.findByRole('group', { name: 'Type of game' }));
  const all = types.getByRole('button', { name: 'All 120' });
  expect(all.getAttribute('aria-pressed')).toBe('true');
  await user.click(types.getByRole('button', { name: 'Fish 12' }));
  await screen.findByRole('heading', { name: '12 games' });
  const studios = within(screen.getByRole('group', { name: 'Studio' }));
  const studio = studios.getAllByRole('button')[1]!;
  const count = /\d+$/.exec(studio.textContent)![0];
  await user.click(studio);
  await waitFor(() =>
    expect(within(screen.getByRole('list', { name: 'Games' })).getAllByRole('listitem')).toHaveLength(
      Number(count),
    ),
  );
  expect(window.location.search).toMatch(/type=2&studio=\d+/);
});

test('applies two choices that follow each other before the page renders', async ({ open }) => {
  await open('/lobby/games', 'player', { layout: 'desktop' });
  (await screen.findByRole('button', { name: 'Slots 60' })).click();
  screen.getByRole('button', { name: 'A to Z' }).click();
  await screen.findByRole('heading', { name: '60 games' });
  await expectAddress(/\?type=\d+&sort=byName$/);
});

test('filters the games of a phone in a sheet, which tells the number of games', async ({ open }) => {
  const { user } = await open('/search', 'player');
  await user.click(await screen.findByRole('button', { name: 'Filter and sort' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter and sort' }));
  await user.click(sheet.getByRole('button', { name: 'Fish 12' }));
  await user.click(
    within(sheet.getByRole('group', { name: 'Studio' })).getByRole('button', { name: /^Moti Bay/ }),
  );
  const apply = sheet.getByRole('button', { name: 'Show 4 games' });
  expect(sheet.getByRole('status').textContent).toBe('Show 4 games');
  const preview = () => [...apply.querySelectorAll('img')].map(({ src }) => src);
  const popular = preview();
  expect(popular).toHaveLength(3);
  await user.click(sheet.getByRole('button', { name: 'A to Z' }));
  expect(preview()).not.toEqual(popular);
  fireEvent.change(await sheet.findByRole('slider', { name: 'Return to player, to' }), {
    target: { value: '0' },
  });
  sheet.getByRole('button', { name: 'No games' });
  await user.click(sheet.getByRole('button', { name: 'Clear filters' }));
  sheet.getByRole('button', { name: 'Show 120 games' });
  await user.click(sheet.getByRole('button', { name: 'Fish 12' }));
  await user.click(sheet.getByRole('button', { name: /^Moti Bay/ }));
  await user.click(apply);
  await screen.findByRole('heading', { name: '4 games' });
  await expectAddress(/sort=byName&type=2&studio=\d+/);
  const names = [...screen.getByRole('list', { name: 'Games' }).querySelectorAll('article')].map(
    ({ textContent }) => textContent,
  );
  expect(names).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Remove Moti Bay' }));
  await screen.findByRole('heading', { name: '12 games' });
  screen.getByRole('button', { name: 'Filter and sort, 1 chosen' });
});

test.for(LAYOUTS)('filters and sorts the results of a search on %s', async (layout, { open }) => {
  const { user } = await open(layout === 'mobile' ? '/search' : '/lobby/games', 'player', { layout });
  fill(await screen.findByRole('searchbox', { name: 'Search games' }), 'bazaar');
  const found = async () =>
    [...(await screen.findByRole('list', { name: 'Search' })).querySelectorAll('article > a')].map((each) =>
      each.getAttribute('aria-label')?.replace('Play ', ''),
    );
  await screen.findByRole('heading', { name: '8 games found' });
  await expectAddress(/q=bazaar/);
  const best = await found();
  await user.click(screen.getByRole('button', { name: 'Filter and sort' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter and sort' }));
  expect(sheet.getByRole('button', { name: 'Best match' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(sheet.getByRole('button', { name: 'A to Z' }));
  await user.click(sheet.getByRole('button', { name: 'Slots 4' }));
  await user.click(sheet.getByRole('button', { name: 'Show 4 games' }));
  await screen.findByRole('heading', { name: '4 games found' });
  const slots = await found();
  expect(slots).toEqual(
    best.filter((name) => slots.includes(name)).toSorted((a = '', b = '') => a.localeCompare(b)),
  );
});

test.for(LAYOUTS)('sorts all games by the order in the address on %s', async (layout, { open }) => {
  const address = layout === 'mobile' ? '/search' : '/lobby/games';
  await open(`${address}?sort=byName&volatility=high&type=2`, 'player', { layout });
  const list = await screen.findByRole('list', { name: 'Games' });
  const names = [...list.querySelectorAll('article > :first-child')].map((each) =>
    (each.getAttribute('aria-label') ?? '').replace('Play ', ''),
  );
  expect(names).toHaveLength(12);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
});

test.for(LAYOUTS)(
  'shows rows of games below the popular ones, each with its number, on %s',
  async (layout, { open }) => {
    const { user } = await open(HOME, 'player', { layout });
    const first = await screen.findByRole('list', { name: 'Continue playing' });
    const popular = await findPopular();
    const favourites = await screen.findByRole('list', { name: 'Favourites' });
    const fresh = await screen.findByRole('list', { name: 'New games' });
    const studio = await screen.findByRole('list', { name: 'Chamak Play' });
    for (const [before, after] of [
      [first, popular],
      [popular, favourites],
      [favourites, fresh],
      [fresh, studio],
    ] as const)
      expect(before.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(within(first).getAllByRole('link')[0]?.getAttribute('aria-label')).toMatch(/^Play /);
    await user.click(await screen.findByRole('link', { name: 'All 13 Chamak Play' }));
    await expectAddress(/^(\/search|\/lobby\/games)\?studio=1/);
    await screen.findByRole('heading', { name: '13 games' });
  },
);

test.for(LAYOUTS)('clears filters that no game matches on %s', async (layout, { open }) => {
  const address = layout === 'mobile' ? '/search' : '/lobby/games';
  const { user } = await open(`${address}?type=2&return=9600`, 'player', { layout });
  await screen.findByText('No games match');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await screen.findByRole('heading', { name: '120 games' });
});

test('shows that there are no games at all', async ({ open, world }) => {
  await world.reset({ config: { lists: 'empty' } });
  await open('/search', 'player');
  await screen.findByText('No games here right now');
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

// spec 2.5-29
test('opens the tab of a studio of the footer, with the studio chosen', async ({ open }) => {
  const { user } = await open(HOME);
  const footer = (await screen.findByRole('heading', { name: 'Games by' })).closest('footer')!;
  await user.click(within(footer).getByRole('button', { name: 'Moti Bay' }));
  const panel = within(await screen.findByRole('tabpanel', { name: 'Fish' }));
  const studios = within(await panel.findByRole('group', { name: 'Games by' }));
  expect(studios.getByRole('button', { name: 'Moti Bay' }).getAttribute('aria-pressed')).toBe('true');
});

test.for(LAYOUTS)(
  'shows the games of a studio that is switched off nowhere, and counts the others, on %s',
  async (layout, { open, otherDevice, world }) => {
    // Tiger Bazaar, which is a favourite of the player, is a game of the studio.
    const { call } = await otherDevice();
    await call.startGame({ gameId: 1004 });
    await call.exitGame({ gameId: 1004 });
    await world.config({ closedBrandIds: [1] });
    const { user, reload } = await open(layout === 'mobile' ? '/search' : '/lobby/games', 'player', {
      layout,
    });
    await screen.findByRole('heading', { name: '107 games' });
    expect(screen.queryByRole('button', { name: 'About Tiger Bazaar' })).toBeNull();
    const field = screen.getByRole('searchbox', { name: 'Search games' });
    fill(field, 'chamak play');
    await screen.findByText('No games found');
    fill(field, 'tiger bazaar');
    // The address follows the search after a pause.
    await waitFor(() => expect(window.location.search).toContain('tiger'));
    await screen.findByText('No games found');
    window.history.pushState(null, '', HOME);
    await reload();
    await findPopular();
    await screen.findByRole('link', { name: 'All 107' });
    const namesIn = (list: HTMLElement) =>
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('aria-label'));
    const played = ['Play Truck Art Turbo', 'Play Peacock Palace', 'Play Joker Junction'];
    expect(namesIn(await screen.findByRole('list', { name: 'Continue playing' }))).toEqual(played);
    await user.click(screen.getByRole('tab', { name: 'Collect' }));
    const panel = within(await screen.findByRole('tabpanel', { name: 'Collect' }));
    expect(namesIn(await panel.findByRole('list', { name: 'Favourites' }))).toEqual([
      'Play Peacock Palace',
      'Play Shark Sultan',
      'Play Sixer Street',
    ]);
  },
);

test('tells a visitor who filters games why to log in', async ({ open }) => {
  const { user } = await open(HOME);
  await user.click(await screen.findByRole('tab', { name: 'Slots' }));
  await user.click(await screen.findByRole('link', { name: 'Filter and sort' }));
  await screen.findByText('Log in to filter and sort the games.');
  expect(new URLSearchParams(window.location.search).get('from')).toBe('/search?sort=popular&type=1');
});

test('shows badges where the title of the list does not say the same', async ({ open }) => {
  const { user } = await open(HOME);
  const popular = await findPopular();
  expect(popular.querySelectorAll('article')).toHaveLength(15);
  expect(within(popular).queryByText('HOT')).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Slots' }));
  const panel = within(await screen.findByRole('tabpanel', { name: 'Slots' }));
  expect(await panel.findAllByText('HOT')).not.toEqual([]);
});

// spec 2.5-28
test('shows a visitor no row to continue, and all games in a tab', async ({ open }) => {
  const { user } = await open(HOME);
  await findPopular();
  await screen.findByRole('list', { name: 'New games' });
  expect(screen.queryByRole('list', { name: 'Continue playing' })).toBeNull();
  expect(screen.queryByRole('list', { name: 'Favourites' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'All 120' }));
  const panel = within(await screen.findByRole('tabpanel', { name: 'All' }));
  await panel.findByRole('heading', { name: '120 games' });
  await user.click(panel.getByRole('button', { name: 'Search games' }));
  const search = within(await screen.findByRole('dialog', { name: 'Search games' }));
  await search.findByRole('listbox', { name: 'Popular games' });
  await user.click(search.getByRole('button', { name: 'Close' }));
  const studios = within(await panel.findByRole('group', { name: 'Games by' }));
  expect(studios.getByRole('button', { name: 'All' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(studios.getByRole('button', { name: 'Moti Bay' }));
  expect(within(await panel.findByRole('list', { name: 'Moti Bay' })).getAllByRole('listitem')).toHaveLength(
    4,
  );
});

// spec 4-50, 4-51, 4-52
test.for([
  ['mobile', { activityIds: [15, 17] }, 'default', 'gift'],
  ['desktop', { activityIds: [15, 17] }, 'default', 'gift'],
  ['mobile', { activityIds: [15, 16, 17] }, 'login-pay', 'lantern'],
  ['desktop', { activityIds: [17] }, 'default', 'lantern'],
  ['mobile', { activityIds: [42] }, 'default', 'truck'],
  ['desktop', { activityIds: [42] }, 'default', 'truck'],
] as const)(
  'chooses the video on %s with %o in the scenario %s',
  async ([layout, config, scenario, name], { open, world }) => {
    await world.reset({ scenario, config: { activityIds: [...config.activityIds] } });
    await open('/lobby/home', 'player', { layout });
    const card = await screen.findByRole('button', { name: /Watch the video/ });
    await waitFor(() =>
      expect(card.querySelector('img')?.getAttribute('src')).toBe(`/content/videos/${name}.webp`),
    );
  },
);
