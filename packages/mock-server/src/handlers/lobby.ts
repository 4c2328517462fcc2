import type { Call } from '#calls/call.ts';
import { query, visitor } from '#calls/handler.ts';
import { activityOverview } from '#domain/profile/activity-map.ts';
import { maskPhone } from '#domain/display/mask.ts';
import { BIG_WINS_LOG, NEW_YEAR_WINS_LOG, TRADES_LOG } from '#domain/money/trades.ts';
import { MINUTE_MS } from '#time/durations.ts';
import type { LogKey } from '#store/port.ts';

/** Number of entries of a ticker. */
const SHOWN = 20;

/** Entries of this world, latest first, followed by the seed's entries from before its start. */
export async function latestEntries<T>(
  { world }: Pick<Call, 'world'>,
  log: LogKey<T>,
  earlier: readonly T[],
): Promise<T[]> {
  const own = (await world.store.tail(log, SHOWN)).items as readonly T[];
  return [...own.toReversed(), ...earlier].slice(0, SHOWN);
}

function before<T extends { phone: string; minutesAgo: number }>(call: Call, list: readonly T[]) {
  return list.map(({ minutesAgo, phone, ...entry }) => ({
    ...entry,
    phone: maskPhone(phone),
    timestamp: call.world.startedAt - minutesAgo * MINUTE_MS,
  }));
}

async function trades(call: Call) {
  return { tradeList: await latestEntries(call, TRADES_LOG, before(call, call.content.trades)) };
}

/** The lobby (spec 7.3). */
export const lobbyHandlers = {
  lobbyTips: visitor<'lobbyTips'>(async (_, call) => ({
    jackpotList: await latestEntries(call, BIG_WINS_LOG, before(call, call.content.rewards.bigWins)),
    newYearList: await latestEntries(call, NEW_YEAR_WINS_LOG, before(call, call.content.rewards.newYearWins)),
  })),

  anonymousTradeInfo: visitor<'anonymousTradeInfo'>((_, call) => trades(call)),
  tradeInfo: query<'tradeInfo'>((_player, _, call) => trades(call)),

  getCustomerServices: visitor<'getCustomerServices'>((_, { content }) => ({
    appCustomerServiceQueue: [...content.customerServices],
  })),

  getActivityIds: query<'getActivityIds'>((player, _, call) => activityOverview(player, call)),
};
