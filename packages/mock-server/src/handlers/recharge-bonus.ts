import { ActivityType } from '@tara/contract/constants';
import { command, query } from '#calls/handler.ts';
import { requireActivity } from '#domain/activities/open-activities.ts';
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

/** Bonuses for depositing and staking (spec 7.5). */
export const rechargeBonusHandlers = {
  rechargeBonusCollection6: query<'rechargeBonusCollection6'>((player, _, call) => {
    requireActivity(player, ActivityType.accumulatedRecharge, call);
    return { rechargeBonusCollection6: showAccumulatedRecharge(player, call) };
  }),

  receiverRechargeBonusCollection6: command<'receiverRechargeBonusCollection6'>(
    (draft, { awardId }, call) => {
      const propList = claimAccumulatedRecharge(draft, awardId, call);
      return { rechargeBonusCollection6: showAccumulatedRecharge(draft, call), propList };
    },
  ),

  rechargeBonusCollection8: query<'rechargeBonusCollection8'>((player, _, call) => {
    requireActivity(player, ActivityType.continuousRecharge, call);
    return { rechargeBonusCollection8: showContinuousRecharge(player, call) };
  }),

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

  vipRebateUser: query<'vipRebateUser'>((player, _, call) => {
    requireActivity(player, ActivityType.vip, call);
    return { vipRebateUser: showVipRebate(player, call) };
  }),

  vipRebateUserReceive: command<'vipRebateUserReceive'>((draft, _, call) => {
    const propList = receiveVipRebate(draft, call);
    return { vipRebateUser: showVipRebate(draft, call), propList };
  }),
};
