import type { Call } from '#calls/call.ts';
import { query, visitor } from '#contract/handler.ts';
import { activityStanding } from '#domain/activity-standing.ts';
import { maskPhone } from '#domain/mask.ts';
import { BIG_WINS_LOG, TRADES_LOG } from '#domain/trades.ts';
import type { LogKey } from '#store/port.ts';
import { MINUTE_MS } from '#time/durations.ts';

/** Lines of a ticker. */
const SHOWN = 20;

/** What happened in this world first, latest first, then what the seed says happened before its start. */
const latest = async <T>(call: Call, log: LogKey<T>, earlier: readonly T[]): Promise<T[]> => {
  const own = ((await call.world.store.load(log))?.value ?? []) as readonly T[];
  return [...own.slice(-SHOWN).toReversed(), ...earlier].slice(0, SHOWN);
};

const before = <T extends { phone: string; minutesAgo: number }>(call: Call, list: readonly T[]) =>
  list.map(({ minutesAgo, phone, ...entry }) => ({
    ...entry,
    phone: maskPhone(phone),
    timestamp: call.world.startedAt - minutesAgo * MINUTE_MS,
  }));

const trades = async (call: Call) => ({
  tradeList: await latest(call, TRADES_LOG, before(call, call.content.trades)),
});

/** The lobby (spec 7.3). */
export const lobbyHandlers = {
  lobbyTips: visitor<'lobbyTips'>(async (_, call) => ({
    jackpotList: await latest(call, BIG_WINS_LOG, before(call, call.content.rewards.bigWins)),
    newYearList: before(call, call.content.rewards.newYearWins),
  })),

  anonymousTradeInfo: visitor<'anonymousTradeInfo'>((_, call) => trades(call)),
  tradeInfo: query<'tradeInfo'>((_player, _, call) => trades(call)),

  getCustomerServices: visitor<'getCustomerServices'>((_, { content }) => ({
    appCustomerServiceQueue: [...content.customerServices],
  })),

  getActivityIds: query<'getActivityIds'>((player, _, call) => activityStanding(player, call)),
};
