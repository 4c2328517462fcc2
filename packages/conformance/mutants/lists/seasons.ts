import { defineMutants, mutate } from '../mutant.ts';

export const seasonsMutants = defineMutants('seasons', 'seasons', {
  'src/domain/seasons/christmas.ts': {
    'christmas-day-in-utc, wrong-zone: begins the days of Christmas in UTC': () =>
      mutate('today').replaceCode(
        'toDay(now, zoneMinutes) - toDay(startedAt, zoneMinutes)',
        'toDay(now, 0) - toDay(startedAt, 0)',
      ),
    'christmas-sign-twice, paid-twice: signs in for Christmas again on the same day': () =>
      mutate('signChristmas').dropIf('signDays.includes(day)'),
    'christmas-one-day-for-ever, time-ignored: stays at the first day of Christmas': () =>
      mutate('today').dropOperand('toDay(now, zoneMinutes) - toDay(startedAt, zoneMinutes)'),
    'box-again-and-again, paid-twice: opens more boxes than there are': () =>
      mutate('openChristmasBox').dropAssignment('state.opened'),
    'one-box-more, limit-off-by-one: opens one box more': () =>
      mutate('openChristmasBox').swapOperator('<=', '<'),
    'no-box-as-received, wrong-errcode: answers that an award was received where no box is left': () =>
      mutate('openChristmasBox').replaceString('drawsUsedUp', 'awardClaimed'),
    'second-sign-as-not-reached, wrong-errcode: answers that the second sign-in of a day is not reached':
      () => mutate('signChristmas').replaceString('awardClaimed', 'awardNotReached'),
    'boxes-rounded-up, off-by-one-hundredth: gives a box for a part of the amount too': () =>
      mutate('addBoxes').replaceName('floor', 'ceil'),
    'christmas-extra-twice, paid-twice: grants the extra reward of Christmas again and again': () =>
      mutate('receiveChristmasExtra').dropAssignment('state.extra'),
    'christmas-extra-for-boxes, wrong-order: grants the extra reward of Christmas for opened boxes': () =>
      mutate('receiveChristmasExtra').replaceCode('state.signDays.length', 'state.opened'),
    'christmas-without-boxes, field-missing: leaves the number of boxes out': () =>
      mutate('showChristmas').dropField('openCount'),
    'christmas-days-as-number, wrong-type: answers the number of signed days instead of the days': () =>
      mutate('showChristmas').setField('signDays', 'state.signDays.length'),
    'reward-of-the-next-day, wrong-order: pays the reward of the next day of Christmas': () =>
      mutate('signChristmas').replaceCode('Math.min(day, days.length) - 1', 'Math.min(day, days.length - 1)'),
    'sign-gives-no-box, lost-transition: gives no box for a sign-in': () =>
      mutate('boxesLeft').dropOperand('signDays.length * content.seasons.christmas.boxesPerSign'),
    'christmas-steps-in-their-order, wrong-errcode: refuses a reached step of Christmas while an earlier one is not claimed':
      () =>
        mutate('receiveChristmas').replaceCode(
          '() => opened',
          '() => (awardId <= claimed.length + 1 ? opened : 0)',
        ),
    'boxes-lapse, time-ignored: drops the boxes of earlier deposits when the player signs in': () =>
      mutate('signChristmas').replaceCode('signDays.push(day)', '{ $; getState(draft).boxes = 0; }'),
  },
  'src/domain/seasons/new-year.ts': {
    'new-year-day-in-utc, wrong-zone: begins the days of New Year in UTC': () =>
      mutate('getToday').replaceCode('config.zoneMinutes', '0'),
    'new-year-tasks-of-yesterday, time-ignored: keeps the claims of yesterday for the tasks of New Year':
      () => mutate('getToday').replaceCode('state?.day === day', 'state !== undefined'),
    'share-is-lost, lost-transition: does not count a share of New Year': () =>
      mutate('shareNewYear').dropAssignment('state.shared'),
    'second-share, paid-twice: accepts a second share of a day of New Year': () =>
      mutate('shareNewYear').dropIf('state.shared'),
    'shared-as-claimed, wrong-errcode: answers that an award was received for a second share of New Year':
      () => mutate('shareNewYear').replaceString('sharedToday', 'awardClaimed'),
    'no-item-as-unknown, wrong-errcode: answers that an award is unknown where an item is missing': () =>
      mutate('spendItem').replaceString('itemsTooFew', 'awardUnknown'),
    'other-item-as-missing, wrong-errcode: answers that items are missing for an item that cannot be drawn with':
      () => mutate('drawNewYear').replaceString('awardUnknown', 'itemsTooFew'),
    'new-year-extra-twice, paid-twice: grants the extra reward of New Year again and again': () =>
      mutate('receiveNewYearExtra').dropAssignment('state.extra'),
    'items-as-map, wrong-type: answers the items of New Year as an object': () =>
      mutate('showNewYear').setField(
        'items',
        'Object.fromEntries(ITEMS.map((id) => [id, getPieces(player, id)]))',
      ),
    'new-year-without-end, field-missing: leaves the end of New Year out': () =>
      mutate('showNewYear').dropField('expireTime'),
  },
  'src/domain/rewards/rewards.ts': {
    'item-is-not-used-up, paid-twice: opens a box or lights a firework without using it up': () =>
      mutate('removeItems').dropAssignment('draft.items[id]'),
    'last-item-is-kept, limit-off-by-one: does not let a player use the last item': () =>
      mutate('removeItems').swapOperator('<', '<='),
  },
  'src/handlers/seasons.ts': {
    'new-year-task-twice, refusal-with-effect: takes a task of New Year for received when it refuses it':
      () =>
        mutate('appNewYearUserReceiveTask').replaceCode(
          'showNewYearClaim(draft, call, receiveNewYearTask(draft, id, call))',
          '{ try { return $; } catch (error) { draft.seasons.newYear?.claimed.push(id); return error; } }',
        ),
    'refused-draw-takes-coins, refusal-with-effect: takes a coin for a draw that it refuses': () =>
      mutate('weekendLotteryUserDraw').replaceCode(
        'const { index, propList, win } = drawWeekend(draft, call);',
        'let drawn; try { drawn = drawWeekend(draft, call); } catch (error) { draft.coin = Math.max(0, draft.coin - 100); return error; } const { index, propList, win } = drawn;',
      ),
  },
  'src/domain/seasons/festival.ts': {
    'festival-one-hundredth-less, off-by-one-hundredth: counts a hundredth less for the festival': () =>
      mutate('countFestivalDeposit').replaceCode('getState(draft).deposited += amount', '$ - 1'),
    'festival-only-the-last, lost-transition: counts only the last deposit for the festival': () =>
      mutate('countFestivalDeposit').swapOperator('+=', '='),
    'festival-without-total, field-missing: leaves the total of the festival out': () =>
      mutate('showFestival').dropField('totalRecharge'),
    'festival-total-up-to-the-last-step, lost-transition: shows the deposits of the festival up to the target of the last step only':
      () => mutate('showFestival').setField('totalRecharge', 'Math.min($, steps.at(-1)?.target ?? 0)'),
  },
  'src/domain/seasons/event-handlers.ts': {
    'festival-while-closed, wrong-order: counts deposits for the festival while it is closed': () =>
      mutate('handleDeposit').replaceCode('isActivityOpen(draft, ActivityType.festival, context)', 'true'),
  },
  'src/domain/seasons/weekend-lottery.ts': {
    'closed-as-used-up, wrong-errcode: answers that the draws are used up while the lottery is closed': () =>
      mutate('drawWeekend').replaceString('drawClosed', 'drawsUsedUp'),
    'used-up-as-closed, wrong-errcode: answers that the lottery is closed where the draws are used up': () =>
      mutate('drawWeekend').replaceString('drawsUsedUp', 'drawClosed'),
    'draws-every-day, time-ignored: draws on any day of the week': () =>
      mutate('drawWeekend').dropIf('!today.isOpen'),
    'draw-again-and-again, paid-twice: draws the free draw of the weekend again and again': () =>
      mutate('drawWeekend').replaceCode('state.used += 1', 'state.used += 0'),
    'bought-draw-again-and-again, paid-twice: uses a draw from a deposit again and again': () =>
      mutate('drawWeekend').replaceCode('state.bonus -= 1', 'state.bonus -= 0'),
    'no-free-draw-on-sunday, time-ignored: gives one free draw for the whole weekend': () =>
      mutate('getToday').replaceCode('{ ...state, day, used: 0 }', '{ ...state, day }'),
    'draws-for-ever, time-ignored: keeps draws from deposits for the next weekend': () =>
      mutate('getToday').replaceCode('state?.saturday !== saturday', 'state === undefined'),
    'draws-rounded-up, limit-off-by-one: gives a draw for a part of the amount too': () =>
      mutate('addDraws').replaceName('floor', 'ceil'),
    'name-of-a-winner, foreign-data: shows the whole names of winners': () =>
      mutate('drawWeekend').unwrapCall('maskName'),
    'draw-count-as-text, wrong-type: answers the number of draws as text': () =>
      mutate('showWeekend').setField('drawCount', 'String($)'),
    'used-up-after-the-weekend, time-ignored: answers on Monday that all draws of the weekend are made': () =>
      mutate('showWeekend').replaceCode(
        'today.isLast',
        '$ || (!today.isOpen && player.seasons.weekend !== undefined)',
      ),
    'no-draws-after-the-last, lost-transition: gives no draws for a deposit after all draws of the weekend are made':
      () =>
        mutate('addDraws').replaceCode(
          '!today.isOpen',
          '$ || (today.isLast && showWeekend(draft, context).drawCount === 0)',
        ),
  },
  'src/domain/seasons/weekend-days.ts': {
    'weekend-in-utc, wrong-zone: begins the weekend in UTC': () =>
      mutate('day').replaceCode('days.zoneMinutes', '0'),
    'opens-at-midnight-utc, wrong-zone: answers that the lottery opens at midnight in UTC': () =>
      mutate('opensAt').replaceCode('days.zoneMinutes', '0'),
  },
  'src/domain/display/mask.ts': {
    'halves-of-characters, wrong-type: cuts characters of a masked name in halves': () =>
      mutate('maskName').replaceCode('splitCharacters(name)', "name.slice(1, -1).split('')"),
  },
});
