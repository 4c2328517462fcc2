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
