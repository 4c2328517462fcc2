import { ItemStatus } from '#contract/generated.ts';
import type { Frozen } from '#store/transaction.ts';
import { DAY_MS } from '#time/durations.ts';
import type { Player } from '../player/player.ts';
import { Refusal } from '#contract/business-error.ts';
import { grant } from './rewards.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { Effects } from '../player/context.ts';

type Scope = Pick<Effects, 'now' | 'content'>;
type Ticket = Scope['content']['rewards']['tickers'][number];

const expiry = (player: Frozen<Player>, { daysLeft }: Ticket): number =>
  player.registeredAt + daysLeft * DAY_MS;

const isReady = (player: Frozen<Player>, { readyAfterDays = 0 }: Ticket, now: number): boolean =>
  now >= player.registeredAt + readyAfterDays * DAY_MS;

/** The bonus tickets of a player that have not lapsed. Their days count from the registration. */
export const showTickets = (player: Frozen<Player>, { now, content }: Scope) =>
  content.rewards.tickers
    .filter((ticket) => now < expiry(player, ticket))
    .map((ticket) => {
      const { id, propId, count, betRate } = ticket;
      const open = isReady(player, ticket, now) ? ItemStatus.claimable : ItemStatus.open;
      const itemStatus = player.tickets.includes(id) ? ItemStatus.claimed : open;
      return { id, propId, count, betRate, expireTime: expiry(player, ticket), itemStatus };
    });

/**
 * Receives a ticket, once.
 * @throws {Refusal} `bonusTicketUnknown`, `bonusTicketReceived`, `bonusTicketExpired`, `bonusTicketNotClaimable`.
 */
export const takeTicket = (draft: Player, id: number, fx: Effects): RewardItem[] => {
  const ticket = fx.content.rewards.tickers.find((candidate) => candidate.id === id);
  const pointer = '/id';
  if (!ticket) throw new Refusal('bonusTicketUnknown', { pointer });
  if (draft.tickets.includes(id)) throw new Refusal('bonusTicketReceived', { pointer });
  if (fx.now >= expiry(draft, ticket)) throw new Refusal('bonusTicketExpired', { pointer });
  if (!isReady(draft, ticket, fx.now)) throw new Refusal('bonusTicketNotClaimable', { pointer });
  draft.tickets.push(id);
  const { propId, count, betRate } = ticket;
  const origin = { reason: 'ticket', reference: `ticket-${id}` } as const;
  return grant(draft, [{ id: propId, count, betRate }], origin, fx);
};
