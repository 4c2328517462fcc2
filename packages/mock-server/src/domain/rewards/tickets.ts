import { ItemStatus } from '@tara/contract/constants';
import type { Frozen } from '#frozen.ts';
import { DAY_MS } from '#time/durations.ts';
import type { Player } from '../player/player.ts';
import { BusinessError } from '#contract/business-error.ts';
import { grantRewards } from './rewards.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { DomainContext } from '../player/context.ts';

type ReadContext = Pick<DomainContext, 'now' | 'content'>;
type Ticket = ReadContext['content']['rewards']['tickers'][number];

function expiry(player: Frozen<Player>, { daysLeft }: Ticket): number {
  return player.registeredAt + daysLeft * DAY_MS;
}

function isReady(player: Frozen<Player>, { readyAfterDays = 0 }: Ticket, now: number): boolean {
  return now >= player.registeredAt + readyAfterDays * DAY_MS;
}

/** The bonus tickets of a player that have not lapsed. Their days count from the registration. */
export function showTickets(player: Frozen<Player>, { now, content }: ReadContext) {
  return content.rewards.tickers
    .filter((ticket) => now < expiry(player, ticket))
    .map((ticket) => {
      const { id, propId, count, betRate } = ticket;
      const open = isReady(player, ticket, now) ? ItemStatus.claimable : ItemStatus.open;
      const itemStatus = player.tickets.includes(id) ? ItemStatus.claimed : open;
      return { id, propId, count, betRate, expireTime: expiry(player, ticket), itemStatus };
    });
}

/**
 * Receives a ticket, once.
 * @throws {BusinessError} `bonusTicketUnknown`, `bonusTicketReceived`, `bonusTicketExpired`, `bonusTicketNotClaimable`.
 */
export function claimTicket(draft: Player, id: number, context: DomainContext): RewardItem[] {
  const ticket = context.content.rewards.tickers.find((candidate) => candidate.id === id);
  const pointer = '/id';
  if (!ticket) throw new BusinessError('bonusTicketUnknown', { pointer });
  if (draft.tickets.includes(id)) throw new BusinessError('bonusTicketReceived', { pointer });
  if (context.now >= expiry(draft, ticket)) throw new BusinessError('bonusTicketExpired', { pointer });
  if (!isReady(draft, ticket, context.now)) throw new BusinessError('bonusTicketNotClaimable', { pointer });
  draft.tickets.push(id);
  const { propId, count, betRate } = ticket;
  const origin = { reason: 'ticket', reference: `ticket-${id}` } as const;
  return grantRewards(draft, [{ id: propId, count, betRate }], origin, context);
}
