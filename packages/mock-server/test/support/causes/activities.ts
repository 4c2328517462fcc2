import type { Answer } from '../client.ts';
import { order } from '../deposits.ts';
import { depositFor } from '../friends.ts';
import { DAY, report } from '../promotion-bodies.ts';
import { DEMO } from '../withdrawals.ts';
import type { Cause, NewScene, Scene } from './scene.ts';

function board({ ask }: Scene) {
  return ask('appRechargeBonusCollection9');
}
function claim({ ask }: Scene, propId = 2001) {
  return ask('appRechargeBonusCollection9Receive', { propId });
}

async function mailed({ world }: Scene, propList: object[]) {
  const mail = { title: 'A letter', content: 'Words.', propList };
  return world.control<{ id: number }>('POST', `players/${DEMO}/mails`, mail);
}
const GIFT = [{ id: 2001, count: 50_00 }];

interface Ticket {
  id: number;
  itemStatus: number;
  expireTime: number;
}

/** A bonus ticket of the demo player, of the wanted kind. */
async function ticket(scene: NewScene, isWanted: (ticket: Ticket) => boolean) {
  const place = await scene();
  const { bonusTickers } = await place.does('getBonusTickers');
  const found = (bonusTickers as Ticket[]).find(isWanted);
  if (!found) throw new Error('the seed has no such ticket');
  return { ...place, found, receive: () => place.ask('receiveBonusTicker', { id: found.id }) };
}

async function twice(call: () => Promise<Answer>): Promise<Answer> {
  await call();
  return call();
}

/** Games, the first charge, mail, points, tasks and the activities. */
export const activityCauses: Record<string, Cause> = {
  idempotencyKeyReused: async (scene) => {
    const { world, token } = await scene();
    const options = { token, key: 'intention-0001' };
    await world.call('recharge3', order(500_00, 2), options);
    return (await world.call('recharge3', order(600_00, 2), options)).body;
  },
  temporarilyUnavailable: async (scene) => {
    const { ask } = await scene('default', { systemBusy: true });
    return ask('appFreeSignUserReceive');
  },

  favouriteGameUnknown: async (scene) => (await scene()).ask('gameLike', { id: 99_999, like: 1 }),
  gameUnknown: async (scene) => (await scene()).ask('startGame', { gameId: 99_999 }),
  gameInMaintenance: async (scene) => (await scene('maintenance')).ask('startGame', { gameId: 1001 }),

  firstChargeNotOpen: async (scene) => board(await scene('default', { activityIds: [42] })),
  firstChargeEnded: async (scene) => {
    const place = await scene('default', { activityDurations: { 39: DAY } });
    await place.world.advance(DAY);
    return board(place);
  },
  firstChargeConfigMissing: async (scene) => board(await scene('default', { lists: 'empty' })),
  firstChargeNotBought: async (scene) => claim(await scene()),
  firstChargeClaimed: async (scene) => claim(await scene('first-charge-claimed')),
  firstChargeItemUnknown: async (scene) => claim(await scene('first-charge-bought'), 1399),
  firstChargeBought: async (scene) => {
    const place = await scene();
    await depositFor(place.world, place.token, 500_00);
    return board(place);
  },
  firstChargeExpired: async (scene) => {
    const place = await scene('first-charge-open');
    await place.world.advance(DAY);
    return board(place);
  },
  firstChargeLevelTooLow: async (scene) => board(await scene('new-player', { firstChargeMinLevel: 1 })),
  firstChargeBusy: async (scene) => claim(await scene('first-charge-bought', { systemBusy: true })),

  mailUnknown: async (scene) => (await scene()).ask('getMailDetail', { id: 99_999 }),
  mailRewardReceived: async (scene) => {
    const place = await scene();
    const { id } = await mailed(place, GIFT);
    return twice(() => place.ask('receiveMail', { id }));
  },
  mailWithoutReward: async (scene) => {
    const place = await scene();
    return place.ask('receiveMail', { id: (await mailed(place, [])).id });
  },
  mailRewardUnclaimed: async (scene) => {
    const place = await scene();
    return place.ask('delMail', { id: (await mailed(place, GIFT)).id });
  },

  lotterOptionUnknown: async (scene) => (await scene()).ask('lotteryExchange', { id: 999 }),
  lotteryPointsTooLow: async (scene) => {
    const { ask, is } = await scene();
    await is({ lottery: 0 });
    return ask('lotteryExchange', { id: 1 });
  },
  bonusTicketUnknown: async (scene) => (await scene()).ask('receiveBonusTicker', { id: 999 }),
  bonusTicketNotClaimable: async (scene) => (await ticket(scene, (one) => one.itemStatus === 0)).receive(),
  bonusTicketReceived: async (scene) => twice((await ticket(scene, (one) => one.itemStatus === 1)).receive),
  bonusTicketExpired: async (scene) => {
    const { world, found, receive } = await ticket(scene, (one) => one.itemStatus === 1);
    await world.control('POST', 'clock', { now: found.expireTime });
    return receive();
  },

  taskUnknown: async (scene) => (await scene()).ask('receiveTaskAward', { taskId: 18 }),
  taskNotCompleted: async (scene) => (await scene()).ask('receiveTaskAward', { taskId: 17 }),
  taskClaimed: async (scene) => {
    const { world, token, ask } = await scene();
    await report(world, token, 'spin_share');
    return twice(() => ask('receiveTaskAward', { taskId: 17 }));
  },

  activityNotOpen: async (scene) => (await scene('default', { activityIds: [42] })).ask('appFreeSignUser'),
  awardUnknown: async (scene) => (await scene()).ask('loginBonus3UserReceive', { day: 8 }),
  awardNotReached: async (scene) => (await scene()).ask('loginBonus3UserReceive', { day: 2 }),
  awardClaimed: async (scene) => {
    const { ask } = await scene();
    return twice(() => ask('appFreeSignUserReceive'));
  },
  drawsUsedUp: async (scene) => (await scene()).ask('agent4Scratch'),
  itemsTooFew: async (scene) => (await scene('new-year')).ask('appNewYearUserBoxOpen'),
  incomeEmpty: async (scene) => (await scene()).ask('agent3Exchange'),
  sharedToday: async (scene) => {
    const { ask } = await scene('new-year');
    return twice(() => ask('appNewYearUserShare'));
  },
  notBankrupt: async (scene) => (await scene()).ask('bankruptBonus'),
  loginPayNotOwned: async (scene) => (await scene()).ask('receiveLoginPay3', { propId: 3001 }),
  // The worlds of these tests begin on a Friday.
  drawClosed: async (scene) => (await scene()).ask('weekendLotteryUserDraw'),
};
