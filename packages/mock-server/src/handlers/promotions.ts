import { command, query } from '#calls/handler.ts';
import { claimFirstCharge, requireFirstCharge, showFirstCharge } from '#domain/promotions/first-charge.ts';
import { ActivityType } from '@tara/contract/constants';
import { createActivityCalls } from './activity-calls.ts';
import { showFreeSign, signForDay } from '#domain/promotions/free-sign.ts';
import { receiveLoginPay, showLoginPay } from '#domain/promotions/login-pay.ts';
import { receiveSignUpBonus, showSignUpBonus } from '#domain/promotions/sign-up-bonus.ts';
import {
  claimAccumulatedRecharge,
  showAccumulatedRecharge,
} from '#domain/promotions/accumulated-recharge.ts';
import {
  claimContinuousExtra,
  claimContinuousRecharge,
  showContinuousRecharge,
} from '#domain/promotions/continuous-recharge.ts';
import { claimSupply, isBankrupt } from '#domain/promotions/supply.ts';
import { receiveVipRebate, showVipRebate } from '#domain/promotions/vip-rebate.ts';

const signUpBonus = createActivityCalls(ActivityType.signUpBonus);
const freeSign = createActivityCalls(ActivityType.freeSign);
const accumulatedRecharge = createActivityCalls(ActivityType.accumulatedRecharge);
const continuousRecharge = createActivityCalls(ActivityType.continuousRecharge);
const vip = createActivityCalls(ActivityType.vip);

/** Bonuses for returning, depositing and staking (spec 7.4 and 7.5). */
export const promotionHandlers = {
  // The first-charge offer (spec 4 and 7.4, errcodes of spec 8).
  appRechargeBonusCollection9: query<'appRechargeBonusCollection9'>((player, _, call) => {
    requireFirstCharge(player, call);
    return { ...showFirstCharge(player, call), propList: [] };
  }),

  appRechargeBonusCollection9Receive: command<'appRechargeBonusCollection9Receive'>(
    (draft, { propId }, call) => {
      const propList = claimFirstCharge(draft, propId, call);
      return { ...showFirstCharge(draft, call), propList };
    },
  ),

  // Bonuses for returning players (spec 7.5): login-pay cards, sign-up bonus, free sign.
  getLoginPayUser3: query<'getLoginPayUser3'>((player, _, call) => showLoginPay(player, call)),

  receiveLoginPay3: command<'receiveLoginPay3'>((draft, { propId }, call) => {
    const propList = receiveLoginPay(draft, propId, call);
    return { ...showLoginPay(draft, call), propList };
  }),

  loginBonus3User: signUpBonus.query<'loginBonus3User'>((player, _, call) => ({
    loginBonus3User: showSignUpBonus(player, call),
  })),

  loginBonus3UserReceive: command<'loginBonus3UserReceive'>((draft, { day }, call) => {
    const propList = receiveSignUpBonus(draft, day, call);
    return { loginBonus3User: showSignUpBonus(draft, call), propList };
  }),

  appFreeSignUser: freeSign.query<'appFreeSignUser'>((player, _, call) => ({
    appFreeSignUser: showFreeSign(player, call),
  })),

  appFreeSignUserReceive: command<'appFreeSignUserReceive'>((draft, _, call) => {
    const propList = signForDay(draft, call);
    return { appFreeSignUser: showFreeSign(draft, call), propList };
  }),

  // Bonuses for depositing and staking (spec 7.5).
  rechargeBonusCollection6: accumulatedRecharge.query<'rechargeBonusCollection6'>((player, _, call) => ({
    rechargeBonusCollection6: showAccumulatedRecharge(player, call),
  })),

  receiverRechargeBonusCollection6: command<'receiverRechargeBonusCollection6'>(
    (draft, { awardId }, call) => {
      const propList = claimAccumulatedRecharge(draft, awardId, call);
      return { rechargeBonusCollection6: showAccumulatedRecharge(draft, call), propList };
    },
  ),

  rechargeBonusCollection8: continuousRecharge.query<'rechargeBonusCollection8'>((player, _, call) => ({
    rechargeBonusCollection8: showContinuousRecharge(player, call),
  })),

  receiverRechargeBonusCollection8: command<'receiverRechargeBonusCollection8'>(
    (draft, { awardId }, call) => {
      const propList = claimContinuousRecharge(draft, awardId, call);
      return { rechargeBonusCollection8: showContinuousRecharge(draft, call), propList };
    },
  ),

  receiverRechargeBonusCollection8Extra: command<'receiverRechargeBonusCollection8Extra'>(
    (draft, _, call) => {
      const propList = claimContinuousExtra(draft, call);
      return { rechargeBonusCollection8: showContinuousRecharge(draft, call), propList };
    },
  ),

  bankruptBonus: command<'bankruptBonus'>((draft, _, call) => {
    const propList = claimSupply(draft, call);
    return { isBankrupt: isBankrupt(draft, call), coin: draft.coin, propList };
  }),

  vipRebateUser: vip.query<'vipRebateUser'>((player, _, call) => ({
    vipRebateUser: showVipRebate(player, call),
  })),

  vipRebateUserReceive: command<'vipRebateUserReceive'>((draft, _, call) => {
    const propList = receiveVipRebate(draft, call);
    return { vipRebateUser: showVipRebate(draft, call), propList };
  }),
};
