import type { Data } from '@tara/sdk';
import { itemState, toReward, type PropConfigMap, type Reward } from '@tara/sdk/rules';

type Answer = Data<'getBonusTickers'>['bonusTickers'][number];

/** A coupon for the page. */
export interface Ticket {
  id: number;
  reward: Reward;
  /** Milliseconds since 1970 UTC by the server's clock. */
  endsAt: number;
  /** When it can be claimed, if the server tells. */
  opensAt: number | undefined;
  state: 'ready' | 'open' | 'claimed';
  /** Turnover of its reward; 0 for none. */
  turnover: number;
}

const order: readonly Ticket['state'][] = ['ready', 'open', 'claimed'];

/** The coupons in display order: claimable first, by their end. */
export function toTickets(answers: readonly Answer[], props: PropConfigMap): Ticket[] {
  return answers
    .map(({ id, propId, count, betRate, startTime, expireTime, itemStatus }) => ({
      id,
      reward: toReward({ id: propId, count, betRate }, props),
      endsAt: expireTime,
      opensAt: startTime,
      state: itemState(itemStatus),
      turnover: betRate ?? 0,
    }))
    .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state) || a.endsAt - b.endsAt);
}
