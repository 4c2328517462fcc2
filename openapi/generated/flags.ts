// Generated from openapi/ by `npm run generate`. Do not edit.

// Calls are named by their path below /app/v1/.

/** Calls with the public header flag: a 401 does not end the session. */
export const publicCalls: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ 'getAfterLoginInfo refreshData exitGame getActivityIds getTaskUser hasMailUnread getLoginPayUser3'.split(
    ' ',
  ),
);
/** Matches the names of these calls and of no other call of the contract. Smaller in a bundle than the names. */
export const publicPattern = /ef|xi|ty|tT|^h|r3|nInfo$/;
export type PublicCall =
  | 'getAfterLoginInfo'
  | 'refreshData'
  | 'exitGame'
  | 'getActivityIds'
  | 'getTaskUser'
  | 'hasMailUnread'
  | 'getLoginPayUser3';

/** Calls that need no token. */
export const anonymousCalls: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ 'anonymous/appConfig accountLogin accountRegist accountRegist4 lineLogin smsSend forgetPassword anonymous/appEventLogClient anonymous/lobbyTips anonymous/tradeInfo getCustomerServices'.split(
    ' ',
  ),
);
/** Matches the names of these calls and of no other call of the contract. Smaller in a bundle than the names. */
export const anonymousPattern = /\/|eg|Se|gin$|^f/;
export type AnonymousCall =
  | 'anonymous/appConfig'
  | 'accountLogin'
  | 'accountRegist'
  | 'accountRegist4'
  | 'lineLogin'
  | 'smsSend'
  | 'forgetPassword'
  | 'anonymous/appEventLogClient'
  | 'anonymous/lobbyTips'
  | 'anonymous/tradeInfo'
  | 'getCustomerServices';

/** Calls that are safe to repeat. */
export const idempotentCalls: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ 'anonymous/appConfig getAfterLoginInfoWeb accountLogout getAfterLoginInfo refreshData updateProfile appUserOther updateAppUserOther shortUrl exitGame gameLike online anonymous/lobbyTips tradeInfo anonymous/tradeInfo getActivityIds getCustomerServices getBonusTickers getLotterConfig getTaskUser hasMailUnread getMail2 getMailDetail checkRechargeOrder getRechargeRecord appRechargeBonusCollection9 modifyBankInfo getExchange getExchangeOrder getBalanceHistory getSafebox kyc getLoginPayUser3 loginBonus3User appFreeSignUser rechargeBonusCollection6 rechargeBonusCollection8 vipRebateUser actInviteUser actInviteUserRecord actInviteUserStatus appInviteBonus1User agentData appAgent5User appAgent5UserLog agent4Data agent4InviteRows appProxyUser4TaskUser appChristmasUser appNewYearUser appFestivalUser weekendLotteryUser'.split(
    ' ',
  ),
);
/** Matches the names of these calls and of no other call of the contract. Smaller in a bundle than the names. */
export const idempotentPattern = /^g|ser$|Da|he|fi|eI|rL|go|sh|xi|^o|\/l|^h|eR|9$|yB|^k|St|eco|rechargeB/;
export type IdempotentCall =
  | 'anonymous/appConfig'
  | 'getAfterLoginInfoWeb'
  | 'accountLogout'
  | 'getAfterLoginInfo'
  | 'refreshData'
  | 'updateProfile'
  | 'appUserOther'
  | 'updateAppUserOther'
  | 'shortUrl'
  | 'exitGame'
  | 'gameLike'
  | 'online'
  | 'anonymous/lobbyTips'
  | 'tradeInfo'
  | 'anonymous/tradeInfo'
  | 'getActivityIds'
  | 'getCustomerServices'
  | 'getBonusTickers'
  | 'getLotterConfig'
  | 'getTaskUser'
  | 'hasMailUnread'
  | 'getMail2'
  | 'getMailDetail'
  | 'checkRechargeOrder'
  | 'getRechargeRecord'
  | 'appRechargeBonusCollection9'
  | 'modifyBankInfo'
  | 'getExchange'
  | 'getExchangeOrder'
  | 'getBalanceHistory'
  | 'getSafebox'
  | 'kyc'
  | 'getLoginPayUser3'
  | 'loginBonus3User'
  | 'appFreeSignUser'
  | 'rechargeBonusCollection6'
  | 'rechargeBonusCollection8'
  | 'vipRebateUser'
  | 'actInviteUser'
  | 'actInviteUserRecord'
  | 'actInviteUserStatus'
  | 'appInviteBonus1User'
  | 'agentData'
  | 'appAgent5User'
  | 'appAgent5UserLog'
  | 'agent4Data'
  | 'agent4InviteRows'
  | 'appProxyUser4TaskUser'
  | 'appChristmasUser'
  | 'appNewYearUser'
  | 'appFestivalUser'
  | 'weekendLotteryUser';

/** Calls that take an Idempotency-Key. */
export const keyedCalls: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ 'accountLogin accountRegist accountRegist4 lineLogin smsSend forgetPassword bindAccount modifyPassword agentFill startGame actionLog anonymous/appEventLogClient receiveBonusTicker lotteryExchange receiveTaskAward receiveMail delMail recharge3 appRechargeBonusCollection9Receive addBankInfo exchange safeboxPasswordInit modifySafePassword safeboxDeposit safeboxWithdraw uploadKyc addKyc receiveLoginPay3 loginBonus3UserReceive appFreeSignUserReceive receiverRechargeBonusCollection6 receiverRechargeBonusCollection8 receiverRechargeBonusCollection8Extra bankruptBonus vipRebateUserReceive actInviteUserExchange actInviteUserSpin appInviteBonus1UserReceive agent3Exchange appAgent5UserReceive appAgent5UserInviteValidReceive agent4Scratch agent4Lottery agent4Award appProxyUser4TaskUserShare appProxyUser4TaskUserReceive appChristmasUserOpen appChristmasUserReceive appChristmasUserExtra appChristmasUserSign appNewYearUserShare appNewYearUserReceiveTask appNewYearUserBoxOpen appNewYearUserExtra appNewYearUserOpen appFestivalUserReceive weekendLotteryUserDraw'.split(
    ' ',
  ),
);
export type KeyedCall =
  | 'accountLogin'
  | 'accountRegist'
  | 'accountRegist4'
  | 'lineLogin'
  | 'smsSend'
  | 'forgetPassword'
  | 'bindAccount'
  | 'modifyPassword'
  | 'agentFill'
  | 'startGame'
  | 'actionLog'
  | 'anonymous/appEventLogClient'
  | 'receiveBonusTicker'
  | 'lotteryExchange'
  | 'receiveTaskAward'
  | 'receiveMail'
  | 'delMail'
  | 'recharge3'
  | 'appRechargeBonusCollection9Receive'
  | 'addBankInfo'
  | 'exchange'
  | 'safeboxPasswordInit'
  | 'modifySafePassword'
  | 'safeboxDeposit'
  | 'safeboxWithdraw'
  | 'uploadKyc'
  | 'addKyc'
  | 'receiveLoginPay3'
  | 'loginBonus3UserReceive'
  | 'appFreeSignUserReceive'
  | 'receiverRechargeBonusCollection6'
  | 'receiverRechargeBonusCollection8'
  | 'receiverRechargeBonusCollection8Extra'
  | 'bankruptBonus'
  | 'vipRebateUserReceive'
  | 'actInviteUserExchange'
  | 'actInviteUserSpin'
  | 'appInviteBonus1UserReceive'
  | 'agent3Exchange'
  | 'appAgent5UserReceive'
  | 'appAgent5UserInviteValidReceive'
  | 'agent4Scratch'
  | 'agent4Lottery'
  | 'agent4Award'
  | 'appProxyUser4TaskUserShare'
  | 'appProxyUser4TaskUserReceive'
  | 'appChristmasUserOpen'
  | 'appChristmasUserReceive'
  | 'appChristmasUserExtra'
  | 'appChristmasUserSign'
  | 'appNewYearUserShare'
  | 'appNewYearUserReceiveTask'
  | 'appNewYearUserBoxOpen'
  | 'appNewYearUserExtra'
  | 'appNewYearUserOpen'
  | 'appFestivalUserReceive'
  | 'weekendLotteryUserDraw';

/** Calls that move coins or points. */
export const moneyCalls: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ 'receiveBonusTicker lotteryExchange receiveTaskAward receiveMail recharge3 appRechargeBonusCollection9Receive exchange safeboxDeposit safeboxWithdraw receiveLoginPay3 loginBonus3UserReceive appFreeSignUserReceive receiverRechargeBonusCollection6 receiverRechargeBonusCollection8 receiverRechargeBonusCollection8Extra bankruptBonus vipRebateUserReceive actInviteUserExchange actInviteUserSpin appInviteBonus1UserReceive agent3Exchange appAgent5UserReceive appAgent5UserInviteValidReceive agent4Scratch agent4Lottery agent4Award appProxyUser4TaskUserReceive appChristmasUserOpen appChristmasUserReceive appChristmasUserExtra appChristmasUserSign appNewYearUserReceiveTask appNewYearUserBoxOpen appNewYearUserExtra appNewYearUserOpen appFestivalUserReceive weekendLotteryUserDraw'.split(
    ' ',
  ),
);
/** Matches the names of these calls and of no other call of the contract. Smaller in a bundle than the names. */
export const moneyPattern = /ei|rE|Op|aw|yE|Aw|e3|xD|kr|Sp|t3|4S|4L|exc|rSi/;
export type MoneyCall =
  | 'receiveBonusTicker'
  | 'lotteryExchange'
  | 'receiveTaskAward'
  | 'receiveMail'
  | 'recharge3'
  | 'appRechargeBonusCollection9Receive'
  | 'exchange'
  | 'safeboxDeposit'
  | 'safeboxWithdraw'
  | 'receiveLoginPay3'
  | 'loginBonus3UserReceive'
  | 'appFreeSignUserReceive'
  | 'receiverRechargeBonusCollection6'
  | 'receiverRechargeBonusCollection8'
  | 'receiverRechargeBonusCollection8Extra'
  | 'bankruptBonus'
  | 'vipRebateUserReceive'
  | 'actInviteUserExchange'
  | 'actInviteUserSpin'
  | 'appInviteBonus1UserReceive'
  | 'agent3Exchange'
  | 'appAgent5UserReceive'
  | 'appAgent5UserInviteValidReceive'
  | 'agent4Scratch'
  | 'agent4Lottery'
  | 'agent4Award'
  | 'appProxyUser4TaskUserReceive'
  | 'appChristmasUserOpen'
  | 'appChristmasUserReceive'
  | 'appChristmasUserExtra'
  | 'appChristmasUserSign'
  | 'appNewYearUserReceiveTask'
  | 'appNewYearUserBoxOpen'
  | 'appNewYearUserExtra'
  | 'appNewYearUserOpen'
  | 'appFestivalUserReceive'
  | 'weekendLotteryUserDraw';
