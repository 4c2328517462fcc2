import { ActivityType } from '@tara/contract/constants';
import { command, query } from '#calls/handler.ts';
import { requireActivity } from '#domain/activities/open-activities.ts';
import { showFreeSign, signForDay } from '#domain/promotions/free-sign.ts';
import { receiveLoginPay, showLoginPay } from '#domain/promotions/login-pay.ts';
import { receiveSignUpBonus, showSignUpBonus } from '#domain/promotions/sign-up-bonus.ts';

/** Bonuses for returning players (spec 7.5): login-pay cards, sign-up bonus, free sign. */
export const loginBonusHandlers = {
  getLoginPayUser3: query<'getLoginPayUser3'>((player, _, call) => showLoginPay(player, call)),

  receiveLoginPay3: command<'receiveLoginPay3'>((draft, { propId }, call) => {
    const propList = receiveLoginPay(draft, propId, call);
    return { ...showLoginPay(draft, call), propList };
  }),

  loginBonus3User: query<'loginBonus3User'>((player, _, call) => {
    requireActivity(player, ActivityType.signUpBonus, call);
    return { loginBonus3User: showSignUpBonus(player, call) };
  }),

  loginBonus3UserReceive: command<'loginBonus3UserReceive'>((draft, { day }, call) => {
    const propList = receiveSignUpBonus(draft, day, call);
    return { loginBonus3User: showSignUpBonus(draft, call), propList };
  }),

  appFreeSignUser: query<'appFreeSignUser'>((player, _, call) => {
    requireActivity(player, ActivityType.freeSign, call);
    return { appFreeSignUser: showFreeSign(player, call) };
  }),

  appFreeSignUserReceive: command<'appFreeSignUserReceive'>((draft, _, call) => {
    const propList = signForDay(draft, call);
    return { appFreeSignUser: showFreeSign(draft, call), propList };
  }),
};
