import { expect, it } from 'vitest';
import type { Config, Game } from '#api/config.ts';
import { getGameRows } from '#features/lobby/home/game-rows.ts';
import { game } from './games.ts';

const brands = [
  { id: 1, name: 'Chamak Play', status: true, icon3: '/1.png' },
  { id: 2, name: 'Moti Bay', status: true, icon3: '/2.png' },
  { id: 3, name: 'Closed', status: false, icon3: '/3.png' },
];

function getRows(games: Game[], likes: Record<string, number> = {}, wins: number[] = []) {
  const web = { appGameBrandList: brands } as unknown as Config['web'];
  const rows = getGameRows({ web, games, gameList: games, gameListVersion: 1 }, likes, wins);
  return rows.map(({ title, games: shown, filters }) => [title, shown.map(({ id }) => id), filters]);
}

/** Six games; the facts are of all but the last. */
const sixWith = (facts: Partial<Game>) => {
  const games = [1, 2, 3, 4, 5, 6].map((id) => game(id, `Game ${id}`));
  return games.map((each, at) => (at < 5 ? { ...each, ...facts } : each));
};
const five = [1, 2, 3, 4, 5];
const studio = ['Chamak Play', [...five, 6], { studio: '1' }];

it.each<[string, Partial<Game>, object]>([
  ['New games', { showType: 1 }, { sort: 'new' }],
  ['High return', { returnToPlayer: 9600 }, { return: '9600' }],
  ['Calm', { volatility: 'low' }, { volatility: 'low' }],
  ['Wild', { volatility: 'high' }, { volatility: 'high' }],
])('shows the row %s of four games or more with %o, and leads to them', (title, facts, filters) => {
  const games = sixWith(facts);
  expect(getRows(games)).toEqual([[title, five, filters], studio]);
  // Four of them are a row, three are not.
  expect(getRows(games.slice(1))[0]?.[0]).toBe(title);
  expect(getRows(games.slice(2))[0]?.[0]).toBe('Chamak Play');
});

it('shows no row of returns below 96 %, or of medium volatility', () => {
  expect(getRows(sixWith({ returnToPlayer: 9599, volatility: 'medium' }))).toEqual([studio]);
});

it('shows each game of the latest big wins once, newest first', () => {
  const games = sixWith({});
  expect(getRows(games, {}, [3, 1, 3, 99, 6, 2])).toEqual([
    ['Recent big wins', [3, 1, 6, 2], undefined],
    studio,
  ]);
  expect(getRows(games, {}, [3, 1, 3, 6])).toEqual([studio]);
});

it('shows favourites first, also a single one, and the studios with games last', () => {
  const games = [game(1, 'One'), game(2, 'Two', 2, 2), game(3, 'Three', 3, 3)];
  expect(getRows(games, { 2: 1, 1: 0 })).toEqual([
    ['Favourites', [2], 'favorites'],
    ['Chamak Play', [1], { studio: '1' }],
    ['Moti Bay', [2], { studio: '2' }],
  ]);
});
