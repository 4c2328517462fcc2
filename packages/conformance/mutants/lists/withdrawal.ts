import { defineMutants, mutate } from '../mutant.ts';

export const withdrawalMutants = defineMutants('withdrawal', 'withdrawal', {
  'src/domain/withdrawals/withdrawals.ts': {
    'one-hundredth-more-withdrawable, off-by-one-hundredth: lets a player withdraw a hundredth more': () =>
      mutate('getWithdrawable').replaceCode('Math.max(0, coin - turnoverLeft)', '$ + 1'),
    'takes-one-hundredth-less, off-by-one-hundredth: takes a hundredth less than is withdrawn': () =>
      mutate('openWithdrawal.amount').setField('amount', '$ + 1'),
    'returns-one-hundredth-less, off-by-one-hundredth: returns a hundredth less of a refused withdrawal':
      () =>
        mutate('refuseWithdrawal').replaceCode(
          "{ currency: 'coin', amount, reason: 'withdrawalReturned', reference: id }",
          "{ currency: 'coin', amount: amount - 1, reason: 'withdrawalReturned', reference: id }",
        ),
    'paid-stays-open, lost-transition: leaves a paid withdrawal open': () =>
      mutate('payWithdrawal').dropCall('close'),
    'refused-is-paid, lost-transition: shows a refused withdrawal as paid': () =>
      mutate('refuseWithdrawal').replaceName('refused', 'paid'),
    'refuses-the-minimum, limit-off-by-one: refuses exactly the minimum': () =>
      mutate('openWithdrawal').swapOperator('<', '<='),
    'refuses-the-maximum, limit-off-by-one: refuses exactly the maximum': () =>
      mutate('openWithdrawal').replaceCode('amount > maxAmount', 'amount >= maxAmount'),
    'refuses-the-whole-balance, limit-off-by-one: refuses exactly the withdrawable balance': () =>
      mutate('openWithdrawal').replaceCode(
        'amount > getWithdrawable(draft)',
        'amount >= getWithdrawable(draft)',
      ),
    'one-more-a-day, limit-off-by-one: allows four withdrawals a day': () =>
      mutate('remainingToday').replaceCode('content.withdrawal.perDay', '$ + 1'),
    'never-too-many-a-day, limit-off-by-one: does not apply the number of withdrawals a day': () =>
      mutate('openWithdrawal').swapOperator('===', '<'),
    'unverified-as-balance, wrong-errcode: answers 2503 to an unverified player': () =>
      mutate('openWithdrawal').replaceString('kycRequired', 'withdrawBalanceTooLow'),
    'range-as-balance, wrong-errcode: answers 2503 for an amount out of range': () =>
      mutate('openWithdrawal').replaceString('withdrawAmountOutOfRange', 'withdrawBalanceTooLow'),
    'balance-as-range, wrong-errcode: answers 2502 for too many coins': () =>
      mutate('openWithdrawal').replaceString('withdrawBalanceTooLow', 'withdrawAmountOutOfRange'),
    'limit-as-balance, wrong-errcode: answers 2503 for too many withdrawals': () =>
      mutate('openWithdrawal').replaceString('withdrawLimitReached', 'withdrawBalanceTooLow'),
    'unknown-card-as-unverified, wrong-errcode: answers 2501 for a bank without a card': () =>
      mutate('requireCard').replaceString('bankCardUnknown', 'kycRequired'),
    'balance-before-verification, wrong-order: checks the balance before the verification': () =>
      mutate('openWithdrawal').replaceCode(
        "if (!isVerified(draft)) throw new BusinessError('kycRequired');",
        "if (amount > getWithdrawable(draft)) throw new BusinessError('withdrawBalanceTooLow'); $",
      ),
    'returned-twice, paid-twice: returns the coins of a refused withdrawal twice': () =>
      mutate('refuseWithdrawal').replaceCode(
        "postEntry(draft, { currency: 'coin', amount, reason: 'withdrawalReturned', reference: id }, context);",
        "$ postEntry(draft, { currency: 'coin', amount, reason: 'withdrawalReturned', reference: id }, context);",
      ),
    'double-click-withdraws-twice, key-ignored: withdraws twice for a double click': () =>
      mutate('openWithdrawal').dropIf('duplicate'),
    'whole-card-number-in-the-list, foreign-data: shows the whole number of the card in the list of withdrawals':
      () => mutate('showWithdrawal').setField('cardNum', 'cardNum'),
    'limits-without-number-of-the-day, field-missing: leaves remainCount out of the limits': () =>
      mutate('withdrawalInfo').dropField('remainCount'),
    'refused-without-reason, field-missing: leaves the reason of a refusal out': () =>
      mutate('showWithdrawal').replaceCode('reason === undefined ? row : { ...row, reason }', 'row'),
    'fee-as-text, wrong-type: answers the fee as text': () =>
      mutate('withdrawalInfo').setField('fee', 'String($)'),
    'order-of-half-a-minute-ago, time-ignored: answers as time of a withdrawal half a minute before it': () =>
      mutate('openWithdrawal').setField('createTime', '$ - 30_000'),
    'whole-card-number-in-a-mail, foreign-data: writes the whole number of the card into the mail about a payment':
      () => mutate('payWithdrawal').unwrapCall('maskCard'),
    'grouped-card-number-in-a-mail, foreign-data: writes the number of the card in groups into the mail about a payment':
      () => mutate('payWithdrawal').replaceCode('maskCard(cardNum)', "cardNum.replaceAll(/(.{4})/g, '$1 ')"),
    'half-a-card-number-in-a-mail, foreign-data: writes the first ten digits of the card into the mail about a payment':
      () => mutate('payWithdrawal').replaceCode('maskCard(cardNum)', 'cardNum.slice(0, 10)'),
    'card-number-in-a-reason, foreign-data: names the whole number of the card in the reason of a refusal':
      () =>
        mutate('refuseWithdrawal')
          .dropAssignment('order.reason')
          .replaceCode(
            'close(draft, order, ExchangeStatus.refused);',
            '$ order.reason = `${reason} (${order.cardNum})`;',
          ),
    'card-number-in-the-history, foreign-data: names the whole number of the card in the history of the balance':
      () => mutate('openWithdrawal').setField('reference', '`${order.id}-${cardNum}`'),
    'phone-in-a-mail, foreign-data: writes the phone of the player into the mail about a refusal': () =>
      mutate('refuseWithdrawal').replaceCode(
        'formatAmount(amount)',
        '`${formatAmount(amount)} (${draft.mobile})`',
      ),
    'double-click-of-all-coins, wrong-errcode: refuses a double click with 2503 if the first click took all coins':
      () =>
        mutate('openWithdrawal')
          .dropStatement('const duplicate = findDuplicate(draft.withdrawals, { amount, bankId }, context);')
          .dropIf('duplicate')
          .replaceCode(
            "if (amount > getWithdrawable(draft)) throw new BusinessError('withdrawBalanceTooLow', { pointer });",
            '$ const duplicate = findDuplicate(draft.withdrawals, { amount, bankId }, context); if (duplicate) return duplicate;',
          ),
    'double-click-of-the-last-one, wrong-errcode: refuses a double click of the last withdrawal of a day with 2504':
      () =>
        mutate('openWithdrawal')
          .dropStatement('const duplicate = findDuplicate(draft.withdrawals, { amount, bankId }, context);')
          .dropIf('duplicate')
          .replaceCode(
            "if (remainingToday(draft, context) === 0) throw new BusinessError('withdrawLimitReached');",
            '$ const duplicate = findDuplicate(draft.withdrawals, { amount, bankId }, context); if (duplicate) return duplicate;',
          ),
    'number-per-day-of-a-card, limit-off-by-one: allows the number of withdrawals a day to each card': () =>
      mutate('openWithdrawal').replaceCode(
        'remainingToday(draft, context)',
        'remainingToday({ ...draft, withdrawals: draft.withdrawals.filter((order) => order.bankId === bankId) }, context)',
      ),
  },
  'src/domain/deposits/deposits.ts': {
    'deposit-may-go-at-once, lost-transition: asks for no stakes for a deposit': () =>
      mutate('settleOrder').dropAssignment('draft.turnoverLeft'),
    'only-the-last-deposit-is-staked, lost-transition: asks for the stakes of the last deposit only': () =>
      mutate('settleOrder').replaceCode(
        'draft.turnoverLeft += order.amount',
        'draft.turnoverLeft = order.amount',
      ),
    'largest-deposit-is-staked, lost-transition: asks for the stakes of the largest deposit only': () =>
      mutate('settleOrder').replaceCode(
        'draft.turnoverLeft += order.amount',
        'draft.turnoverLeft = Math.max(draft.turnoverLeft, order.amount)',
      ),
  },
  'src/domain/events/domain-events.ts': {
    'stakes-release-nothing, lost-transition: releases nothing for withdrawal when a player stakes': () =>
      mutate('handleStakePlaced').replaceCode(
        'Math.max(0, draft.turnoverLeft - amount)',
        'draft.turnoverLeft',
      ),
    'a-stake-releases-everything, lost-transition: releases everything for withdrawal with the first stake':
      () => mutate('handleStakePlaced').replaceCode('Math.max(0, draft.turnoverLeft - amount)', '0'),
  },
  'src/domain/withdrawals/withdrawal-orders.ts': {
    'refused-counts-for-the-day, lost-transition: counts refused withdrawals for the day': () =>
      mutate('countUsedToday').dropOperand('status !== ExchangeStatus.refused'),
    'day-in-utc, wrong-zone: counts the withdrawals of a day in UTC': () =>
      mutate('countUsedToday').replaceCode(
        'toDay(createTime, zoneMinutes) === toDay(now, zoneMinutes)',
        'toDay(createTime, 0) === toDay(now, 0)',
      ),
    'all-days-count, time-ignored: counts the withdrawals of all days': () =>
      mutate('countUsedToday').replaceCode(
        'toDay(createTime, zoneMinutes) === toDay(now, zoneMinutes)',
        'true',
      ),
  },
  'src/domain/money/bank-cards.ts': {
    'second-card-of-a-bank, lost-transition: adds a second card of a bank instead of replacing the first':
      () =>
        mutate('addCard').replaceCode(
          'if (same) { Object.assign(same, fields); return; }',
          'if (false) { Object.assign(same, fields); return; }',
        ),
    'six-cards, limit-off-by-one: binds six cards': () => mutate('addCard').swapOperator('>=', '>'),
    'unknown-bank-as-taken, wrong-errcode: answers 2402 for an unknown bank': () =>
      mutate('getBankName').replaceString('bankUnknown', 'bankCardTaken'),
    'too-many-cards-as-taken, wrong-errcode: answers 2402 for a sixth card': () =>
      mutate('addCard').replaceString('bankCardLimitReached', 'bankCardTaken'),
    'last-card-is-the-default, wrong-order: answers the latest card as the default one': () =>
      mutate('cardFields').replaceCode(
        '[appUserBank] = appUserBankList',
        'appUserBank = appUserBankList.at(-1)',
      ),
    'whole-card-number, foreign-data: shows whole card numbers': () =>
      mutate('visibleCard').unwrapCall('maskCard'),
    'whole-number-in-a-further-field, foreign-data: answers the whole number of a card in a further field':
      () => mutate('visibleCard').setField('cardNum', '$, digits: card.cardNum'),
    'grouped-number-in-a-further-field, foreign-data: answers the whole number of a card in groups': () =>
      mutate('visibleCard').setField('cardNum', "$, shown: card.cardNum.replaceAll(/(.{4})/g, '$1 ')"),
  },
  'src/handlers/withdraw.ts': {
    'oldest-first, wrong-order: lists withdrawals oldest first': () =>
      mutate('getExchangeOrder').replaceCode('player.withdrawals.toReversed()', '[...player.withdrawals]'),
    'order-number-as-number, wrong-type: answers the order number as a number': () =>
      mutate('exchange').setField('orderId', 'draft.withdrawals.length'),
    'refusal-takes-coins, refusal-with-effect: takes a hundredth with a refused withdrawal': () =>
      mutate('exchange').addEffectToRefusal('openWithdrawal', 'draft.coin -= 1;'),
    'refused-card-replaces-another, refusal-with-effect: loses the latest card when it refuses another one':
      () => mutate('addBankInfo').addEffectToRefusal('addCard', 'draft.cards.pop();'),
    'filter-of-the-page, wrong-order: selects withdrawals from the page instead of all': () =>
      mutate('getExchangeOrder').replaceCode(
        'getPage(filterOrders(player.withdrawals.toReversed(), input), input)',
        '{ rows: filterOrders(getPage(player.withdrawals.toReversed(), input).rows, input), total: filterOrders(player.withdrawals, input).length }',
      ),
    'total-without-the-filter, lost-transition: answers the number of all withdrawals where some are selected':
      () =>
        mutate('getExchangeOrder').replaceCode(
          'getPage(filterOrders(player.withdrawals.toReversed(), input), input)',
          '{ ...$, total: player.withdrawals.length }',
        ),
    'changed-card-is-the-default, wrong-order: answers the card that was changed as the default one': () =>
      mutate('modifyBankInfo').replaceCode(
        'savedFields(draft)',
        '{ ...$, appUserBank: savedFields(draft).appUserBankList.find((card) => card.id === id)! }',
      ),
  },
  'src/idempotency/fingerprint.ts': {
    'password-is-part-of-the-key, key-ignored: takes a repeat whose password is encrypted anew for another request':
      () => mutate('bodyFingerprint').replaceName('undefined', 'value'),
  },
  'src/domain/rewards/rewards.ts': {
    'reward-replaces-the-stakes, lost-transition: asks for the stakes of the last reward only': () =>
      mutate('grantItem').replaceCode(
        'draft.turnoverLeft += item.count * (item.betRate ?? 0)',
        'draft.turnoverLeft = item.count * (item.betRate ?? 0)',
      ),
  },
});
