import { command, query } from '#calls/handler.ts';
import { exchangePoints } from '#domain/rewards/point-exchange.ts';
import { receiveTaskAward, taskOverview } from '#domain/rewards/tasks.ts';
import { showTickets, claimTicket } from '#domain/rewards/tickets.ts';

/** Tasks 1 to 17, bonus tickets and the exchange of points (spec 3 and 7.3). */
export const pointsHandlers = {
  getTaskUser: query<'getTaskUser'>((player, _, call) => taskOverview(player, call)),

  receiveTaskAward: command<'receiveTaskAward'>((draft, { taskId }, call) => {
    const propList = receiveTaskAward(draft, taskId, call);
    return { ...taskOverview(draft, call), propList };
  }),

  getBonusTickers: query<'getBonusTickers'>((player, _, call) => ({
    bonusTickers: showTickets(player, call),
  })),

  receiveBonusTicker: command<'receiveBonusTicker'>((draft, { id }, call) => ({
    propList: claimTicket(draft, id, call),
  })),

  getLotterConfig: query<'getLotterConfig'>((_player, _, { content }) => ({
    lotterConfigList: content.pointExchange.map(({ propList, ...option }) => ({
      ...option,
      propList: propList.map((item) => ({ ...item })),
    })),
  })),

  lotteryExchange: command<'lotteryExchange'>((draft, { id }, call) => {
    const propList = exchangePoints(draft, id, call);
    return { lottery: draft.lottery, coin: draft.coin, propList };
  }),
};
