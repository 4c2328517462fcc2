import { describe, expect, it } from 'vitest';
import type { Game } from '#api/config.ts';
import { rankGames } from '#features/lobby/search/rank.ts';

const game = (id: number, name: string, sort = id, brandId = 1): Game => ({
  id,
  name,
  sort,
  brandId,
  typeId: 1,
  platformId: 1,
  hot: 0,
  hotSort: 0,
  showType: 0,
  status: 1,
  version: 1,
  maintain: 0,
  params: { brandMaintain: 0 },
});
const studios: Record<number, string> = { 1: 'Chamak Play', 2: 'Gehra Games' };
const games = [
  game(1, 'Royal Tiger'),
  game(2, 'Tiger Rush'),
  game(3, 'Golden Tigers'),
  game(4, 'Megatiger'),
  game(5, 'Pêche Café', 5, 2),
  game(6, 'Lucky 7s'),
  game(7, 'Toy Igloo Gear'),
];
const found = (query: string) =>
  rankGames(games, query, ({ brandId }) => [studios[brandId] ?? '', 'Slots']).map(({ name }) => name);

describe('search for games', () => {
  it('lists names that start with the query first, then words that do, then other matches', () => {
    expect(found('tiger')).toEqual([
      'Tiger Rush',
      'Royal Tiger',
      'Golden Tigers',
      'Megatiger',
      'Toy Igloo Gear',
    ]);
  });

  it.each([
    ['TIGER RUSH', ['Tiger Rush']],
    ['  tiger rush ', ['Tiger Rush']],
    ['peche', ['Pêche Café']],
    ['CAFÉ', ['Pêche Café']],
    ['7', ['Lucky 7s']],
    ['tigr rush', ['Tiger Rush']],
    ['gehra', ['Pêche Café']],
  ])('finds a game by %j', (query, names) => {
    expect(found(query)).toEqual(names);
  });

  it('tolerates missing letters from four letters on', () => {
    expect(found('tgrs')).toEqual(['Tiger Rush', 'Golden Tigers']);
    expect(found('tgr')).toEqual([]);
  });

  it('finds types and studios after names, in the order of the lobby', () => {
    expect(found('slots')).toEqual(games.map(({ name }) => name));
  });

  it('sorts equal matches by sort, then by id', () => {
    const tied = [game(3, 'Same', 2), game(2, 'Same', 2), game(1, 'Same', 9)];
    expect(rankGames(tied, 'same', () => []).map(({ id }) => id)).toEqual([2, 3, 1]);
  });

  it.each(['', '   ', '!!!', '<script>', '(', '[a-z]*', '\\', '%', 'zzzzzzzz'])(
    'finds nothing by %j',
    (query) => {
      expect(found(query)).toEqual([]);
    },
  );
});
