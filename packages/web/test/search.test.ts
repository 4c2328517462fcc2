import { describe, expect, it } from 'vitest';
import type { Config, Game } from '#api/config.ts';
import { gameFilters } from '#features/lobby/search/game-filters.ts';
import { buildIndex, findItems } from '#features/lobby/search/search-index.ts';

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
const NAMES = ['Peacock Palace', 'Cricket Night', 'Mango Monsoon', 'Tiger Bazaar', 'Kite Fever'];
const indexOf = (list: readonly Game[]) =>
  buildIndex(list, ({ name, brandId }) => ({ name, words: [studios[brandId] ?? '', 'Slots'] }));
const found = (query: string) => findItems(indexOf(games), query).map(({ name }) => name);

describe('search for games', () => {
  it('lists names that start with the query first, then words that do, then other matches', () => {
    expect(found('tiger')).toEqual(['Tiger Rush', 'Royal Tiger', 'Golden Tigers', 'Megatiger']);
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

  it.each([
    ['peackok', 'Peacock Palace'],
    ['paecock', 'Peacock Palace'],
    ['eacok', 'Peacock Palace'],
    ['xpeacock', 'Peacock Palace'],
    ['kriket', 'Cricket Night'],
    ['criket nigth', 'Cricket Night'],
    ['palce', 'Peacock Palace'],
    ['fenix', 'Phoenix Rising'],
    ['chamack', 'Peacock Palace'],
  ])('forgives the spelling %j', (query, name) => {
    const list = [game(1, 'Peacock Palace'), game(2, 'Cricket Night', 2, 2), game(3, 'Phoenix Rising', 3, 2)];
    expect(findItems(indexOf(list), query).map((each) => each.name)).toEqual([name]);
  });

  it('forgives no typing errors in short words', () => {
    expect(found('tgr')).toEqual([]);
    expect(found('rux')).toEqual([]);
  });

  it('needs every word of a query', () => {
    expect(found('tiger slots')).toEqual(['Royal Tiger', 'Tiger Rush', 'Golden Tigers']);
    expect(found('tiger gehra')).toEqual([]);
  });

  it('searches 5,000 games in the time of a key press', () => {
    const many = buildIndex(
      Array.from({ length: 5000 }, (_, id) => game(id, `${NAMES[id % NAMES.length]} ${id}`)),
      ({ name }) => ({ name, words: ['Chamak Play', 'Slots'] }),
    );
    const queries = ['p', 'pe', 'pea', 'peac', 'peack', 'peackok', 'peackok palce', 'kriket', 'zzzzzzz'];
    // Processor time: other tests of a busy machine do not count.
    const before = process.cpuUsage();
    for (const query of queries) findItems(many, query);
    expect(process.cpuUsage(before).user / 1000 / queries.length).toBeLessThan(50);
  });

  it('finds types and studios after names, in the order of the lobby', () => {
    expect(found('slots')).toEqual(games.map(({ name }) => name));
  });

  it('keeps equal matches in the order of the list', () => {
    const tied = [game(3, 'Same', 2), game(2, 'Same', 2), game(1, 'Same', 9)];
    expect(findItems(indexOf(tied), 'same').map(({ id }) => id)).toEqual([3, 2, 1]);
  });

  it.each(['', '   ', '!!!', '<script>', '(', '[a-z]*', '\\', '%', 'zzzzzzzz'])(
    'finds nothing by %j',
    (query) => {
      expect(found(query)).toEqual([]);
    },
  );
});

describe('filters of games', () => {
  const kinds = [{ id: 1, name: 'Slots', sort: 1, status: 1 }];
  const brands = [{ id: 1, name: 'Chamak Play', sort: 1, status: true }];
  const web = { appGameTypeList: kinds, appGameBrandList: brands } as unknown as Config['web'];
  const filtersOf = (list: readonly Game[], query: string, found?: readonly Game[]) =>
    gameFilters(
      { web, games: list, gameList: list, gameListVersion: 1 },
      [],
      new URLSearchParams(query),
      found,
    );

  it('orders the numbers of names by their value', () => {
    const list = ['Birdie Bagh 10', 'Birdie Bagh', 'Birdie Bagh 2', 'arcade 3'].map((name, at) =>
      game(at + 1, name),
    );
    expect(filtersOf(list, 'sort=byName').games.map(({ name }) => name)).toEqual([
      'arcade 3',
      'Birdie Bagh',
      'Birdie Bagh 2',
      'Birdie Bagh 10',
    ]);
  });

  const list = [
    { ...game(1, 'One'), volatility: 'low', returnToPlayer: 9525, minBet: 100 },
    { ...game(2, 'Two'), volatility: 'high', returnToPlayer: 9564, minBet: 100 },
    { ...game(3, 'Three'), volatility: 'high', returnToPlayer: 9614, minBet: 500 },
    game(4, 'Four'),
  ];

  it('offers the facts that divide the games, with the number of each', () => {
    const { filters } = filtersOf(list, 'volatility=high');
    const offered = filters.map(({ parameter, options }) => [
      parameter,
      options.map(({ label, count }) => `${label} ${count}`),
    ]);
    expect(offered).toEqual([
      ['type', ['All games 2', 'Slots 2']],
      ['studio', ['All studios 2', 'Chamak Play 2']],
      ['volatility', ['Any volatility 4', 'Low volatility 1', 'High volatility 2']],
      ['return', ['Any return 2', 'Returns 95.50 % or more 2', 'Returns 96.00 % or more 1']],
      ['bet', ['Any bet 2', 'Bets from 1 1']],
    ]);
  });

  it.each([
    ['volatility=high', [2, 3]],
    ['return=9600', [3]],
    ['bet=100', [1, 2]],
    ['volatility=high&bet=100', [2]],
    ['return=1', [1, 2, 3, 4]],
  ])('shows the games of %s', (query, ids) => {
    expect(filtersOf(list, query).games.map(({ id }) => id)).toEqual(ids);
  });

  it('keeps the order of a search until another one is chosen', () => {
    const found = [list[3]!, list[0]!];
    expect(filtersOf(list, '', found).games).toEqual(found);
    expect(filtersOf(list, 'sort=byName', [list[1]!, list[0]!]).games).toEqual([list[1]!, list[0]!]);
    expect(filtersOf(list, 'order=byName', [list[2]!, list[0]!]).games).toEqual([list[0]!, list[2]!]);
  });
});
