import type { Backend, Player } from '../../protocol/backend.ts';
import { expectThat } from '../../protocol/expect.ts';
import { openActivities } from '../shared/activities.ts';
import type { Call } from '../shared/calls.ts';
import { expectClosed } from '../shared/closings.ts';
import { deposit } from '../shared/deposits.ts';

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
    expectThat(`friends needed for ${what}`, count < atMost, `at most ${atMost}`, `more than ${count}`);
    await invite(backend, player, amount);
    count += 1;
  }
  return count;
}

/** The calls are refused while the activity is closed; a friend comes and deposits meanwhile, which counts. */
export async function closesFor(
  backend: Backend,
  player: Player,
  activity: number,
  calls: readonly Call[],
  query: string,
): Promise<void> {
  await expectClosed(backend, player, activity, calls, { query });
  await expectClosed(backend, player, activity, calls, {
    query,
    meanwhile: async () => invite(backend, player, ENOUGH),
    counts: true,
  });
}
