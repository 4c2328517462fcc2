import { defineMutants, mutate } from '../mutant.ts';

export const invitationsMutants = defineMutants('invitations', 'invitations', {
  'src/domain/invitations/incomes.ts': {
    'income-rounded-up, off-by-one-hundredth: rounds the share of the stakes up': () =>
      mutate('computeShare').replaceName('floor', 'ceil'),
    'valid-friend-above-the-minimum, limit-off-by-one: counts a friend only above the minimum deposit': () =>
      mutate('applyReferredDeposits').swapOperator('<', '<='),
    'incomes-oldest-first, wrong-order: lists incomes oldest first': () =>
      mutate('latestIncomes').replaceCode('(ledger?.rows ?? []).toReversed()', '(ledger?.rows ?? [])'),
    'income-of-a-second-ago, time-ignored: shows an income with a time a second before it': () =>
      mutate('addIncome').setField('amount', '$, at: income.at - 1000'),
    'bonus-for-each-deposit, paid-twice: logs the bonus for a qualified friend again with each deposit': () =>
      mutate('applyReferredDeposits').dropOperand('friend.validAt > 0'),
  },
  'src/domain/invitations/agent.ts': {
    'income-twice, paid-twice: pays the income of an agent again and again': () =>
      mutate('exchangeIncome').dropAssignment('ledger.paid'),
    'no-income-as-drawn, wrong-errcode: answers that the draws are used up where there is no income': () =>
      mutate('exchangeIncome').replaceString('incomeEmpty', 'drawsUsedUp'),
    'agent-without-income, field-missing: leaves the income of an agent out': () =>
      mutate('showAgent').dropField('totalIncome'),
    'name-of-a-friend, foreign-data: shows the whole names of friends to an agent': () =>
      mutate('showAgent').setField('nickname', 'nickname'),
  },
  'src/domain/invitations/agent5.ts': {
    'income5-twice, paid-twice: pays the income of agent5 again and again': () =>
      mutate('receiveAgent5').dropAssignment('ledger.paid'),
    'no-bonus-for-a-valid-friend, lost-transition: adds no bonus for a friend who deposited enough': () =>
      mutate('totalIncome').replaceCode('(validAt > 0 ? validBonus : 0)', '0'),
    'no-income5-as-drawn, wrong-errcode: answers that an award is not reached where there is no income of agent5':
      () => mutate('receiveAgent5').replaceString('incomeEmpty', 'awardNotReached'),
    'agent5-log-without-kind, field-missing: leaves the kind of an income out': () =>
      mutate('agent5Log').dropField('type'),
    'agent5-steps-in-their-order, wrong-errcode: refuses a reached step of agent5 while an earlier one is not claimed':
      () =>
        mutate('receiveValidInvites').replaceCode(
          'validFriends(draft)',
          '(awardId <= agent5Ledger(draft).claimed.length + 1 ? $ : 0)',
        ),
  },
  'src/domain/invitations/agent-count.ts': {
    'name-of-an-invited-player, foreign-data: shows the whole names of invited players': () =>
      mutate('invitedRows').setField('nickname', 'nickname'),
    'invited-oldest-first, wrong-order: lists invited players oldest first': () =>
      mutate('invitedRows').unwrapCall('toReversed'),
    'valid-as-boolean, wrong-type: answers as true or false whether a friend counts': () =>
      mutate('invitedRows').setField('valid', 'validAt > 0'),
    'card-again-and-again, paid-twice: scratches more cards than there are': () =>
      mutate('scratchCard').dropAssignment('state.scratched'),
    'draw-again-and-again, paid-twice: draws more often than allowed': () =>
      mutate('drawForInvited').dropAssignment('state.drawn'),
    'no-card-as-no-income, wrong-errcode: answers that an award is not reached where no card is left': () =>
      mutate('scratchCard').replaceString('drawsUsedUp', 'awardNotReached'),
    'draw-for-two-friends, limit-off-by-one: gives a draw for each two friends': () =>
      mutate('lotteryCount').replaceCode('friendsPerDraw', '($ - 1)'),
    'count-steps-in-their-order, wrong-errcode: refuses a reached step of the agent-count programme while an earlier one is not claimed':
      () =>
        mutate('receiveCountAward').replaceCode(
          'validFriends(draft)',
          '(awardId <= getState(draft).claimed.length + 1 ? $ : 0)',
        ),
  },
  'src/domain/invitations/friends.ts': {
    'invited-counts-at-once, lost-transition: counts friends who have not deposited enough': () =>
      mutate('validFriends').replaceCode(
        'getFriends(player).filter(({ validAt }) => validAt > 0)',
        'getFriends(player)',
      ),
    'friend-of-a-second-ago, time-ignored: shows an invited player with a time a second before': () =>
      mutate('findOrAddFriend').setField('invitedAt', '$ - 1000'),
    'qualified-in-a-later-round, time-ignored: adds no spin for a friend who deposits enough in a later round':
      () =>
        mutate('applyReferral').replaceCode(
          '!counted && friend.validAt > 0',
          '$ && context.now < friend.invitedAt + 604_800_000',
        ),
    'deposits-lost-while-agent5-is-closed, lost-transition: does not count deposits of friends while agent5 is closed':
      () =>
        mutate('applyReferral').replaceCode(
          "message.kind === 'invitedDeposited'",
          '$ && context.config.activityIds.includes(41)',
        ),
    'deposits-lost-while-the-count-is-closed, lost-transition: does not count deposits of friends while the agent-count programme is closed':
      () =>
        mutate('applyReferral').replaceCode(
          "message.kind === 'invitedDeposited'",
          '$ && context.config.activityIds.includes(31)',
        ),
  },
  'src/domain/rewards/prizes.ts': {
    'draw-at-another-field, wrong-order: stops at another field than it pays': () =>
      mutate('drawPrize').setField('index', '($ + 1) % prizes.length'),
  },
  'src/domain/invitations/spin.ts': {
    'spin-at-another-field, wrong-order: stops the wheel at another field than it pays': () =>
      mutate('spinWheel').setField('index', '($ + 1) % wheel.length'),
    'spin-again-and-again, paid-twice: spins more often than allowed': () =>
      mutate('spinWheel').replaceCode(
        'openRound(draft, roundStatus).won.push(field.count)',
        'openRound(draft, roundStatus)',
      ),
    'spins-paid-twice, paid-twice: pays the amount of the wheel again and again': () =>
      mutate('exchangeSpins').dropAssignment('round.exchanged'),
    'no-spin-as-claimed, wrong-errcode: answers that an award was received where no spin is left': () =>
      mutate('spinWheel').replaceString('drawsUsedUp', 'awardClaimed'),
    'round-never-ends, time-ignored: never begins a new round of the wheel': () =>
      mutate('getRoundStatus').unwrapCall('max'),
    'no-spin-for-a-friend, lost-transition: adds no spin for a friend': () =>
      mutate('spinsLeft').dropOperand('brought.length'),
    'spins-without-target, field-missing: leaves the target of the wheel out': () =>
      mutate('showSpin').dropField('targetAmount'),
    'spins-as-text, wrong-type: answers the number of spins as text': () =>
      mutate('showSpin').setField('spinCount', 'String($)'),
    'round-a-moment-shorter, limit-off-by-one: ends a round of the wheel a moment before seven days are over':
      () => mutate('getRoundStatus').replaceCode('roundHours * HOUR_MS', '$ - 1'),
    'round-lost-after-an-exchange, lost-transition: ends the round after an exchanged one with its first spin':
      () => mutate('openRound').setField('exchanged', '$ || (draft.invitations.spin?.exchanged ?? false)'),
    'later-rounds-slide, time-ignored: ends a later round of the wheel seven days after each look at it':
      () =>
        mutate('getRoundStatus').replaceCode(
          'end === -1 ? begin + length : Math.min(begin + length, end)',
          'round > 0 ? context.now + length : ($)',
        ),
    'friends-needed-at-the-target, limit-off-by-one: answers that a friend is needed although the target is reached':
      () => mutate('showSpin').setField('friendsNeeded', 'Math.max(1, $)'),
    'friends-needed-with-luck, wrong-order: answers how many friends are needed if each spin stops on the largest field':
      () => mutate('least').replaceName('min', 'max'),
    'weights-exchanged, wrong-order: states the chances of free spins for the spins of friends, and the other way round':
      () =>
        mutate('showSpin').setField(
          'weights',
          'wheel.map(({ weight, freeWeight }) => ({ free: weight, friend: freeWeight }))',
        ),
  },
  'src/domain/invitations/proxy-tasks.ts': {
    'share-every-time, time-ignored: counts a share more than once a day': () =>
      mutate('reportShare').dropIf('state.lastShareDay === today'),
    'share-once, time-ignored: counts one share for ever': () =>
      mutate('reportShare').replaceCode('state.lastShareDay === today', 'state.lastShareDay !== NEVER'),
    'share-day-in-utc, wrong-zone: begins the day of shares in UTC': () =>
      mutate('reportShare').replaceCode('context.config.zoneMinutes', '0'),
    'shared-as-claimed, wrong-errcode: answers that an award was received for a second share of a day': () =>
      mutate('reportShare').replaceString('sharedToday', 'awardClaimed'),
    'share-of-another-task, wrong-errcode: answers that an award is not reached for a task without shares':
      () => mutate('reportShare').replaceString('awardUnknown', 'awardNotReached'),
    'share-is-not-counted, lost-transition: does not count a share': () =>
      mutate('reportShare').dropAssignment('state.shares'),
  },
  'src/domain/rewards/staged-claims.ts': {
    'invite-bonus-twice, paid-twice: grants an item of the invite bonus again and again': () =>
      mutate('claimItem').replaceStatements(
        'claims.received.push(propId);',
        'if (step.propList.every(({ id }) => claims.received.includes(id))) { claims.claimed.push(step.awardId); claims.received = []; }',
        '',
      ),
    'double-click-claims-the-next-step, key-ignored: claims from the next step with a double click': () =>
      mutate('claimItem').dropIf('last?.propId === propId && isDoubleSubmit(submission, last.at)'),
  },
  'src/domain/invitations/bonus.ts': {
    'invite-bonus-of-one-more, limit-off-by-one: counts one friend more for the invite bonus': () =>
      mutate('receiveBonus').replaceCode('draft.invited.length', '$ + 1'),
    'friends-up-to-the-last-step, lost-transition: shows as many friends as the last step of the invite bonus asks for':
      () =>
        mutate('showBonus').replaceCode(
          '{ awardId, inviteCount: invited.length, itemStatus }',
          '{ awardId, inviteCount: Math.min(invited.length, getSteps(content).at(-1)?.target ?? 0), itemStatus }',
        ),
  },
  'src/domain/invitations/reports.ts': {
    'stakes-are-not-summed, lost-transition: reports only the last stake of a friend': () =>
      mutate('reportStake').swapOperator('+=', '='),
    'deposits-are-not-summed, lost-transition: reports only the last deposit of a friend': () =>
      mutate('reportDeposit').swapOperator('+=', '='),
    'superior-learns-no-arrival, lost-transition: does not tell a superior of a new friend': () =>
      mutate('reportArrival').dropIf('draft.pid !== 0'),
    'earlier-deposits-count, lost-transition: reports to a superior what a friend deposited before naming one':
      () =>
        mutate('reportDeposit').replaceCode(
          'sums.deposited += amount',
          'sums.deposited = draft.totalRecharge',
        ),
    'earlier-stakes-count, lost-transition: reports to a superior what a friend staked before naming one':
      () => mutate('reportStake').replaceCode('sums.staked += amount', 'sums.staked = draft.bet'),
  },
  'src/handlers/invitations.ts': {
    'refused-exchange-ends-the-round, refusal-with-effect: ends the round of the wheel when it refuses to pay it':
      () =>
        mutate('actInviteUserExchange').addEffectToRefusal(
          'exchangeSpins',
          'if (draft.invitations.spin) draft.invitations.spin.exchanged = true; else draft.invitations.spin = { round: 0, won: [], exchanged: true };',
        ),
  },
  'src/domain/invitations/superiors.ts': {
    'self-as-unknown, wrong-errcode: answers that the superior is unknown who is the player': () =>
      mutate('requireSuperior', 'player').replaceString('superiorIsSelf', 'superiorUnknown'),
    'circle-as-unknown, wrong-errcode: answers that the superior is unknown in a circle': () =>
      mutate('requireSuperior', 'player').replaceString('superiorCircular', 'superiorUnknown'),
  },
  'src/domain/profile/activity-map.ts': {
    'turntable-while-closed, time-ignored: answers that the wheel is open while the invite spin is closed':
      () => mutate('activityOverview').setField('hasTurntable', 'true'),
  },
});
