import { describe, expect, it } from 'vitest';
import {
  getBadge,
  brandsOfType,
  gameImageUrl,
  gamesByIds,
  gamesOfBrand,
  homeTabFrom,
  HomeTab,
  isEnabled,
  isInMaintenance,
  likedIds,
  listedGames,
  listedGameTypes,
  popularGames,
  withLike,
  type GameFacts,
} from '../src/rules/index.ts';

function game(id: number, changes: Partial<GameFacts> = {}): GameFacts {
  return {
    id,
    brandId: 1,
    typeId: 1,
    name: `Game ${id}`,
    hot: 0,
    hotSort: 0,
    showType: 0,
    sort: 0,
    status: 1,
    maintain: 0,
    ...changes,
  };
}
function ids(list: readonly { id: number }[]) {
  return list.map(({ id }) => id);
}

describe('lists of games', () => {
  it('shows status 1 only, ascending by sort, ties by id', () => {
    const games = [
      game(4, { sort: 2 }),
      game(3, { sort: 1 }),
      game(2, { sort: 1 }),
      game(1, { status: 0 }),
      game(5, { status: 2 }),
    ];
    expect(ids(listedGames(games))).toEqual([2, 3, 4]);
  });

  it('leaves out the games of brands and types that are switched off', () => {
    const games = [
      game(1),
      game(2, { brandId: 2 }),
      game(3, { typeId: 3 }),
      game(4, { brandId: 9, typeId: 9 }),
      game(5, { typeId: 2 }),
    ];
    const groups = {
      appGameBrandList: [
        { id: 1, status: true },
        { id: 2, status: false },
      ],
      appGameTypeList: [
        { id: 1, status: 1 },
        { id: 2, status: 2 },
        { id: 3, status: 0 },
      ],
    };
    expect(ids(listedGames(games, groups))).toEqual([1, 4]);
  });

  it('does not reorder the given list', () => {
    const games = [game(2, { sort: 2 }), game(1, { sort: 1 })];
    listedGames(games);
    popularGames(games);
    expect(ids(games)).toEqual([2, 1]);
  });

  it('treats hot games of show type 0 as popular, by hotSort, ties by id', () => {
    const games = [
      game(1, { hot: 1, hotSort: 9 }),
      game(3, { hot: 1, hotSort: 1 }),
      game(2, { hot: 1, hotSort: 1 }),
      game(4, { hot: 0, hotSort: 0 }),
      game(5, { hot: 1, showType: 1 }),
      game(6, { hot: 1, status: 0 }),
    ];
    expect(ids(popularGames(games))).toEqual([2, 3, 1]);
  });

  // spec 2.5-49
  it('lists game types of status 1 by sort', () => {
    const types = [
      { id: 3, sort: 3, status: 1 },
      { id: 2, sort: 1, status: 0 },
      { id: 1, sort: 2, status: 1 },
    ];
    expect(ids(listedGameTypes(types))).toEqual([1, 3]);
  });

  // spec 2.5-49
  it.each([
    [true, true],
    [1, true],
    [false, false],
    [0, false],
    [2, false],
  ])('counts the status %s as enabled: %s', (status, enabled) => {
    expect(isEnabled(status)).toBe(enabled);
  });

  // spec 3-034
  it('offers the enabled brands that have listed games of the type, in order', () => {
    const brands = [
      { id: 3, sort: 1, status: true },
      { id: 1, sort: 2, status: 1 },
      { id: 2, sort: 0, status: false },
      { id: 4, sort: 0, status: true },
      { id: 5, sort: 0, status: true },
    ];
    const games = [
      game(1, { brandId: 1 }),
      game(2, { brandId: 2 }),
      game(3, { brandId: 3 }),
      game(4, { brandId: 4, typeId: 2 }),
      game(5, { brandId: 5, status: 0 }),
    ];
    expect(ids(brandsOfType(brands, games, 1))).toEqual([3, 1]);
    expect(brandsOfType(brands, games, 99)).toEqual([]);
  });

  it('lists the games of a brand within the type only', () => {
    const games = [
      game(2, { sort: 2 }),
      game(1, { sort: 1 }),
      game(3, { brandId: 2 }),
      game(4, { typeId: 2 }),
      game(5, { status: 0 }),
    ];
    expect(ids(gamesOfBrand(games, 1, 1))).toEqual([1, 2]);
  });

  // spec 3-025
  it('keeps the order of ids, once each, and skips games that are unknown or not listed', () => {
    const games = [game(1), game(2), game(3, { status: 0 })];
    expect(ids(gamesByIds(games, [2, 99, 3, 1, 2, Number.NaN]))).toEqual([2, 1]);
    expect(gamesByIds([], [1])).toEqual([]);
  });
});

describe('a game card', () => {
  // spec 4-36
  it.each([
    ['neither', {}, false],
    ['the game', { maintain: 1 }, true],
    ['its brand', { params: { brandMaintain: 1 } }, true],
    ['both', { maintain: 1, params: { brandMaintain: 1 } }, true],
    ['parameters without a flag', { params: {} }, false],
    ['a brand that is no longer in maintenance', { params: { brandMaintain: 0 } }, false],
  ])('is in maintenance by %s', (_, changes, expected) => {
    expect(isInMaintenance(game(1, changes))).toBe(expected);
  });

  it.each([
    ['hot', { hot: 1 }, 'hot'],
    ['new', { showType: 1 }, 'new'],
    ['hot before new', { hot: 1, showType: 1 }, 'hot'],
    ['nothing', {}, null],
    ['nothing in maintenance', { hot: 1, maintain: 1 }, null],
    ['nothing while the brand is in maintenance', { showType: 1, params: { brandMaintain: 1 } }, null],
    ['nothing for another show type', { showType: 2 }, null],
  ])('shows %s', (_, changes, expected) => {
    expect(getBadge(game(1, changes))).toBe(expected);
  });

  // spec 3-039
  it('has the address of its picture by id', () => {
    expect(gameImageUrl('/content/games/', 1001)).toBe('/content/games/1001.webp');
  });
});

describe('likes', () => {
  // spec 3-019, 3-025
  it('are the ids whose flag is 1; other keys are ignored', () => {
    expect(likedIds({ '1001': 1, '1002': 0, '1003': 2, x: 1, '-4': 1, '1.5': 1, '': 1 })).toEqual([1001]);
    expect(likedIds({})).toEqual([]);
  });

  // spec 1-16
  it('are changed in a copy of the map', () => {
    const before = { '1001': 1 };
    expect(withLike(before, 1002, 1)).toEqual({ '1001': 1, '1002': 1 });
    expect(withLike(before, 1001, 1)).toEqual({ '1001': 1 });
    expect(withLike(before, 1001, 0)).toEqual({});
    expect(withLike(before, 5, 0)).toEqual({ '1001': 1 });
    expect(before).toEqual({ '1001': 1 });
  });
});

describe('the home tab of an arrival', () => {
  const listed = [1, 2, 6];

  it.each<[string, unknown, number, number | null]>([
    ['a type', { typeId: 2 }, 2, null],
    ['a type and a brand', { typeId: 6, brandId: 4 }, 6, 4],
    ['a brand without a type', { brandId: 4 }, HomeTab.home, null],
    ['a type that is not listed', { typeId: 3, brandId: 4 }, HomeTab.home, null],
    ['no state', null, HomeTab.home, null],
    ['nothing at all', undefined, HomeTab.home, null],
    ['a text', 'typeId', HomeTab.home, null],
    ['a boolean that equals 1', { typeId: true }, HomeTab.home, null],
    ['a list that equals 2', { typeId: [2] }, HomeTab.home, null],
    ['a number as text', { typeId: '2' }, HomeTab.home, null],
    ['an object that throws when read as a number', { typeId: Object.create(null) }, HomeTab.home, null],
    ['a brand below 1', { typeId: 2, brandId: 0 }, 2, null],
    ['a broken brand', { typeId: 2, brandId: 1.5 }, 2, null],
    ['an endless brand', { typeId: 2, brandId: Number.POSITIVE_INFINITY }, 2, null],
    ['a brand as text', { typeId: 2, brandId: '4' }, 2, null],
  ])('comes from %s', (_, state, tab, brandId) => {
    expect(homeTabFrom(state, listed)).toEqual({ tab, brandId });
  });
});
