import { Difference, expectEqual, expectThat, requireThat } from '../../protocol/expect.ts';
import type { PlayerSetup } from '../../protocol/hooks.ts';
import type { Answer, Backend, Body, CallOptions, Fields, Player } from '../../protocol/backend.ts';
import { setRule } from './claims.ts';
import {
  AT_ONCE,
  atOnce,
  DAY,
  gainOf,
  JUST_BEFORE,
  MINUTE,
  SECOND,
  walletOf,
  type RewardItem,
  type Wallet,
} from './wallet.ts';

/** The numbers of the activities (spec 3). */
export const ACTIVITY = {
  inviteSpin: 20,
  agent: 26,
  agentCount: 31,
  weekendLottery: 33,
  festival: 35,
  christmas: 37,
  newYear: 38,
  inviteBonus: 40,
  agent5: 41,
} as const;

/** Refusals that the calls of most activities share. */
export const REFUSED = {
  closed: 3101,
  unknown: 3102,
  notReached: 3103,
  claimed: 3104,
  usedUp: 3105,
  tooFew: 3106,
  noIncome: 3107,
  shared: 3108,
  drawClosed: 3111,
} as const;

/** No step, task or day has this number. */
export const UNKNOWN_ID = 98_765;

export interface Step {
  readonly awardId: number;
  readonly target: number;
  readonly itemStatus: number;
  readonly propList: readonly RewardItem[];
}

export interface Task {
  readonly id: number;
  readonly num: number;
  readonly target: number;
  readonly itemStatus: number;
  readonly propList: readonly RewardItem[];
}

/** A call and its body. */
export type Call = readonly [operation: string, body?: object];

/** The data of an activity: the field of the query's answer that is named like the query. */
export const stateOf = async (player: Player, query: string): Promise<Fields> =>
  (await player.expectOk(query))[query] as Fields;

const activityIdsOf = async (backend: Backend): Promise<readonly number[]> =>
  (await (await backend.player()).expectOk('getActivityIds'))['activityIds'];

/** Opens activities that are not open. */
export async function openActivities(backend: Backend, ...ids: readonly number[]): Promise<void> {
  const open = await activityIdsOf(backend);
  const missing = ids.filter((id) => !open.includes(id));
  if (missing.length > 0) await backend.hooks.setConfig({ activityIds: [...open, ...missing] });
}

/** Closes an activity. */
async function closeActivity(backend: Backend, id: number): Promise<void> {
  const open = await activityIdsOf(backend);
  await backend.hooks.setConfig({ activityIds: open.filter((one) => one !== id) });
}

/** A new player while activities are open. */
export async function playerWith(
  backend: Backend,
  ids: readonly number[],
  setup?: PlayerSetup,
): Promise<Player> {
  await openActivities(backend, ...ids);
  return backend.player(setup);
}

/** What the items change at a wallet. */
const changed = (wallet: Wallet, items: readonly RewardItem[]): Wallet => {
  const { coin, lottery, turnoverLeft } = gainOf(items);
  return {
    ...wallet,
    coin: wallet.coin + coin,
    lottery: wallet.lottery + lottery,
    turnoverLeft: wallet.turnoverLeft + turnoverLeft,
  };
};

/** Claims and compares what is granted with the balances, and the data of the answer with the query. */
export async function grants(
  player: Player,
  [operation, body]: Call,
  query: string,
  { items, options }: { readonly items?: readonly RewardItem[]; readonly options?: CallOptions } = {},
): Promise<Body> {
  const before = await walletOf(player);
  const answer = await player.expectOk(operation, body, options);
  const granted = (answer['propList'] ?? []) as readonly RewardItem[];
  if (items) expectEqual(`propList of ${operation}`, granted, items);
  expectThat(`propList of ${operation}`, granted.length > 0, 'what was granted');
  const after = await walletOf(player);
  expectEqual(`balances after ${operation}`, after, changed(before, granted));
  if ('coin' in answer) expectEqual(`coin of ${operation}`, answer['coin'], after.coin);
  expectEqual(`data of ${operation}`, answer[query], await stateOf(player, query));
  return answer;
}

/** The call is refused and changes neither balances nor data. */
export async function refuses(
  player: Player,
  errcode: number,
  [operation, body]: Call,
  query?: string,
): Promise<void> {
  const seen = async () => [
    await walletOf(player),
    ...(query === undefined ? [] : [await player.expectOk(query)]),
  ];
  const before = await seen();
  await player.expectErrcode(operation, errcode, body);
  expectEqual(`what a refused ${operation} changed`, await seen(), before);
}

/**
 * Without a key, the same claim within three seconds is a double click; a later one claims the next item. Between the
 * clicks there is no time to compare balances.
 */
export async function ignoresDoubleClick(
  backend: Backend,
  player: Player,
  claim: Call,
  query: string,
  [first, next]: readonly [RewardItem, RewardItem],
): Promise<void> {
  const [operation, body] = claim;
  const before = await walletOf(player);
  expectEqual(`propList of ${operation}`, (await player.expectOk(operation, body))['propList'], [first]);
  await player.expectErrcode(operation, REFUSED.claimed, body);
  await backend.hooks.moveTime(SECOND);
  await player.expectErrcode(operation, REFUSED.claimed, body);
  expectEqual(`balances after ${operation}`, await walletOf(player), changed(before, [first]));
  await backend.hooks.moveTime(2 * SECOND);
  await grants(player, claim, query, { items: [next] });
}

/** All calls are refused without an effect while an activity is closed, and its data is unchanged afterwards. */
export async function closes(
  backend: Backend,
  player: Player,
  activity: number,
  calls: readonly Call[],
  {
    query,
    meanwhile,
    counts = false,
  }: {
    readonly query: string;
    /** What happens while it is closed. */
    readonly meanwhile?: () => Promise<unknown>;
    /** Whether that counts. */
    readonly counts?: boolean;
  },
): Promise<void> {
  await openActivities(backend, activity);
  const before = await stateOf(player, query);
  const wallet = await walletOf(player);
  await closeActivity(backend, activity);
  const { activityIds } = await player.expectOk('getActivityIds');
  expectEqual('in activityIds', activityIds.includes(activity), false);
  for (const [operation, body] of calls) await player.expectErrcode(operation, REFUSED.closed, body);
  expectEqual('balances', await walletOf(player), wallet);
  await meanwhile?.();
  await openActivities(backend, activity);
  if (!counts) expectEqual('data when it is open again', await stateOf(player, query), before);
}

/** Calls of an activity are answered until its end, which the query shows, and refused from then on. */
export async function endsAt(
  backend: Backend,
  activity: number,
  query: string,
  calls: readonly Call[],
): Promise<void> {
  await openActivities(backend, activity);
  await setRule(backend, { activityDurations: { [activity]: 2 * DAY } });
  const player = await backend.player({});
  const { expireTime } = await stateOf(player, query);
  requireThat(expireTime !== -1, 'the activity does not end');
  const { activityMap } = await player.expectOk('getActivityIds');
  expectEqual('expireTime in activityMap', activityMap[String(activity)]?.expireTime, expireTime);
  await backend.hooks.moveTime(expireTime - backend.now() - JUST_BEFORE);
  await player.expectOk(query);
  await backend.hooks.moveTime(JUST_BEFORE);
  const wallet = await walletOf(player);
  for (const [operation, body] of calls) await player.expectErrcode(operation, REFUSED.closed, body);
  expectEqual('balances', await walletOf(player), wallet);
  const { activityIds } = await player.expectOk('getActivityIds');
  expectEqual('in activityIds', activityIds.includes(activity), false);
}

/** An errcode that another call with the same key may be answered with while the first runs. */
const IN_PROGRESS = [104, 409];

const granted = (answers: readonly Answer[]): readonly RewardItem[] =>
  answers.flatMap(({ body }) => (body.errcode === 0 ? (body['propList'] ?? []) : []));

/**
 * A claim with a key is answered again and paid once; the key works for nothing else. Simultaneous claims are granted as
 * often as they are due, with different keys, without and with the same one.
 * @param ready makes a player who can claim `times` times
 */
export async function paysOnce(
  backend: Backend,
  ready: () => Promise<Player>,
  [operation, body]: Call,
  {
    refusal,
    or = [],
    times = 1,
    other,
  }: {
    readonly refusal: number;
    /** Other errcodes that a refusal may have. */
    readonly or?: readonly number[];
    readonly times?: number;
    /** Another call or body, for which the key does not work. */
    readonly other: Call;
  },
): Promise<void> {
  const one = await ready();
  const key = backend.newKey();
  const before = await walletOf(one);
  const first = await one.expectOk(operation, body, { key });
  expectEqual('answer to the same key', await one.expectOk(operation, body, { key }), first);
  await one.expectErrcode(other[0], 103, other[1], { key });
  expectEqual('balances after the same key', await walletOf(one), changed(before, first['propList'] ?? []));

  const expected = [
    ...Array.from({ length: times }, () => 0),
    ...Array.from({ length: AT_ONCE - times }, () => refusal),
  ];
  const keys = [() => backend.newKey(), () => undefined];
  for (const keyOf of keys) {
    const player = await ready();
    const wallet = await walletOf(player);
    const answers = await atOnce(async () => {
      const unique = keyOf();
      return player.call(operation, body, unique === undefined ? {} : { key: unique });
    });
    expectEqual(
      'errcodes of simultaneous calls',
      answers
        .map((answer) => answer.body.errcode)
        .map((errcode) => (or.includes(errcode) ? refusal : errcode))
        .toSorted((a, b) => a - b),
      expected,
    );
    expectEqual(
      'balances after simultaneous calls',
      await walletOf(player),
      changed(wallet, granted(answers)),
    );
  }

  const last = await ready();
  const wallet = await walletOf(last);
  const same = backend.newKey();
  const answers = await atOnce(async () => last.call(operation, body, { key: same }));
  const done = answers.filter(({ body: { errcode } }) => !IN_PROGRESS.includes(errcode));
  for (const answer of done) expectEqual('answer to the same key at once', answer.body, done[0]?.body);
  expectEqual(
    'balances after one key at once',
    await walletOf(last),
    changed(wallet, granted(done.slice(0, 1))),
  );
}

/** Whether a drawn item is a field. */
export function expectField(
  items: readonly RewardItem[],
  fields: readonly RewardItem[],
  index?: number,
): void {
  const [item] = items;
  expectEqual('drawn items', items.length, 1);
  const found = fields.some((field) => JSON.stringify(field) === JSON.stringify(item));
  expectThat('drawn item', found, 'a field of the wheel', item);
  if (index !== undefined) expectEqual('field at the index', fields[index], item);
}

/** Plays rounds of a slot game. */
export async function play(backend: Backend, player: Player, bet: number, rounds = 1): Promise<void> {
  const games = (await backend.visitor.expectOk('appConfig', { gameListVersion: 0 }))['gameList'] as Fields[];
  const game = games.find(
    ({ maintain, typeId, status, minBet = 1, maxBet = Infinity }) =>
      maintain !== 1 && typeId === 1 && status === 1 && minBet <= bet && bet <= maxBet,
  );
  requireThat(game !== undefined, `no slot game takes ${bet}`);
  const { gameUrl } = await player.expectOk('startGame', { gameId: game['id'] });
  for (let round = 0; round < rounds; round++)
    await backend.hooks.playRound({ gameId: game['id'], gameUrl, roundId: backend.rng.text(20), bet });
}

/** Whether a name is masked by the server. */
export function expectMasked(nickname: unknown, full?: string): void {
  expectThat('nickname', typeof nickname === 'string' && nickname.includes('*'), 'a masked name', nickname);
  if (full !== undefined) expectThat('nickname', !nickname.includes(full), 'not the whole name', nickname);
}

/** An instant is now, by a clock that may run. */
export function expectNow(what: string, timestamp: number, backend: Backend): void {
  expectThat(what, Math.abs(timestamp - backend.now()) < MINUTE, 'now', timestamp);
}

export const idsOf = (text: unknown): readonly number[] =>
  (JSON.parse(String(text)) as { propId: number }[]).map(({ propId }) => propId);

/** A step that exists. */
export function stepAt<T>(steps: readonly T[], index: number): T {
  const step = steps[index];
  if (step === undefined) throw new Difference('steps', `at least ${index + 1}`, steps.length);
  return step;
}

/** The calls answer 401 to a visitor. */
export async function needsSession(backend: Backend, calls: readonly Call[]): Promise<void> {
  for (const [operation, body] of calls)
    expectEqual(operation, (await backend.visitor.call(operation, body)).status, 401);
}
