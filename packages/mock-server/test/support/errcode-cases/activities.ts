import type { Answer } from '../client.ts';
import { order } from '../deposits.ts';
import { depositFor } from '../friends.ts';
import { DAY, report } from '../promotion-bodies.ts';
import { DEMO } from '../withdrawals.ts';
import type { ErrcodeCase, NewContext, CaseContext } from './case-context.ts';

function board({ ask }: CaseContext) {
  return ask('appRechargeBonusCollection9');
}
function claim({ ask }: CaseContext, propId = 2001) {
  return ask('appRechargeBonusCollection9Receive', { propId });
}

async function mailed({ world }: CaseContext, propList: object[]) {
  const mail = { title: 'A mail', content: 'Words.', propList };
  return world.control<{ id: number }>('POST', `players/${DEMO}/mails`, mail);
}
const GIFT = [{ id: 2001, count: 50_00 }];

interface Ticket {
  id: number;
  itemStatus: number;
  expireTime: number;
}

/** A bonus ticket of the demo player of the given kind. */
async function ticket(newContext: NewContext, isWanted: (ticket: Ticket) => boolean) {
  const context = await newContext();
  const { bonusTickers } = await context.succeed('getBonusTickers');
  const found = (bonusTickers as Ticket[]).find(isWanted);
  if (!found) throw new Error('the seed has no such ticket');
  return { ...context, found, receive: () => context.ask('receiveBonusTicker', { id: found.id }) };
}

async function twice(call: () => Promise<Answer>): Promise<Answer> {
  await call();
  return call();
}

/** Games, the first charge, mail, points, tasks and the activities. */
export const activityCases: Record<string, ErrcodeCase> = {
  idempotencyKeyReused: async (newContext) => {
    const { world, token } = await newContext();
    const options = { token, key: 'intention-0001' };
    await world.call('recharge3', order(500_00, 2), options);
    return (await world.call('recharge3', order(600_00, 2), options)).body;
  },
  temporarilyUnavailable: async (newContext) => {
    const { ask } = await newContext('default', { systemBusy: true });
    return ask('appFreeSignUserReceive');
  },

  favouriteGameUnknown: async (newContext) => (await newContext()).ask('gameLike', { id: 99_999, like: 1 }),
  gameUnknown: async (newContext) => (await newContext()).ask('startGame', { gameId: 99_999 }),
  gameInMaintenance: async (newContext) =>
    (await newContext('maintenance')).ask('startGame', { gameId: 1001 }),

  firstChargeNotOpen: async (newContext) => board(await newContext('default', { activityIds: [42] })),
  firstChargeEnded: async (newContext) => {
    const context = await newContext('default', { activityDurations: { 39: DAY } });
    await context.world.advance(DAY);
    return board(context);
  },
  firstChargeConfigMissing: async (newContext) => board(await newContext('default', { lists: 'empty' })),
  firstChargeNotBought: async (newContext) => claim(await newContext()),
  firstChargeClaimed: async (newContext) => claim(await newContext('first-charge-claimed')),
  firstChargeItemUnknown: async (newContext) => claim(await newContext('first-charge-bought'), 1399),
  firstChargeBought: async (newContext) => {
    const context = await newContext();
    await depositFor(context.world, context.token, 500_00);
    return board(context);
  },
  firstChargeExpired: async (newContext) => {
    const context = await newContext('first-charge-open');
    await context.world.advance(DAY);
    return board(context);
  },
  firstChargeLevelTooLow: async (newContext) =>
    board(await newContext('new-player', { firstChargeMinLevel: 1 })),
  firstChargeBusy: async (newContext) => claim(await newContext('first-charge-bought', { systemBusy: true })),

  mailUnknown: async (newContext) => (await newContext()).ask('getMailDetail', { id: 99_999 }),
  mailRewardReceived: async (newContext) => {
    const context = await newContext();
    const { id } = await mailed(context, GIFT);
    return twice(() => context.ask('receiveMail', { id }));
  },
  mailWithoutReward: async (newContext) => {
    const context = await newContext();
    return context.ask('receiveMail', { id: (await mailed(context, [])).id });
  },
  mailRewardUnclaimed: async (newContext) => {
    const context = await newContext();
    return context.ask('delMail', { id: (await mailed(context, GIFT)).id });
  },

  lotterOptionUnknown: async (newContext) => (await newContext()).ask('lotteryExchange', { id: 999 }),
  lotteryPointsTooLow: async (newContext) => {
    const { ask, patchPlayer } = await newContext();
    await patchPlayer({ lottery: 0 });
    return ask('lotteryExchange', { id: 1 });
  },
  bonusTicketUnknown: async (newContext) => (await newContext()).ask('receiveBonusTicker', { id: 999 }),
  bonusTicketNotClaimable: async (newContext) =>
    (await ticket(newContext, (item) => item.itemStatus === 0)).receive(),
  bonusTicketReceived: async (newContext) =>
    twice((await ticket(newContext, (item) => item.itemStatus === 1)).receive),
  bonusTicketExpired: async (newContext) => {
    const { world, found, receive } = await ticket(newContext, (item) => item.itemStatus === 1);
    await world.control('POST', 'clock', { now: found.expireTime });
    return receive();
  },

  taskUnknown: async (newContext) => (await newContext()).ask('receiveTaskAward', { taskId: 18 }),
  taskNotCompleted: async (newContext) => (await newContext()).ask('receiveTaskAward', { taskId: 17 }),
  taskClaimed: async (newContext) => {
    const { world, token, ask } = await newContext();
    await report(world, token, 'spin_share');
    return twice(() => ask('receiveTaskAward', { taskId: 17 }));
  },

  activityNotOpen: async (newContext) =>
    (await newContext('default', { activityIds: [42] })).ask('appFreeSignUser'),
  awardUnknown: async (newContext) => (await newContext()).ask('loginBonus3UserReceive', { day: 8 }),
  awardNotReached: async (newContext) => (await newContext()).ask('loginBonus3UserReceive', { day: 2 }),
  awardClaimed: async (newContext) => {
    const { ask } = await newContext();
    return twice(() => ask('appFreeSignUserReceive'));
  },
  drawsUsedUp: async (newContext) => (await newContext()).ask('agent4Scratch'),
  itemsTooFew: async (newContext) => (await newContext('new-year')).ask('appNewYearUserBoxOpen'),
  incomeEmpty: async (newContext) => (await newContext()).ask('agent3Exchange'),
  sharedToday: async (newContext) => {
    const { ask } = await newContext('new-year');
    return twice(() => ask('appNewYearUserShare'));
  },
  notBankrupt: async (newContext) => (await newContext()).ask('bankruptBonus'),
  loginPayNotOwned: async (newContext) => (await newContext()).ask('receiveLoginPay3', { propId: 3001 }),
  // The worlds of these tests begin on a Friday.
  drawClosed: async (newContext) => (await newContext()).ask('weekendLotteryUserDraw'),
};
