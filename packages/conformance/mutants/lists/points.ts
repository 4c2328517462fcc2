import { defineMutants, mutate } from '../mutant.ts';

export const pointsMutants = defineMutants('points', 'points', {
  'src/domain/rewards/point-exchange.ts': {
    'exchange-one-hundredth-cheaper, off-by-one-hundredth: takes a hundredth of a point less for an exchange':
      () => mutate('exchangePoints').setField('amount', '$ + 1'),
    'refuses-exactly-the-price, limit-off-by-one: refuses an exchange for exactly the points of the player':
      () => mutate('exchangePoints').swapOperator('<', '<='),
    'unknown-option-as-too-few, wrong-errcode: answers that the points are too few for an unknown option':
      () => mutate('exchangePoints').replaceString('lotterOptionUnknown', 'lotteryPointsTooLow'),
    'too-few-as-unknown-option, wrong-errcode: answers that the option is unknown for too few points': () =>
      mutate('exchangePoints').replaceString('lotteryPointsTooLow', 'lotterOptionUnknown'),
    'exchange-grants-twice, paid-twice: grants the items of an exchange twice': () =>
      mutate('exchangePoints').replaceCode(
        "countTaskAction(draft, 'shop', 1, context);",
        '$ grantRewards(draft, option.propList, origin, context);',
      ),
    'exchange-is-no-purchase, lost-transition: does not count an exchange for the shop task': () =>
      mutate('exchangePoints').dropCall('countTaskAction'),
    'exchange-for-nothing, lost-transition: takes no points for an exchange': () =>
      mutate('exchangePoints').dropCall('postEntry'),
    'coupon-of-an-exchange-is-lost, lost-transition: answers the coupon of an option but does not grant it':
      () =>
        mutate('exchangePoints').replaceCode(
          'return grantRewards(draft, option.propList, origin, context);',
          'grantRewards(draft, option.propList.filter(({ id }) => id > 2000), origin, context); return [...option.propList];',
        ),
  },
  'src/handlers/points.ts': {
    'refusal-takes-points, refusal-with-effect: takes the points when it refuses an exchange': () =>
      mutate('lotteryExchange').addEffectToRefusal('exchangePoints', 'draft.lottery = 0;'),
    'exchange-without-points, field-missing: leaves the points out of the answer to an exchange': () =>
      mutate('lotteryExchange').dropField('lottery'),
    'options-without-price, field-missing: leaves the price of the options out': () =>
      mutate('getLotterConfig').replaceCode(
        '({ propList, ...option }) => ({ ...option, propList: propList.map((item) => ({ ...item })) })',
        '({ propList, lottery: _lottery, ...option }) => ({ ...option, propList: propList.map((item) => ({ ...item })) })',
      ),
    'refused-task-counts-as-received, refusal-with-effect: takes a task for received when it refuses its reward':
      () =>
        mutate('receiveTaskAward').addEffectToRefusal(
          'receiveTaskAward',
          '(draft.promotions.tasks ??= {})[taskId] = 1;',
        ),
  },
  'src/domain/rewards/tasks.ts': {
    'task-twice, paid-twice: grants the reward of a task again and again': () =>
      mutate('receiveTaskAward').dropIf('status === ItemStatus.claimed'),
    'daily-task-once, time-ignored: grants the reward of a daily task once for ever': () =>
      mutate('getProgress').replaceCode(
        'task.daily ? claimedOn === toDay(now, config.zoneMinutes) : claimedOn !== undefined',
        'claimedOn !== undefined',
      ),
    'daily-task-counts-all-days, time-ignored: counts all days for a daily task': () =>
      mutate('taskActions').replaceCode('task.daily', '$ === "never"'),
    'day-of-tasks-in-utc, wrong-zone: begins the day of tasks in UTC': () =>
      mutate('keyOfDay').replaceCode('toDay(now, zoneMinutes)', 'toDay(now, 0)'),
    'unknown-task-as-incomplete, wrong-errcode: answers that an unknown task is not complete': () =>
      mutate('receiveTaskAward').replaceString('taskUnknown', 'taskNotCompleted'),
    'incomplete-as-claimed, wrong-errcode: answers that the reward of an incomplete task was received': () =>
      mutate('receiveTaskAward').replaceString('taskNotCompleted', 'taskClaimed'),
    'claimed-as-incomplete, wrong-errcode: answers that a task is incomplete whose reward was received': () =>
      mutate('receiveTaskAward').replaceString('taskClaimed', 'taskNotCompleted'),
    'task-before-it-is-complete, wrong-order: grants the reward of a task before it is complete': () =>
      mutate('receiveTaskAward').dropIf('status === ItemStatus.open'),
    'no-first-recharge-in-tasks, field-missing: leaves the first deposit out of taskData': () =>
      mutate('taskOverview').replaceCode('{ ...states, [FIRST_RECHARGE_KEY]: firstRecharge }', 'states'),
    'no-claimable-flag, field-missing: leaves canReceiveTaskAward out': () =>
      mutate('taskOverview').dropField('canReceiveTaskAward'),
    'achieved-as-text, wrong-type: answers the number of completed tasks as text': () =>
      mutate('taskOverview').setField('achieveNum', 'String($)'),
    'task-data-as-object, wrong-type: answers achieveData as an object instead of JSON text': () =>
      mutate('achieveData').unwrapCall('stringify'),
    'claimed-is-not-achieved, lost-transition: does not count tasks as complete whose reward was received':
      () =>
        mutate('taskOverview').replaceCode('status !== ItemStatus.open', 'status === ItemStatus.claimable'),
    'progress-beyond-the-target, limit-off-by-one: answers a progress beyond the target of a task': () =>
      mutate('getProgress').unwrapCall('min'),
    'achieved-on-an-earlier-day, time-ignored: counts a daily task as completed that was received on an earlier day':
      () =>
        mutate('taskOverview').replaceCode(
          'progress.filter(({ status }) => status !== ItemStatus.open)',
          'progress.filter(({ id, status }) => status !== ItemStatus.open || player.promotions.tasks?.[id] !== undefined)',
        ),
  },
  'src/domain/rewards/tickets.ts': {
    'ticket-a-moment-too-long, limit-off-by-one: accepts a ticket exactly at its end': () =>
      mutate('claimTicket').swapOperator('>=', '>'),
    'ticket-listed-a-moment-too-long, limit-off-by-one: lists a ticket exactly at its end': () =>
      mutate('showTickets').swapOperator('<', '<='),
    'ticket-before-its-time, time-ignored: grants a ticket before its first day': () =>
      mutate('claimTicket').dropIf('context.now < getStart(draft, ticket)'),
    'ticket-never-ends, time-ignored: grants a ticket after its end': () =>
      mutate('claimTicket').dropIf('context.now >= expiry(draft, ticket)'),
    'ticket-twice, paid-twice: grants a ticket again and again': () => mutate('claimTicket').dropCall('push'),
    'received-ticket-as-expired, wrong-errcode: answers that a received ticket expired': () =>
      mutate('claimTicket').replaceString('bonusTicketReceived', 'bonusTicketExpired'),
    'expired-ticket-as-unknown, wrong-errcode: answers that an expired ticket is unknown': () =>
      mutate('claimTicket').replaceString('bonusTicketExpired', 'bonusTicketUnknown'),
    'early-ticket-as-expired, wrong-errcode: answers that a ticket expired whose time has not come': () =>
      mutate('claimTicket').replaceString('bonusTicketNotClaimable', 'bonusTicketExpired'),
    'ticket-without-end, field-missing: leaves the end of a ticket out': () =>
      mutate('showTickets').dropField('expireTime'),
    'received-ticket-looks-open, lost-transition: shows a received ticket as claimable': () =>
      mutate('showTickets').replaceCode('player.tickets.includes(id) ? ItemStatus.claimed : open', 'open'),
    'ticket-a-moment-too-early, limit-off-by-one: grants a ticket a moment before its start': () =>
      mutate('claimTicket').replaceCode('getStart(draft, ticket)', '$ - 1'),
    'coupon-of-a-ticket-is-lost, lost-transition: answers the coupon of a ticket but does not grant it': () =>
      mutate('claimTicket').replaceCode(
        'return grantRewards(draft, [{ id: propId, count, betRate }], origin, context);',
        'const items = [{ id: propId, count, betRate }]; return propId > 2000 ? grantRewards(draft, items, origin, context) : items;',
      ),
    'received-ticket-never-ends, time-ignored: lists a received ticket for ever': () =>
      mutate('showTickets').replaceCode(
        'now < expiry(player, ticket)',
        '$ || player.tickets.includes(ticket.id)',
      ),
  },
  'src/handlers/telemetry.ts': {
    'follow-is-no-task, lost-transition: does not count reported actions for tasks': () =>
      mutate('recordTaskAction').dropIf('draft'),
  },
});
