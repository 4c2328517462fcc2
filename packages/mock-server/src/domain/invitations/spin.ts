import { ActivityType, NamedRewardItem } from '@tara/contract/constants';
import { HOUR_MS } from '#time/durations.ts';
import type { Frozen } from '#frozen.ts';
import { activityEnd, type ActivityContext } from '../activities/activity-end.ts';
import { maskName } from '../display/mask.ts';
import type { Player } from '../player/player.ts';
import { drawIndex, showPrize } from '../rewards/prizes.ts';
import { BusinessError } from '#contract/business-error.ts';
import { grantForInvitation } from '../rewards/rewards.ts';
import { goalStatus, requireClaimable } from '../rewards/steps.ts';
import type { Help, SpinRound } from '../player/invitations-state.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { DomainContext } from '../player/context.ts';

type ReadContext = ActivityContext & Pick<DomainContext, 'content'>;

/** A round and what the player did in it. */
interface RoundStatus extends Frozen<SpinRound> {
  /** The end of the round, or of the activity if that is sooner. */
  readonly expireTime: number;
  /** Actions of friends since the round began, one entry for each spin that they add. */
  readonly brought: readonly Help[];
}

/** Rounds follow each other from the registration on; no call starts one. */
function getRoundStatus(player: Frozen<Player>, context: ReadContext): RoundStatus {
  const { roundHours, spinsPerFriend, spinsPerValidFriend } = context.content.invitations.inviteSpin;
  const length = roundHours * HOUR_MS;
  const round = Math.max(0, Math.floor((context.now - player.registeredAt) / length));
  const begin = player.registeredAt + round * length;
  const end = activityEnd(ActivityType.inviteSpin, context);
  const { spin, helps = [] } = player.invitations;
  const spins = { friend: spinsPerFriend, validFriend: spinsPerValidFriend };
  return {
    ...(spin?.round === round ? spin : { round, won: [], exchanged: false }),
    expireTime: end === -1 ? begin + length : Math.min(begin + length, end),
    brought: helps
      .filter(({ at }) => at >= begin)
      .flatMap((help) => Array.from({ length: spins[help.kind] }, () => help)),
  };
}

function getAmount({ won }: Frozen<SpinRound>): number {
  return won.reduce((sum, each) => sum + each, 0);
}

function spinsLeft({ exchanged, won, brought }: RoundStatus, { content }: ReadContext): number {
  return exchanged ? 0 : Math.max(0, content.invitations.inviteSpin.freeSpins + brought.length - won.length);
}

/** The short form for the badge. */
export function spinStatus(player: Frozen<Player>, context: ReadContext) {
  const roundStatus = getRoundStatus(player, context);
  const { expireTime, exchanged } = roundStatus;
  const target = context.content.invitations.inviteSpin.targetAmount;
  return { itemStatus: goalStatus({ target }, getAmount(roundStatus), exchanged), expireTime };
}

/** The friends who fill the rest of the pot if each spin stops on the smallest field and each friend brings the fewest spins. */
function friendsNeeded(round: RoundStatus, context: ReadContext): number {
  const { wheel, freeSpins, spinsPerFriend, targetAmount } = context.content.invitations.inviteSpin;
  const least = (kind: 'weight' | 'freeWeight') =>
    Math.min(...wheel.filter((field) => field[kind] > 0).map(({ count }) => count));
  const left = spinsLeft(round, context);
  const freeLeft = Math.min(left, Math.max(0, freeSpins - round.won.length));
  const own = freeLeft * least('freeWeight') + (left - freeLeft) * least('weight');
  const missing = round.exchanged ? 0 : Math.max(0, targetAmount - getAmount(round) - own);
  return Math.ceil(missing / (least('weight') * Math.max(1, spinsPerFriend)));
}

/** The invite spin (activity 20) in the form of an answer. */
export function showSpin(player: Frozen<Player>, context: ReadContext) {
  const roundStatus = getRoundStatus(player, context);
  const { targetAmount, betRate, wheel } = context.content.invitations.inviteSpin;
  return {
    spinCount: spinsLeft(roundStatus, context),
    friendsNeeded: friendsNeeded(roundStatus, context),
    weights: wheel.map(({ weight, freeWeight }) => ({ free: freeWeight, friend: weight })),
    amount: roundStatus.exchanged ? 0 : getAmount(roundStatus),
    targetAmount,
    betRate,
    ...spinStatus(player, context),
    wheel: wheel.map(showPrize),
  };
}

function openRound(draft: Player, { round, won, exchanged }: RoundStatus): SpinRound {
  const open = { round, won: [...won], exchanged };
  draft.invitations.spin = open;
  return open;
}

/**
 * Spins once. Free spins use other weights, and their total stays below the target (checked by the schema of the data): only
 * spins from friends reach it.
 * @returns the field on which the wheel stops, and its content
 * @throws {BusinessError} `drawsUsedUp`
 */
export function spinWheel(draft: Player, context: DomainContext): { index: number; item: RewardItem } {
  const roundStatus = getRoundStatus(draft, context);
  if (spinsLeft(roundStatus, context) === 0) throw new BusinessError('drawsUsedUp');
  const { wheel, freeSpins } = context.content.invitations.inviteSpin;
  const isFree = roundStatus.won.length < freeSpins;
  const index = drawIndex(
    wheel.map(({ weight, freeWeight }) => (isFree ? freeWeight : weight)),
    context.rng,
  );
  const field = wheel[index];
  if (!field) throw new RangeError('the wheel has no such field');
  openRound(draft, roundStatus).won.push(field.count);
  return { index, item: showPrize(field) };
}

/**
 * Pays out the collected amount once the target is reached.
 * @throws {BusinessError} `awardNotReached`, `awardClaimed`
 */
export function exchangeSpins(draft: Player, context: DomainContext): RewardItem[] {
  const roundStatus = getRoundStatus(draft, context);
  const { targetAmount, betRate } = context.content.invitations.inviteSpin;
  const amount = getAmount(roundStatus);
  requireClaimable({ target: targetAmount }, amount, roundStatus.exchanged);
  const round = openRound(draft, roundStatus);
  round.exchanged = true;
  const items = [{ id: NamedRewardItem.coin, count: amount, betRate }];
  return grantForInvitation(draft, items, `inviteSpin/${round.round}`, context);
}

/** The actions of each friend in this round and the amounts of the spins that they added, newest first. */
export function spinRecords(player: Frozen<Player>, context: ReadContext) {
  const { won, brought } = getRoundStatus(player, context);
  const { freeSpins } = context.content.invitations.inviteSpin;
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
}
