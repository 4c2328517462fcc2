import { ActivityType, ItemStatus } from '@tara/contract/constants';
import type { Frozen } from '#frozen.ts';
import { DAY_MS } from '#time/durations.ts';
import type { Player } from '../player/player.ts';
import type { ActivityContext } from '../activities/activity-end.ts';
import { isActivityOpen } from '../activities/open-activities.ts';
import { BusinessError } from '#contract/business-error.ts';
import { grantRewards } from './rewards.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { DomainContext } from '../player/context.ts';

type ReadContext = ActivityContext & Pick<DomainContext, 'content'>;
type Ticket = ReadContext['content']['rewards']['tickers'][number];

/** The tickets of the login bonus; none while it is switched off. */
function toTickets(player: Frozen<Player>, context: ReadContext): readonly Ticket[] {
  return isActivityOpen(player, ActivityType.freeLoginBonus, context) ? context.content.rewards.tickers : [];
}

function expiry(player: Frozen<Player>, { daysLeft }: Ticket): number {
  return player.registeredAt + daysLeft * DAY_MS;
}

function getStart(player: Frozen<Player>, { readyAfterDays = 0 }: Ticket): number {
  return player.registeredAt + readyAfterDays * DAY_MS;
}

/** The bonus tickets of a player that have not lapsed. Their days count from the registration. */
export function showTickets(player: Frozen<Player>, context: ReadContext) {
  const { now } = context;
  return toTickets(player, context)
    .filter((ticket) => now < expiry(player, ticket))
    .map((ticket) => {
      const { id, propId, count, betRate } = ticket;
      const startTime = getStart(player, ticket);
      const open = now >= startTime ? ItemStatus.claimable : ItemStatus.open;
      const itemStatus = player.tickets.includes(id) ? ItemStatus.claimed : open;
      return { id, propId, count, betRate, startTime, expireTime: expiry(player, ticket), itemStatus };
    });
}

/**
 * Receives a ticket, once.
 * @throws {BusinessError} `bonusTicketUnknown`, `bonusTicketReceived`, `bonusTicketExpired`, `bonusTicketNotClaimable`.
 */
export function claimTicket(draft: Player, id: number, context: DomainContext): RewardItem[] {
  const ticket = toTickets(draft, context).find((candidate) => candidate.id === id);
  const pointer = '/id';
  if (!ticket) throw new BusinessError('bonusTicketUnknown', { pointer });
  if (draft.tickets.includes(id)) throw new BusinessError('bonusTicketReceived', { pointer });
  if (context.now >= expiry(draft, ticket)) throw new BusinessError('bonusTicketExpired', { pointer });
  if (context.now < getStart(draft, ticket)) throw new BusinessError('bonusTicketNotClaimable', { pointer });
  draft.tickets.push(id);
  const { propId, count, betRate } = ticket;
  const origin = { reason: 'ticket', reference: `ticket-${id}` } as const;
  return grantRewards(draft, [{ id: propId, count, betRate }], origin, context);
}
