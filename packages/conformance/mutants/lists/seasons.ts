import { defineMutants, mutate } from '../mutant.ts';

export const seasonsMutants = defineMutants('seasons', 'seasons', {
  'src/domain/seasons/christmas.ts': {
    'christmas-day-in-utc': mutate('today')
      .replaceCode(
        'toDay(now, zoneMinutes) - toDay(startedAt, zoneMinutes)',
        'toDay(now, 0) - toDay(startedAt, 0)',
      )
      .as('wrong-zone: begins the days of Christmas in UTC'),
    'christmas-sign-twice': mutate('signChristmas')
      .dropIf('signDays.includes(day)')
      .as('paid-twice: signs in for Christmas again on the same day'),
    'christmas-one-day-for-ever': mutate('today')
      .dropOperand('toDay(now, zoneMinutes) - toDay(startedAt, zoneMinutes)')
      .as('time-ignored: stays at the first day of Christmas'),
    'box-again-and-again': mutate('openChristmasBox')
      .dropAssignment('state.opened')
      .as('paid-twice: opens more boxes than there are'),
    'one-box-more': mutate('openChristmasBox')
      .swapOperator('<=', '<')
      .as('limit-off-by-one: opens one box more'),
    'no-box-as-received': mutate('openChristmasBox')
      .replaceString('drawsUsedUp', 'awardClaimed')
      .as('wrong-errcode: answers that an award was received where no box is left'),
    'second-sign-as-not-reached': mutate('signChristmas')
      .replaceString('awardClaimed', 'awardNotReached')
      .as('wrong-errcode: answers that the second sign-in of a day is not reached'),
    'boxes-rounded-up': mutate('addBoxes')
      .replaceName('floor', 'ceil')
      .as('off-by-one-hundredth: gives a box for a part of the amount too'),
    'christmas-extra-twice': mutate('receiveChristmasExtra')
      .dropAssignment('state.extra')
      .as('paid-twice: grants the extra reward of Christmas again and again'),
    'christmas-extra-for-boxes': mutate('receiveChristmasExtra')
      .replaceCode('state.signDays.length', 'state.opened')
      .as('wrong-order: grants the extra reward of Christmas for opened boxes'),
    'christmas-without-boxes': mutate('showChristmas')
      .dropField('openCount')
      .as('field-missing: leaves the number of boxes out'),
    'christmas-days-as-number': mutate('showChristmas')
      .setField('signDays', 'state.signDays.length')
      .as('wrong-type: answers the number of signed days instead of the days'),
    'reward-of-the-next-day': mutate('signChristmas')
      .replaceCode('Math.min(day, days.length) - 1', 'Math.min(day, days.length - 1)')
      .as('wrong-order: pays the reward of the next day of Christmas'),
    'sign-gives-no-box': mutate('boxesLeft')
      .dropOperand('signDays.length * content.seasons.christmas.boxesPerSign')
      .as('lost-transition: gives no box for a sign-in'),
  },
  'src/domain/seasons/new-year.ts': {
    'new-year-day-in-utc': mutate('getToday')
      .replaceCode('config.zoneMinutes', '0')
      .as('wrong-zone: begins the days of New Year in UTC'),
    'new-year-tasks-of-yesterday': mutate('getToday')
      .replaceCode('state?.day === day', 'state !== undefined')
      .as('time-ignored: keeps the claims of yesterday for the tasks of New Year'),
    'share-is-lost': mutate('shareNewYear')
      .dropAssignment('state.shared')
      .as('lost-transition: does not count a share of New Year'),
    'second-share': mutate('shareNewYear')
      .dropIf('state.shared')
      .as('paid-twice: accepts a second share of a day of New Year'),
    'shared-as-claimed': mutate('shareNewYear')
      .replaceString('sharedToday', 'awardClaimed')
      .as('wrong-errcode: answers that an award was received for a second share of New Year'),
    'no-item-as-unknown': mutate('spendItem')
      .replaceString('itemsTooFew', 'awardUnknown')
      .as('wrong-errcode: answers that an award is unknown where an item is missing'),
    'other-item-as-missing': mutate('drawNewYear')
      .replaceString('awardUnknown', 'itemsTooFew')
      .as('wrong-errcode: answers that items are missing for an item that cannot be drawn with'),
    'new-year-extra-twice': mutate('receiveNewYearExtra')
      .dropAssignment('state.extra')
      .as('paid-twice: grants the extra reward of New Year again and again'),
    'items-as-map': mutate('showNewYear')
      .setField('items', 'Object.fromEntries(ITEMS.map((id) => [id, getPieces(player, id)]))')
      .as('wrong-type: answers the items of New Year as an object'),
    'new-year-without-end': mutate('showNewYear')
      .dropField('expireTime')
      .as('field-missing: leaves the end of New Year out'),
  },
  'src/domain/rewards/rewards.ts': {
    'item-is-not-used-up': mutate('removeItems')
      .dropAssignment('draft.items[id]')
      .as('paid-twice: opens a box or lights a firework without using it up'),
    'last-item-is-kept': mutate('removeItems')
      .swapOperator('<', '<=')
      .as('limit-off-by-one: does not let a player use the last item'),
  },
  'src/handlers/new-year.ts': {
    'new-year-task-twice': mutate('appNewYearUserReceiveTask')
      .replaceCode(
        'claimReward(draft, call, () => receiveNewYearTask(draft, id, call))',
        '{ try { return $; } catch (error) { draft.seasons.newYear?.claimed.push(id); return error; } }',
      )
      .as('refusal-with-effect: takes a task of New Year for received when it refuses it'),
  },
  'src/domain/seasons/festival.ts': {
    'festival-one-hundredth-less': mutate('countFestivalDeposit')
      .replaceCode('getState(draft).deposited += amount', '$ - 1')
      .as('off-by-one-hundredth: counts a hundredth less for the festival'),
    'festival-only-the-last': mutate('countFestivalDeposit')
      .swapOperator('+=', '=')
      .as('lost-transition: counts only the last deposit for the festival'),
    'festival-without-total': mutate('showFestival')
      .dropField('totalRecharge')
      .as('field-missing: leaves the total of the festival out'),
  },
  'src/domain/seasons/event-handlers.ts': {
    'festival-while-closed': mutate('handleDeposit')
      .replaceCode('isActivityOpen(draft, ActivityType.festival, context)', 'true')
      .as('wrong-order: counts deposits for the festival while it is closed'),
  },
  'src/domain/seasons/weekend-lottery.ts': {
    'closed-as-used-up': mutate('drawWeekend')
      .replaceString('drawClosed', 'drawsUsedUp')
      .as('wrong-errcode: answers that the draws are used up while the lottery is closed'),
    'used-up-as-closed': mutate('drawWeekend')
      .replaceString('drawsUsedUp', 'drawClosed')
      .as('wrong-errcode: answers that the lottery is closed where the draws are used up'),
    'draws-every-day': mutate('drawWeekend')
      .dropIf('!today.isOpen')
      .as('time-ignored: draws on any day of the week'),
    'draw-again-and-again': mutate('drawWeekend')
      .replaceCode('state.used += 1', 'state.used += 0')
      .as('paid-twice: draws the free draw of the weekend again and again'),
    'bought-draw-again-and-again': mutate('drawWeekend')
      .replaceCode('state.bonus -= 1', 'state.bonus -= 0')
      .as('paid-twice: uses a draw from a deposit again and again'),
    'no-free-draw-on-sunday': mutate('getToday')
      .replaceCode('{ ...state, day, used: 0 }', '{ ...state, day }')
      .as('time-ignored: gives one free draw for the whole weekend'),
    'draws-for-ever': mutate('getToday')
      .replaceCode('state?.saturday !== saturday', 'state === undefined')
      .as('time-ignored: keeps draws from deposits for the next weekend'),
    'draws-rounded-up': mutate('addDraws')
      .replaceName('floor', 'ceil')
      .as('limit-off-by-one: gives a draw for a part of the amount too'),
    'name-of-a-winner': mutate('drawWeekend')
      .unwrapCall('maskName')
      .as('foreign-data: shows the whole names of winners'),
    'draw-count-as-text': mutate('showWeekend')
      .setField('drawCount', 'String($)')
      .as('wrong-type: answers the number of draws as text'),
  },
  'src/domain/seasons/weekend-days.ts': {
    'weekend-in-utc': mutate('day')
      .replaceCode('days.zoneMinutes', '0')
      .as('wrong-zone: begins the weekend in UTC'),
    'opens-at-midnight-utc': mutate('opensAt')
      .replaceCode('days.zoneMinutes', '0')
      .as('wrong-zone: answers that the lottery opens at midnight in UTC'),
  },
  'src/handlers/weekend-lottery.ts': {
    'refused-draw-takes-coins': mutate('weekendLotteryUserDraw')
      .replaceCode(
        'const { index, propList, win } = drawWeekend(draft, call);',
        'let drawn; try { drawn = drawWeekend(draft, call); } catch (error) { draft.coin = Math.max(0, draft.coin - 100); return error; } const { index, propList, win } = drawn;',
      )
      .as('refusal-with-effect: takes a coin for a draw that it refuses'),
  },
});
