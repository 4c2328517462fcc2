import { defineMutants, mutate } from '../mutant.ts';

export const dailyMutants = defineMutants('daily', 'daily', {
  'src/domain/promotions/sign-up-bonus.ts': {
    'future-place, time-ignored: grants a place of the sign-up bonus before its day': () =>
      mutate('receiveSignUpBonus').dropIf('day > today'),
    'place-twice, paid-twice: grants a place of the sign-up bonus again': () =>
      mutate('receiveSignUpBonus').dropIf('day <= received'),
    'sign-up-day-in-utc, wrong-zone: begins the day of the sign-up bonus in UTC': () =>
      mutate('placeToday').replaceCode('config.zoneMinutes', '0'),
    'all-places-on-one-day, time-ignored: grants the next place on the same day': () =>
      mutate('placeToday').dropOperand('receivedDay === toDay(now, config.zoneMinutes)'),
    'unknown-place-as-not-reached, wrong-errcode: answers that an unknown place is not reached': () =>
      mutate('receiveSignUpBonus').replaceString('awardUnknown', 'awardNotReached'),
    'received-place-as-not-reached, wrong-errcode: answers that a received place is not reached': () =>
      mutate('receiveSignUpBonus').replaceString('awardClaimed', 'awardNotReached'),
    'early-place-as-received, wrong-errcode: answers that a place was received whose day has not come': () =>
      mutate('receiveSignUpBonus').replaceString('awardNotReached', 'awardClaimed'),
    'complete-bonus-not-marked, lost-transition: does not mark a sign-up bonus as complete': () =>
      mutate('showSignUpBonus').setField('days', 'places'),
    'places-backwards, wrong-order: lists the received places backwards': () =>
      mutate('showSignUpBonus').replaceCode('at + 1', 'received - at'),
    'sign-up-without-day, field-missing: leaves the day out of the sign-up bonus': () =>
      mutate('showSignUpBonus').dropField('day'),
    'sign-up-in-spite-of-the-rule, lost-transition: grants the sign-up bonus without the deposit that the configuration asks for':
      () => mutate('receiveSignUpBonus').dropCall('requireTopUp'),
  },
  'src/domain/promotions/free-sign.ts': {
    'sign-in-in-spite-of-the-rule, lost-transition: grants the daily sign-in without the deposit that the configuration asks for':
      () => mutate('signForDay').dropCall('requireTopUp'),
    'missed-day-is-forgiven, time-ignored: goes on after a missed day of the daily sign-in': () =>
      mutate('placeToday').replaceCode('signedDay === today - 1', 'signedDay >= today - 2'),
    'eighth-day, limit-off-by-one: goes on to an eighth day of the daily sign-in': () =>
      mutate('placeToday').swapOperator('<', '<='),
    'sign-in-twice, paid-twice: grants the daily sign-in again on the same day': () =>
      mutate('signForDay').dropIf('isSigned'),
    'sign-in-day-in-utc, wrong-zone: begins the day of the daily sign-in in UTC': () =>
      mutate('placeToday').replaceCode('config.zoneMinutes', '0'),
    'second-sign-in-as-not-reached, wrong-errcode: answers that the second sign-in of a day is not reached':
      () => mutate('signForDay').replaceString('awardClaimed', 'awardNotReached'),
    'sign-in-while-closed, wrong-order: signs in while the activity is closed': () =>
      mutate('signForDay').dropCall('requireActivity'),
    'sign-in-pays-the-next-day, wrong-order: pays the reward of the next day of the daily sign-in': () =>
      mutate('signForDay').dropOperand('1'),
    'sign-in-status-as-text, wrong-type: answers the state of the daily sign-in as text': () =>
      mutate('showFreeSign').setField('itemStatus', 'String($)'),
  },
  'src/domain/promotions/top-up-rule.ts': {
    'rule-as-closed-activity, wrong-errcode: answers that the activity is closed where a deposit is missing':
      () => mutate('requireTopUp').replaceString('awardNotReached', 'activityNotOpen'),
    'order-is-enough-for-the-rule, wrong-order: grants the free boards as soon as a first deposit is ordered':
      () =>
        mutate('requireTopUp').replaceCode('needsTopUp(player, context)', '$ && player.orders.length === 0'),
  },
  'src/handlers/promotions.ts': {
    'refused-place-is-used-up, refusal-with-effect: uses up the day when it refuses a place': () =>
      mutate('loginBonus3UserReceive').addEffectToRefusal(
        'receiveSignUpBonus',
        'draft.promotions.signUpBonus = { received: 1, receivedDay: Math.floor((call.now + 18_000_000) / 86_400_000) };',
      ),
  },
  'src/domain/promotions/login-pay.ts': {
    'card-lasts-for-ever, lost-transition: does not count the days of a login-pay card': () =>
      mutate('receiveLoginPay').dropAssignment('card.days'),
    'card-pays-twice, paid-twice: pays a login-pay card again on the same day': () =>
      mutate('receiveLoginPay').dropIf('card?.receivedDay === today'),
    'card-day-in-utc, wrong-zone: begins the day of login-pay cards in UTC': () =>
      mutate('receiveLoginPay').replaceCode('context.config.zoneMinutes', '0'),
    'card-pays-once, time-ignored: pays a login-pay card on one day only': () =>
      mutate('receiveLoginPay').replaceCode(
        'card?.receivedDay === today',
        'card !== undefined && card.receivedDay > 0',
      ),
    'no-card-as-received, wrong-errcode: answers that the part of a missing card was received': () =>
      mutate('receiveLoginPay').replaceString('loginPayNotOwned', 'awardClaimed'),
    'received-part-as-no-card, wrong-errcode: answers that there is no card when its part was received': () =>
      mutate('receiveLoginPay').replaceString('awardClaimed', 'loginPayNotOwned'),
    'second-card-adds-nothing, lost-transition: adds no days for a second card of a kind': () =>
      mutate('buyLoginPay').replaceCode('owned.days += days', 'owned.days += 0'),
    'card-for-less, limit-off-by-one: sells a login-pay card for a hundredth less': () =>
      mutate('canBuyLoginPay').replaceCode('price === amount', 'price - 1 <= amount && amount <= price'),
    'card-before-a-deposit, wrong-order: sells a login-pay card before the first deposit': () =>
      mutate('canBuyLoginPay').dropOperand('!needsRecharge(player)'),
    'owned-card-is-on-sale, lost-transition: offers a card that the player has': () =>
      mutate('buyableCards').replaceCode(
        'onSale(context.content).filter(({ propId }) => !running.some((card) => card.propId === propId))',
        'onSale(context.content)',
      ),
    'cards-without-need, field-missing: leaves needRecharge out': () =>
      mutate('showLoginPay').dropField('needRecharge'),
    'need-as-number, wrong-type: answers needRecharge as a number': () =>
      mutate('showLoginPay').setField('needRecharge', 'Number($)'),
    'received-card-looks-open, lost-transition: shows a card as claimable whose part was received': () =>
      mutate('getStatus').dropOperand('receivedDay !== today'),
    'plain-deposit-buys-a-card, lost-transition: takes each deposit of its price for the purchase of a card':
      () => mutate('buyLoginPay').dropIf('actType !== RechargeBonusKind.loginPay'),
    'first-card-alone-runs, lost-transition: reports no running card if the first card is used up': () =>
      mutate('ownsRunningCard').replaceCode(
        'getCards(player).some(({ days }) => days > 0)',
        '(getCards(player)[0]?.days ?? 0) > 0',
      ),
    'card-paid-after-the-end, lost-transition: takes the price of a card without the card if the activity has closed since the order':
      () =>
        mutate('buyLoginPay').replaceCode(
          'if (!bought) return;',
          'if (!bought || !isActivityOpen(draft, ActivityType.fund, context)) return;',
        ),
    'second-item-of-a-card, lost-transition: answers all items of a card but grants only the first one': () =>
      mutate('receiveLoginPay').replaceCode(
        'return grantForActivity(draft, part.propList, `loginPay:${propId}:${today}`, context);',
        'grantForActivity(draft, part.propList.slice(0, 1), `loginPay:${propId}:${today}`, context); return [...part.propList];',
      ),
    'card-again-for-one-day, lost-transition: adds a single day for a card that is bought again after its last day':
      () =>
        mutate('buyLoginPay').replaceCode('owned.days += days', 'owned.days += owned.days === 0 ? 1 : days'),
    'order-opens-the-cards, wrong-order: sells cards as soon as a first deposit is ordered': () =>
      mutate('needsRecharge').replaceCode('player.totalRecharge === 0', '$ && player.orders.length === 0'),
  },
  'src/domain/deposits/deposits.ts': {
    'price-of-a-card-may-go-at-once, lost-transition: asks for no stakes for the price of a card': () =>
      mutate('settleOrder').replaceCode('draft.turnoverLeft += order.amount;', 'if (order.actType === 0) $'),
  },
});
