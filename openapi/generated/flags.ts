// Generated from openapi/ by `npm run generate`. Do not edit.

// Calls are named by their path below /app/v1/.

/** Calls with the public header flag: a 401 does not end the session. */
export const publicCalls: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ 'getAfterLoginInfo refreshData exitGame getActivityIds getTaskUser hasMailUnread getLoginPayUser3'.split(
    ' ',
  ),
);
/** The same set as codes of three characters, which are smaller in a bundle. */
export const publicCodes = 'dbj17tqt0tlxdcykwm5rx';
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
/** The same set as codes of three characters, which are smaller in a bundle. */
export const anonymousCodes = 'dqv67ialnldz7apj99f826t8n2oomsihi';
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
/** The same set as codes of three characters, which are smaller in a bundle. */
export const idempotentCodes =
  'dqvg7hw9jdbj17trucw3u1hxm5fqt08fr3u5n2o2xwomstlxihi8uk3u8dcykwmc1h3ievnv6oo6ly60g3obxivrowni0ngv5rx9iyq639wy9x0faxmomcal7xu6zrscxadgopayjxkfx9bsul28izxdyynp';
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
