import { ActivityType, NamedRewardItem } from '#contract/generated.ts';
import { HOUR_MS } from '#time/durations.ts';
import type { Frozen } from '#store/transaction.ts';
import { activityEnd, type ActivityScope } from '../activities/activity-end.ts';
import { maskName } from '../display/mask.ts';
import type { Player } from '../player/player.ts';
import { drawIndex, showPrize } from '../rewards/prizes.ts';
import { Refusal } from '#contract/business-error.ts';
import { grant } from '../rewards/rewards.ts';
import { goalStatus, requireClaimable } from '../rewards/steps.ts';
import type { Help, SpinRound } from '../player/invitations-state.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { Effects } from '../player/context.ts';

type Scope = ActivityScope & Pick<Effects, 'content'>;

/** A round and what the player has done in it. */
interface Standing extends Frozen<SpinRound> {
  /** When the round ends, or the activity if that is sooner. */
  readonly expireTime: number;
  /** What friends have done since the round began, one entry for each spin it brings. */
  readonly brought: readonly Help[];
}

/** Rounds follow each other from the registration on; nobody has to begin one. */
const standingOf = (player: Frozen<Player>, scope: Scope): Standing => {
  const { roundHours, spinsPerFriend, spinsPerValidFriend } = scope.content.invitations.inviteSpin;
  const length = roundHours * HOUR_MS;
  const round = Math.max(0, Math.floor((scope.now - player.registeredAt) / length));
  const begin = player.registeredAt + round * length;
  const end = activityEnd(ActivityType.inviteSpin, scope);
  const { spin, helps = [] } = player.invitations;
  const spins = { friend: spinsPerFriend, validFriend: spinsPerValidFriend };
  return {
    ...(spin?.round === round ? spin : { round, won: [], exchanged: false }),
    expireTime: end === -1 ? begin + length : Math.min(begin + length, end),
    brought: helps
      .filter(({ at }) => at >= begin)
      .flatMap((help) => Array.from({ length: spins[help.kind] }, () => help)),
  };
};

const amountOf = ({ won }: Frozen<SpinRound>): number => won.reduce((sum, each) => sum + each, 0);

const spinsLeft = ({ exchanged, won, brought }: Standing, { content }: Scope): number =>
  exchanged ? 0 : Math.max(0, content.invitations.inviteSpin.freeSpins + brought.length - won.length);

/** The short form, for the badge. */
export const spinStatus = (player: Frozen<Player>, scope: Scope) => {
  const standing = standingOf(player, scope);
  const { expireTime, exchanged } = standing;
  const target = scope.content.invitations.inviteSpin.targetAmount;
  return { itemStatus: goalStatus({ target }, amountOf(standing), exchanged), expireTime };
};

/** The invite spin (activity 20) as an answer shows it. */
export const showSpin = (player: Frozen<Player>, scope: Scope) => {
  const standing = standingOf(player, scope);
  const { targetAmount, wheel } = scope.content.invitations.inviteSpin;
  return {
    spinCount: spinsLeft(standing, scope),
    amount: standing.exchanged ? 0 : amountOf(standing),
    targetAmount,
    ...spinStatus(player, scope),
    wheel: wheel.map(showPrize),
  };
};

const openRound = (draft: Player, { round, won, exchanged }: Standing): SpinRound => {
  const open = { round, won: [...won], exchanged };
  draft.invitations.spin = open;
  return open;
};

/**
 * Spins once. Free spins have fields of their own, which together stay below the target (the data's schema insists):
 * it is friends who close the gap.
 * @returns the field on which the wheel stops, and what it holds.
 * @throws {Refusal} `drawsUsedUp`.
 */
export const spinOnce = (draft: Player, fx: Effects): { index: number; item: RewardItem } => {
  const standing = standingOf(draft, fx);
  if (spinsLeft(standing, fx) === 0) throw new Refusal('drawsUsedUp');
  const { wheel, freeSpins } = fx.content.invitations.inviteSpin;
  const isFree = standing.won.length < freeSpins;
  const index = drawIndex(
    wheel.map(({ weight, freeWeight }) => (isFree ? freeWeight : weight)),
    fx.chance,
  );
  const field = wheel[index];
  if (!field) throw new RangeError('the wheel has no such field');
  openRound(draft, standing).won.push(field.count);
  return { index, item: showPrize(field) };
};

/**
 * Pays out what the spins have collected, once the target is reached.
 * @throws {Refusal} `awardNotReached`, `awardClaimed`.
 */
export const exchangeSpins = (draft: Player, fx: Effects): RewardItem[] => {
  const standing = standingOf(draft, fx);
  const { targetAmount, betRate } = fx.content.invitations.inviteSpin;
  const amount = amountOf(standing);
  requireClaimable({ target: targetAmount }, amount, standing.exchanged);
  const round = openRound(draft, standing);
  round.exchanged = true;
  const items = [{ id: NamedRewardItem.coin, count: amount, betRate }];
  return grant(draft, items, { reason: 'invitation', reference: `inviteSpin/${round.round}` }, fx);
};

/** What each friend has done in this round and what the spins that this brought have added, newest first. */
export const spinRecords = (player: Frozen<Player>, scope: Scope) => {
  const { won, brought } = standingOf(player, scope);
  const { freeSpins } = scope.content.invitations.inviteSpin;
  const added = new Map<Help, number>();
  for (const [index, help] of brought.entries()) {
    added.set(help, (added.get(help) ?? 0) + (won[freeSpins + index] ?? 0));
  }
  return [...added]
    .map(([{ friend, at }, amount]) => ({
      nickname: maskName(player.invitations.friends?.[friend]?.nickname ?? ''),
      amount,
      timestamp: at,
    }))
    .toReversed();
};
