import { command, query } from '#calls/handler.ts';
import { exchangePoints } from '#domain/rewards/point-exchange.ts';
import { showTickets, claimTicket } from '#domain/rewards/tickets.ts';

/** Bonus tickets and the exchange of points (spec 7.3). */
export const pointsHandlers = {
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
