import { Difference, expectEqual, expectThat } from '../../protocol/expect.ts';
import type { Backend, Fields, Player } from '../../protocol/backend.ts';
import { closes, openActivities, type Call } from './activities.ts';
import { COINS, deposit, PAGE, type RewardItem } from './wallet.ts';

/** A sum that is enough for a friend to count, whatever the programme requires. */
export const ENOUGH = 5_000_00;

/** A player who registers while an activity is open: only a registration or log-in tells the invite code. */
export async function inviter(backend: Backend, activity: number): Promise<Player> {
  await openActivities(backend, activity);
  return backend.registered();
}

/** A friend registers with the invite code of the player and may deposit. */
export async function invite(backend: Backend, player: Player, amount = 0): Promise<Player> {
  const friend = await backend.registered({ outValue: player.userInfo['inviteCode'] });
  if (amount > 0) await deposit(backend, friend, amount);
  return friend;
}

/** So many friends register with the invite code. */
export async function inviteMany(
  backend: Backend,
  player: Player,
  count: number,
  amount = 0,
): Promise<readonly Player[]> {
  const friends: Player[] = [];
  for (let index = 0; index < count; index++) friends.push(await invite(backend, player, amount));
  return friends;
}

/** A friend with coins, who names the player as superior afterwards. */
export async function inviteRich(backend: Backend, player: Player): Promise<Player> {
  const friend = await backend.player({ coin: 100_000_00 });
  await friend.expectOk('agentFill', { pid: player.userId });
  return friend;
}

/** Invites friends who deposit, one after the other, until the condition holds. */
export async function inviteUntil(
  backend: Backend,
  player: Player,
  what: string,
  isReached: () => Promise<boolean>,
  { amount = 0, atMost = 25 }: { readonly amount?: number; readonly atMost?: number } = {},
): Promise<number> {
  let count = 0;
  while (!(await isReached())) {
    expectThat(what, count < atMost, `at most ${atMost} friends are needed`);
    await invite(backend, player, amount);
    count += 1;
  }
  return count;
}

/** The only item, which must be coins. */
export function coinsIn(items: readonly RewardItem[]): RewardItem {
  const [item] = items;
  if (items.length !== 1 || item?.id !== COINS) throw new Difference('propList', 'one item of coins', items);
  return item;
}

/** The pages of a list of two rows agree with the whole list. */
export async function expectPages(player: Player, call: string, field: string): Promise<readonly Fields[]> {
  const whole = await player.expectOk(call, PAGE);
  const rows = whole[field] as readonly Fields[];
  expectEqual('total', whole['total'], rows.length);
  for (const [index, row] of rows.entries()) {
    const page = await player.expectOk(call, { page: index + 1, pageSize: 1 });
    expectEqual(
      `page ${index + 1}`,
      { rows: page[field], total: page['total'] },
      { rows: [row], total: rows.length },
    );
  }
  const after = await player.expectOk(call, { page: rows.length + 1, pageSize: 1 });
  expectEqual(
    'page after the last',
    { rows: after[field], total: after['total'] },
    { rows: [], total: rows.length },
  );
  return rows;
}

export const nicknameOf = ({ userInfo }: Player) => String(userInfo['nickname']);

/** The calls are refused while the activity is closed; a friend comes and deposits meanwhile, which counts. */
export async function closesFor(
  backend: Backend,
  player: Player,
  activity: number,
  calls: readonly Call[],
  query: string,
): Promise<void> {
  await closes(backend, player, activity, calls, { query });
  await closes(backend, player, activity, calls, {
    query,
    meanwhile: async () => invite(backend, player),
    counts: true,
  });
}
