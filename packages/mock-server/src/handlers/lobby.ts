import type { Call } from '#calls/call.ts';
import { query, visitor } from '#contract/handler.ts';
import { activityStanding } from '#domain/activities.ts';
import { maskPhone } from '#domain/mask.ts';
import { taskStanding } from '#domain/tasks.ts';
import { BIG_WINS_LOG, TRADES_LOG } from '#domain/trades.ts';
import type { LogKey } from '#store/port.ts';
import { DAY_MS, MINUTE_MS } from '#time/durations.ts';

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

  getBonusTickers: query<'getBonusTickers'>((player, _, { content }) => ({
    bonusTickers: content.rewards.tickers.map(({ daysLeft, ...ticket }) => ({
      ...ticket,
      expireTime: player.registeredAt + daysLeft * DAY_MS,
      itemStatus: 1 as const,
    })),
  })),

  getActivityIds: query<'getActivityIds'>((player, _, call) => activityStanding(player, call)),

  getTaskUser: query<'getTaskUser'>((player, _, { config, content, now }) => ({
    ...taskStanding(player, content.rewards.tasks, now, config.zoneMinutes),
    taskList: content.rewards.tasks.map(({ id, target, propList }) => ({ id, target, propList })),
  })),

  hasMailUnread: query<'hasMailUnread'>(({ unread }) => ({
    red0: unread.mail > 0 ? 1 : 0,
    red1: unread.notices > 0 ? 1 : 0,
    red2: unread.rewards > 0 ? 1 : 0,
  })),

  getLoginPayUser3: query<'getLoginPayUser3'>((player, _, { content }) => ({
    ownList: [],
    buyPropIds: [...content.rewards.loginPayPropIds],
    needRecharge: player.totalRecharge === 0,
  })),
};
