import { defineMutants, mutate } from '../mutant.ts';

export const gamesMutants = defineMutants('games', 'games', {
  'src/domain/games/rounds.ts': {
    'bet-one-hundredth-less': mutate('placeBet')
      .setField('amount', '$ + 1')
      .as('off-by-one-hundredth: takes a hundredth less than the bet'),
    'win-one-hundredth-less': mutate('payWin')
      .setField('amount', 'Math.max(0, $ - 1)')
      .as('off-by-one-hundredth: pays a hundredth less than the win'),
  },
  'src/games/provider.ts': {
    'round-twice': mutate('playRound')
      .replaceStatements(
        'const before = await playedBefore(unit, request);',
        'if (before) return before;',
        '',
      )
      .as('paid-twice: plays a repeated round again'),
  },
  'src/domain/events/domain-events.ts': {
    'bets-do-not-count': mutate('handleStakePlaced')
      .dropAssignment('draft.bet')
      .as('lost-transition: does not count bets'),
  },
  'src/domain/games/games.ts': {
    'maintenance-as-unknown': mutate('openGame')
      .replaceString('gameInMaintenance', 'gameUnknown')
      .as('wrong-errcode: answers that a game under maintenance is unknown'),
    'unknown-as-maintenance': mutate('openGame')
      .replaceString('gameUnknown', 'gameInMaintenance')
      .as('wrong-errcode: answers that an unknown game is under maintenance'),
    'recent-at-the-end': mutate('openGame')
      .replaceCode(
        '[gameId, ...draft.history.filter((id) => id !== gameId)]',
        '[...draft.history.filter((id) => id !== gameId), gameId]',
      )
      .as('wrong-order: puts a game at the end of the recent games'),
    'recent-twice': mutate('openGame')
      .replaceCode('draft.history.filter((id) => id !== gameId)', 'draft.history')
      .as('lost-transition: lists a game twice among the recent games'),
  },
  'src/handlers/games.ts': {
    'refused-game-is-recent': mutate('startGame')
      .addEffectToRefusal('openGame', 'draft.history = [gameId, ...draft.history];')
      .as('refusal-with-effect: lists a game among the recent ones that it refuses'),
    'same-launch-address': mutate('startGame')
      .replaceCode('call.secrets.text(LAUNCH_TOKEN_LENGTH)', '`x${draft.id}`')
      .as('paid-twice: answers the same address for each start of a game'),
    'exit-without-coin': mutate('exitGame')
      .dropField('coin')
      .as('field-missing: leaves the coins out when a game is left'),
    'exit-coin-as-text': mutate('exitGame')
      .setField('coin', 'String($)')
      .as('wrong-type: answers the coins as text when a game is left'),
  },
  'src/handlers/lobby.ts': {
    'phones-of-winners': mutate('before')
      .setField('phone', 'phone')
      .as('foreign-data: shows the whole phone numbers of winners'),
    'no-contacts': mutate('getCustomerServices')
      .dropField('appCustomerServiceQueue')
      .as('field-missing: leaves the list of contacts out'),
    'contacts-as-map': mutate('getCustomerServices')
      .setField('appCustomerServiceQueue', '{ ...content.customerServices }')
      .as('wrong-type: answers the contacts as an object'),
  },
  'src/handlers/latest-entries.ts': {
    'winners-oldest-first': mutate('latestEntries')
      .replaceCode('[...own.toReversed(), ...earlier]', '[...earlier, ...own]')
      .as('wrong-order: lists the latest wins after the earlier ones'),
  },
  'src/domain/money/trades.ts': {
    'win-of-exactly-a-thousand': mutate('recordWin')
      .swapOperator('<', '<=')
      .as('limit-off-by-one: does not list a win of exactly the minimum'),
  },
  'src/domain/profile/profile.ts': {
    'like-as-text': mutate('sessionFields')
      .setField('gameLikes', 'JSON.stringify(player.likes)')
      .as('wrong-type: answers favourites as text'),
    'history-of-another': mutate('sessionFields')
      .replaceCode('player.history', '(globalThis.firstHistory ??= $)')
      .as('foreign-data: answers the recent games of the first player to all'),
  },
});
