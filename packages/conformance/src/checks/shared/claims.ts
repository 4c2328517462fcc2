import type { Backend, Body, CallOptions, Player } from '../../protocol/backend.ts';
import { expectEqual, expectThat } from '../../protocol/expect.ts';
import { readState } from './activities.ts';
import { atOnce, expectSameAnswers, type Call } from './calls.ts';
import { sumItems, type RewardItem, type Step } from './rewards.ts';
import { moveIntoDoubleClick } from './time.ts';
import { readWallet, type Wallet } from './wallet.ts';

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

/** Adds items to the balances that they change. */
const addItems = (wallet: Wallet, items: readonly RewardItem[]): Wallet => {
  const { coin, lottery, turnoverLeft } = sumItems(items);
  return {
    ...wallet,
    coin: wallet.coin + coin,
    lottery: wallet.lottery + lottery,
    turnoverLeft: wallet.turnoverLeft + turnoverLeft,
  };
};

/** A call that grants items. */
export interface Claim {
  readonly call: Call;
  /** What it grants, unless that is drawn. */
  readonly items?: readonly RewardItem[];
  /** The errcode of a further claim; several if more than one cause applies. */
  readonly again: number | readonly number[];
  /** How often it is due; default once. */
  readonly times?: number;
  /** Another call or body, for which the key of the claim does not work. */
  readonly foreign?: Call;
}

/**
 * Claims, and compares what is granted with the balances and with the coins of the answer.
 * @param query the call whose data the claim answers too
 */
export async function expectGrant(
  player: Player,
  [operation, body]: Call,
  query?: string,
  { items, options }: { readonly items?: readonly RewardItem[]; readonly options?: CallOptions } = {},
): Promise<Body> {
  const before = await readWallet(player);
  const answer = await player.expectOk(operation, body, options);
  const granted = (answer['propList'] ?? []) as readonly RewardItem[];
  if (items) expectEqual(`propList of ${operation}`, granted, items);
  expectThat(`propList of ${operation}`, granted.length > 0, 'what was granted', granted);
  const after = await readWallet(player);
  expectEqual(`balances after ${operation}`, after, addItems(before, granted));
  if ('coin' in answer) expectEqual(`coin of ${operation}`, answer['coin'], after.coin);
  if (query !== undefined) expectEqual(`data of ${operation}`, answer[query], await readState(player, query));
  return answer;
}

/** The call is refused and changes neither balances nor data. */
export async function expectRefusal(
  player: Player,
  errcode: number | readonly number[],
  [operation, body]: Call,
  query?: string,
): Promise<Body> {
  const read = async () => [
    await readWallet(player),
    ...(query === undefined ? [] : [await player.expectOk(query)]),
  ];
  const before = await read();
  const answer = (await player.call(operation, body)).body;
  checkErrcode(operation, answer, errcode);
  expectEqual(`what a refused ${operation} changed`, await read(), before);
  return answer;
}

function checkErrcode(operation: string, { errcode }: Body, expected: number | readonly number[]): void {
  const allowed = [expected].flat();
  expectThat(`errcode of ${operation}`, allowed.includes(errcode), allowed.join(' or '), errcode);
}

/** Grants two reached steps, the later one first. */
export async function expectLaterStepFirst(
  player: Player,
  query: string,
  receive: (awardId: number) => Call,
  [first, second]: readonly [Step, Step],
): Promise<void> {
  for (const { awardId, propList } of [second, first])
    await expectGrant(player, receive(awardId), query, { items: propList });
}

/** The claim grants its items, and a second time nothing. Returns the first answer. */
export async function expectSingleGrant(player: Player, { call, items, again }: Claim): Promise<Body> {
  const answer = await expectGrant(player, call, undefined, items ? { items } : {});
  await expectRefusal(player, again, call);
  return answer;
}

/**
 * Without a key, the same claim within three seconds is a double click; a later one claims the next item. Between the
 * clicks there is no time to compare balances.
 */
export async function expectDoubleClick(
  backend: Backend,
  player: Player,
  claim: Call,
  query: string,
  [first, next]: readonly [RewardItem, RewardItem],
): Promise<void> {
  const [operation, body] = claim;
  const before = await readWallet(player);
  expectEqual(`propList of ${operation}`, (await player.expectOk(operation, body))['propList'], [first]);
  await player.expectErrcode(operation, REFUSED.claimed, body);
  const left = await moveIntoDoubleClick(backend);
  await player.expectErrcode(operation, REFUSED.claimed, body);
  expectEqual(`balances after ${operation}`, await readWallet(player), addItems(before, [first]));
  await backend.hooks.moveTime(left);
  await expectGrant(player, claim, query, { items: [next] });
}

/**
 * A claim with a key is answered again and paid once; the key works for nothing else. Simultaneous claims are granted as
 * often as they are due, with different keys, without and with the same one.
 * @param prepare creates a player for whom the claim is due
 */
export async function expectPaidOnce(
  backend: Backend,
  prepare: () => Promise<Player>,
  claim: Claim | ((player: Player) => Promise<Claim>),
): Promise<void> {
  const start = async () => {
    const player = await prepare();
    return { player, ...(typeof claim === 'function' ? await claim(player) : claim) };
  };
  const expectItems = (answer: Body, items: readonly RewardItem[] | undefined) => {
    if (items) expectEqual('propList', answer['propList'], items);
    return (answer['propList'] ?? []) as readonly RewardItem[];
  };

  const { player: keyed, call, foreign, items: due } = await start();
  const key = backend.newKey();
  const before = await readWallet(keyed);
  const first = await keyed.expectOk(call[0], call[1], { key });
  expectEqual('answer to the same key', await keyed.expectOk(call[0], call[1], { key }), first);
  if (foreign) {
    await keyed.expectErrcode(foreign[0], 103, foreign[1], { key });
    expectEqual('answer after another call', await keyed.expectOk(call[0], call[1], { key }), first);
  }
  expectEqual('balances after a key', await readWallet(keyed), addItems(before, expectItems(first, due)));

  for (const createOptions of [() => ({ key: backend.newKey() }), () => ({})]) {
    const { player, call: claimed, items, again, times = 1 } = await start();
    const wallet = await readWallet(player);
    const answers = await atOnce(async () => player.call(claimed[0], claimed[1], createOptions()));
    const paid = answers.filter(({ body }) => body.errcode === 0);
    expectEqual('successful simultaneous calls', paid.length, times);
    for (const { body } of answers) if (body.errcode !== 0) checkErrcode(claimed[0], body, again);
    const granted = paid.flatMap(({ body }) => expectItems(body, items));
    expectEqual('balances after simultaneous calls', await readWallet(player), addItems(wallet, granted));
  }

  const { player, call: claimed, items } = await start();
  const wallet = await readWallet(player);
  const same = backend.newKey();
  const answer = await expectSameAnswers(() => player.expectOk(claimed[0], claimed[1], { key: same }));
  const granted = expectItems(answer, items);
  expectEqual(
    'balances after simultaneous calls with one key',
    await readWallet(player),
    addItems(wallet, granted),
  );
}
