import { defineMutants, mutate } from '../mutant.ts';

export const rechargeMutants = defineMutants('recharge', 'recharge', {
  'src/domain/promotions/first-charge.ts': {
    'expired-as-ended, wrong-errcode: answers that the offer ended where the time of the player is over':
      () => mutate('findRefusal').replaceString('firstChargeExpired', 'firstChargeEnded'),
    'low-level-as-closed, wrong-errcode: answers that the offer is not open to a level that is too low': () =>
      mutate('findRefusal').replaceString('firstChargeLevelTooLow', 'firstChargeNotOpen'),
    'claimed-item-as-not-bought, wrong-errcode: answers that nothing was bought where an item was received':
      () => mutate('claimFirstCharge').replaceString('firstChargeClaimed', 'firstChargeNotBought'),
    'unknown-item-as-claimed, wrong-errcode: answers that an unknown item was received': () =>
      mutate('claimFirstCharge').replaceString('firstChargeItemUnknown', 'firstChargeClaimed'),
    'not-bought-as-unknown-item, wrong-errcode: answers that the item is unknown where nothing was bought':
      () => mutate('claimFirstCharge').replaceString('firstChargeNotBought', 'firstChargeItemUnknown'),
    'deposited-as-closed, wrong-errcode: answers that the offer is not open to a player who has deposited':
      () => mutate('findRefusal').replaceString('firstChargeBought', 'firstChargeNotOpen'),
    'closed-as-ended, wrong-errcode: answers that the offer ended where it is not configured': () =>
      mutate('findRefusal').replaceString('firstChargeNotOpen', 'firstChargeEnded'),
    'ended-as-expired, wrong-errcode: answers that the time of the player is over where the offer ended':
      () => mutate('findRefusal').replaceString('firstChargeEnded', 'firstChargeExpired'),
    'level-above-the-lowest, limit-off-by-one: refuses the lowest level that gets the offer': () =>
      mutate('findRefusal').replaceCode(
        'vip < config.firstChargeMinLevel',
        'vip <= config.firstChargeMinLevel && vip > 0',
      ),
    'item-twice, paid-twice: grants an item of the offer again and again': () =>
      mutate('claimFirstCharge').dropIf('bought.received.includes(propId)'),
    'last-item-ends-nothing, lost-transition: does not close the offer after the last item': () =>
      mutate('claimFirstCharge').replaceName('claimed', 'claimable'),
    'any-price, limit-off-by-one: sells an offer for a hundredth more': () =>
      mutate('canBuyFirstCharge').replaceCode('price === amount', '$ || price + 1 === amount'),
    'purchase-is-lost, lost-transition: does not note the purchase of an offer': () =>
      mutate('buyFirstCharge').dropAssignment('draft.promotions.firstCharge'),
    'offer-without-end, field-missing: leaves the end of the offer out': () =>
      mutate('showFirstCharge').dropField('expireTime'),
  },
  'src/domain/activities/first-charge-window.ts': {
    'window-a-moment-longer, limit-off-by-one: sells the offer exactly at the end of its time': () =>
      mutate('isWindowOver').swapOperator('<=', '<'),
    'window-never-ends, time-ignored: sells the offer after the time of the player': () =>
      mutate('isWindowOver').replaceCode('end !== -1 && end <= context.now', 'false'),
    'bought-offer-expires, time-ignored: answers an end of the offer after the purchase': () =>
      mutate('firstChargeExpiry').dropIf('player.promotions.firstCharge'),
    'window-a-moment-shorter, limit-off-by-one: sells the offer until a moment before its end only': () =>
      mutate('isWindowOver').replaceCode('end <= context.now', 'end - 1 <= context.now'),
  },
  'src/domain/promotions/received-items.ts': {
    'received-items-as-list, wrong-type: answers the received items as a list instead of JSON text': () =>
      mutate('receivedItemsJson').unwrapCall('stringify'),
  },
  'src/domain/promotions/accumulated-recharge.ts': {
    'total-one-hundredth-less, off-by-one-hundredth: counts a hundredth less for the accumulated deposits':
      () => mutate('countRecharge').setField('total', '$ - 1'),
    'only-the-last-deposit, lost-transition: counts only the last deposit for the accumulated deposits': () =>
      mutate('countRecharge').dropOperand('total'),
    'counts-while-closed, wrong-order: counts deposits while the accumulated deposits are closed': () =>
      mutate('countRecharge').dropIf('!isActivityOpen(draft, ACTIVITY, context)'),
    'closed-activity-grants, wrong-order: grants a step while the accumulated deposits are closed': () =>
      mutate('claimAccumulatedRecharge').dropCall('requireActivity'),
    'board-without-total, field-missing: leaves the total of the accumulated deposits out': () =>
      mutate('showAccumulatedRecharge').dropField('totalRecharge'),
    'total-as-text, wrong-type: answers the total of the accumulated deposits as text': () =>
      mutate('showAccumulatedRecharge').setField('totalRecharge', 'String($)'),
    'total-up-to-the-last-step, lost-transition: shows the sum of deposits up to the target of the last step only':
      () =>
        mutate('showAccumulatedRecharge').setField('totalRecharge', 'Math.min($, steps.at(-1)?.target ?? 0)'),
  },
  'src/domain/rewards/steps.ts': {
    'step-twice, paid-twice: grants a step again and again': () => mutate('claimGoal').dropCall('push'),
    'step-before-it-is-reached, wrong-order: grants a step before it is reached': () =>
      mutate('requireClaimable').dropIf('status === ItemStatus.open'),
    'step-above-its-target, limit-off-by-one: reaches a step only above its target': () =>
      mutate('goalStatus').swapOperator('>=', '>'),
    'claimed-step-as-not-reached, wrong-errcode: answers that a received step is not reached': () =>
      mutate('requireClaimable').replaceString('awardClaimed', 'awardNotReached'),
    'early-step-as-claimed, wrong-errcode: answers that a step was received which is not reached': () =>
      mutate('requireClaimable').replaceString('awardNotReached', 'awardClaimed'),
    'unknown-step-as-not-reached, wrong-errcode: answers that an unknown step is not reached': () =>
      mutate('claimGoal').replaceString('awardUnknown', 'awardNotReached'),
    'current-step-is-the-first, lost-transition: answers the first step as the current one for ever': () =>
      mutate('currentStep').replaceCode(
        'steps.find(({ awardId }) => !claimed.includes(awardId)) ?? steps.at(-1)',
        'steps[0]',
      ),
  },
  'src/domain/promotions/continuous-recharge.ts': {
    'two-days-at-once, limit-off-by-one: counts two days for one deposit day': () =>
      mutate('countRechargeDay').replaceNumber('1', '2'),
    'each-deposit-is-a-day, time-ignored: counts each deposit as a day': () =>
      mutate('countRechargeDay').dropIf('row.lastDay === today'),
    'missed-day-is-forgiven, time-ignored: does not begin a new row after a day without a deposit': () =>
      mutate('toRow').replaceNumber('1', '2'),
    'deposit-day-in-utc, wrong-zone: begins the day of continuous deposits in UTC': () =>
      mutate('countRechargeDay').replaceCode('context.config.zoneMinutes', '0'),
    'extra-twice, paid-twice: grants the final reward of continuous deposits again and again': () =>
      mutate('claimContinuousExtra').dropAssignment('row.extraClaimed'),
    'extra-before-the-end, wrong-order: grants the final reward of continuous deposits immediately': () =>
      mutate('claimContinuousExtra').replaceCode(
        'requireClaimable(extra, row.dayCount, row.extraClaimed)',
        'requireClaimable({ target: 0 }, row.dayCount, row.extraClaimed)',
      ),
    'board-without-extra, field-missing: leaves the final reward of continuous deposits out': () =>
      mutate('showContinuousRecharge').dropField('extra'),
    'final-reward-of-a-broken-row, lost-transition: shows the final reward as received in the row after a broken one':
      () => mutate('toRow').replaceCode('newRow()', '{ ...$, extraClaimed: row?.extraClaimed ?? false }'),
  },
  'src/domain/promotions/vip-rebate.ts': {
    'rebate-rounded-up, off-by-one-hundredth: rounds the rebate up': () =>
      mutate('getAmount').replaceName('floor', 'ceil'),
    'rebate-on-the-same-day, time-ignored: pays the rebate on the day of the stakes': () =>
      mutate('rebateToday').replaceCode(
        '{ day, staked, waiting, receivedDay }',
        '{ day, staked: 0, waiting: waiting + staked, receivedDay }',
      ),
    'rebate-twice, paid-twice: pays the rebate again and again': () =>
      mutate('receiveVipRebate').setField('waiting', 'rebate.waiting'),
    'rebate-day-in-utc, wrong-zone: begins the day of the rebate in UTC': () =>
      mutate('rebateToday').replaceCode('config.zoneMinutes', '0'),
    'rebate-lapses, lost-transition: drops a rebate that was not received the next day': () =>
      mutate('rebateToday').dropOperand('waiting'),
    'no-rebate-as-received, wrong-errcode: answers that the rebate was received where there is none': () =>
      mutate('receiveVipRebate').replaceString('awardNotReached', 'awardClaimed'),
    'rate-of-the-next-level, wrong-order: pays the rate of the next level': () =>
      mutate('getRate').replaceCode('level === vip', '$ + 1'),
    'rebate-without-rate, field-missing: leaves the rate of the rebate out': () =>
      mutate('showVipRebate').dropField('rate'),
    'rebate-at-an-earlier-level, time-ignored: pays the rebate at the level that the player had before the stakes':
      () =>
        mutate('getAmount').replaceCode(
          'getRate(player, context)',
          'getRate({ ...player, bet: player.bet - rebateToday(player, context).waiting }, context)',
        ),
  },
  'src/domain/promotions/supply.ts': {
    'relief-at-the-limit, limit-off-by-one: pays the relief at exactly the limit': () =>
      mutate('isOutOfCoins').swapOperator('<', '<='),
    'relief-twice, paid-twice: pays the relief again and again': () =>
      mutate('claimSupply').dropAssignment('draft.promotions.suppliedOn'),
    'relief-day-in-utc, wrong-zone: begins the day of the relief in UTC': () =>
      mutate('wasSuppliedToday').replaceCode('config.zoneMinutes', '0'),
    'relief-once, time-ignored: pays the relief once for ever': () =>
      mutate('wasSuppliedToday').replaceCode(
        'promotions.suppliedOn === toDay(now, config.zoneMinutes)',
        'promotions.suppliedOn !== undefined',
      ),
    'rich-as-received, wrong-errcode: answers that the relief was received to a player with coins': () =>
      mutate('claimSupply').replaceString('notBankrupt', 'awardClaimed'),
    'relief-without-a-deposit, wrong-order: pays the relief to a player who never deposited': () =>
      mutate('isOutOfCoins').dropOperand('player.totalRecharge > 0'),
    'relief-in-spite-of-the-safebox, lost-transition: does not count the coins in the safebox for the relief':
      () => mutate('isOutOfCoins').dropOperand('player.safebox'),
    'relief-while-closed, wrong-order: pays the relief while the activity is closed': () =>
      mutate('claimSupply').dropCall('requireActivity'),
  },
  'src/handlers/promotions.ts': {
    'bankrupt-as-number, wrong-type: answers isBankrupt as a number': () =>
      mutate('bankruptBonus').setField('isBankrupt', 'Number($)'),
    'refused-step-is-used-up, refusal-with-effect: uses up a step of the accumulated deposits when it refuses it':
      () =>
        mutate('receiverRechargeBonusCollection6').addEffectToRefusal(
          'claimAccumulatedRecharge',
          'draft.promotions.accumulatedRecharge?.claimed.push(awardId);',
        ),
    'refused-relief-is-used-up, refusal-with-effect: uses up the relief of the day when it refuses it': () =>
      mutate('bankruptBonus').addEffectToRefusal(
        'claimSupply',
        'draft.promotions.suppliedOn ??= Math.floor((call.now + 18_000_000) / 86_400_000);',
      ),
  },
  'src/domain/profile/activity-map.ts': {
    'bought-offer-ends-in-the-list, time-ignored: lists an end of the offer after the purchase': () =>
      mutate('toEntry').replaceCode(
        'firstChargeExpiry(player, context)',
        'firstChargeExpiry({ ...player, promotions: {} }, context)',
      ),
  },
});
