import { MockWorld } from '@tara/mock-server/playwright';
import { buyOffer } from '../first-charge.ts';
import { completeTwoTasks } from '../tasks.ts';
import type { ScreenRow } from './row.ts';

/** The lobby, games, news, tasks and activities. */
export const lobbyScreens: readonly ScreenRow[] = [
  {
    route: 'home',
    state: 'of a visitor',
    mobile: '/lobby/home',
    desktop: '/lobby/home',
    as: 'visitor',
    ready: /Popular games/,
  },
  {
    route: 'home',
    state: 'of a player',
    mobile: '/lobby/home',
    desktop: '/lobby/home',
    as: 'player',
    ready: /Popular games/,
  },
  {
    route: 'home',
    state: 'a game type',
    mobile: '/lobby/home',
    desktop: '/lobby/home',
    as: 'player',
    ready: /Popular games/,
    prepare: async (page) => page.getByRole('tab', { name: 'Fish' }).click(),
  },
  {
    route: 'home',
    state: 'with the menu open',
    mobile: '/lobby/home',
    as: 'player',
    ready: /Popular games/,
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Open menu/ }).click();
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'More' }).waitFor();
    },
  },
  {
    route: 'home',
    state: 'rows of games',
    mobile: '/lobby/home',
    desktop: '/lobby/home',
    as: 'player',
    ready: /Continue playing/,
    prepare: async (page) => {
      const row = page.getByRole('list', { name: 'Chamak Play' });
      await row.scrollIntoViewIfNeeded();
      await row.getByRole('article').first().waitFor();
    },
  },
  {
    route: 'home',
    state: 'all games in a tab',
    mobile: '/lobby/home',
    desktop: '/lobby/home',
    as: 'visitor',
    ready: /Popular games/,
    prepare: async (page) => {
      await page.getByRole('tab', { name: 'All' }).click();
      await page.getByRole('heading', { name: '120 games' }).waitFor();
    },
  },
  {
    route: 'home',
    state: 'facts of a game',
    mobile: '/lobby/home',
    desktop: '/lobby/home',
    as: 'player',
    ready: /Popular games/,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'About Mango Monsoon' }).first().click();
      await page.getByRole('dialog', { name: 'Mango Monsoon' }).getByText('Volatility').waitFor();
    },
  },
  {
    route: 'home',
    state: 'search over the page',
    desktop: '/lobby/home',
    as: 'visitor',
    ready: /Popular games/,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Search games' }).click();
      await page.getByRole('combobox').fill('chamak');
      await page.getByRole('option', { name: /^See all/ }).waitFor();
    },
  },
  { route: 'games', desktop: '/lobby/games', as: 'player', ready: /Slots/ },
  {
    route: 'search',
    state: 'with the filters open',
    mobile: '/search?type=2',
    as: 'player',
    ready: /12 games/,
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Filter and sort/ }).click();
      await page.getByRole('button', { name: 'Show 12 games' }).waitFor();
    },
  },
  {
    route: 'start',
    mobile: '/start?gameId=1010',
    desktop: '/start?gameId=1010',
    as: 'player',
    ready: /lobby/,
  },
  { route: 'search', mobile: '/search?q=tiger', as: 'player', ready: /found/ },
  { route: 'service', mobile: '/service', as: 'visitor', ready: /Live Service/ },
  {
    route: 'favorites',
    mobile: '/profile/favorites',
    desktop: '/lobby/favorites',
    as: 'player',
    ready: /Favourites/,
  },
  {
    route: 'task',
    mobile: '/profile/task',
    desktop: '/lobby/profile/task',
    as: 'player',
    ready: /Play 50 rounds/,
  },
  {
    route: 'lobbyTask',
    state: 'with rewards to claim',
    mobile: '/lobby/task',
    as: 'player',
    ready: /Play 50 rounds/,
    prepare: async (page) => {
      const { origin, searchParams } = new URL(page.url());
      await completeTwoTasks(new MockWorld(origin, searchParams.get('world') ?? ''));
      await page.reload();
      await page.getByRole('button', { name: /^Claim all/ }).waitFor();
    },
  },
  {
    route: 'firstCharge',
    state: 'with offers',
    mobile: '/activity/firstCharge',
    desktop: '/lobby/activity/firstCharge',
    as: 'player',
    ready: /Coins in total/,
  },
  {
    route: 'firstCharge',
    state: 'bought',
    mobile: '/activity/firstCharge',
    desktop: '/lobby/activity/firstCharge',
    as: 'player',
    ready: /Coins in total/,
    prepare: async (page) => {
      const { origin, searchParams } = new URL(page.url());
      await buyOffer(new MockWorld(origin, searchParams.get('world') ?? ''));
      await page.reload();
      await page.getByRole('button', { name: /^Claim all/ }).waitFor();
    },
  },
  {
    route: 'notice',
    mobile: '/lobby/notice',
    desktop: '/lobby/notice',
    as: 'visitor',
    ready: /Mango Monsoon has begun/,
  },
  {
    route: 'noticeDetail',
    mobile: '/notice/detail/2',
    desktop: '/lobby/notice/detail/2',
    as: 'visitor',
    ready: /Every friend who joins/,
  },
  { route: 'rewardDetail', mobile: '/reward/detail/39', as: 'player', ready: /Rules/ },
];
