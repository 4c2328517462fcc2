import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '#api/config.ts';
import { buildIndex, findItems } from '#features/lobby/search/search-index.ts';
import { forgetSearch, keepSearch, useRecentSearches } from '#features/lobby/search/recent-searches.ts';
import { game } from './games.ts';

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
  // spec 2.2-081
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

  const findNamed = (names: readonly string[], query: string) =>
    findItems(
      buildIndex(names, (name) => ({ name, words: [] })),
      query,
    );

  it.each([
    ['rok', 'Rock'],
    ['qit', 'Kite'],
    ['kat', 'Cat'],
    ['fad', 'Phad'],
    ['sap', 'Zap'],
    ['vin', 'Win'],
    ['bit', 'Beet'],
    ['bil', 'Biel'],
    ['gim', 'Gym'],
    ['mun', 'Moon'],
    ['bel', 'Bell'],
    ['bell', 'Bel'],
  ])('takes %s for the sound of %s', (query, name) => {
    expect(findNamed([name, 'Unrelated'], query)).toEqual([name]);
  });

  it.each<[query: string, name: string, hit?: string]>([
    ['khi', 'Chip'],
    ['qi', 'Kite'],
    ['tgr', 'Tiger'],
    ['ticer', 'Tigger Rush', 'Tigger Rush'],
    ['tiga', 'Tiger', 'Tiger'],
    ['tigaz', 'Tiger'],
    ['tigazb', 'Tigerab'],
    ['mangosu', 'Mangopa', 'Mangopa'],
    ['mangasu', 'Mangopa'],
    ['xeacock', 'Peacock'],
    ['epacock', 'Peacock', 'Peacock'],
    ['pecaock', 'Peacock', 'Peacock'],
  ])('finds by %s the name %s only if it sounds alike or has few errors: %s', (query, name, hit) => {
    expect(findNamed([name], query)).toEqual(hit === undefined ? [] : [hit]);
  });

  it('lists names by sound before further words, and both before names with more errors', () => {
    const items = [
      { name: 'Fourth', words: ['Krikat'] },
      { name: 'Krikat Cup', words: [] },
      { name: 'Second', words: ['Kriket'] },
      { name: 'Cricket Night', words: [] },
      { name: 'Unrelated', words: [] },
    ];
    const order = findItems(
      buildIndex(items, (item) => item),
      'kriket',
    );
    expect(order.map(({ name }) => name)).toEqual(['Cricket Night', 'Second', 'Krikat Cup', 'Fourth']);
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

describe('recent searches', () => {
  const queries = () => useRecentSearches.getState().queries;
  beforeEach(() => forgetSearch());

  it('are the last six, newest first, each once in its last spelling', () => {
    for (const query of ['one', ' two ', 'three', 'four', 'five', 'six', '  ', 'seven', 'TWO'])
      keepSearch(query);
    expect(queries()).toEqual(['TWO', 'seven', 'six', 'five', 'four', 'three']);
    forgetSearch('six');
    expect(queries()).toEqual(['TWO', 'seven', 'five', 'four', 'three']);
    forgetSearch();
    expect(queries()).toEqual([]);
  });

  it.each([
    ['{"queries":["a",7,"b",null,"c","d","e","f","g"]}', ['a', 'b', 'c', 'd', 'e', 'f']],
    ['{"queries":"a"}', []],
    ['{}', []],
  ])('are read from %s', async (stored, read) => {
    localStorage.setItem('tara.recentSearches', stored);
    vi.resetModules();
    const fresh = await import('#features/lobby/search/recent-searches.ts');
    expect(fresh.useRecentSearches.getState().queries).toEqual(read);
  });
});
