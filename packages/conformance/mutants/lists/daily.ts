import { defineMutants, mutate } from '../mutant.ts';

export const dailyMutants = defineMutants('daily', 'daily', {
  'src/domain/promotions/sign-up-bonus.ts': {
    'future-place': mutate('receiveSignUpBonus')
      .dropIf('day > today')
      .as('time-ignored: grants a place of the sign-up bonus before its day'),
    'place-twice': mutate('receiveSignUpBonus')
      .dropIf('day <= received')
      .as('paid-twice: grants a place of the sign-up bonus again'),
    'sign-up-day-in-utc': mutate('placeToday')
      .replaceCode('config.zoneMinutes', '0')
      .as('wrong-zone: begins the day of the sign-up bonus in UTC'),
    'all-places-on-one-day': mutate('placeToday')
      .dropOperand('receivedDay === toDay(now, config.zoneMinutes)')
      .as('time-ignored: grants the next place on the same day'),
    'unknown-place-as-not-reached': mutate('receiveSignUpBonus')
      .replaceString('awardUnknown', 'awardNotReached')
      .as('wrong-errcode: answers that an unknown place is not reached'),
    'received-place-as-not-reached': mutate('receiveSignUpBonus')
      .replaceString('awardClaimed', 'awardNotReached')
      .as('wrong-errcode: answers that a received place is not reached'),
    'early-place-as-received': mutate('receiveSignUpBonus')
      .replaceString('awardNotReached', 'awardClaimed')
      .as('wrong-errcode: answers that a place was received whose day has not come'),
    'complete-bonus-not-marked': mutate('showSignUpBonus')
      .setField('days', 'places')
      .as('lost-transition: does not mark a sign-up bonus as complete'),
    'places-backwards': mutate('showSignUpBonus')
      .replaceCode('at + 1', 'received - at')
      .as('wrong-order: lists the received places backwards'),
    'sign-up-without-day': mutate('showSignUpBonus')
      .dropField('day')
      .as('field-missing: leaves the day out of the sign-up bonus'),
    'sign-up-in-spite-of-the-rule': mutate('receiveSignUpBonus')
      .dropCall('requireTopUp')
      .as('lost-transition: grants the sign-up bonus without the deposit that the configuration asks for'),
  },
  'src/domain/promotions/free-sign.ts': {
    'sign-in-in-spite-of-the-rule': mutate('signForDay')
      .dropCall('requireTopUp')
      .as('lost-transition: grants the daily sign-in without the deposit that the configuration asks for'),
    'missed-day-is-forgiven': mutate('placeToday')
      .replaceCode('signedDay === today - 1', 'signedDay >= today - 2')
      .as('time-ignored: goes on after a missed day of the daily sign-in'),
    'eighth-day': mutate('placeToday')
      .swapOperator('<', '<=')
      .as('limit-off-by-one: goes on to an eighth day of the daily sign-in'),
    'sign-in-twice': mutate('signForDay')
      .dropIf('isSigned')
      .as('paid-twice: grants the daily sign-in again on the same day'),
    'sign-in-day-in-utc': mutate('placeToday')
      .replaceCode('config.zoneMinutes', '0')
      .as('wrong-zone: begins the day of the daily sign-in in UTC'),
    'second-sign-in-as-not-reached': mutate('signForDay')
      .replaceString('awardClaimed', 'awardNotReached')
      .as('wrong-errcode: answers that the second sign-in of a day is not reached'),
    'sign-in-while-closed': mutate('signForDay')
      .dropCall('requireActivity')
      .as('wrong-order: signs in while the activity is closed'),
    'sign-in-pays-the-next-day': mutate('signForDay')
      .dropOperand('1')
      .as('wrong-order: pays the reward of the next day of the daily sign-in'),
    'sign-in-status-as-text': mutate('showFreeSign')
      .setField('itemStatus', 'String($)')
      .as('wrong-type: answers the state of the daily sign-in as text'),
  },
  'src/domain/promotions/top-up-rule.ts': {
    'rule-as-closed-activity': mutate('requireTopUp')
      .replaceString('awardNotReached', 'activityNotOpen')
      .as('wrong-errcode: answers that the activity is closed where a deposit is missing'),
  },
  'src/handlers/login-bonus.ts': {
    'refused-place-is-used-up': mutate('loginBonus3UserReceive')
      .addEffectToRefusal(
        'receiveSignUpBonus',
        'draft.promotions.signUpBonus = { received: 1, receivedDay: Math.floor((call.now + 18_000_000) / 86_400_000) };',
      )
      .as('refusal-with-effect: uses up the day when it refuses a place'),
  },
  'src/domain/promotions/login-pay.ts': {
    'card-lasts-for-ever': mutate('receiveLoginPay')
      .dropAssignment('card.days')
      .as('lost-transition: does not count the days of a login-pay card'),
    'card-pays-twice': mutate('receiveLoginPay')
      .dropIf('card?.receivedDay === today')
      .as('paid-twice: pays a login-pay card again on the same day'),
    'card-day-in-utc': mutate('receiveLoginPay')
      .replaceCode('context.config.zoneMinutes', '0')
      .as('wrong-zone: begins the day of login-pay cards in UTC'),
    'card-pays-once': mutate('receiveLoginPay')
      .replaceCode('card?.receivedDay === today', 'card !== undefined && card.receivedDay > 0')
      .as('time-ignored: pays a login-pay card on one day only'),
    'no-card-as-received': mutate('receiveLoginPay')
      .replaceString('loginPayNotOwned', 'awardClaimed')
      .as('wrong-errcode: answers that the part of a missing card was received'),
    'received-part-as-no-card': mutate('receiveLoginPay')
      .replaceString('awardClaimed', 'loginPayNotOwned')
      .as('wrong-errcode: answers that there is no card when its part was received'),
    'second-card-adds-nothing': mutate('buyLoginPay')
      .replaceCode('owned.days += days', 'owned.days += 0')
      .as('lost-transition: adds no days for a second card of a kind'),
    'card-for-less': mutate('canBuyLoginPay')
      .replaceCode('price === amount', 'price - 1 <= amount && amount <= price')
      .as('limit-off-by-one: sells a login-pay card for a hundredth less'),
    'card-before-a-deposit': mutate('canBuyLoginPay')
      .dropOperand('!needsRecharge(player)')
      .as('wrong-order: sells a login-pay card before the first deposit'),
    'owned-card-is-on-sale': mutate('buyableCards')
      .replaceCode(
        'onSale(context.content).filter(({ propId }) => !running.some((card) => card.propId === propId))',
        'onSale(context.content)',
      )
      .as('lost-transition: offers a card that the player has'),
    'cards-without-need': mutate('showLoginPay')
      .dropField('needRecharge')
      .as('field-missing: leaves needRecharge out'),
    'need-as-number': mutate('showLoginPay')
      .setField('needRecharge', 'Number($)')
      .as('wrong-type: answers needRecharge as a number'),
    'received-card-looks-open': mutate('getStatus')
      .dropOperand('receivedDay !== today')
      .as('lost-transition: shows a card as claimable whose part was received'),
  },
});
