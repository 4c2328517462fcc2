import { order } from '../deposits.ts';
import { upload } from '../forms.ts';
import type { Act, Table, Person } from './table.ts';

/** The one of a list that a number means. */
export function pick<T>(list: readonly T[], n: number): T {
  return list[n % list.length] as T;
}

/** Makes a call of the contract. */
export function calling(path: string, bodyOf: (n: number, table: Table) => object = () => ({})): Act {
  return async (table, { token }, n) => (await table.world.call(path, bodyOf(n, table), { token })).body;
}

/** Claims one of so many things, whose states a board shows. */
export function claim(path: string, key: string, count: number, board: string): Act {
  const idOf = (n: number) => 1 + (n % count);
  return Object.assign(
    calling(path, (n) => ({ [key]: idOf(n) })),
    { board: { path: board, key, idOf } },
  );
}

/** Claims one of these items. */
export function item(path: string, ids: readonly number[]): Act {
  return calling(path, (n) => ({ propId: pick(ids, n) }));
}

/** Keeps the order that a call makes, for others to end it. */
export function remembering(act: Act): Act {
  return async (table, person, n) => {
    const answer = await act(table, person, n);
    const orderId = answer?.['orderId'];
    if (typeof orderId === 'string' && !table.orders.includes(orderId)) table.orders.push(orderId);
    return answer;
  };
}

/** Lets the control API do something, which it may refuse. */
export function controlling(
  method: 'POST' | 'PATCH',
  pathOf: (table: Table, person: Person, n: number) => string,
  bodyOf: (n: number) => object,
): Act {
  return async (table, person, n) => {
    const { status } = await table.world.tryControl(method, pathOf(table, person, n), bodyOf(n));
    if (status >= 500) throw new Error(`${pathOf(table, person, n)} answered ${status}`);
    return undefined;
  };
}

/** Plays a round of a demo game. */
export const play: Act = async (table, person, n) => {
  const post = (path: string, payload: object) =>
    table.world.raw({ method: 'POST', url: `/__games/api/${path}`, payload });
  if (person.session === undefined || n % 7 === 0) {
    const gameId = pick([1001, 1002], n);
    const { body } = await table.world.call('startGame', { gameId }, { token: person.token });
    if (body.errcode !== 0) return body;
    const token = new URL(String(body['gameUrl']), 'http://game').searchParams.get('t');
    const opened = await post('open', { token, gameId });
    if (opened.statusCode !== 200) throw new Error(`open answered ${opened.payload}`);
    person.session = opened.json<{ session: string }>().session;
  }
  table.rounds += 1;
  const bet = pick([1_00, 10_00, 100_00], n);
  const reply = await post('round', { session: person.session, roundId: `round-${table.rounds}`, bet });
  if (reply.statusCode >= 500) throw new Error(`a round answered ${reply.payload}`);
  if (reply.statusCode !== 200) delete person.session;
  return undefined;
};

/** Asks for a deposit, whose money comes at once. */
export const deposit: Act = async ({ world, orders }, { token }, n) => {
  const body = {
    ...order(pick([100_00, 500_00, 1_000_00, 3_000_00], n), 2),
    actType: pick([0, 0, 3, 9], n >> 2),
  };
  const { body: answer } = await world.call('recharge3', body, { token });
  if (answer.errcode === 0) {
    orders.push(String(answer['orderId']));
    await world.control('POST', `orders/${String(answer['orderId'])}/settle`);
  }
  return answer;
};

/** Hands in a verification; six documents are there for six people. */
export const verify: Act = async ({ world }, { token }, n) => {
  const { body } = await upload(world, token);
  const data = {
    realName: 'Amina Khan',
    idNumber: `35202-12345${n % 6}`,
    birthday: '1994-03-21',
    address: 'House 7, Sitara Road',
    fileIds: [String(body['fileId'])],
  };
  return (await world.call('addKyc', data, { token })).body;
};
