import { defineMutants, mutate } from '../mutant.ts';

export const invitationsMutants = defineMutants('invitations', 'invitations', {
  'src/domain/invitations/incomes.ts': {
    'income-rounded-up': mutate('computeShare')
      .replaceName('floor', 'ceil')
      .as('off-by-one-hundredth: rounds the share of the stakes up'),
    'valid-friend-above-the-minimum': mutate('applyReferredDeposits')
      .swapOperator('<', '<=')
      .as('limit-off-by-one: counts a friend only above the minimum deposit'),
    'incomes-oldest-first': mutate('latestIncomes')
      .replaceCode('(ledger?.rows ?? []).toReversed()', '(ledger?.rows ?? [])')
      .as('wrong-order: lists incomes oldest first'),
  },
  'src/domain/invitations/agent.ts': {
    'income-twice': mutate('exchangeIncome')
      .dropAssignment('ledger.paid')
      .as('paid-twice: pays the income of an agent again and again'),
    'no-income-as-drawn': mutate('exchangeIncome')
      .replaceString('incomeEmpty', 'drawsUsedUp')
      .as('wrong-errcode: answers that the draws are used up where there is no income'),
    'agent-without-income': mutate('showAgent')
      .dropField('totalIncome')
      .as('field-missing: leaves the income of an agent out'),
    'name-of-a-friend': mutate('showAgent')
      .setField('nickname', 'nickname')
      .as('foreign-data: shows the whole names of friends to an agent'),
  },
  'src/domain/invitations/agent5.ts': {
    'income5-twice': mutate('receiveAgent5')
      .dropAssignment('ledger.paid')
      .as('paid-twice: pays the income of agent5 again and again'),
    'no-bonus-for-a-valid-friend': mutate('totalIncome')
      .replaceCode('(validAt > 0 ? validBonus : 0)', '0')
      .as('lost-transition: adds no bonus for a friend who deposited enough'),
    'no-income5-as-drawn': mutate('receiveAgent5')
      .replaceString('incomeEmpty', 'awardNotReached')
      .as('wrong-errcode: answers that an award is not reached where there is no income of agent5'),
    'agent5-log-without-kind': mutate('agent5Log')
      .dropField('type')
      .as('field-missing: leaves the kind of an income out'),
  },
  'src/domain/invitations/agent-count.ts': {
    'name-of-an-invited-player': mutate('invitedRows')
      .setField('nickname', 'nickname')
      .as('foreign-data: shows the whole names of invited players'),
    'invited-oldest-first': mutate('invitedRows')
      .unwrapCall('toReversed')
      .as('wrong-order: lists invited players oldest first'),
    'valid-as-boolean': mutate('invitedRows')
      .setField('valid', 'validAt > 0')
      .as('wrong-type: answers as true or false whether a friend counts'),
    'card-again-and-again': mutate('scratchCard')
      .dropAssignment('state.scratched')
      .as('paid-twice: scratches more cards than there are'),
    'draw-again-and-again': mutate('drawForInvited')
      .dropAssignment('state.drawn')
      .as('paid-twice: draws more often than allowed'),
    'no-card-as-no-income': mutate('scratchCard')
      .replaceString('drawsUsedUp', 'awardNotReached')
      .as('wrong-errcode: answers that an award is not reached where no card is left'),
    'draw-for-two-friends': mutate('lotteryCount')
      .replaceCode('friendsPerDraw', '($ - 1)')
      .as('limit-off-by-one: gives a draw for each two friends'),
  },
  'src/domain/invitations/friends.ts': {
    'invited-counts-at-once': mutate('validFriends')
      .replaceCode('getFriends(player).filter(({ validAt }) => validAt > 0)', 'getFriends(player)')
      .as('lost-transition: counts friends who have not deposited enough'),
  },
  'src/domain/rewards/prizes.ts': {
    'draw-at-another-field': mutate('drawPrize')
      .setField('index', '($ + 1) % prizes.length')
      .as('wrong-order: stops at another field than it pays'),
  },
  'src/domain/invitations/spin.ts': {
    'spin-at-another-field': mutate('spinWheel')
      .setField('index', '($ + 1) % wheel.length')
      .as('wrong-order: stops the wheel at another field than it pays'),
    'spin-again-and-again': mutate('spinWheel')
      .replaceCode('openRound(draft, roundStatus).won.push(field.count)', 'openRound(draft, roundStatus)')
      .as('paid-twice: spins more often than allowed'),
    'spins-paid-twice': mutate('exchangeSpins')
      .dropAssignment('round.exchanged')
      .as('paid-twice: pays the amount of the wheel again and again'),
    'no-spin-as-claimed': mutate('spinWheel')
      .replaceString('drawsUsedUp', 'awardClaimed')
      .as('wrong-errcode: answers that an award was received where no spin is left'),
    'round-never-ends': mutate('getRoundStatus')
      .unwrapCall('max')
      .as('time-ignored: never begins a new round of the wheel'),
    'no-spin-for-a-friend': mutate('spinsLeft')
      .dropOperand('brought.length')
      .as('lost-transition: adds no spin for a friend'),
    'spins-without-target': mutate('showSpin')
      .dropField('targetAmount')
      .as('field-missing: leaves the target of the wheel out'),
    'spins-as-text': mutate('showSpin')
      .setField('spinCount', 'String($)')
      .as('wrong-type: answers the number of spins as text'),
  },
  'src/domain/invitations/proxy-tasks.ts': {
    'share-every-time': mutate('reportShare')
      .dropIf('state.lastShareDay === today')
      .as('time-ignored: counts a share more than once a day'),
    'share-once': mutate('reportShare')
      .replaceCode('state.lastShareDay === today', 'state.lastShareDay !== NEVER')
      .as('time-ignored: counts one share for ever'),
    'share-day-in-utc': mutate('reportShare')
      .replaceCode('context.config.zoneMinutes', '0')
      .as('wrong-zone: begins the day of shares in UTC'),
    'shared-as-claimed': mutate('reportShare')
      .replaceString('sharedToday', 'awardClaimed')
      .as('wrong-errcode: answers that an award was received for a second share of a day'),
    'share-of-another-task': mutate('reportShare')
      .replaceString('awardUnknown', 'awardNotReached')
      .as('wrong-errcode: answers that an award is not reached for a task without shares'),
    'share-is-not-counted': mutate('reportShare')
      .dropAssignment('state.shares')
      .as('lost-transition: does not count a share'),
  },
  'src/domain/rewards/staged-claims.ts': {
    'invite-bonus-twice': mutate('claimItem')
      .replaceStatements(
        'claims.received.push(propId);',
        'if (step.propList.every(({ id }) => claims.received.includes(id))) { claims.claimed.push(step.awardId); claims.received = []; }',
        '',
      )
      .as('paid-twice: grants an item of the invite bonus again and again'),
    'double-click-claims-the-next-step': mutate('claimItem')
      .dropIf('last?.propId === propId && isDoubleSubmit(submission, last.at)')
      .as('key-ignored: claims from the next step with a double click'),
  },
  'src/domain/invitations/bonus.ts': {
    'invite-bonus-of-one-more': mutate('receiveBonus')
      .replaceCode('draft.invited.length', '$ + 1')
      .as('limit-off-by-one: counts one friend more for the invite bonus'),
  },
  'src/domain/invitations/reports.ts': {
    'stakes-are-not-summed': mutate('reportStake')
      .swapOperator('+=', '=')
      .as('lost-transition: reports only the last stake of a friend'),
    'deposits-are-not-summed': mutate('reportDeposit')
      .swapOperator('+=', '=')
      .as('lost-transition: reports only the last deposit of a friend'),
    'superior-learns-no-arrival': mutate('reportArrival')
      .dropIf('draft.pid !== 0')
      .as('lost-transition: does not tell a superior of a new friend'),
  },
  'src/handlers/invite-spin.ts': {
    'refused-exchange-ends-the-round': mutate('actInviteUserExchange')
      .addEffectToRefusal(
        'exchangeSpins',
        'if (draft.invitations.spin) draft.invitations.spin.exchanged = true; else draft.invitations.spin = { round: 0, won: [], exchanged: true };',
      )
      .as('refusal-with-effect: ends the round of the wheel when it refuses to pay it'),
  },
  'src/domain/invitations/superiors.ts': {
    'self-as-unknown': mutate('requireSuperior')
      .replaceString('superiorIsSelf', 'superiorUnknown')
      .ofProfile('player')
      .as('wrong-errcode: answers that the superior is unknown who is the player'),
    'circle-as-unknown': mutate('requireSuperior')
      .replaceString('superiorCircular', 'superiorUnknown')
      .ofProfile('player')
      .as('wrong-errcode: answers that the superior is unknown in a circle'),
  },
});
