import type { Backend, Player } from '../../protocol/backend.ts';
import { expectEqual, requireThat } from '../../protocol/expect.ts';
import { closeActivity, isListed, openActivities, readState, setRule } from './activities.ts';
import type { Call } from './calls.ts';
import { REFUSED } from './claims.ts';
import { DAY } from './time.ts';
import { readWallet } from './wallet.ts';

/** All calls are refused without an effect while an activity is closed, and its data is unchanged afterwards. */
export async function expectClosed(
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
  const before = await readState(player, query);
  const wallet = await readWallet(player);
  await closeActivity(backend, activity);
  expectEqual(`activity ${activity} in activityIds`, await isListed(player, activity), false);
  for (const [operation, body] of calls) await player.expectErrcode(operation, REFUSED.closed, body);
  expectEqual('balances', await readWallet(player), wallet);
  await meanwhile?.();
  await openActivities(backend, activity);
  if (!counts) expectEqual('data when it is open again', await readState(player, query), before);
}

/** Calls of an activity are answered until its end, which the query shows, and refused from then on. */
export async function expectEnd(
  backend: Backend,
  activity: number,
  query: string,
  calls: readonly Call[],
): Promise<void> {
  await openActivities(backend, activity);
  await setRule(backend, { activityDurations: { [activity]: 2 * DAY } });
  const player = await backend.player({});
  const { expireTime } = await readState(player, query);
  requireThat(expireTime !== -1, 'the activity does not end');
  const { activityMap } = await player.expectOk('getActivityIds');
  expectEqual('expireTime in activityMap', activityMap[String(activity)]?.expireTime, expireTime);
  await backend.hooks.moveTime(expireTime - backend.now() - backend.slack);
  await player.expectOk(query);
  await backend.hooks.moveTime(backend.slack);
  const wallet = await readWallet(player);
  for (const [operation, body] of calls) await player.expectErrcode(operation, REFUSED.closed, body);
  expectEqual('balances', await readWallet(player), wallet);
  expectEqual(`activity ${activity} in activityIds`, await isListed(player, activity), false);
}
