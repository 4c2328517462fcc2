import { defineMutants, mutate } from '../mutant.ts';

export const depositMutants = defineMutants('deposit', 'deposit', {
  'src/domain/deposits/deposits.ts': {
    'credits-one-hundredth-less': mutate('settleOrder')
      .replaceCode(
        "{ currency: 'coin', amount: order.amount, reason: 'deposit', reference }",
        "{ currency: 'coin', amount: order.amount - 1, reason: 'deposit', reference }",
      )
      .as('off-by-one-hundredth: credits a hundredth less than was deposited'),
    'first-bonus-one-hundredth-more': mutate('FIRST_DEPOSIT_BONUS')
      .replaceNumber('300_00', '300_01')
      .as('off-by-one-hundredth: adds 300.01 coins to the first deposit'),
    'counts-one-hundredth-less': mutate('settleOrder')
      .replaceCode('draft.totalRecharge += order.amount', '$ - 1')
      .as('off-by-one-hundredth: counts a hundredth less as total of the deposits'),
    'refuses-the-minimum': mutate('requireChannel')
      .swapOperator('<', '<=')
      .as('limit-off-by-one: refuses exactly the minimum of a channel'),
    'refuses-the-maximum': mutate('requireChannel')
      .swapOperator('>', '>=')
      .as('limit-off-by-one: refuses exactly the maximum of a channel'),
    'accepts-one-waiting-order-more': mutate('openOrder')
      .swapOperator('>=', '>')
      .as('limit-off-by-one: accepts 21 waiting orders'),
    'unknown-channel-as-amount': mutate('requireChannel')
      .replaceString('rechargeChannelUnknown', 'rechargeAmountOutOfRange')
      .as('wrong-errcode: answers 2302 for an unknown channel'),
    'amount-as-unknown-channel': mutate('requireChannel')
      .replaceString('rechargeAmountOutOfRange', 'rechargeChannelUnknown')
      .as('wrong-errcode: answers 2301 for an amount out of range'),
    'too-many-orders-as-no-bonus': mutate('openOrder')
      .replaceString('rechargeOrdersPending', 'rechargeBonusUnavailable')
      .as('wrong-errcode: answers 2304 for too many waiting orders'),
    'missing-card-as-unknown-channel': mutate('requireChannel')
      .replaceString('bankCardRequired', 'rechargeChannelUnknown')
      .as('wrong-errcode: answers 2301 instead of asking for a bank card'),
    'forgets-that-it-credited': mutate('settleOrder')
      .replaceStatements(
        'if (order.status !== RechargeStatus.pending) return;',
        'close(draft, order, RechargeStatus.done);',
        'order.status = RechargeStatus.done;',
      )
      .as('paid-twice: credits an order each time its payment is reported'),
    'bonus-with-every-deposit': mutate('settleOrder')
      .replaceCode('!draft.firstRecharge', 'true')
      .as('paid-twice: adds the bonus of the first deposit to every deposit'),
    'declined-stays-open': mutate('failOrder')
      .dropCall('close')
      .as('lost-transition: leaves a declined order open'),
    'expired-stays-open': mutate('depositTimers')
      .replaceCode(
        'if (order.settleAt > 0) settleOrder(draft, order, context); else close(draft, order, RechargeStatus.expired);',
        'if (order.settleAt > 0) settleOrder(draft, order, context);',
      )
      .as('lost-transition: never closes an order that nobody paid'),
    'first-deposit-not-noted': mutate('settleOrder')
      .replaceCode('true', 'draft.firstRecharge && $')
      .as('lost-transition: does not remember that the first deposit was made'),
    'no-ticker-entry': mutate('settleOrder')
      .dropCall('recordTrade')
      .as('lost-transition: does not show deposits among the latest trades'),
    'window-of-a-hundred-minutes': mutate('order')
      .replaceCode('qrWindowMs', '10 * $')
      .as('time-ignored: keeps a payment code open ten times as long'),
    'bank-transfer-expires': mutate('openOrder')
      .setField('expireTime', 'context.now + qrWindowMs')
      .as('time-ignored: closes a bank transfer after ten minutes'),
    'double-click-opens-a-second-order': mutate('openOrder')
      .dropIf('duplicate')
      .as('key-ignored: opens a second order for a double click'),
  },
  'src/domain/promotions/coupons.ts': {
    'coupon-adds-one-hundredth': mutate('couponCoins')
      .replaceCode('Math.floor((amount * prop.num) / 100)', '$ + 1')
      .as('off-by-one-hundredth: adds a hundredth to what a percentage coupon gives'),
    'coupon-beyond-its-limit': mutate('couponCoins')
      .swapOperator('>=', '>')
      .as('limit-off-by-one: uses a coupon that gives coins only above its limit'),
    'coupon-is-not-used-up': mutate('applyCoupon')
      .dropCall('removeItems')
      .as('paid-twice: uses a coupon again and again'),
    'smallest-coupon': mutate('applyCoupon')
      .replaceCode('b.coins - a.coins', 'Number(a.coins === 0) - Number(b.coins === 0) || a.coins - b.coins')
      .as('wrong-order: uses the coupon that adds least'),
  },
  'src/domain/player/double-submit.ts': {
    'double-click-of-three-seconds': mutate('isDoubleSubmit')
      .swapOperator('<', '<=')
      .as('limit-off-by-one: takes a request exactly three seconds later for a double click'),
    'other-key-is-a-double-click': mutate('isDoubleSubmit')
      .dropOperand('keyed === undefined')
      .as('key-ignored: takes a request with another key for a double click'),
  },
  'src/handlers/deposit.ts': {
    'expired-as-failed': mutate('checkRechargeOrder')
      .replaceString('rechargeOrderExpired', 'rechargeOrderFailed')
      .as('wrong-errcode: answers that the payment failed for an order that expired'),
    'unknown-order-as-expired': mutate('ownOrder')
      .replaceString('rechargeOrderUnknown', 'rechargeOrderExpired')
      .as('wrong-errcode: answers that an unknown order expired'),
    'waiting-counts-as-done': mutate('checkRechargeOrder')
      .setField('isRechargeDone', '$ || order.status === RechargeStatus.pending')
      .as('lost-transition: answers that a waiting order is paid'),
    'time-left-stands-still': mutate('timeLeft')
      .replaceName('now', 'createTime')
      .as('time-ignored: answers the whole window as time left'),
    'order-of-another-player': mutate('checkRechargeOrder')
      .replaceCode(
        "(player, { orderId }) => { const order = ownOrder(player, orderId); if (order.status === RechargeStatus.expired) throw new BusinessError('rechargeOrderExpired'); if (order.status === RechargeStatus.failed) throw new BusinessError('rechargeOrderFailed'); return { isRechargeDone: order.status === RechargeStatus.done }; }",
        `async (player, { orderId }, { world }) => { const owner = (await world.store.load(\`player:\${/\\d{5,15}/.exec(orderId)?.[0]}\`)).value ?? player; const order = ownOrder(owner, orderId); if (order.status === RechargeStatus.expired) throw new BusinessError('rechargeOrderExpired'); if (order.status === RechargeStatus.failed) throw new BusinessError('rechargeOrderFailed'); return { isRechargeDone: order.status === RechargeStatus.done }; }`,
      )
      .as('foreign-data: answers the state of an order of another player'),
    'oldest-first': mutate('getRechargeRecord')
      .replaceCode('player.orders.toReversed()', '[...player.orders]')
      .as('wrong-order: lists deposits oldest first'),
    'record-without-bonus': mutate('record')
      .dropField('bonus')
      .as('field-missing: leaves the bonus out of the record of a deposit'),
    'code-without-expiry': mutate('instructions')
      .dropField('expireTime')
      .as('field-missing: leaves the end of the window out of the payment code'),
    'record-total-missing': mutate('getRechargeRecord')
      .dropField('total')
      .as('field-missing: leaves the number of deposits out of their list'),
    'done-as-number': mutate('checkRechargeOrder')
      .setField('isRechargeDone', 'Number($)')
      .as('wrong-type: answers isRechargeDone as a number'),
    'amount-as-text': mutate('record')
      .setField('amount', 'String($)')
      .as('wrong-type: answers the amount of a deposit as text'),
    'refusal-counts-as-deposit': mutate('recharge3')
      .addEffectToRefusal('openOrder', 'draft.totalRecharge += amount;')
      .as('refusal-with-effect: counts a refused request as a deposit'),
    'refusal-closes-an-order': mutate('recharge3')
      .addEffectToRefusal('openOrder', 'draft.orders.pop();')
      .as('refusal-with-effect: loses the latest order when it refuses another one'),
  },
  'src/store/transaction.ts': {
    'simultaneous-changes-overwrite': mutate('attempt')
      .replaceCode(
        'result = await work(tx);',
        "$ await new Promise((resolve) => setTimeout(resolve, 3)); for (const [key, stored] of reads) if (key.startsWith('player:')) reads.set(key, { ...stored, version: (await store.load(key)).version });",
      )
      .as('paid-twice: does not notice that a player was changed by a simultaneous call'),
  },
  'src/domain/events/domain-events.ts': {
    'deposit-is-no-task': mutate('handleDepositSettled')
      .dropStatement("countTaskAction(draft, 'deposit', 1, context);")
      .as('lost-transition: does not count deposits for tasks'),
  },
  'src/domain/money/trades.ts': {
    'phone-in-the-ticker': mutate('publicName')
      .unwrapCall('maskPhone')
      .as('foreign-data: shows whole phone numbers among the latest trades'),
  },
  'src/domain/deposits/duplicate-order.ts': {
    'double-click-ignores-the-bonus-kind': mutate('findDuplicate')
      .dropOperand('order.actType === wanted.actType')
      .as('key-ignored: takes a deposit for a bonus for a double click of a plain one'),
  },
});
