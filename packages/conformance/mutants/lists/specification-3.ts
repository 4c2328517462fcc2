import { defineMutants, mutate } from '../mutant.ts';

/** Faults of careless backends, chosen from the specification and the contract without knowledge of the checks. */
export const furtherSpecificationMutants = defineMutants('specification', 'session', {
  'src/domain/accounts/lockout.ts': {
    'wrong-passwords-of-an-hour, time-ignored: counts wrong passwords until none comes for 15 minutes': () =>
      mutate('countFailure').replaceCode('lockout.failures += 1;', '$ lockout.since = now;'),
  },
  'src/handlers/account.ts': {
    'log-out-ends-all-sessions, lost-transition: revokes all tokens of the player at a log-out': () =>
      mutate('accountHandlers.accountLogout').replaceCode(
        'closeSession(draft, tx, token)',
        'closeSessions(draft, tx)',
      ),
  },
  'src/handlers/sms.ts': {
    'new-code-stays-locked, lost-transition: refuses a new code because of wrong tries with the last one':
      () => mutate('sendCode').setField('wrongTries', 'known?.wrongTries ?? 0'),
  },
  'src/domain/accounts/account-rules.ts': {
    'green-username-needs-a-code, wrong-errcode: refuses a username without a code in green mode': () =>
      mutate('isOtpRequired', 'regions').dropOperand('config.registerType !== LoginType.account'),
  },
  'src/domain/accounts/personal-data.ts': {
    'mail-address-cannot-be-emptied, lost-transition: keeps the old mail address if the new one is empty':
      () =>
        mutate('setPersonalData', 'player').replaceCode(
          '{ realName: realName.trim(), email, birthday, address: address.trim() }',
          "{ ...$, email: email || (draft.personal?.email ?? '') }",
        ),
  },
  'src/domain/money/history.ts': {
    'history-numbers-of-an-answer, wrong-type: numbers the rows of the history anew in each answer': () =>
      mutate('toRows', 'player').replaceCode('toRow(entry)', '{ ...$, id: rows.length + 1 }'),
    'history-balance-before-the-win, lost-transition: shows the balance after the bet for a round that won':
      () => mutate('toRows', 'player').dropAssignment('bet.balance'),
  },
  'src/domain/deposits/deposits.ts': {
    'closed-orders-count-as-waiting, limit-off-by-one: counts failed and expired orders as waiting for payment':
      () =>
        mutate('openOrder', 'deposit').replaceCode(
          'order.status === RechargeStatus.pending',
          'order.status !== RechargeStatus.done',
        ),
    'first-bonus-for-the-first-order, lost-transition: pays no first bonus if an earlier order was not paid':
      () =>
        mutate('settleOrder', 'deposit').replaceCode(
          'order.bonus = FIRST_DEPOSIT_BONUS;',
          'order.bonus = draft.orders[0]?.id === order.id ? FIRST_DEPOSIT_BONUS : 0;',
        ),
    'double-click-of-another-channel, key-ignored: takes the same amount by another channel for a double click':
      () => mutate('findDuplicate', 'deposit').dropOperand('order.rechargeType === wanted.rechargeType'),
  },
  'src/handlers/deposit.ts': {
    'record-total-without-filter, limit-off-by-one: counts all orders in the total of a filtered record':
      () => mutate('getRechargeRecord', 'deposit').setField('total', 'orders.length'),
    'payment-details-of-closed-orders, lost-transition: shows how to pay failed and expired orders': () =>
      mutate('record', 'deposit').replaceCode(
        'status === RechargeStatus.pending',
        'status !== RechargeStatus.done',
      ),
    'rupees-in-every-region, wrong-type: names rupees as the currency of a payment in every region': () =>
      mutate('instructions', 'regions').replaceCode('getCurrency(config)', "'PKR'"),
  },
  'src/idempotency/fingerprint.ts': {
    'repeat-encrypted-again, key-ignored: refuses a repeated withdrawal with a password encrypted again':
      () => mutate('bodyFingerprint', 'withdrawal').replaceCode('/password$/i', '/^password$/i'),
  },
  'src/domain/money/bank-cards.ts': {
    'full-list-replaces-no-card, wrong-order: refuses a new card for a bound bank if the list of cards is full':
      () =>
        mutate('addCard', 'withdrawal').replaceCode(
          "if (taken) throw new BusinessError('bankCardTaken', { pointer: '/cardNum' });",
          "if (draft.cards.length >= MAX_CARDS) throw new BusinessError('bankCardLimitReached'); $",
        ),
  },
  'src/domain/rewards/rewards.ts': {
    'turnover-once, lost-transition: requires the stake of a reward once instead of betRate times': () =>
      mutate('grantItem', 'withdrawal').replaceCode('item.betRate ?? 0', 'item.betRate ? 1 : 0'),
  },
  'src/domain/withdrawals/withdrawals.ts': {
    'refund-in-whole-coins, off-by-one-hundredth: returns only the whole coins of a refused withdrawal': () =>
      mutate('refuseWithdrawal', 'money').replaceCode(
        "{ currency: 'coin', amount, reason: 'withdrawalReturned', reference: id }",
        '{ ...$, amount: amount - (amount % 100) }',
      ),
  },
  'src/domain/kyc/pictures.ts': {
    'any-riff-file, wrong-errcode: accepts a sound file as a picture of a document': () =>
      mutate('isWebp', 'identity').dropOperand('startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8)'),
  },
  'src/handlers/kyc.ts': {
    'document-with-hyphens, foreign-data: verifies a second account with the same number without its hyphens':
      () => mutate('kycHandlers.addKyc', 'identity').unwrapCall('normalIdNumber'),
  },
  'src/domain/kyc/verification.ts': {
    'reason-while-waiting, lost-transition: shows the reason of the last rejection while the next try waits':
      () =>
        mutate('submitKyc', 'identity').setField(
          'files',
          '$, ...(kyc.reason === undefined ? {} : { reason: kyc.reason })',
        ),
  },
  'src/domain/money/safebox-transfer.ts': {
    'turnover-in-the-safebox, lost-transition: takes coins of the safebox off the coins that must be staked':
      () =>
        mutate('transferCoins', 'safebox').replaceCode(
          'return { safebox: draft.safebox, coin: draft.coin };',
          "if (from === 'coin') draft.turnoverLeft = Math.max(0, draft.turnoverLeft - amount); $",
        ),
  },
  'src/domain/accounts/safebox-lock.ts': {
    'unlock-instant, wrong-type: answers the instant of the unlocking instead of the time until then': () =>
      mutate('requireUnlocked', 'safebox').setField('retryAfterMs', 'safeLock.lockout.until'),
  },
  'src/domain/mail/mailbox.ts': {
    'mail-number-by-count, foreign-data: gives a new mail the number of another one after a deletion': () =>
      mutate('deliverMail', 'mail').swapOperator('+=', '= mailbox.mails.length +'),
  },
  'src/domain/promotions/red-packet.ts': {
    'red-packet-by-utc, wrong-zone: counts the days of the red packet in UTC': () =>
      mutate('sendRedPacket', 'mail').replaceCode('context.config.zoneMinutes', '0'),
  },
  'src/domain/rewards/tickets.ts': {
    'received-tickets-vanish, field-missing: lists only the bonus tickets that are not received': () =>
      mutate('showTickets', 'points').replaceCode(
        'now < expiry(player, ticket)',
        '$ && !player.tickets.includes(ticket.id)',
      ),
  },
  'src/handlers/points.ts': {
    'tasks-before-the-claim, lost-transition: answers a claim with the state of the tasks before it': () =>
      mutate('pointsHandlers.receiveTaskAward', 'points')
        .replaceCode(
          'const propList = receiveTaskAward(draft, taskId, call);',
          'const before = taskOverview(draft, call); $',
        )
        .replaceCode('taskOverview(draft, call)', 'before'),
  },
  'src/domain/promotions/login-pay.ts': {
    'extended-card-pays-again, paid-twice: pays an extended card a second time on the same day': () =>
      mutate('buyLoginPay', 'daily').replaceCode('owned.days += days;', '{ $ owned.receivedDay = 0; }'),
    'used-up-card-still-runs, time-ignored: reports a running card after all its days are received': () =>
      mutate('ownsRunningCard', 'daily').replaceCode('days > 0', 'true'),
  },
  'src/domain/promotions/continuous-recharge.ts': {
    'full-row-without-its-final-reward, lost-transition: restarts a full row before its final reward is claimed':
      () => mutate('isUsedUp', 'recharge').dropOperand('extraClaimed'),
  },
  'src/domain/promotions/accumulated-recharge.ts': {
    'steps-in-their-order, wrong-errcode: refuses a reached deposit step while an earlier one is not claimed':
      () =>
        mutate('claimAccumulatedRecharge', 'recharge').replaceCode(
          '() => state.total',
          '() => (awardId <= state.claimed.length + 1 ? state.total : 0)',
        ),
  },
  'src/domain/promotions/first-charge.ts': {
    'second-first-charge, paid-twice: replaces the bought offer when a second order of an offer is paid':
      () =>
        mutate('buyFirstCharge', 'recharge').replaceCode(
          'actType !== RechargeBonusKind.firstCharge || draft.promotions.firstCharge',
          'actType !== RechargeBonusKind.firstCharge',
        ),
  },
  'src/domain/promotions/vip-rebate.ts': {
    'claim-takes-the-stakes-of-today, lost-transition: loses the stakes of today when the rebate is received':
      () =>
        mutate('receiveVipRebate', 'recharge').replaceCode(
          '{ ...rebate, waiting: 0, receivedDay: rebate.day }',
          '{ ...$, staked: 0 }',
        ),
  },
  'src/domain/invitations/incomes.ts': {
    'income-with-its-first-time, time-ignored: shows the time of the first part of an income': () =>
      mutate('addIncome', 'invitations').replaceCode(
        '{ ...income, amount: income.amount + (earlier?.amount ?? 0) }',
        '{ ...$, at: earlier?.at ?? income.at }',
      ),
  },
  'src/domain/invitations/agent-count.ts': {
    'invited-when-qualified, time-ignored: shows when an invited player qualified as the time of the invitation':
      () => mutate('invitedRows', 'invitations').setField('timestamp', 'validAt || invitedAt'),
  },
  'src/domain/invitations/spin.ts': {
    'exchanged-for-ever, lost-transition: offers no spins in the rounds after an exchange': () =>
      mutate('getRoundStatus', 'invitations').replaceCode(
        '{ round, won: [], exchanged: false }',
        '{ ...$, exchanged: spin?.exchanged ?? false }',
      ),
  },
  'src/domain/rewards/staged-claims.ts': {
    'keyed-claim-as-double-click, key-ignored: refuses a claim from the next step that has a key of its own':
      () =>
        mutate('claimItem', 'invitations').replaceCode(
          'isDoubleSubmit(submission, last.at)',
          'isDoubleSubmit({ now: submission.now }, last.at)',
        ),
  },
  'src/domain/money/trades.ts': {
    'win-of-the-oldest-game, wrong-order: names the game played longest ago in the ticker of New Year': () =>
      mutate('recordNewYearWin', 'seasons').replaceCode('player.history[0]', 'player.history.at(-1)'),
  },
  'src/domain/seasons/weekend-lottery.ts': {
    'weekend-over-on-saturday, time-ignored: reports all draws of the weekend as made on Saturday': () =>
      mutate('showWeekend', 'seasons').replaceCode('today.isLast', 'today.isOpen'),
  },
  'src/domain/games/games.ts': {
    'game-played-again-stays-behind, wrong-order: leaves a game that is played again at its place of Recent':
      () =>
        mutate('openGame', 'games').replaceCode(
          '[gameId, ...draft.history.filter((id) => id !== gameId)]',
          '(draft.history.includes(gameId) ? draft.history : [gameId, ...draft.history])',
        ),
  },
});
