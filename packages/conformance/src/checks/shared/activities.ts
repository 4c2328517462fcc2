import type { Backend, Fields, Player } from '../../protocol/backend.ts';
import { HookFailed, NotApplicable, requireThat } from '../../protocol/expect.ts';
import type { ConfigValues, PlayerSetup } from '../../protocol/hooks.ts';

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

/** The data of an activity: the field of the query's answer that is named like the query. */
export const readState = async (player: Player, query: string): Promise<Fields> =>
  (await player.expectOk(query))[query] as Fields;

const readActivityIds = async (backend: Backend): Promise<readonly number[]> =>
  (await (await backend.player()).expectOk('getActivityIds'))['activityIds'];

/** Opens activities that are not open. */
export async function openActivities(backend: Backend, ...ids: readonly number[]): Promise<void> {
  const open = await readActivityIds(backend);
  const missing = ids.filter((id) => !open.includes(id));
  if (missing.length > 0) await backend.hooks.setConfig({ activityIds: [...open, ...missing] });
}

/** Closes an activity. */
export async function closeActivity(backend: Backend, id: number): Promise<void> {
  const open = await readActivityIds(backend);
  await backend.hooks.setConfig({ activityIds: open.filter((openId) => openId !== id) });
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

/** A setting that the web config does not have, which a backend may not know. */
export async function setRule(backend: Backend, values: ConfigValues): Promise<void> {
  try {
    await backend.hooks.setConfig(values);
  } catch (error) {
    if (!(error instanceof HookFailed)) throw error;
    throw new NotApplicable(`the backend has no setting ${Object.keys(values).join(', ')}`);
  }
}

/** Closes all activities but the tasks. */
export const closeActivities = async (backend: Backend): Promise<void> =>
  void (await backend.hooks.setConfig({ activityIds: [42] }));

export const readActivities = async (player: Player): Promise<Fields> => player.expectOk('getActivityIds');

export const isListed = async (player: Player, activity: number): Promise<boolean> =>
  ((await readActivities(player))['activityIds'] as readonly number[]).includes(activity);

/** A player to whom the activity is open. */
export async function createVisitor(
  backend: Backend,
  activity: number,
  setup: PlayerSetup = {},
): Promise<Player> {
  const player = await backend.player({ coin: 10_00, ...setup });
  requireThat(await isListed(player, activity), `the activity ${activity} is not open`);
  return player;
}

/** A player who has deposited long ago, so that no first deposit changes anything. */
export const createRegular = (backend: Backend, activity: number, setup: PlayerSetup = {}) =>
  createVisitor(backend, activity, { totalRecharge: 100_00, firstRecharge: true, ...setup });
