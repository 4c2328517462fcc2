import { defineMutants, mutate } from '../mutant.ts';

export const depositMutants = defineMutants('deposit', 'deposit', {
  'src/domain/deposits/deposits.ts': {
    'credits-one-hundredth-less, off-by-one-hundredth: credits a hundredth less than was deposited': () =>
      mutate('settleOrder').replaceCode(
        "{ currency: 'coin', amount: order.amount, reason: 'deposit', reference }",
        "{ currency: 'coin', amount: order.amount - 1, reason: 'deposit', reference }",
      ),
    'first-bonus-one-hundredth-more, off-by-one-hundredth: adds 300.01 coins to the first deposit': () =>
      mutate('FIRST_DEPOSIT_BONUS').replaceNumber('300_00', '300_01'),
    'counts-one-hundredth-less, off-by-one-hundredth: counts a hundredth less as total of the deposits': () =>
      mutate('settleOrder').replaceCode('draft.totalRecharge += order.amount', '$ - 1'),
    'refuses-the-minimum, limit-off-by-one: refuses exactly the minimum of a channel': () =>
      mutate('requireChannel').swapOperator('<', '<='),
    'refuses-the-maximum, limit-off-by-one: refuses exactly the maximum of a channel': () =>
      mutate('requireChannel').swapOperator('>', '>='),
    'accepts-one-waiting-order-more, limit-off-by-one: accepts 21 waiting orders': () =>
      mutate('openOrder').swapOperator('>=', '>'),
    'unknown-channel-as-amount, wrong-errcode: answers 2302 for an unknown channel': () =>
      mutate('requireChannel').replaceString('rechargeChannelUnknown', 'rechargeAmountOutOfRange'),
    'amount-as-unknown-channel, wrong-errcode: answers 2301 for an amount out of range': () =>
      mutate('requireChannel').replaceString('rechargeAmountOutOfRange', 'rechargeChannelUnknown'),
    'too-many-orders-as-no-bonus, wrong-errcode: answers 2304 for too many waiting orders': () =>
      mutate('openOrder').replaceString('rechargeOrdersPending', 'rechargeBonusUnavailable'),
    'missing-card-as-unknown-channel, wrong-errcode: answers 2301 instead of asking for a bank card': () =>
      mutate('requireChannel').replaceString('bankCardRequired', 'rechargeChannelUnknown'),
    'forgets-that-it-credited, paid-twice: credits an order each time its payment is reported': () =>
      mutate('settleOrder').replaceStatements(
        'if (order.status !== RechargeStatus.pending) return;',
        'close(draft, order, RechargeStatus.done);',
        'order.status = RechargeStatus.done;',
      ),
    'bonus-with-every-deposit, paid-twice: adds the bonus of the first deposit to every deposit': () =>
      mutate('settleOrder').replaceCode('!draft.firstRecharge', 'true'),
    'declined-stays-open, lost-transition: leaves a declined order open': () =>
      mutate('failOrder').dropCall('close'),
    'expired-stays-open, lost-transition: never closes an order that nobody paid': () =>
      mutate('depositTimers').replaceCode(
        'if (order.settleAt > 0) settleOrder(draft, order, context); else close(draft, order, RechargeStatus.expired);',
        'if (order.settleAt > 0) settleOrder(draft, order, context);',
      ),
    'first-deposit-not-noted, lost-transition: does not remember that the first deposit was made': () =>
      mutate('settleOrder').replaceCode('true', 'draft.firstRecharge && $'),
    'no-ticker-entry, lost-transition: does not show deposits among the latest trades': () =>
      mutate('settleOrder').dropCall('recordTrade'),
    'window-of-a-hundred-minutes, time-ignored: keeps a payment code open ten times as long': () =>
      mutate('order').replaceCode('qrWindowMs', '10 * $'),
    'bank-transfer-expires, time-ignored: closes a bank transfer after ten minutes': () =>
      mutate('openOrder').setField('expireTime', 'context.now + qrWindowMs'),
    'double-click-opens-a-second-order, key-ignored: opens a second order for a double click': () =>
      mutate('openOrder').dropIf('duplicate'),
    'double-click-ignores-the-bonus-kind, key-ignored: takes a deposit for a bonus for a double click of a plain one':
      () => mutate('findDuplicate').dropOperand('order.actType === wanted.actType'),
    'window-a-moment-shorter, limit-off-by-one: closes the window of a payment code a moment too early': () =>
      mutate('order').replaceCode('context.now + qrWindowMs', '$ - 1'),
    'order-of-a-second-ago, time-ignored: answers as time of an order a second before it': () =>
      mutate('order').setField('createTime', '$ - 1000'),
    'points-rounded-up, off-by-one-hundredth: rounds the points of a deposit up': () =>
      mutate('pointsFor').replaceName('floor', 'ceil'),
    'twice-the-points, off-by-one-hundredth: adds two points for each hundred coins of a deposit': () =>
      mutate('pointsFor').replaceNumber('100', '50'),
    'no-mail-for-the-first-deposit, lost-transition: sends no mail for the first deposit': () =>
      mutate('settleOrder').dropCall('notifyPlayer'),
    'double-click-of-the-last-order, wrong-errcode: refuses a double click with 2305 if its order is the twentieth':
      () =>
        mutate('openOrder')
          .dropStatement('const duplicate = findDuplicate(draft.orders, request, context);')
          .dropIf('duplicate')
          .replaceCode(
            "if (waiting.length >= MAX_PENDING) throw new BusinessError('rechargeOrdersPending');",
            '$ const duplicate = findDuplicate(draft.orders, request, context); if (duplicate) return duplicate;',
          ),
    'card-for-a-payment-page, wrong-errcode: requires a bank card for payment pages too': () =>
      mutate('requireChannel').replaceCode("channel.kind === 'bank'", "channel.kind !== 'qr'"),
    'history-at-the-time-of-the-order, time-ignored: dates a deposit in the history of the balance with its order':
      () =>
        mutate('settleOrder').replaceCode(
          "postEntry(draft, { currency: 'coin', amount: order.amount, reason: 'deposit', reference }, context)",
          "postEntry(draft, { currency: 'coin', amount: order.amount, reason: 'deposit', reference }, { ...context, now: order.createTime })",
        ),
    'waiting-orders-of-a-channel, limit-off-by-one: accepts twenty waiting orders of each channel': () =>
      mutate('openOrder').replaceCode(
        'order.status === RechargeStatus.pending',
        '$ && order.rechargeType === request.rechargeType',
      ),
    'no-bonus-with-a-first-charge, lost-transition: adds no bonus to a first deposit that buys an offer':
      () =>
        mutate('settleOrder').replaceCode(
          'order.bonus = FIRST_DEPOSIT_BONUS;',
          'order.bonus = order.actType === 0 ? FIRST_DEPOSIT_BONUS : 0;',
        ),
  },
  'src/domain/promotions/coupons.ts': {
    'coupon-adds-one-hundredth, off-by-one-hundredth: adds a hundredth to what a percentage coupon gives':
      () => mutate('couponCoins').replaceCode('Math.floor((amount * prop.num) / 100)', '$ + 1'),
    'coupon-beyond-its-limit, limit-off-by-one: uses a coupon that gives coins only above its limit': () =>
      mutate('couponCoins').swapOperator('>=', '>'),
    'coupon-is-not-used-up, paid-twice: uses a coupon again and again': () =>
      mutate('applyCoupon').dropCall('removeItems'),
    'smallest-coupon, wrong-order: uses the coupon that adds least': () =>
      mutate('applyCoupon').replaceCode(
        'b.coins - a.coins',
        'Number(a.coins === 0) - Number(b.coins === 0) || a.coins - b.coins',
      ),
    'coupon-counts-as-recharge, lost-transition: adds what a coupon gives to the total of the deposits': () =>
      mutate('applyCoupon').replaceCode(
        'removeItems(draft, best.id, 1);',
        '$ draft.totalRecharge += best.coins;',
      ),
    'larger-coupon-blocks-another, lost-transition: uses no coupon if the largest one does not apply': () =>
      mutate('applyCoupon')
        .replaceCode(
          '({ id, coins: couponCoins(id, amount, context.content) })',
          '({ id, coins: couponCoins(id, amount, context.content), rank: couponCoins(id, amount, context.content) || (context.content.rewards.props[id]?.num ?? 0) })',
        )
        .replaceCode('b.coins - a.coins', 'b.rank - a.rank'),
  },
  'src/domain/player/double-submit.ts': {
    'double-click-of-three-seconds, limit-off-by-one: takes a request exactly three seconds later for a double click':
      () => mutate('isDoubleSubmit').swapOperator('<', '<='),
    'other-key-is-a-double-click, key-ignored: takes a request with another key for a double click': () =>
      mutate('isDoubleSubmit').dropOperand('keyed === undefined'),
    'double-click-a-moment-shorter, limit-off-by-one: takes a request for a new one a moment before three seconds are over':
      () => mutate('isDoubleSubmit').replaceCode('DOUBLE_SUBMIT_MS', '$ - 1'),
    'double-click-of-two-seconds, time-ignored: takes a request for a double click within two seconds only':
      () => mutate('DOUBLE_SUBMIT_MS').replaceNumber('3', '2'),
  },
  'src/handlers/deposit.ts': {
    'expired-as-failed, wrong-errcode: answers that the payment failed for an order that expired': () =>
      mutate('checkRechargeOrder').replaceString('rechargeOrderExpired', 'rechargeOrderFailed'),
    'unknown-order-as-expired, wrong-errcode: answers that an unknown order expired': () =>
      mutate('ownOrder').replaceString('rechargeOrderUnknown', 'rechargeOrderExpired'),
    'waiting-counts-as-done, lost-transition: answers that a waiting order is paid': () =>
      mutate('checkRechargeOrder').setField('isRechargeDone', '$ || order.status === RechargeStatus.pending'),
    'time-left-stands-still, time-ignored: answers the whole window as time left': () =>
      mutate('timeLeft').replaceName('now', 'createTime'),
    'order-of-another-player, foreign-data: answers the state of an order of another player': () =>
      mutate('checkRechargeOrder').replaceCode(
        "(player, { orderId }) => { const order = ownOrder(player, orderId); if (order.status === RechargeStatus.expired) throw new BusinessError('rechargeOrderExpired'); if (order.status === RechargeStatus.failed) throw new BusinessError('rechargeOrderFailed'); return { isRechargeDone: order.status === RechargeStatus.done }; }",
        `async (player, { orderId }, { world }) => { const owner = (await world.store.load(\`player:\${/\\d{5,15}/.exec(orderId)?.[0]}\`)).value ?? player; const order = ownOrder(owner, orderId); if (order.status === RechargeStatus.expired) throw new BusinessError('rechargeOrderExpired'); if (order.status === RechargeStatus.failed) throw new BusinessError('rechargeOrderFailed'); return { isRechargeDone: order.status === RechargeStatus.done }; }`,
      ),
    'oldest-first, wrong-order: lists deposits oldest first': () =>
      mutate('getRechargeRecord').replaceCode('player.orders.toReversed()', '[...player.orders]'),
    'record-without-bonus, field-missing: leaves the bonus out of the record of a deposit': () =>
      mutate('record').dropField('bonus'),
    'code-without-expiry, field-missing: leaves the end of the window out of the payment code': () =>
      mutate('instructions').dropField('expireTime'),
    'record-total-missing, field-missing: leaves the number of deposits out of their list': () =>
      mutate('getRechargeRecord').dropField('total'),
    'done-as-number, wrong-type: answers isRechargeDone as a number': () =>
      mutate('checkRechargeOrder').setField('isRechargeDone', 'Number($)'),
    'amount-as-text, wrong-type: answers the amount of a deposit as text': () =>
      mutate('record').setField('amount', 'String($)'),
    'refusal-counts-as-deposit, refusal-with-effect: counts a refused request as a deposit': () =>
      mutate('recharge3').addEffectToRefusal('openOrder', 'draft.totalRecharge += amount;'),
    'refusal-closes-an-order, refusal-with-effect: loses the latest order when it refuses another one': () =>
      mutate('recharge3').addEffectToRefusal('openOrder', 'draft.orders.pop();'),
    'too-little-time-left, time-ignored: answers half a minute less than is left for a payment': () =>
      mutate('timeLeft').replaceCode('expireTime - now', '$ - 30_000'),
    'filter-of-the-page, wrong-order: selects deposits from the page instead of all': () =>
      mutate('getRechargeRecord').replaceCode(
        'getPage(filterOrders(orders, input), input)',
        '{ rows: filterOrders(getPage(orders, input).rows, input), total: filterOrders(orders, input).length }',
      ),
    'total-without-the-filter, lost-transition: answers the number of all deposits where some are selected':
      () =>
        mutate('getRechargeRecord').replaceCode(
          'getPage(filterOrders(orders, input), input)',
          '{ ...$, total: orders.length }',
        ),
    'expired-orders-are-selected-as-waiting, lost-transition: selects expired orders as waiting ones': () =>
      mutate('getRechargeRecord').replaceCode(
        'filterOrders(orders, input)',
        'filterOrders(orders.map((order) => order.status === 3 && input.status === 0 ? { ...order, status: 0 } : order), input)',
      ),
  },
  'src/store/transaction.ts': {
    'simultaneous-changes-overwrite, paid-twice: does not notice that a player was changed by a simultaneous call':
      () =>
        mutate('attempt').replaceCode(
          'result = await work(tx);',
          "$ await new Promise((resolve) => setTimeout(resolve, 3)); for (const [key, stored] of reads) if (key.startsWith('player:')) reads.set(key, { ...stored, version: (await store.load(key)).version });",
        ),
  },
  'src/domain/events/domain-events.ts': {
    'deposit-is-no-task, lost-transition: does not count deposits for tasks': () =>
      mutate('handleDepositSettled').dropStatement("countTaskAction(draft, 'deposit', 1, context);"),
  },
  'src/domain/money/trades.ts': {
    'phone-in-the-ticker, foreign-data: shows whole phone numbers among the latest trades': () =>
      mutate('publicName').unwrapCall('maskPhone'),
    'trade-of-the-next-second, time-ignored: shows a trade with a time a second later': () =>
      mutate('recordTrade').setField('timestamp', '$ + 1000'),
  },
  'src/domain/display/pages.ts': {
    'search-is-ignored, lost-transition: ignores the text of a search': () =>
      mutate('isShown').dropOperand('text.toLowerCase().includes(search.trim().toLowerCase())'),
    'search-in-exact-letters, lost-transition: finds a text in exactly the same letters only': () =>
      mutate('isShown').replaceCode('text.toLowerCase()', 'text'),
    'search-with-spaces, lost-transition: finds no text with spaces around it': () =>
      mutate('isShown').replaceCode('search.trim()', 'search'),
  },
  'src/domain/rewards/rewards.ts': {
    'second-coupon-replaces-the-first, lost-transition: counts one coupon for several of a kind': () =>
      mutate('grantItem').replaceCode('(draft.items[item.id] ?? 0) + item.count', 'item.count'),
  },
});
