import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import { test } from './screen-test.tsx';
import { expectAddress, expectGone } from './support/page.ts';

const HOME = '/lobby/home';
const LAYOUTS = ['mobile', 'desktop'] as const;
const findPopular = async () => screen.findByRole('list', { name: 'Popular games' });

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

test('redirects a visitor from a page for players to the log-in', async ({ open }) => {
  await open('/profile/vip');
  await expectAddress(/^\/login/);
});

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

test('pauses and moves the carousel', async ({ open }) => {
  const { user } = await open(HOME);
  await user.click(await screen.findByRole('button', { name: 'Pause offers' }));
  await screen.findByRole('button', { name: 'Resume offers' });
  const third = screen.getByRole('button', { name: 'Show offer 3' });
  await user.click(third);
  await waitFor(() => expect(third.getAttribute('aria-current')).toBe('true'));
});

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
  const all = types.getByRole('button', { name: 'All games 120' });
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
