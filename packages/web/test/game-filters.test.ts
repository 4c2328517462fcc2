import { describe, expect, it } from 'vitest';
import type { Config, Game } from '#api/config.ts';
import {
  gameFilters,
  getChosen,
  toRangeValue,
  withChoice,
  withoutFilters,
} from '#features/lobby/search/game-filters.ts';
import { game } from './games.ts';

describe('filters of games', () => {
  const kinds = [{ id: 1, name: 'Slots', sort: 1, status: 1 }];
  const brands = [{ id: 1, name: 'Chamak Play', sort: 1, status: true }];
  const web = { appGameTypeList: kinds, appGameBrandList: brands } as unknown as Config['web'];
  const getFilters = (
    list: readonly Game[],
    query: string,
    found?: readonly Game[],
    history: readonly number[] = [],
  ) =>
    gameFilters(
      { web, games: list, gameList: list, gameListVersion: 1 },
      history,
      new URLSearchParams(query),
      found,
    );

  it('orders the numbers of names by their value', () => {
    const list = ['Birdie Bagh 10', 'Birdie Bagh', 'Birdie Bagh 2', 'arcade 3'].map((name, at) =>
      game(at + 1, name),
    );
    expect(getFilters(list, 'sort=byName').games.map(({ name }) => name)).toEqual([
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
    const { filters } = getFilters(list, 'volatility=high');
    const offered = filters.map(({ parameter, options }) => [
      parameter,
      options.map(({ label, count }) => `${label} ${count}`),
    ]);
    expect(offered).toEqual([
      ['type', ['All 2', 'Slots 2']],
      ['studio', ['All 2', 'Chamak Play 2']],
      ['volatility', ['Any 4', 'Low volatility 1', 'High volatility 2']],
    ]);
  });

  const describeRanges = (query: string, games = list) =>
    getFilters(games, query).ranges.map(({ title, stops, counts, from, to, format }) => [
      title,
      ...stops.map((stop, at) => `${format(stop)}: ${counts[at]}${at === from || at === to ? ' end' : ''}`),
    ]);

  it('offers ranges of the numbers that divide the games, with the games that the other filters show', () => {
    expect(describeRanges('')).toEqual([
      ['Return to player', '95.25\u00A0%: 1 end', '95.64\u00A0%: 1', '96.14\u00A0%: 1 end'],
      ['Lowest bet', '1: 2 end', '5: 1 end'],
    ]);
    expect(describeRanges('volatility=high&return=9600')).toEqual([
      ['Return to player', '95.25\u00A0%: 0', '95.64\u00A0%: 1', '96.14\u00A0%: 1 end'],
      ['Lowest bet', '1: 0 end', '5: 1 end'],
    ]);
    expect(describeRanges('', [list[0]!, list[3]!])).toEqual([]);
  });

  it.each([
    ['return=9526-9564', 1, 1, '9564-9564'],
    ['return=-9600', 0, 1, '-9564'],
    ['return=9600-', 2, 2, '9614-'],
    ['return=9900', 2, 2, '9614-'],
    ['return=-1', 0, 0, '-9525'],
    ['return=9614-9525', 2, 2, '9614-'],
    ['return=x', 0, 2, '0'],
    ['return=1-9999', 0, 2, '0'],
  ])('reads the range of %s', (query, from, to, written) => {
    const [range] = getFilters(list, query).ranges;
    expect([range!.from, range!.to, toRangeValue(range!, range!.from, range!.to)]).toEqual([
      from,
      to,
      written,
    ]);
  });

  it('names each chosen filter, and removes all of them', () => {
    const params = new URLSearchParams('q=x&volatility=low&return=9564&bet=-100&sort=new');
    const { filters, ranges } = getFilters(list, params.toString());
    const chosen = getChosen(filters, ranges);
    expect(chosen).toEqual([
      { parameter: 'volatility', label: 'Low volatility' },
      { parameter: 'return', label: 'Return to player: 95.64\u00A0% to 96.14\u00A0%' },
      { parameter: 'bet', label: 'Lowest bet: 1' },
    ]);
    expect(withoutFilters(params, chosen).toString()).toBe('q=x&sort=new');
  });

  it.each([
    ['volatility=high', [2, 3]],
    ['return=9600', [3]],
    ['return=9525-9564', [1, 2]],
    ['bet=-100', [1, 2]],
    ['volatility=high&bet=-100', [2]],
    ['return=1', [1, 2, 3, 4]],
  ])('shows the games of %s', (query, ids) => {
    expect(getFilters(list, query).games.map(({ id }) => id)).toEqual(ids);
  });

  it('keeps the order of a search until another one is chosen', () => {
    const found = [list[3]!, list[0]!];
    expect(getFilters(list, '', found).games).toEqual(found);
    expect(getFilters(list, 'sort=byName', [list[1]!, list[0]!]).games).toEqual([list[1]!, list[0]!]);
    expect(getFilters(list, 'order=byName', [list[2]!, list[0]!]).games).toEqual([list[0]!, list[2]!]);
  });

  it('says what the orders are, and which one is chosen', () => {
    const order = (query: string, history: readonly number[] = [], found?: readonly Game[]) => {
      const { sort } = getFilters(list, query, found, history);
      return [sort.parameter, sort.title, sort.current, ...sort.options.map(({ label }) => label)];
    };
    expect(order('')).toEqual(['sort', 'Order', 'popular', 'Popular', 'New', 'A to Z']);
    expect(order('sort=new')[2]).toBe('new');
    expect(order('order=new')[2]).toBe('popular');
    expect(order('sort=recent')[2]).toBe('popular');
    expect(order('sort=recent', [2])).toEqual([
      'sort',
      'Order',
      'recent',
      'Popular',
      'New',
      'A to Z',
      'Played',
    ]);
    expect(order('sort=new', [], list)).toEqual([
      'order',
      'Order',
      'best',
      'Best match',
      'Popular',
      'New',
      'A to Z',
    ]);
  });

  it.each([
    ['sort=popular', [3, 2, 1, 4, 5]],
    ['sort=new', [4, 1, 2, 3, 5]],
    ['sort=recent', [5, 1, 2, 3, 4]],
    ['sort=byName', [5, 4, 1, 3, 2]],
  ])('puts the games of %s first and keeps the others in their order', (query, ids) => {
    const games: Game[] = [
      game(1, 'One'),
      { ...game(2, 'Two'), hot: 1, hotSort: 2 },
      { ...game(3, 'Three'), hot: 1, hotSort: 1 },
      { ...game(4, 'Four'), showType: 1 },
      game(5, 'Five'),
    ];
    expect(getFilters(games, query, undefined, [5, 1, 99]).games.map(({ id }) => id)).toEqual(ids);
  });

  it('offers only options with results of a search, and the chosen one', () => {
    const options = (query: string) =>
      getFilters(list, query, [list[1]!]).filters.map(({ parameter, current, options: offered }) => [
        parameter,
        current,
        ...offered.map(({ id, count }) => `${id}: ${count}`),
      ]);
    expect(options('volatility=low')).toEqual([['volatility', 'low', '0: 1', 'low: 0', 'high: 1']]);
    expect(options('')).toEqual([
      ['type', '0', '0: 1', '1: 1'],
      ['studio', '0', '0: 1', '1: 1'],
      ['volatility', '0', '0: 1', 'high: 1'],
    ]);
  });

  it('offers the studios of the chosen kind, with their pictures', () => {
    const many = {
      appGameTypeList: [
        { id: 2, name: 'Fish', sort: 2, status: 1 },
        { id: 1, name: 'Slots', sort: 1, status: 1 },
        { id: 3, name: 'Closed', sort: 3, status: 0 },
      ],
      appGameBrandList: [
        { id: 1, name: 'Chamak Play', sort: 1, status: true, icon3: '/1.png' },
        { id: 2, name: 'Moti Bay', sort: 2, status: true, icon3: '/2.png' },
        { id: 3, name: 'Empty', sort: 3, status: true, icon3: '/3.png' },
      ],
    } as unknown as Config['web'];
    const games = [game(1, 'One', 1, 1), { ...game(2, 'Two', 2, 2), typeId: 2 }];
    const of = (query: string, parameter: string) =>
      gameFilters({ web: many, games, gameList: games, gameListVersion: 1 }, [], new URLSearchParams(query))
        .filters.find((each) => each.parameter === parameter)
        ?.options.map(({ label, image }) => [label, image]);
    expect(of('', 'type')?.map(([label]) => label)).toEqual(['All', 'Slots', 'Fish']);
    const chamak = ['Chamak Play', '/1.png'];
    const moti = ['Moti Bay', '/2.png'];
    expect(of('', 'studio')).toEqual([['All', '/favicon.svg'], chamak, moti]);
    expect(of('type=2', 'studio')).toEqual([['All', '/favicon.svg'], moti]);
    expect(of('type=9', 'studio')).toEqual([['All', '/favicon.svg'], chamak, moti]);
  });

  it('are none before the configuration has loaded', () => {
    const { games, filters } = gameFilters(undefined, [], new URLSearchParams('type=1'));
    expect([games, filters]).toEqual([[], []]);
  });

  it('are in the address, but for the option without a filter', () => {
    const params = new URLSearchParams('type=1&q=x');
    expect(withChoice(params, 'bet', '100').toString()).toBe('type=1&q=x&bet=100');
    expect(withChoice(params, 'type', '0').toString()).toBe('q=x');
    expect(params.toString()).toBe('type=1&q=x');
  });
});
