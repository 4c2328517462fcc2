import { order } from '../deposits.ts';
import { upload } from '../forms.ts';
import type { Action, SharedWorld, Person } from './shared-world.ts';

/** Selects an element by a number. */
export function pick<T>(list: readonly T[], n: number): T {
  return list[n % list.length] as T;
}

/** Makes a call of the contract. */
export function callApi(
  path: string,
  getBody: (n: number, shared: SharedWorld) => object = () => ({}),
): Action {
  return async (shared, { token }, n) => (await shared.world.call(path, getBody(n, shared), { token })).body;
}

/** Claims an item whose state a board shows. */
export function claim(path: string, key: string, count: number, board: string): Action {
  const getId = (n: number) => 1 + (n % count);
  return Object.assign(
    callApi(path, (n) => ({ [key]: getId(n) })),
    { board: { path: board, key, getId } },
  );
}

/** Claims one of several items. */
export function item(path: string, ids: readonly number[]): Action {
  return callApi(path, (n) => ({ propId: pick(ids, n) }));
}

/** Remembers the order that a call creates, so that other actions can end it. */
export function rememberOrder(act: Action): Action {
  return async (shared, person, n) => {
    const answer = await act(shared, person, n);
    const orderId = answer?.['orderId'];
    if (typeof orderId === 'string' && !shared.orders.includes(orderId)) shared.orders.push(orderId);
    return answer;
  };
}

/** Calls the control API, which may refuse. */
export function callControl(
  method: 'POST' | 'PATCH',
  getPath: (shared: SharedWorld, person: Person, n: number) => string,
  getBody: (n: number) => object,
): Action {
  return async (shared, person, n) => {
    const { status } = await shared.world.tryControl(method, getPath(shared, person, n), getBody(n));
    if (status >= 500) throw new Error(`${getPath(shared, person, n)} answered ${status}`);
    return undefined;
  };
}

/** Plays a round of a demo game. */
export const play: Action = async (shared, person, n) => {
  const post = (path: string, payload: object) =>
    shared.world.raw({ method: 'POST', url: `/__games/api/${path}`, payload });
  if (person.session === undefined || n % 7 === 0) {
    const gameId = pick([1001, 1002], n);
    const { body } = await shared.world.call('startGame', { gameId }, { token: person.token });
    if (body.errcode !== 0) return body;
    const token = new URL(String(body['gameUrl']), 'http://game').searchParams.get('t');
    const opened = await post('open', { token, gameId });
    if (opened.statusCode !== 200) throw new Error(`open answered ${opened.payload}`);
    person.session = opened.json<{ session: string }>().session;
  }
  shared.rounds += 1;
  const bet = pick([1_00, 10_00, 100_00], n);
  const reply = await post('round', { session: person.session, roundId: `round-${shared.rounds}`, bet });
  if (reply.statusCode >= 500) throw new Error(`a round answered ${reply.payload}`);
  if (reply.statusCode !== 200) delete person.session;
  return undefined;
};

/** Opens and settles a deposit. */
export const deposit: Action = async ({ world, orders }, { token }, n) => {
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

/** Submits a verification; there are six documents for six players. */
export const verify: Action = async ({ world }, { token }, n) => {
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
