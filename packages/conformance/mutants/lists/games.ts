import { defineMutants, mutate } from '../mutant.ts';

export const gamesMutants = defineMutants('games', 'games', {
  'src/domain/games/rounds.ts': {
    'bet-one-hundredth-less, off-by-one-hundredth: takes a hundredth less than the bet': () =>
      mutate('placeBet').setField('amount', '$ + 1'),
    'win-one-hundredth-less, off-by-one-hundredth: pays a hundredth less than the win': () =>
      mutate('payWin').setField('amount', 'Math.max(0, $ - 1)'),
  },
  'src/games/provider.ts': {
    'round-twice, paid-twice: plays a repeated round again': () =>
      mutate('playRound').replaceStatements(
        'const before = await playedBefore(unit, request);',
        'if (before) return before;',
        '',
      ),
  },
  'src/domain/events/domain-events.ts': {
    'bets-do-not-count, lost-transition: does not count bets': () =>
      mutate('handleStakePlaced').dropAssignment('draft.bet'),
  },
  'src/domain/games/games.ts': {
    'maintenance-as-unknown, wrong-errcode: answers that a game under maintenance is unknown': () =>
      mutate('openGame').replaceString('gameInMaintenance', 'gameUnknown'),
    'unknown-as-maintenance, wrong-errcode: answers that an unknown game is under maintenance': () =>
      mutate('openGame').replaceString('gameUnknown', 'gameInMaintenance'),
    'recent-at-the-end, wrong-order: puts a game at the end of the recent games': () =>
      mutate('openGame').replaceCode(
        '[gameId, ...draft.history.filter((id) => id !== gameId)]',
        '[...draft.history.filter((id) => id !== gameId), gameId]',
      ),
    'recent-twice, lost-transition: lists a game twice among the recent games': () =>
      mutate('openGame').replaceCode('draft.history.filter((id) => id !== gameId)', 'draft.history'),
  },
  'src/handlers/games.ts': {
    'refused-game-is-recent, refusal-with-effect: lists a game among the recent ones that it refuses': () =>
      mutate('startGame').addEffectToRefusal('openGame', 'draft.history = [gameId, ...draft.history];'),
    'same-launch-address, paid-twice: answers the same address for each start of a game': () =>
      mutate('startGame').replaceCode('call.secrets.text(LAUNCH_TOKEN_LENGTH)', '`x${draft.id}`'),
    'exit-without-coin, field-missing: leaves the coins out when a game is left': () =>
      mutate('exitGame').dropField('coin'),
    'exit-coin-as-text, wrong-type: answers the coins as text when a game is left': () =>
      mutate('exitGame').setField('coin', 'String($)'),
    'no-exit-in-maintenance, wrong-errcode: refuses to leave a game that is under maintenance': () =>
      mutate('exitGame').replaceCode(
        '!findListedGame(content, gameId)',
        '$ || content.gamesById.get(gameId).maintain === 1',
      ),
  },
  'src/handlers/lobby.ts': {
    'phones-of-winners, foreign-data: shows the whole phone numbers of winners': () =>
      mutate('before').setField('phone', 'phone'),
    'no-contacts, field-missing: leaves the list of contacts out': () =>
      mutate('getCustomerServices').dropField('appCustomerServiceQueue'),
    'contacts-as-map, wrong-type: answers the contacts as an object': () =>
      mutate('getCustomerServices').setField('appCustomerServiceQueue', '{ ...content.customerServices }'),
    'winners-oldest-first, wrong-order: lists the latest wins after the earlier ones': () =>
      mutate('latestEntries').replaceCode('[...own.toReversed(), ...earlier]', '[...earlier, ...own]'),
    'phones-of-new-year, foreign-data: shows the whole phone numbers of New Year winners': () =>
      mutate('lobbyTips').replaceCode(
        'before(call, call.content.rewards.newYearWins)',
        'call.content.rewards.newYearWins.map(({ minutesAgo, ...entry }) => ({ ...entry, timestamp: call.world.startedAt - minutesAgo * 60_000 }))',
      ),
  },
  'src/domain/money/trades.ts': {
    'win-of-exactly-a-thousand, limit-off-by-one: does not list a win of exactly the minimum': () =>
      mutate('recordWin').swapOperator('<', '<='),
  },
  'src/domain/profile/profile.ts': {
    'like-as-text, wrong-type: answers favourites as text': () =>
      mutate('sessionFields').setField('gameLikes', 'JSON.stringify(player.likes)'),
    'history-of-another, foreign-data: answers the recent games of the first player to all': () =>
      mutate('sessionFields').replaceCode('player.history', '(globalThis.firstHistory ??= $)'),
  },
});
