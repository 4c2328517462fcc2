import { defineMutants, mutate } from '../mutant.ts';

export const pointsMutants = defineMutants('points', 'points', {
  'src/domain/rewards/point-exchange.ts': {
    'exchange-one-hundredth-cheaper': mutate('exchangePoints')
      .setField('amount', '$ + 1')
      .as('off-by-one-hundredth: takes a hundredth of a point less for an exchange'),
    'refuses-exactly-the-price': mutate('exchangePoints')
      .swapOperator('<', '<=')
      .as('limit-off-by-one: refuses an exchange for exactly the points of the player'),
    'unknown-option-as-too-few': mutate('exchangePoints')
      .replaceString('lotterOptionUnknown', 'lotteryPointsTooLow')
      .as('wrong-errcode: answers that the points are too few for an unknown option'),
    'too-few-as-unknown-option': mutate('exchangePoints')
      .replaceString('lotteryPointsTooLow', 'lotterOptionUnknown')
      .as('wrong-errcode: answers that the option is unknown for too few points'),
    'exchange-grants-twice': mutate('exchangePoints')
      .replaceCode(
        "countTaskAction(draft, 'shop', 1, context);",
        '$ grantRewards(draft, option.propList, origin, context);',
      )
      .as('paid-twice: grants the items of an exchange twice'),
    'exchange-is-no-purchase': mutate('exchangePoints')
      .dropCall('countTaskAction')
      .as('lost-transition: does not count an exchange for the shop task'),
    'exchange-for-nothing': mutate('exchangePoints')
      .dropCall('postEntry')
      .as('lost-transition: takes no points for an exchange'),
  },
  'src/handlers/points.ts': {
    'refusal-takes-points': mutate('lotteryExchange')
      .addEffectToRefusal('exchangePoints', 'draft.lottery = 0;')
      .as('refusal-with-effect: takes the points when it refuses an exchange'),
    'exchange-without-points': mutate('lotteryExchange')
      .dropField('lottery')
      .as('field-missing: leaves the points out of the answer to an exchange'),
    'options-without-price': mutate('getLotterConfig')
      .replaceCode(
        '({ propList, ...option }) => ({ ...option, propList: propList.map((item) => ({ ...item })) })',
        '({ propList, lottery: _lottery, ...option }) => ({ ...option, propList: propList.map((item) => ({ ...item })) })',
      )
      .as('field-missing: leaves the price of the options out'),
  },
  'src/domain/rewards/tasks.ts': {
    'task-twice': mutate('receiveTaskAward')
      .dropIf('status === ItemStatus.claimed')
      .as('paid-twice: grants the reward of a task again and again'),
    'daily-task-once': mutate('getProgress')
      .replaceCode(
        'task.daily ? claimedOn === toDay(now, config.zoneMinutes) : claimedOn !== undefined',
        'claimedOn !== undefined',
      )
      .as('time-ignored: grants the reward of a daily task once for ever'),
    'daily-task-counts-all-days': mutate('taskActions')
      .replaceCode('task.daily', '$ === "never"')
      .as('time-ignored: counts all days for a daily task'),
    'day-of-tasks-in-utc': mutate('keyOfDay')
      .replaceCode('toDay(now, zoneMinutes)', 'toDay(now, 0)')
      .as('wrong-zone: begins the day of tasks in UTC'),
    'unknown-task-as-incomplete': mutate('receiveTaskAward')
      .replaceString('taskUnknown', 'taskNotCompleted')
      .as('wrong-errcode: answers that an unknown task is not complete'),
    'incomplete-as-claimed': mutate('receiveTaskAward')
      .replaceString('taskNotCompleted', 'taskClaimed')
      .as('wrong-errcode: answers that the reward of an incomplete task was received'),
    'claimed-as-incomplete': mutate('receiveTaskAward')
      .replaceString('taskClaimed', 'taskNotCompleted')
      .as('wrong-errcode: answers that a task is incomplete whose reward was received'),
    'task-before-it-is-complete': mutate('receiveTaskAward')
      .dropIf('status === ItemStatus.open')
      .as('wrong-order: grants the reward of a task before it is complete'),
    'no-first-recharge-in-tasks': mutate('taskOverview')
      .replaceCode('{ ...states, [FIRST_RECHARGE_KEY]: firstRecharge }', 'states')
      .as('field-missing: leaves the first deposit out of taskData'),
    'no-claimable-flag': mutate('taskOverview')
      .dropField('canReceiveTaskAward')
      .as('field-missing: leaves canReceiveTaskAward out'),
    'achieved-as-text': mutate('taskOverview')
      .setField('achieveNum', 'String($)')
      .as('wrong-type: answers the number of completed tasks as text'),
    'task-data-as-object': mutate('achieveData')
      .unwrapCall('stringify')
      .as('wrong-type: answers achieveData as an object instead of JSON text'),
    'claimed-is-not-achieved': mutate('taskOverview')
      .replaceCode('status !== ItemStatus.open', 'status === ItemStatus.claimable')
      .as('lost-transition: does not count tasks as complete whose reward was received'),
    'progress-beyond-the-target': mutate('getProgress')
      .unwrapCall('min')
      .as('limit-off-by-one: answers a progress beyond the target of a task'),
  },
  'src/domain/rewards/tickets.ts': {
    'ticket-a-moment-too-long': mutate('claimTicket')
      .swapOperator('>=', '>')
      .as('limit-off-by-one: accepts a ticket exactly at its end'),
    'ticket-listed-a-moment-too-long': mutate('showTickets')
      .swapOperator('<', '<=')
      .as('limit-off-by-one: lists a ticket exactly at its end'),
    'ticket-before-its-time': mutate('claimTicket')
      .dropIf('context.now < getStart(draft, ticket)')
      .as('time-ignored: grants a ticket before its first day'),
    'ticket-never-ends': mutate('claimTicket')
      .dropIf('context.now >= expiry(draft, ticket)')
      .as('time-ignored: grants a ticket after its end'),
    'ticket-twice': mutate('claimTicket').dropCall('push').as('paid-twice: grants a ticket again and again'),
    'received-ticket-as-expired': mutate('claimTicket')
      .replaceString('bonusTicketReceived', 'bonusTicketExpired')
      .as('wrong-errcode: answers that a received ticket expired'),
    'expired-ticket-as-unknown': mutate('claimTicket')
      .replaceString('bonusTicketExpired', 'bonusTicketUnknown')
      .as('wrong-errcode: answers that an expired ticket is unknown'),
    'early-ticket-as-expired': mutate('claimTicket')
      .replaceString('bonusTicketNotClaimable', 'bonusTicketExpired')
      .as('wrong-errcode: answers that a ticket expired whose time has not come'),
    'ticket-without-end': mutate('showTickets')
      .dropField('expireTime')
      .as('field-missing: leaves the end of a ticket out'),
    'received-ticket-looks-open': mutate('showTickets')
      .replaceCode('player.tickets.includes(id) ? ItemStatus.claimed : open', 'open')
      .as('lost-transition: shows a received ticket as claimable'),
  },
  'src/handlers/tasks.ts': {
    'refused-task-counts-as-received': mutate('receiveTaskAward')
      .addEffectToRefusal('receiveTaskAward', '(draft.promotions.tasks ??= {})[taskId] = 1;')
      .as('refusal-with-effect: takes a task for received when it refuses its reward'),
  },
  'src/handlers/telemetry.ts': {
    'follow-is-no-task': mutate('recordTaskAction')
      .dropIf('draft')
      .as('lost-transition: does not count reported actions for tasks'),
  },
});
