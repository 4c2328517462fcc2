import { defineMutants, mutate } from '../mutant.ts';

export const rechargeMutants = defineMutants('recharge', 'recharge', {
  'src/domain/promotions/first-charge.ts': {
    'expired-as-ended': mutate('findRefusal')
      .replaceString('firstChargeExpired', 'firstChargeEnded')
      .as('wrong-errcode: answers that the offer ended where the time of the player is over'),
    'low-level-as-closed': mutate('findRefusal')
      .replaceString('firstChargeLevelTooLow', 'firstChargeNotOpen')
      .as('wrong-errcode: answers that the offer is not open to a level that is too low'),
    'claimed-item-as-not-bought': mutate('claimFirstCharge')
      .replaceString('firstChargeClaimed', 'firstChargeNotBought')
      .as('wrong-errcode: answers that nothing was bought where an item was received'),
    'unknown-item-as-claimed': mutate('claimFirstCharge')
      .replaceString('firstChargeItemUnknown', 'firstChargeClaimed')
      .as('wrong-errcode: answers that an unknown item was received'),
    'not-bought-as-unknown-item': mutate('claimFirstCharge')
      .replaceString('firstChargeNotBought', 'firstChargeItemUnknown')
      .as('wrong-errcode: answers that the item is unknown where nothing was bought'),
    'deposited-as-closed': mutate('findRefusal')
      .replaceString('firstChargeBought', 'firstChargeNotOpen')
      .as('wrong-errcode: answers that the offer is not open to a player who has deposited'),
    'closed-as-ended': mutate('findRefusal')
      .replaceString('firstChargeNotOpen', 'firstChargeEnded')
      .as('wrong-errcode: answers that the offer ended where it is not configured'),
    'ended-as-expired': mutate('findRefusal')
      .replaceString('firstChargeEnded', 'firstChargeExpired')
      .as('wrong-errcode: answers that the time of the player is over where the offer ended'),
    'level-above-the-lowest': mutate('findRefusal')
      .replaceCode('vip < config.firstChargeMinLevel', 'vip <= config.firstChargeMinLevel && vip > 0')
      .as('limit-off-by-one: refuses the lowest level that gets the offer'),
    'item-twice': mutate('claimFirstCharge')
      .dropIf('bought.received.includes(propId)')
      .as('paid-twice: grants an item of the offer again and again'),
    'last-item-ends-nothing': mutate('claimFirstCharge')
      .replaceName('claimed', 'claimable')
      .as('lost-transition: does not close the offer after the last item'),
    'any-price': mutate('canBuyFirstCharge')
      .replaceCode('price === amount', '$ || price + 1 === amount')
      .as('limit-off-by-one: sells an offer for a hundredth more'),
    'purchase-is-lost': mutate('buyFirstCharge')
      .dropAssignment('draft.promotions.firstCharge')
      .as('lost-transition: does not note the purchase of an offer'),
    'offer-without-end': mutate('showFirstCharge')
      .dropField('expireTime')
      .as('field-missing: leaves the end of the offer out'),
  },
  'src/domain/activities/first-charge-window.ts': {
    'window-a-moment-longer': mutate('isWindowOver')
      .swapOperator('<=', '<')
      .as('limit-off-by-one: sells the offer exactly at the end of its time'),
    'window-never-ends': mutate('isWindowOver')
      .replaceCode('end !== -1 && end <= context.now', 'false')
      .as('time-ignored: sells the offer after the time of the player'),
    'bought-offer-expires': mutate('firstChargeExpiry')
      .dropIf('player.promotions.firstCharge')
      .as('time-ignored: answers an end of the offer after the purchase'),
  },
  'src/domain/promotions/received-items.ts': {
    'received-items-as-list': mutate('receivedItemsJson')
      .unwrapCall('stringify')
      .as('wrong-type: answers the received items as a list instead of JSON text'),
  },
  'src/domain/promotions/accumulated-recharge.ts': {
    'total-one-hundredth-less': mutate('countRecharge')
      .setField('total', '$ - 1')
      .as('off-by-one-hundredth: counts a hundredth less for the accumulated deposits'),
    'only-the-last-deposit': mutate('countRecharge')
      .dropOperand('total')
      .as('lost-transition: counts only the last deposit for the accumulated deposits'),
    'counts-while-closed': mutate('countRecharge')
      .dropIf('!isActivityOpen(draft, ACTIVITY, context)')
      .as('wrong-order: counts deposits while the accumulated deposits are closed'),
    'closed-activity-grants': mutate('claimAccumulatedRecharge')
      .dropCall('requireActivity')
      .as('wrong-order: grants a step while the accumulated deposits are closed'),
    'board-without-total': mutate('showAccumulatedRecharge')
      .dropField('totalRecharge')
      .as('field-missing: leaves the total of the accumulated deposits out'),
    'total-as-text': mutate('showAccumulatedRecharge')
      .setField('totalRecharge', 'String($)')
      .as('wrong-type: answers the total of the accumulated deposits as text'),
  },
  'src/domain/rewards/steps.ts': {
    'step-twice': mutate('claimGoal').dropCall('push').as('paid-twice: grants a step again and again'),
    'step-before-it-is-reached': mutate('requireClaimable')
      .dropIf('status === ItemStatus.open')
      .as('wrong-order: grants a step before it is reached'),
    'step-above-its-target': mutate('goalStatus')
      .swapOperator('>=', '>')
      .as('limit-off-by-one: reaches a step only above its target'),
    'claimed-step-as-not-reached': mutate('requireClaimable')
      .replaceString('awardClaimed', 'awardNotReached')
      .as('wrong-errcode: answers that a received step is not reached'),
    'early-step-as-claimed': mutate('requireClaimable')
      .replaceString('awardNotReached', 'awardClaimed')
      .as('wrong-errcode: answers that a step was received which is not reached'),
    'unknown-step-as-not-reached': mutate('claimGoal')
      .replaceString('awardUnknown', 'awardNotReached')
      .as('wrong-errcode: answers that an unknown step is not reached'),
    'current-step-is-the-first': mutate('currentStep')
      .replaceCode('steps.find(({ awardId }) => !claimed.includes(awardId)) ?? steps.at(-1)', 'steps[0]')
      .as('lost-transition: answers the first step as the current one for ever'),
  },
  'src/domain/promotions/continuous-recharge.ts': {
    'two-days-at-once': mutate('countRechargeDay')
      .replaceNumber('1', '2')
      .as('limit-off-by-one: counts two days for one deposit day'),
    'each-deposit-is-a-day': mutate('countRechargeDay')
      .dropIf('row.lastDay === today')
      .as('time-ignored: counts each deposit as a day'),
    'missed-day-is-forgiven': mutate('toRow')
      .replaceNumber('1', '2')
      .as('time-ignored: does not begin a new row after a day without a deposit'),
    'deposit-day-in-utc': mutate('countRechargeDay')
      .replaceCode('context.config.zoneMinutes', '0')
      .as('wrong-zone: begins the day of continuous deposits in UTC'),
    'extra-twice': mutate('claimContinuousExtra')
      .dropAssignment('row.extraClaimed')
      .as('paid-twice: grants the final reward of continuous deposits again and again'),
    'extra-before-the-end': mutate('claimContinuousExtra')
      .replaceCode(
        'requireClaimable(extra, row.dayCount, row.extraClaimed)',
        'requireClaimable({ target: 0 }, row.dayCount, row.extraClaimed)',
      )
      .as('wrong-order: grants the final reward of continuous deposits at once'),
    'board-without-extra': mutate('showContinuousRecharge')
      .dropField('extra')
      .as('field-missing: leaves the final reward of continuous deposits out'),
  },
  'src/domain/promotions/vip-rebate.ts': {
    'rebate-rounded-up': mutate('getAmount')
      .replaceName('floor', 'ceil')
      .as('off-by-one-hundredth: rounds the rebate up'),
    'rebate-on-the-same-day': mutate('rebateToday')
      .replaceCode(
        '{ day, staked, waiting, receivedDay }',
        '{ day, staked: 0, waiting: waiting + staked, receivedDay }',
      )
      .as('time-ignored: pays the rebate on the day of the stakes'),
    'rebate-twice': mutate('receiveVipRebate')
      .setField('waiting', 'rebate.waiting')
      .as('paid-twice: pays the rebate again and again'),
    'rebate-day-in-utc': mutate('rebateToday')
      .replaceCode('config.zoneMinutes', '0')
      .as('wrong-zone: begins the day of the rebate in UTC'),
    'rebate-lapses': mutate('rebateToday')
      .dropOperand('waiting')
      .as('lost-transition: drops a rebate that was not received the next day'),
    'no-rebate-as-received': mutate('receiveVipRebate')
      .replaceString('awardNotReached', 'awardClaimed')
      .as('wrong-errcode: answers that the rebate was received where there is none'),
    'rate-of-the-next-level': mutate('getRate')
      .replaceCode('level === vip', '$ + 1')
      .as('wrong-order: pays the rate of the next level'),
    'rebate-without-rate': mutate('showVipRebate')
      .dropField('rate')
      .as('field-missing: leaves the rate of the rebate out'),
  },
  'src/domain/promotions/supply.ts': {
    'relief-at-the-limit': mutate('isOutOfCoins')
      .swapOperator('<', '<=')
      .as('limit-off-by-one: pays the relief at exactly the limit'),
    'relief-twice': mutate('claimSupply')
      .dropAssignment('draft.promotions.suppliedOn')
      .as('paid-twice: pays the relief again and again'),
    'relief-day-in-utc': mutate('wasSuppliedToday')
      .replaceCode('config.zoneMinutes', '0')
      .as('wrong-zone: begins the day of the relief in UTC'),
    'relief-once': mutate('wasSuppliedToday')
      .replaceCode(
        'promotions.suppliedOn === toDay(now, config.zoneMinutes)',
        'promotions.suppliedOn !== undefined',
      )
      .as('time-ignored: pays the relief once for ever'),
    'rich-as-received': mutate('claimSupply')
      .replaceString('notBankrupt', 'awardClaimed')
      .as('wrong-errcode: answers that the relief was received to a player with coins'),
    'relief-without-a-deposit': mutate('isOutOfCoins')
      .dropOperand('player.totalRecharge > 0')
      .as('wrong-order: pays the relief to a player who never deposited'),
    'relief-in-spite-of-the-safebox': mutate('isOutOfCoins')
      .dropOperand('player.safebox')
      .as('lost-transition: does not count the coins in the safebox for the relief'),
    'relief-while-closed': mutate('claimSupply')
      .dropCall('requireActivity')
      .as('wrong-order: pays the relief while the activity is closed'),
  },
  'src/handlers/recharge-bonus.ts': {
    'bankrupt-as-number': mutate('bankruptBonus')
      .setField('isBankrupt', 'Number($)')
      .as('wrong-type: answers isBankrupt as a number'),
    'refused-step-is-used-up': mutate('receiverRechargeBonusCollection6')
      .addEffectToRefusal(
        'claimAccumulatedRecharge',
        'draft.promotions.accumulatedRecharge?.claimed.push(awardId);',
      )
      .as('refusal-with-effect: uses up a step of the accumulated deposits when it refuses it'),
    'refused-relief-is-used-up': mutate('bankruptBonus')
      .addEffectToRefusal(
        'claimSupply',
        'draft.promotions.suppliedOn ??= Math.floor((call.now + 18_000_000) / 86_400_000);',
      )
      .as('refusal-with-effect: uses up the relief of the day when it refuses it'),
  },
});
