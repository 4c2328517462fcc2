import { defineMutants, mutate } from '../mutant.ts';

export const withdrawalMutants = defineMutants('withdrawal', 'withdrawal', {
  'src/domain/withdrawals/withdrawals.ts': {
    'one-hundredth-more-withdrawable': mutate('getWithdrawable')
      .replaceCode('Math.max(0, coin - turnoverLeft)', '$ + 1')
      .as('off-by-one-hundredth: lets a player withdraw a hundredth more'),
    'takes-one-hundredth-less': mutate('openWithdrawal.amount')
      .setField('amount', '$ + 1')
      .as('off-by-one-hundredth: takes a hundredth less than is withdrawn'),
    'returns-one-hundredth-less': mutate('refuseWithdrawal')
      .replaceCode(
        "{ currency: 'coin', amount, reason: 'withdrawalReturned', reference: id }",
        "{ currency: 'coin', amount: amount - 1, reason: 'withdrawalReturned', reference: id }",
      )
      .as('off-by-one-hundredth: returns a hundredth less of a refused withdrawal'),
    'paid-stays-open': mutate('payWithdrawal')
      .dropCall('close')
      .as('lost-transition: leaves a paid withdrawal open'),
    'refused-is-paid': mutate('refuseWithdrawal')
      .replaceName('refused', 'paid')
      .as('lost-transition: shows a refused withdrawal as paid'),
    'refuses-the-minimum': mutate('openWithdrawal')
      .swapOperator('<', '<=')
      .as('limit-off-by-one: refuses exactly the minimum'),
    'refuses-the-maximum': mutate('openWithdrawal')
      .replaceCode('amount > maxAmount', 'amount >= maxAmount')
      .as('limit-off-by-one: refuses exactly the maximum'),
    'refuses-the-whole-balance': mutate('openWithdrawal')
      .replaceCode('amount > getWithdrawable(draft)', 'amount >= getWithdrawable(draft)')
      .as('limit-off-by-one: refuses exactly the withdrawable balance'),
    'one-more-a-day': mutate('remainingToday')
      .replaceCode('content.withdrawal.perDay', '$ + 1')
      .as('limit-off-by-one: allows four withdrawals a day'),
    'never-too-many-a-day': mutate('openWithdrawal')
      .swapOperator('===', '<')
      .as('limit-off-by-one: does not apply the number of withdrawals a day'),
    'unverified-as-balance': mutate('openWithdrawal')
      .replaceString('kycRequired', 'withdrawBalanceTooLow')
      .as('wrong-errcode: answers 2503 to an unverified player'),
    'range-as-balance': mutate('openWithdrawal')
      .replaceString('withdrawAmountOutOfRange', 'withdrawBalanceTooLow')
      .as('wrong-errcode: answers 2503 for an amount out of range'),
    'balance-as-range': mutate('openWithdrawal')
      .replaceString('withdrawBalanceTooLow', 'withdrawAmountOutOfRange')
      .as('wrong-errcode: answers 2502 for too many coins'),
    'limit-as-balance': mutate('openWithdrawal')
      .replaceString('withdrawLimitReached', 'withdrawBalanceTooLow')
      .as('wrong-errcode: answers 2503 for too many withdrawals'),
    'unknown-card-as-unverified': mutate('requireCard')
      .replaceString('bankCardUnknown', 'kycRequired')
      .as('wrong-errcode: answers 2501 for a bank without a card'),
    'balance-before-verification': mutate('openWithdrawal')
      .replaceCode(
        "if (!isVerified(draft)) throw new BusinessError('kycRequired');",
        "if (amount > getWithdrawable(draft)) throw new BusinessError('withdrawBalanceTooLow'); $",
      )
      .as('wrong-order: checks the balance before the verification'),
    'returned-twice': mutate('refuseWithdrawal')
      .replaceCode(
        "postEntry(draft, { currency: 'coin', amount, reason: 'withdrawalReturned', reference: id }, context);",
        "$ postEntry(draft, { currency: 'coin', amount, reason: 'withdrawalReturned', reference: id }, context);",
      )
      .as('paid-twice: returns the coins of a refused withdrawal twice'),
    'double-click-withdraws-twice': mutate('openWithdrawal')
      .dropIf('duplicate')
      .as('key-ignored: withdraws twice for a double click'),
    'whole-card-number-in-the-list': mutate('showWithdrawal')
      .setField('cardNum', 'cardNum')
      .as('foreign-data: shows the whole number of the card in the list of withdrawals'),
    'limits-without-number-of-the-day': mutate('withdrawalInfo')
      .dropField('remainCount')
      .as('field-missing: leaves remainCount out of the limits'),
    'refused-without-reason': mutate('showWithdrawal')
      .replaceCode('reason === undefined ? row : { ...row, reason }', 'row')
      .as('field-missing: leaves the reason of a refusal out'),
    'fee-as-text': mutate('withdrawalInfo')
      .setField('fee', 'String($)')
      .as('wrong-type: answers the fee as text'),
  },
  'src/domain/deposits/deposits.ts': {
    'deposit-may-go-at-once': mutate('settleOrder')
      .dropAssignment('draft.turnoverLeft')
      .as('lost-transition: asks for no stakes for a deposit'),
  },
  'src/domain/events/domain-events.ts': {
    'stakes-release-nothing': mutate('handleStakePlaced')
      .replaceCode('Math.max(0, draft.turnoverLeft - amount)', 'draft.turnoverLeft')
      .as('lost-transition: releases nothing for withdrawal when a player stakes'),
  },
  'src/domain/withdrawals/withdrawal-orders.ts': {
    'refused-counts-for-the-day': mutate('countUsedToday')
      .dropOperand('status !== ExchangeStatus.refused')
      .as('lost-transition: counts refused withdrawals for the day'),
    'day-in-utc': mutate('countUsedToday')
      .replaceCode(
        'toDay(createTime, zoneMinutes) === toDay(now, zoneMinutes)',
        'toDay(createTime, 0) === toDay(now, 0)',
      )
      .as('wrong-zone: counts the withdrawals of a day in UTC'),
    'all-days-count': mutate('countUsedToday')
      .replaceCode('toDay(createTime, zoneMinutes) === toDay(now, zoneMinutes)', 'true')
      .as('time-ignored: counts the withdrawals of all days'),
  },
  'src/domain/money/bank-cards.ts': {
    'second-card-of-a-bank': mutate('addCard')
      .replaceCode(
        'if (same) { Object.assign(same, fields); return; }',
        'if (false) { Object.assign(same, fields); return; }',
      )
      .as('lost-transition: adds a second card of a bank instead of replacing the first'),
    'six-cards': mutate('addCard').swapOperator('>=', '>').as('limit-off-by-one: binds six cards'),
    'unknown-bank-as-taken': mutate('getBankName')
      .replaceString('bankUnknown', 'bankCardTaken')
      .as('wrong-errcode: answers 2402 for an unknown bank'),
    'too-many-cards-as-taken': mutate('addCard')
      .replaceString('bankCardLimitReached', 'bankCardTaken')
      .as('wrong-errcode: answers 2402 for a sixth card'),
    'last-card-is-the-default': mutate('cardFields')
      .replaceCode('[appUserBank] = appUserBankList', 'appUserBank = appUserBankList.at(-1)')
      .as('wrong-order: answers the latest card as the default one'),
    'whole-card-number': mutate('visibleCard')
      .unwrapCall('maskCard')
      .as('foreign-data: shows whole card numbers'),
  },
  'src/handlers/withdraw.ts': {
    'oldest-first': mutate('getExchangeOrder')
      .replaceCode('player.withdrawals.toReversed()', '[...player.withdrawals]')
      .as('wrong-order: lists withdrawals oldest first'),
    'order-number-as-number': mutate('exchange')
      .setField('orderId', 'draft.withdrawals.length')
      .as('wrong-type: answers the order number as a number'),
    'refusal-takes-coins': mutate('exchange')
      .addEffectToRefusal('openWithdrawal', 'draft.coin -= 1;')
      .as('refusal-with-effect: takes a hundredth with a refused withdrawal'),
  },
  'src/idempotency/fingerprint.ts': {
    'password-is-part-of-the-key': mutate('bodyFingerprint')
      .replaceName('undefined', 'value')
      .as('key-ignored: takes a repeat whose password is encrypted anew for another request'),
  },
  'src/handlers/bank.ts': {
    'refused-card-replaces-another': mutate('addBankInfo')
      .addEffectToRefusal('addCard', 'draft.cards.pop();')
      .as('refusal-with-effect: loses the latest card when it refuses another one'),
  },
});
