import { defineMutants, mutate } from '../mutant.ts';

/** More faults chosen from the specification alone by somebody who had not seen the checks. */
export const moreSpecificationMutants = defineMutants('specification', 'session', {
  'src/domain/accounts/account-rules.ts': {
    'login-name-of-fifty-characters, limit-off-by-one: refuses a log-in name of 50 characters as malformed instead of unknown':
      () => mutate('ACCOUNT_INPUT_MAX').replaceNumber('50', '49'),
  },
  'src/handlers/registration.ts': {
    'registration-with-a-bound-number, foreign-data: opens an account with a phone number that another player has bound':
      () =>
        mutate('requireFree').replaceCode(
          'await tx.draft(mobileKey(countryCode, mobile))',
          '($) && undefined',
        ),
    'invite-code-lost-with-a-one-time-code, lost-transition: forgets the inviting player if the registration has a one-time code':
      () =>
        mutate('register', 'invitations').replaceCode(
          'await getSuperior(tx, outValue)',
          "code === '' ? $ : 0",
        ),
  },
  'src/handlers/social-login.ts': {
    'account-for-every-social-sign-in, lost-transition: opens another account when a social identity signs in again':
      () => mutate('openLinked').dropCall('create'),
  },
  'src/handlers/account.ts': {
    'avatar-0-cannot-be-chosen, lost-transition: keeps the old avatar if the player chooses the avatar 0':
      () => mutate('updateProfile', 'player').replaceCode('avatar !== undefined', 'avatar'),
  },
  'src/handlers/personal.ts': {
    'superior-does-not-count-the-player, lost-transition: counts a player who fills in the superior later only from the first deposit on':
      () => mutate('agentFill', 'invitations').dropCall('reportArrival'),
  },
  'src/domain/links/short-links.ts': {
    'short-link-without-its-query, lost-transition: shortens a share link without its query parameters': () =>
      mutate('requireOwnAddress', 'player').replaceCode('return href;', "return href.split('?')[0];"),
  },
  'src/domain/deposits/deposits.ts': {
    'first-bonus-counts-as-recharge, paid-twice: adds the bonus of the first deposit to the total recharge':
      () =>
        mutate('settleOrder', 'deposit').replaceCode(
          'draft.totalRecharge += order.amount',
          '$ + (draft.firstRecharge ? 0 : FIRST_DEPOSIT_BONUS)',
        ),
    'card-for-a-qr-code, wrong-errcode: requires a bank card for every channel, also a QR code, if bank deposits require one':
      () => mutate('requireChannel', 'deposit').dropOperand("channel.kind === 'bank'"),
  },
  'src/handlers/deposit.ts': {
    'qr-countdown-from-the-reading, time-ignored: answers the time of the call as the creation time of a QR code that is read again':
      () => mutate('instructions', 'deposit').setField('createTime', 'now'),
    'order-currency-of-pakistan, lost-transition: answers deposit orders with the currency of Pakistan in every region':
      () => mutate('instructions', 'regions').replaceCode('getCurrency(config)', "'PKR'"),
  },
  'src/domain/display/pages.ts': {
    'page-after-the-last-repeats-it, wrong-order: answers the last page of a list again for every later page':
      () =>
        mutate('getPage', 'deposit').replaceCode(
          'rows.slice((page - 1) * pageSize, page * pageSize)',
          'rows.slice((Math.min(page, Math.ceil(rows.length / pageSize) || 1) - 1) * pageSize).slice(0, pageSize)',
        ),
  },
  'src/domain/withdrawals/withdrawals.ts': {
    'withdrawable-with-the-safebox, lost-transition: counts the coins in the safebox as withdrawable': () =>
      mutate('withdrawalInfo', 'safebox').setField('withdrawable', '$ + player.safebox'),
    'full-card-number-in-the-mail, foreign-data: writes the full card number into the mail about a paid withdrawal':
      () => mutate('payWithdrawal', 'withdrawal').unwrapCall('maskCard'),
  },
  'src/domain/withdrawals/withdrawal-orders.ts': {
    'same-amount-to-another-card, key-ignored: treats a withdrawal of the same amount to another card as a double click':
      () => mutate('findDuplicate', 'withdrawal').dropOperand('order.bankId === wanted.bankId'),
  },
  'src/domain/money/bank-cards.ts': {
    'merged-card-with-the-old-holder, lost-transition: keeps the old account name when a card of the same bank is added':
      () =>
        mutate('addCard', 'withdrawal').replaceCode(
          'Object.assign(same, fields)',
          'Object.assign(same, { ...fields, accountName: same.accountName })',
        ),
  },
  'src/domain/money/safebox-transfer.ts': {
    'turnover-by-safebox-moves, lost-transition: counts each move of the safebox as turnover of a reward':
      () =>
        mutate('transferCoins', 'safebox').replaceCode(
          'return { safebox: draft.safebox, coin: draft.coin };',
          'draft.turnoverLeft = Math.max(0, draft.turnoverLeft - amount); return { safebox: draft.safebox, coin: draft.coin };',
        ),
  },
  'src/domain/money/trades.ts': {
    'account-name-in-the-ticker, foreign-data: shows the account name of a player without a mobile number in the tickers':
      () =>
        mutate('publicName', 'games').replaceCode(
          "maskPhone(player.mobile || `3${String(player.id).padStart(9, '0')}`)",
          "player.mobile === '' ? player.account : maskPhone(player.mobile)",
        ),
  },
  'src/domain/kyc/verification.ts': {
    'fields-of-the-first-verification, lost-transition: answers the fields of the rejected verification after another one was submitted':
      () => mutate('submitKyc', 'identity').setField('submitted', 'kyc.submitted ?? data'),
    'second-picture-is-not-checked, wrong-errcode: accepts a verification whose second picture was never uploaded':
      () => mutate('submitKyc', 'identity').replaceCode('data.fileIds', '$.slice(0, 1)'),
  },
  'src/domain/mail/mailbox.ts': {
    'notice-stays-unread, lost-transition: does not mark a notice as read when it is opened': () =>
      mutate('openMail', 'mail').replaceCode('mail.read = true', "mail.read = mail.kind === 'mail'"),
    'id-of-a-deleted-mail, foreign-data: numbers a new mail by the count of mails, so that an id is used again after a mail was deleted':
      () => mutate('deliverMail', 'mail').setField('id', 'mailbox.mails.length + 1'),
  },
  'src/domain/rewards/tasks.ts': {
    'deposits-of-a-day-not-added, lost-transition: counts only the largest deposit of the day for the tasks about deposits of today':
      () =>
        mutate('countTaskAction', 'points').replaceCode(
          '(draft.taskActions[today] ?? 0) + by',
          "taskAction === 'depositAmount' ? Math.max(draft.taskActions[today] ?? 0, by) : $",
        ),
    'second-item-of-a-task, lost-transition: answers all items of a task reward but grants only the first one':
      () =>
        mutate('receiveTaskAward', 'points').replaceCode(
          'grantRewards(draft, task.propList, origin, context)',
          '(grantRewards(draft, task.propList.slice(0, 1), origin, context), task.propList.map((item) => ({ ...item })))',
        ),
  },
  'src/handlers/telemetry.ts': {
    'follow-of-any-network, foreign-data: completes the task of the first social network whichever one the player follows':
      () =>
        mutate('getTaskAction', 'points').replaceCode(
          "reported.network === data?.['network']",
          "data?.['network'] !== undefined",
        ),
  },
  'src/domain/promotions/free-sign.ts': {
    'sign-in-day-in-utc, wrong-zone: records a daily sign-in for the day in UTC, so that it can be repeated after an early one':
      () =>
        mutate('signForDay', 'daily').replaceCode(
          'toDay(context.now, context.config.zoneMinutes)',
          'toDay(context.now, 0)',
        ),
  },
  'src/domain/promotions/login-pay.ts': {
    'used-up-card-still-counts, limit-off-by-one: answers that the player has a paid login card when all of its days are received':
      () => mutate('ownsRunningCard', 'daily').swapOperator('>', '>='),
  },
  'src/domain/promotions/supply.ts': {
    'relief-offered-twice-a-day, time-ignored: offers the relief again if the player loses all coins again on the same day':
      () => mutate('isBankrupt', 'recharge').dropOperand('!wasSuppliedToday(player, context)'),
  },
  'src/domain/promotions/first-charge.ts': {
    'first-charge-of-two-orders, paid-twice: starts the items of a first charge again when a second order for one is paid':
      () =>
        mutate('buyFirstCharge', 'recharge').replaceCode(
          'actType !== RechargeBonusKind.firstCharge || draft.promotions.firstCharge',
          'actType !== RechargeBonusKind.firstCharge',
        ),
  },
  'src/domain/promotions/continuous-recharge.ts': {
    'streak-with-a-missed-day, limit-off-by-one: continues the row of deposits after a whole day without one':
      () => mutate('toRow', 'recharge').replaceNumber('1', '2'),
  },
  'src/domain/promotions/coupons.ts': {
    'coupon-at-its-minimum, limit-off-by-one: does not apply a coupon to a deposit of exactly its minimum amount':
      () => mutate('couponCoins', 'recharge').swapOperator('>=', '>'),
  },
  'src/domain/invitations/agent5.ts': {
    'valid-steps-by-all-invited, foreign-data: shows the steps for valid invited players as reached by players who have not deposited':
      () =>
        mutate('showAgent5', 'invitations').replaceCode(
          'showSteps(content.invitations.agent5.steps, inviteValidCount, claimed)',
          'showSteps(content.invitations.agent5.steps, player.invited.length, claimed)',
        ),
  },
  'src/domain/invitations/agent-count.ts': {
    'draw-stops-on-the-next-field, wrong-order: answers the field after the one whose prize the draw grants':
      () =>
        mutate('drawForInvited', 'invitations').setField(
          'index',
          '(index + 1) % context.content.invitations.agentCount.prizes.length',
        ),
  },
  'src/domain/seasons/christmas.ts': {
    'reward-by-the-number-of-sign-ins, wrong-order: grants the Christmas reward of an earlier day after a missed day':
      () =>
        mutate('signChristmas', 'seasons').replaceCode(
          'Math.min(day, days.length)',
          'Math.min(signDays.length, days.length)',
        ),
  },
  'src/domain/seasons/new-year.ts': {
    'firework-for-a-lottery-item, lost-transition: takes a lottery item instead of a firework when a firework is lit':
      () =>
        mutate('drawNewYear', 'seasons').replaceCode(
          'spendItem(draft, propId, firework, context)',
          'spendItem(draft, newYearLottery, firework, context)',
        ),
  },
  'src/domain/rewards/staged-claims.ts': {
    'items-of-the-previous-step, lost-transition: refuses an item as received if the previous step of the festival or of the invite bonus had it':
      () => mutate('claimItem', 'seasons').dropAssignment('claims.received'),
  },
  'src/domain/seasons/weekend-days.ts': {
    'weekend-in-utc, wrong-zone: opens and closes the weekend lottery at midnight in UTC': () =>
      mutate('getLotteryDay', 'seasons').replaceCode('toDay(now, days.zoneMinutes)', 'toDay(now, 0)'),
  },
  'src/seed/content.ts': {
    'payment-methods-of-the-earlier-mode, time-ignored: keeps the list of payment methods when the mode is changed to green or back':
      () =>
        mutate('createContent', 'regions').replaceCode(
          '[mode, maintenance, maintainGameIds, closedBrandIds, lists, gameCount, baseTime]',
          '[maintenance, maintainGameIds, closedBrandIds, lists, gameCount, baseTime]',
        ),
  },
  'src/domain/games/games.ts': {
    'favourite-in-maintenance, wrong-errcode: refuses a game in maintenance as a favourite with 1004': () =>
      mutate('setFavourite', 'games').replaceCode(
        '!findListedGame(content, gameId)',
        '$ || isInMaintenance(content.gamesById.get(gameId))',
      ),
  },
  'src/idempotency/keyed-call.ts': {
    'key-of-another-call, key-ignored: answers a call with the stored answer of another call that had the same key':
      () => mutate('#replay').dropOperand('stored.operation !== this.#operation.id'),
  },
});
