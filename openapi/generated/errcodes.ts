// Generated from openapi/ by `npm run generate`. Do not edit.

// Import the numbers as a namespace: `import * as Errcode from '@tara/contract/errcodes'`.

/** The body does not match the schema of the call; `error.pointer` and `error.rule` name the place. (any call) */
export const schemaViolation = 400;

/** The token is missing, expired or revoked. (any call) */
export const unauthenticated = 401;

/** No call has this path; `error.operationId` names the call with the most similar path. (any call) */
export const callUnknown = 404;

/** The call was not made with POST. (any call) */
export const methodNotAllowed = 405;

/** Another call with the same Idempotency-Key is still running. The mock server answers this only if a fault requests it. (any call) */
export const requestInProgress = 409;

/** The body is larger than the server accepts. (any call) */
export const bodyTooLarge = 413;

/** The body is neither JSON nor, for an upload, a form. (any call) */
export const mediaTypeUnsupported = 415;

/** The caller made too many calls in a short time; the header Retry-After and `error.retryAfterMs` have the time to wait. (any call) */
export const rateLimited = 429;

/** The server failed; the outcome of the call is unknown. The mock server answers this only if a fault requests it. (any call) */
export const internalError = 500;

/** The server does not implement this call. The mock server implements all calls and answers this only if a fault requests it. (any call) */
export const notImplemented = 501;

/** The server does not take calls at the moment. The mock server answers this only if a fault requests it. (any call) */
export const unavailable = 503;

/** The Idempotency-Key was used before with another call or body; nothing was done. (57 calls) */
export const idempotencyKeyReused = 103;

/** The server is busy with the same player or object; nothing has changed. (103 calls) */
export const temporarilyUnavailable = 104;

/** Account or password is malformed. (accountLogin, accountRegist, accountRegist4) */
export const signInInputInvalid = 101;

/** The system is busy. (accountLogin, accountRegist, accountRegist4, lineLogin) */
export const signInBusy = 102;

/** No such account. (accountLogin, accountRegist, accountRegist4) */
export const accountNotFound = 1018;

/** The password is wrong. (accountLogin, accountRegist, accountRegist4) */
export const passwordWrong = 1019;

/** The account already exists. (accountLogin, accountRegist, accountRegist4) */
export const accountExists = 1020;

/** The account is disabled. (accountLogin, accountRegist, accountRegist4, lineLogin, forgetPassword, getAfterLoginInfo) */
export const accountDisabled = 1043;

/** The one-time code of a phone registration is wrong or expired. (accountRegist4) */
export const registrationCodeWrong = 1045;

/** Too many wrong passwords or codes, or too many registrations; `error.retryAfterMs` has the time to wait. (accountLogin, accountRegist, accountRegist4, lineLogin, modifyPassword) */
export const tooManyAttempts = 1047;

/** Registration is not available in this way. (accountLogin, accountRegist, accountRegist4, lineLogin) */
export const registrationUnavailable = 1049;

/** The mobile number does not match the length or prefix rule. (smsSend) */
export const smsMobileInvalid = 2101;

/** A code was sent to this number less than 60 s ago. (smsSend) */
export const smsTooSoon = 2102;

/** The number has reached the limit of codes for today. (smsSend) */
export const smsLimitReached = 2103;

/** The text message could not be sent. (smsSend) */
export const smsNotDelivered = 2104;

/** The mobile number does not match the length or prefix rule. (bindAccount) */
export const mobileInvalid = 2105;

/** The one-time code is wrong or expired. (forgetPassword, bindAccount) */
export const smsCodeWrong = 2106;

/** The mobile number belongs to another account. (bindAccount) */
export const mobileTaken = 2107;

/** The player already has a bound mobile number. (bindAccount) */
export const mobileAlreadyBound = 2108;

/** The new password does not match the length rule. (forgetPassword, bindAccount, modifyPassword, safeboxPasswordInit, modifySafePassword) */
export const newPasswordNotAccepted = 2109;

/** The password was encrypted with a key or nonce that is not the current one; reload the config and try again. (accountLogin, accountRegist, accountRegist4, forgetPassword, bindAccount, modifyPassword, exchange, safeboxPasswordInit, modifySafePassword, safeboxWithdraw) */
export const passwordKeyStale = 2110;

/** No account has this mobile number. (forgetPassword) */
export const forgottenAccountUnknown = 2111;

/** The nickname is empty, too long or contains control characters. (updateProfile) */
export const nicknameNotAccepted = 2112;

/** The player already has a superior. (agentFill) */
export const superiorAlreadySet = 2113;

/** No player has this id. (agentFill) */
export const superiorUnknown = 2114;

/** The id is the id of the player. (agentFill) */
export const superiorIsSelf = 2115;

/** The player is an ancestor of the chosen superior. (agentFill) */
export const superiorCircular = 2116;

/** The code of the social login is unknown, used or expired. (lineLogin) */
export const socialCodeInvalid = 2117;

/** A field of the personal data is not plausible; `error.pointer` names it. (updateAppUserOther) */
export const personalDataNotAccepted = 2118;

/** Only addresses of this site can be shortened. (shortUrl) */
export const shareUrlNotAllowed = 2119;

/** Too many wrong one-time codes for this number; a new one must be sent. (forgetPassword, bindAccount) */
export const smsCodeLocked = 2120;

/** The old password is wrong. (modifyPassword) */
export const oldPasswordWrong = 2121;

/** The passwords of the account and of the safebox would be the same. (modifyPassword, safeboxPasswordInit, modifySafePassword) */
export const passwordsMustDiffer = 2122;

/** The game does not exist or is no longer listed; the favourite does not change. (gameLike) */
export const favouriteGameUnknown = 1004;

/** The game does not exist or is no longer listed. (startGame, exitGame) */
export const gameUnknown = 2201;

/** The game or its brand is in maintenance. (startGame) */
export const gameInMaintenance = 2202;

/** The deposit channel does not exist or is closed. (recharge3) */
export const rechargeChannelUnknown = 2301;

/** The amount is outside the bounds of the channel. (recharge3) */
export const rechargeAmountOutOfRange = 2302;

/** The channel needs a bound bank card (of its bank) and there is none. (recharge3) */
export const bankCardRequired = 2303;

/** The bonus of actType is not open to the player, or requires another amount. (recharge3) */
export const rechargeBonusUnavailable = 2304;

/** Too many deposit orders are waiting for their payment. (recharge3) */
export const rechargeOrdersPending = 2305;

/** The player has no such deposit order. (checkRechargeOrder, getRechargeRecord) */
export const rechargeOrderUnknown = 2306;

/** The pay window closed before the order was paid. (checkRechargeOrder) */
export const rechargeOrderExpired = 2307;

/** The payment was declined. (checkRechargeOrder) */
export const rechargeOrderFailed = 2308;

/** No bank has this bankId. (addBankInfo, modifyBankInfo) */
export const bankUnknown = 2401;

/** The card number is already bound. (addBankInfo, modifyBankInfo) */
export const bankCardTaken = 2402;

/** The player has no such card. (modifyBankInfo, exchange) */
export const bankCardUnknown = 2403;

/** The player has as many cards as allowed. (addBankInfo) */
export const bankCardLimitReached = 2404;

/** The card number has neither 6 to 34 digits nor is it an IBAN with fitting check digits. (addBankInfo, modifyBankInfo) */
export const cardNumberNotAccepted = 2405;

/** The activity is not open. (appRechargeBonusCollection9, appRechargeBonusCollection9Receive) */
export const firstChargeNotOpen = 1001;

/** The activity has ended. (appRechargeBonusCollection9, appRechargeBonusCollection9Receive) */
export const firstChargeEnded = 1002;

/** No offer is configured, or the bought offer is no longer configured. (appRechargeBonusCollection9, appRechargeBonusCollection9Receive) */
export const firstChargeConfigMissing = 1003;

/** Nothing was bought, so nothing can be claimed. (appRechargeBonusCollection9, appRechargeBonusCollection9Receive) */
export const firstChargeNotBought = 1004;

/** The item was already claimed. (appRechargeBonusCollection9, appRechargeBonusCollection9Receive) */
export const firstChargeClaimed = 1005;

/** The offer has no such item. (appRechargeBonusCollection9, appRechargeBonusCollection9Receive) */
export const firstChargeItemUnknown = 1006;

/** The first deposit was already made without an offer. (appRechargeBonusCollection9, appRechargeBonusCollection9Receive) */
export const firstChargeBought = 1007;

/** The offer has expired. (appRechargeBonusCollection9, appRechargeBonusCollection9Receive) */
export const firstChargeExpired = 1008;

/** The VIP level of the player is too low. (appRechargeBonusCollection9, appRechargeBonusCollection9Receive) */
export const firstChargeLevelTooLow = 1009;

/** The system is busy. (appRechargeBonusCollection9, appRechargeBonusCollection9Receive) */
export const firstChargeBusy = 1010;

/** The identity verification is not approved yet. (exchange) */
export const kycRequired = 2501;

/** The amount is outside the bounds of getExchange. (exchange) */
export const withdrawAmountOutOfRange = 2502;

/** The amount is higher than the withdrawable part of the balance. (exchange) */
export const withdrawBalanceTooLow = 2503;

/** The player has reached the number of withdrawals for today. (exchange) */
export const withdrawLimitReached = 2504;

/** The safebox password is already set. (safeboxPasswordInit) */
export const safeboxPasswordAlreadySet = 2601;

/** The safebox password is not set. (exchange, modifySafePassword, safeboxDeposit, safeboxWithdraw) */
export const safeboxPasswordNotSet = 2602;

/** The safebox password is wrong. (exchange, modifySafePassword, safeboxWithdraw) */
export const safeboxPasswordWrong = 2603;

/** Too many wrong safebox passwords; `error.retryAfterMs` has the time until the safebox is unlocked. (exchange, modifySafePassword, safeboxWithdraw) */
export const safeboxLocked = 2604;

/** The amount is higher than the balance, or than the coins in the safebox. (safeboxDeposit, safeboxWithdraw) */
export const safeboxAmountTooHigh = 2605;

/** The player is younger than 21. (addKyc) */
export const kycUnderage = 2701;

/** The player has uploaded no such picture. (addKyc) */
export const kycFileUnknown = 2702;

/** A verification is waiting to be decided. (addKyc) */
export const kycPending = 2703;

/** The player is already verified. (addKyc) */
export const kycApproved = 2704;

/** The file is not a JPEG, PNG or WebP picture. (uploadKyc) */
export const kycFileTypeNotAccepted = 2705;

/** The picture is too large. (uploadKyc) */
export const kycFileTooLarge = 2706;

/** The identity document belongs to another account. (addKyc) */
export const kycIdNumberTaken = 2707;

/** A field is not plausible; `error.pointer` names it. (addKyc) */
export const kycDataNotAccepted = 2708;

/** The player has no such mail. (getMailDetail, receiveMail, delMail) */
export const mailUnknown = 2801;

/** The reward was already received. (receiveMail) */
export const mailRewardReceived = 2802;

/** The mail has no reward. (receiveMail) */
export const mailWithoutReward = 2803;

/** The reward of the mail is not received yet. (delMail) */
export const mailRewardUnclaimed = 2804;

/** No exchange option has this id. (lotteryExchange) */
export const lotterOptionUnknown = 2901;

/** The player has fewer points than the option costs. (lotteryExchange) */
export const lotteryPointsTooLow = 2902;

/** The player has no such bonus ticket. (receiveBonusTicker) */
export const bonusTicketUnknown = 2911;

/** The bonus is not ready yet. (receiveBonusTicker) */
export const bonusTicketNotClaimable = 2912;

/** The bonus was already received. (receiveBonusTicker) */
export const bonusTicketReceived = 2913;

/** The bonus has expired. (receiveBonusTicker) */
export const bonusTicketExpired = 2914;

/** No task has this id. (receiveTaskAward) */
export const taskUnknown = 3001;

/** The task is not completed. (receiveTaskAward) */
export const taskNotCompleted = 3002;

/** The reward was already claimed. (receiveTaskAward) */
export const taskClaimed = 3003;

/** The activity is not open to the player. (48 calls) */
export const activityNotOpen = 3101;

/** The activity has no such step, task or item. (loginBonus3UserReceive, receiverRechargeBonusCollection6, receiverRechargeBonusCollection8, appInviteBonus1UserReceive, appAgent5UserInviteValidReceive, agent4Award, appProxyUser4TaskUserShare, appProxyUser4TaskUserReceive, appChristmasUserReceive, appNewYearUserReceiveTask, appNewYearUserOpen, appFestivalUserReceive) */
export const awardUnknown = 3102;

/** The condition of the reward is not met. (16 calls) */
export const awardNotReached = 3103;

/** The reward was already claimed. (19 calls) */
export const awardClaimed = 3104;

/** No spin, draw, card or box is left. (actInviteUserSpin, agent4Scratch, agent4Lottery, appChristmasUserOpen, weekendLotteryUserDraw) */
export const drawsUsedUp = 3105;

/** The player has too few of the required item. (appNewYearUserBoxOpen, appNewYearUserOpen) */
export const itemsTooFew = 3106;

/** There is no income to pay out. (agent3Exchange, appAgent5UserReceive) */
export const incomeEmpty = 3107;

/** The share of today was already reported. (appProxyUser4TaskUserShare, appNewYearUserShare) */
export const sharedToday = 3108;

/** The player is not bankrupt. (bankruptBonus) */
export const notBankrupt = 3109;

/** The player owns no such card, or its days are used up. (receiveLoginPay3) */
export const loginPayNotOwned = 3110;

/** Draws are open on Saturday and Sunday only. (weekendLotteryUserDraw) */
export const drawClosed = 3111;

/** The errcodes that any call can answer: the transport errors. */
export type TransportErrcode = 400 | 401 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 501 | 503;

/** The errcodes of each call without the transport errors, by path. */
export interface PathErrcode {
  '/app/v1/anonymous/appConfig': 104;
  '/app/v1/getAfterLoginInfoWeb': 104;
  '/app/v1/accountLogin': 101 | 102 | 1018 | 1019 | 1020 | 1043 | 1047 | 1049 | 2110 | 103;
  '/app/v1/accountRegist': 101 | 102 | 1018 | 1019 | 1020 | 1043 | 1047 | 1049 | 2110 | 103;
  '/app/v1/accountRegist4': 101 | 102 | 1018 | 1019 | 1020 | 1043 | 1045 | 1047 | 1049 | 2110 | 103;
  '/app/v1/lineLogin': 102 | 1043 | 1047 | 1049 | 2117 | 103;
  '/app/v1/smsSend': 2101 | 2102 | 2103 | 2104 | 103 | 104;
  '/app/v1/forgetPassword': 2111 | 2106 | 2120 | 2109 | 2110 | 1043 | 103 | 104;
  '/app/v1/accountLogout': 104;
  '/app/v1/getAfterLoginInfo': 1043 | 104;
  '/app/v1/refreshData': 104;
  '/app/v1/updateProfile': 2112 | 104;
  '/app/v1/bindAccount': 2105 | 2106 | 2120 | 2107 | 2108 | 2109 | 2110 | 103 | 104;
  '/app/v1/modifyPassword': 2121 | 1047 | 2109 | 2122 | 2110 | 103 | 104;
  '/app/v1/agentFill': 2113 | 2114 | 2115 | 2116 | 103 | 104;
  '/app/v1/appUserOther': 104;
  '/app/v1/updateAppUserOther': 2118 | 104;
  '/app/v1/shortUrl': 2119 | 104;
  '/app/v1/startGame': 2201 | 2202 | 103 | 104;
  '/app/v1/exitGame': 2201 | 104;
  '/app/v1/gameLike': 1004 | 104;
  '/app/v1/actionLog': 103 | 104;
  '/app/v1/online': 104;
  '/app/v1/anonymous/appEventLogClient': 103 | 104;
  '/app/v1/anonymous/lobbyTips': 104;
  '/app/v1/tradeInfo': 104;
  '/app/v1/anonymous/tradeInfo': 104;
  '/app/v1/getActivityIds': 104;
  '/app/v1/getCustomerServices': 104;
  '/app/v1/getBonusTickers': 104;
  '/app/v1/receiveBonusTicker': 2911 | 2912 | 2913 | 2914 | 103 | 104;
  '/app/v1/getLotterConfig': 104;
  '/app/v1/lotteryExchange': 2901 | 2902 | 103 | 104;
  '/app/v1/getTaskUser': 104;
  '/app/v1/receiveTaskAward': 3001 | 3002 | 3003 | 103 | 104;
  '/app/v1/hasMailUnread': 104;
  '/app/v1/getMail2': 104;
  '/app/v1/getMailDetail': 2801 | 104;
  '/app/v1/receiveMail': 2801 | 2802 | 2803 | 103 | 104;
  '/app/v1/delMail': 2801 | 2804 | 103 | 104;
  '/app/v1/recharge3': 2301 | 2302 | 2303 | 2304 | 2305 | 103 | 104;
  '/app/v1/checkRechargeOrder': 2306 | 2307 | 2308 | 104;
  '/app/v1/getRechargeRecord': 2306 | 104;
  '/app/v1/appRechargeBonusCollection9': 1001 | 1002 | 1003 | 1004 | 1005 | 1006 | 1007 | 1008 | 1009 | 1010;
  '/app/v1/appRechargeBonusCollection9Receive':
    | 1001
    | 1002
    | 1003
    | 1004
    | 1005
    | 1006
    | 1007
    | 1008
    | 1009
    | 1010
    | 103;
  '/app/v1/addBankInfo': 2401 | 2402 | 2404 | 2405 | 103 | 104;
  '/app/v1/modifyBankInfo': 2401 | 2403 | 2402 | 2405 | 104;
  '/app/v1/getExchange': 104;
  '/app/v1/exchange': 2501 | 2502 | 2503 | 2504 | 2403 | 2602 | 2603 | 2604 | 2110 | 103 | 104;
  '/app/v1/getExchangeOrder': 104;
  '/app/v1/getBalanceHistory': 104;
  '/app/v1/getSafebox': 104;
  '/app/v1/safeboxPasswordInit': 2601 | 2109 | 2122 | 2110 | 103 | 104;
  '/app/v1/modifySafePassword': 2602 | 2603 | 2604 | 2109 | 2122 | 2110 | 103 | 104;
  '/app/v1/safeboxDeposit': 2602 | 2605 | 103 | 104;
  '/app/v1/safeboxWithdraw': 2602 | 2603 | 2604 | 2605 | 2110 | 103 | 104;
  '/app/v1/uploadKyc': 2705 | 2706 | 103 | 104;
  '/app/v1/addKyc': 2701 | 2702 | 2703 | 2704 | 2707 | 2708 | 103 | 104;
  '/app/v1/kyc': 104;
  '/app/v1/getLoginPayUser3': 104;
  '/app/v1/receiveLoginPay3': 3110 | 3104 | 103 | 104;
  '/app/v1/loginBonus3User': 3101 | 104;
  '/app/v1/loginBonus3UserReceive': 3101 | 3102 | 3103 | 3104 | 103 | 104;
  '/app/v1/appFreeSignUser': 3101 | 104;
  '/app/v1/appFreeSignUserReceive': 3101 | 3103 | 3104 | 103 | 104;
  '/app/v1/rechargeBonusCollection6': 3101 | 104;
  '/app/v1/receiverRechargeBonusCollection6': 3101 | 3102 | 3103 | 3104 | 103 | 104;
  '/app/v1/rechargeBonusCollection8': 3101 | 104;
  '/app/v1/receiverRechargeBonusCollection8': 3101 | 3102 | 3103 | 3104 | 103 | 104;
  '/app/v1/receiverRechargeBonusCollection8Extra': 3101 | 3103 | 3104 | 103 | 104;
  '/app/v1/bankruptBonus': 3101 | 3109 | 3104 | 103 | 104;
  '/app/v1/vipRebateUser': 3101 | 104;
  '/app/v1/vipRebateUserReceive': 3101 | 3103 | 3104 | 103 | 104;
  '/app/v1/actInviteUser': 3101 | 104;
  '/app/v1/actInviteUserRecord': 3101 | 104;
  '/app/v1/actInviteUserStatus': 3101 | 104;
  '/app/v1/actInviteUserExchange': 3101 | 3103 | 3104 | 103 | 104;
  '/app/v1/actInviteUserSpin': 3101 | 3105 | 103 | 104;
  '/app/v1/appInviteBonus1User': 3101 | 104;
  '/app/v1/appInviteBonus1UserReceive': 3101 | 3102 | 3103 | 3104 | 103 | 104;
  '/app/v1/agentData': 3101 | 104;
  '/app/v1/agent3Exchange': 3101 | 3107 | 103 | 104;
  '/app/v1/appAgent5User': 3101 | 104;
  '/app/v1/appAgent5UserLog': 3101 | 104;
  '/app/v1/appAgent5UserReceive': 3101 | 3107 | 103 | 104;
  '/app/v1/appAgent5UserInviteValidReceive': 3101 | 3102 | 3103 | 3104 | 103 | 104;
  '/app/v1/agent4Data': 3101 | 104;
  '/app/v1/agent4InviteRows': 3101 | 104;
  '/app/v1/agent4Scratch': 3101 | 3105 | 103 | 104;
  '/app/v1/agent4Lottery': 3101 | 3105 | 103 | 104;
  '/app/v1/agent4Award': 3101 | 3102 | 3103 | 3104 | 103 | 104;
  '/app/v1/appProxyUser4TaskUser': 3101 | 104;
  '/app/v1/appProxyUser4TaskUserShare': 3101 | 3102 | 3108 | 103 | 104;
  '/app/v1/appProxyUser4TaskUserReceive': 3101 | 3102 | 3103 | 3104 | 103 | 104;
  '/app/v1/appChristmasUser': 3101 | 104;
  '/app/v1/appChristmasUserOpen': 3101 | 3105 | 103 | 104;
  '/app/v1/appChristmasUserReceive': 3101 | 3102 | 3103 | 3104 | 103 | 104;
  '/app/v1/appChristmasUserExtra': 3101 | 3103 | 3104 | 103 | 104;
  '/app/v1/appChristmasUserSign': 3101 | 3104 | 103 | 104;
  '/app/v1/appNewYearUser': 3101 | 104;
  '/app/v1/appNewYearUserShare': 3101 | 3108 | 103 | 104;
  '/app/v1/appNewYearUserReceiveTask': 3101 | 3102 | 3103 | 3104 | 103 | 104;
  '/app/v1/appNewYearUserBoxOpen': 3101 | 3106 | 103 | 104;
  '/app/v1/appNewYearUserExtra': 3101 | 3103 | 3104 | 103 | 104;
  '/app/v1/appNewYearUserOpen': 3101 | 3102 | 3106 | 103 | 104;
  '/app/v1/appFestivalUser': 3101 | 104;
  '/app/v1/appFestivalUserReceive': 3101 | 3102 | 3103 | 3104 | 103 | 104;
  '/app/v1/weekendLotteryUser': 3101 | 104;
  '/app/v1/weekendLotteryUserDraw': 3101 | 3111 | 3105 | 103 | 104;
}

/** The operation of each path. */
export interface PathOperation {
  '/app/v1/anonymous/appConfig': 'appConfig';
  '/app/v1/getAfterLoginInfoWeb': 'getAfterLoginInfoWeb';
  '/app/v1/accountLogin': 'accountLogin';
  '/app/v1/accountRegist': 'accountRegist';
  '/app/v1/accountRegist4': 'accountRegist4';
  '/app/v1/lineLogin': 'lineLogin';
  '/app/v1/smsSend': 'smsSend';
  '/app/v1/forgetPassword': 'forgetPassword';
  '/app/v1/accountLogout': 'accountLogout';
  '/app/v1/getAfterLoginInfo': 'getAfterLoginInfo';
  '/app/v1/refreshData': 'refreshData';
  '/app/v1/updateProfile': 'updateProfile';
  '/app/v1/bindAccount': 'bindAccount';
  '/app/v1/modifyPassword': 'modifyPassword';
  '/app/v1/agentFill': 'agentFill';
  '/app/v1/appUserOther': 'appUserOther';
  '/app/v1/updateAppUserOther': 'updateAppUserOther';
  '/app/v1/shortUrl': 'shortUrl';
  '/app/v1/startGame': 'startGame';
  '/app/v1/exitGame': 'exitGame';
  '/app/v1/gameLike': 'gameLike';
  '/app/v1/actionLog': 'actionLog';
  '/app/v1/online': 'online';
  '/app/v1/anonymous/appEventLogClient': 'appEventLogClient';
  '/app/v1/anonymous/lobbyTips': 'lobbyTips';
  '/app/v1/tradeInfo': 'tradeInfo';
  '/app/v1/anonymous/tradeInfo': 'anonymousTradeInfo';
  '/app/v1/getActivityIds': 'getActivityIds';
  '/app/v1/getCustomerServices': 'getCustomerServices';
  '/app/v1/getBonusTickers': 'getBonusTickers';
  '/app/v1/receiveBonusTicker': 'receiveBonusTicker';
  '/app/v1/getLotterConfig': 'getLotterConfig';
  '/app/v1/lotteryExchange': 'lotteryExchange';
  '/app/v1/getTaskUser': 'getTaskUser';
  '/app/v1/receiveTaskAward': 'receiveTaskAward';
  '/app/v1/hasMailUnread': 'hasMailUnread';
  '/app/v1/getMail2': 'getMail2';
  '/app/v1/getMailDetail': 'getMailDetail';
  '/app/v1/receiveMail': 'receiveMail';
  '/app/v1/delMail': 'delMail';
  '/app/v1/recharge3': 'recharge3';
  '/app/v1/checkRechargeOrder': 'checkRechargeOrder';
  '/app/v1/getRechargeRecord': 'getRechargeRecord';
  '/app/v1/appRechargeBonusCollection9': 'appRechargeBonusCollection9';
  '/app/v1/appRechargeBonusCollection9Receive': 'appRechargeBonusCollection9Receive';
  '/app/v1/addBankInfo': 'addBankInfo';
  '/app/v1/modifyBankInfo': 'modifyBankInfo';
  '/app/v1/getExchange': 'getExchange';
  '/app/v1/exchange': 'exchange';
  '/app/v1/getExchangeOrder': 'getExchangeOrder';
  '/app/v1/getBalanceHistory': 'getBalanceHistory';
  '/app/v1/getSafebox': 'getSafebox';
  '/app/v1/safeboxPasswordInit': 'safeboxPasswordInit';
  '/app/v1/modifySafePassword': 'modifySafePassword';
  '/app/v1/safeboxDeposit': 'safeboxDeposit';
  '/app/v1/safeboxWithdraw': 'safeboxWithdraw';
  '/app/v1/uploadKyc': 'uploadKyc';
  '/app/v1/addKyc': 'addKyc';
  '/app/v1/kyc': 'kyc';
  '/app/v1/getLoginPayUser3': 'getLoginPayUser3';
  '/app/v1/receiveLoginPay3': 'receiveLoginPay3';
  '/app/v1/loginBonus3User': 'loginBonus3User';
  '/app/v1/loginBonus3UserReceive': 'loginBonus3UserReceive';
  '/app/v1/appFreeSignUser': 'appFreeSignUser';
  '/app/v1/appFreeSignUserReceive': 'appFreeSignUserReceive';
  '/app/v1/rechargeBonusCollection6': 'rechargeBonusCollection6';
  '/app/v1/receiverRechargeBonusCollection6': 'receiverRechargeBonusCollection6';
  '/app/v1/rechargeBonusCollection8': 'rechargeBonusCollection8';
  '/app/v1/receiverRechargeBonusCollection8': 'receiverRechargeBonusCollection8';
  '/app/v1/receiverRechargeBonusCollection8Extra': 'receiverRechargeBonusCollection8Extra';
  '/app/v1/bankruptBonus': 'bankruptBonus';
  '/app/v1/vipRebateUser': 'vipRebateUser';
  '/app/v1/vipRebateUserReceive': 'vipRebateUserReceive';
  '/app/v1/actInviteUser': 'actInviteUser';
  '/app/v1/actInviteUserRecord': 'actInviteUserRecord';
  '/app/v1/actInviteUserStatus': 'actInviteUserStatus';
  '/app/v1/actInviteUserExchange': 'actInviteUserExchange';
  '/app/v1/actInviteUserSpin': 'actInviteUserSpin';
  '/app/v1/appInviteBonus1User': 'appInviteBonus1User';
  '/app/v1/appInviteBonus1UserReceive': 'appInviteBonus1UserReceive';
  '/app/v1/agentData': 'agentData';
  '/app/v1/agent3Exchange': 'agent3Exchange';
  '/app/v1/appAgent5User': 'appAgent5User';
  '/app/v1/appAgent5UserLog': 'appAgent5UserLog';
  '/app/v1/appAgent5UserReceive': 'appAgent5UserReceive';
  '/app/v1/appAgent5UserInviteValidReceive': 'appAgent5UserInviteValidReceive';
  '/app/v1/agent4Data': 'agent4Data';
  '/app/v1/agent4InviteRows': 'agent4InviteRows';
  '/app/v1/agent4Scratch': 'agent4Scratch';
  '/app/v1/agent4Lottery': 'agent4Lottery';
  '/app/v1/agent4Award': 'agent4Award';
  '/app/v1/appProxyUser4TaskUser': 'appProxyUser4TaskUser';
  '/app/v1/appProxyUser4TaskUserShare': 'appProxyUser4TaskUserShare';
  '/app/v1/appProxyUser4TaskUserReceive': 'appProxyUser4TaskUserReceive';
  '/app/v1/appChristmasUser': 'appChristmasUser';
  '/app/v1/appChristmasUserOpen': 'appChristmasUserOpen';
  '/app/v1/appChristmasUserReceive': 'appChristmasUserReceive';
  '/app/v1/appChristmasUserExtra': 'appChristmasUserExtra';
  '/app/v1/appChristmasUserSign': 'appChristmasUserSign';
  '/app/v1/appNewYearUser': 'appNewYearUser';
  '/app/v1/appNewYearUserShare': 'appNewYearUserShare';
  '/app/v1/appNewYearUserReceiveTask': 'appNewYearUserReceiveTask';
  '/app/v1/appNewYearUserBoxOpen': 'appNewYearUserBoxOpen';
  '/app/v1/appNewYearUserExtra': 'appNewYearUserExtra';
  '/app/v1/appNewYearUserOpen': 'appNewYearUserOpen';
  '/app/v1/appFestivalUser': 'appFestivalUser';
  '/app/v1/appFestivalUserReceive': 'appFestivalUserReceive';
  '/app/v1/weekendLotteryUser': 'weekendLotteryUser';
  '/app/v1/weekendLotteryUserDraw': 'weekendLotteryUserDraw';
}
