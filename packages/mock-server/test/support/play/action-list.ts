import fc from 'fast-check';
import { order } from '../deposits.ts';
import { callApi, claim, callControl, deposit, item, pick, play, rememberOrder, verify } from './actions.ts';
import type { Action } from './shared-world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** One step: the player, the action, and the number of its arguments. */
export interface Step {
  readonly who: number;
  readonly action: string;
  readonly n: number;
  /** How many times simultaneously. */
  readonly times: number;
}

const REPORTED_ACTIONS = ['spin_share', 'social_share', 'social_follow'];
const NETWORKS = ['facebook', 'telegram', 'whatsapp', 'instagram', 'youtube'];

/** The actions of players by name, with their relative frequency. */
export const ACTIONS: Record<string, readonly [weight: number, action: Action]> = {
  recharge3: [
    8,
    rememberOrder(
      callApi('recharge3', (n) => ({
        ...order(pick([100_00, 500_00, 1_000_00, 3_000_00], n), 1 + (n % 3)),
        actType: pick([0, 0, 3, 6, 8, 9], Math.floor(n / 4)),
      })),
    ),
  ],
  settle: [
    8,
    callControl(
      'POST',
      ({ orders }, _, n) => `orders/${orders.at(-1 - (n % 5)) ?? 'none-0001'}/settle`,
      () => ({}),
    ),
  ],
  fail: [
    1,
    callControl(
      'POST',
      ({ orders }, _, n) => `orders/${orders.at(-1 - (n % 9)) ?? 'none-0001'}/fail`,
      () => ({}),
    ),
  ],
  checkRechargeOrder: [
    1,
    callApi('checkRechargeOrder', (n, { orders }) => ({ orderId: pick([...orders, 'none-0001'], n) })),
  ],
  deposit: [14, deposit],
  play: [10, play],
  exchange: [
    4,
    rememberOrder(
      callApi('exchange', (n, { encrypted }) => ({
        amount: pick([200_00, 350_00, 1_000_00, 50_000_00], n),
        bankId: 1,
        safeboxPassword: encrypted,
      })),
    ),
  ],
  safeboxDeposit: [2, callApi('safeboxDeposit', (n) => ({ amount: pick([1, 100_00, 10_000_00], n) }))],
  safeboxWithdraw: [
    2,
    callApi('safeboxWithdraw', (n, { encrypted }) => ({
      amount: pick([1, 50_00, 10_000_00], n),
      safeboxPassword: encrypted,
    })),
  ],
  addBankInfo: [
    1,
    callApi('addBankInfo', (n) => ({
      bankId: 1 + (n % 3),
      bankName: 'Ravi Bank',
      accountName: 'Demo Player',
      cardNum: `40001234123${String(n % 50).padStart(2, '0')}000`.slice(0, 12 + (n % 4)),
    })),
  ],
  verify: [2, verify],
  decide: [
    1,
    callControl(
      'POST',
      (_, { id }) => `players/${id}/kyc`,
      (n) => ({ decision: pick(['approve', 'reject'], n) }),
    ),
  ],
  gift: [
    1,
    callControl(
      'POST',
      (_, { id }) => `players/${id}/mails`,
      (n) => ({
        title: 'A gift',
        content: 'Coins.',
        propList: [{ id: pick([2001, 2002, 1302], n), count: 10_00 }],
      }),
    ),
  ],
  receiveMail: [2, callApi('receiveMail', (n) => ({ id: 1 + (n % 8) }))],
  delMail: [1, callApi('delMail', (n) => ({ id: 1 + (n % 8) }))],
  receiveBonusTicker: [1, claim('receiveBonusTicker', 'id', 4, 'getBonusTickers')],
  lotteryExchange: [1, callApi('lotteryExchange', (n) => ({ id: 1 + (n % 6) }))],
  report: [
    2,
    callApi('actionLog', (n) => ({
      action: pick(REPORTED_ACTIONS, n),
      page: '/profile/task',
      eventTime: 1,
      data: { network: pick(NETWORKS, n) },
    })),
  ],
  bindAccount: [1, callApi('bindAccount', (n) => ({ countryCode: '92', mobile: `300123456${n % 9}` }))],
  agentFill: [1, callApi('agentFill', (n, { people }) => ({ pid: pick(people, n).id }))],
  receiveTaskAward: [4, claim('receiveTaskAward', 'taskId', 17, 'getTaskUser')],
  appRechargeBonusCollection9Receive: [2, item('appRechargeBonusCollection9Receive', [2001, 2002, 1001])],
  receiveLoginPay3: [2, item('receiveLoginPay3', [3001, 3002, 3003])],
  loginBonus3UserReceive: [2, callApi('loginBonus3UserReceive', (n) => ({ day: 1 + (n % 7) }))],
  appFreeSignUserReceive: [2, callApi('appFreeSignUserReceive')],
  receiverRechargeBonusCollection6: [
    2,
    claim('receiverRechargeBonusCollection6', 'awardId', 5, 'rechargeBonusCollection6'),
  ],
  receiverRechargeBonusCollection8: [
    2,
    claim('receiverRechargeBonusCollection8', 'awardId', 7, 'rechargeBonusCollection8'),
  ],
  receiverRechargeBonusCollection8Extra: [1, callApi('receiverRechargeBonusCollection8Extra')],
  bankruptBonus: [1, callApi('bankruptBonus')],
  vipRebateUserReceive: [2, callApi('vipRebateUserReceive')],
  actInviteUserSpin: [2, callApi('actInviteUserSpin')],
  actInviteUserExchange: [1, callApi('actInviteUserExchange')],
  appInviteBonus1UserReceive: [2, item('appInviteBonus1UserReceive', [2001, 2002, 1302])],
  agent3Exchange: [2, callApi('agent3Exchange')],
  appAgent5UserReceive: [2, callApi('appAgent5UserReceive')],
  appAgent5UserInviteValidReceive: [
    1,
    claim('appAgent5UserInviteValidReceive', 'awardId', 4, 'appAgent5User'),
  ],
  agent4Scratch: [1, callApi('agent4Scratch')],
  agent4Lottery: [1, callApi('agent4Lottery')],
  agent4Award: [1, claim('agent4Award', 'awardId', 4, 'agent4Data')],
  appProxyUser4TaskUserShare: [1, callApi('appProxyUser4TaskUserShare', (n) => ({ id: 1 + (n % 2) }))],
  appProxyUser4TaskUserReceive: [1, claim('appProxyUser4TaskUserReceive', 'id', 5, 'appProxyUser4TaskUser')],
  appChristmasUserSign: [1, callApi('appChristmasUserSign')],
  appChristmasUserOpen: [2, callApi('appChristmasUserOpen')],
  appChristmasUserReceive: [1, claim('appChristmasUserReceive', 'awardId', 4, 'appChristmasUser')],
  appChristmasUserExtra: [1, callApi('appChristmasUserExtra')],
  appNewYearUserShare: [1, callApi('appNewYearUserShare')],
  appNewYearUserReceiveTask: [2, claim('appNewYearUserReceiveTask', 'id', 5, 'appNewYearUser')],
  appNewYearUserBoxOpen: [2, callApi('appNewYearUserBoxOpen')],
  appNewYearUserOpen: [2, item('appNewYearUserOpen', [40002, 40003, 40004])],
  appNewYearUserExtra: [1, callApi('appNewYearUserExtra')],
  appFestivalUserReceive: [2, item('appFestivalUserReceive', [2001, 2002, 1302])],
  weekendLotteryUserDraw: [2, callApi('weekendLotteryUserDraw')],
  clock: [
    6,
    async ({ world }, _, n) => {
      await world.advance(pick([5000, 11 * MINUTE, 3 * HOUR, 3 * HOUR, DAY, DAY, DAY, DAY], n));
      return undefined;
    },
  ],
};

const names = Object.entries(ACTIONS).map(([name, [weight]]) => ({ weight, arbitrary: fc.constant(name) }));

/** A random step. */
export const step: fc.Arbitrary<Step> = fc.record({
  // The inviter of the others can do most.
  who: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 3, arbitrary: fc.nat(5) }),
  action: fc.oneof(...names),
  n: fc.nat(1000),
  times: fc.oneof({ weight: 9, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: fc.constant(3) }),
});
