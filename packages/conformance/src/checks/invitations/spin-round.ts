import type { Backend, Player } from '../../protocol/backend.ts';
import { expectEqual, expectThat } from '../../protocol/expect.ts';
import { ACTIVITY, readState } from '../shared/activities.ts';
import type { Call } from '../shared/calls.ts';
import { coinsIn, expectField, STATE, type RewardItem } from '../shared/rewards.ts';
import { expectNoChange } from '../shared/wallet.ts';
import { inviter, inviteUntil } from './friends.ts';

/** The weights of a field by whose spin it is: the player's own or one that a friend brought. */
interface Weight {
  readonly free: number;
  readonly friend: number;
}

export interface Spin {
  readonly spinCount: number;
  readonly amount: number;
  readonly targetAmount: number;
  readonly betRate?: number;
  readonly itemStatus: number;
  readonly expireTime: number;
  readonly wheel: readonly RewardItem[];
  readonly weights?: readonly Weight[];
}

export const SPIN = 'actInviteUser';
export const SPIN_CALL: Call = ['actInviteUserSpin'];
export const EXCHANGE: Call = ['actInviteUserExchange'];

/** A round without what follows from the rest of it. */
export function omitFriendsNeeded(round: Spin & { friendsNeeded?: number }): Spin {
  const { friendsNeeded: _friendsNeeded, ...rest } = round;
  return rest;
}

export const readSpin = async (player: Player) => omitFriendsNeeded((await readState(player, SPIN)) as Spin);
export const spinner = (backend: Backend) => inviter(backend, ACTIVITY.inviteSpin);

/** Spins once: the field, which has a chance, is added to the amount, and nothing is paid. */
export async function spin(player: Player, by?: keyof Weight): Promise<Spin & { readonly count: number }> {
  const before = await readSpin(player);
  const answer = await expectNoChange('a spin', player, () => player.expectOk(...SPIN_CALL));
  const after = omitFriendsNeeded(answer[SPIN] as Spin);
  const items = answer['propList'] as readonly RewardItem[];
  expectField(items, before.wheel, answer['index']);
  const { count } = coinsIn(items);
  const weight = by && after.weights?.[answer['index']]?.[by];
  expectThat('weight of the field', weight !== 0, 'above 0', weight);
  expectEqual('round after a spin', after, {
    ...before,
    spinCount: before.spinCount - 1,
    amount: before.amount + count,
    itemStatus: before.amount + count >= before.targetAmount ? STATE.claimable : STATE.open,
  });
  expectEqual('round of the query', await readSpin(player), after);
  return { ...after, count };
}

/** Spins until no spin is left. A server that takes no spin away does not keep the check busy. */
export async function spinAll(player: Player, by?: keyof Weight): Promise<Spin> {
  let current = await readSpin(player);
  for (let left = current.spinCount; left > 0; left--) current = await spin(player, by);
  return current;
}

/** A player whose spins have reached the target. */
export async function fullSpinner(backend: Backend): Promise<Player> {
  const player = await spinner(backend);
  await inviteUntil(backend, player, 'the target of the spin', async () => {
    for (let left = (await readSpin(player)).spinCount; left > 0; left--) await player.expectOk(...SPIN_CALL);
    return (await readSpin(player)).itemStatus === STATE.claimable;
  });
  return player;
}
