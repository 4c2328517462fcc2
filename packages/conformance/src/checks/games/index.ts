import { COMMON_FIELDS, type Backend, type Fields, type Player } from '../../protocol/backend.ts';
import { defineChecks } from '../../protocol/check.ts';
import { expectEqual, expectFields, expectThat, requireThat } from '../../protocol/expect.ts';
import { expectAnother } from '../shared/calls.ts';
import { findSlot, isOpen, openSlot, readGames } from '../shared/games.ts';
import { expectOrder, pick } from '../shared/lists.ts';
import { MINUTE } from '../shared/time.ts';

/** In so many rounds of a slot at least one wins, almost certainly. */
const MOST_ROUNDS = 40;

const readRecentGames = async (backend: Backend, player: Player) =>
  (await backend.signIn(player.account, player.password)).body['appGameDataUser']
    .gameHistory as readonly number[];

export const gamesChecks = defineChecks('games', {
  'games-fit-the-lists': {
    statements: ['1-08', '2.5-27', '3-022', '3-023', '3-024', '3-028', '3-029', '3-032', '3-033', '3-034'],
    title: 'lists games of the six types whose brand, type and platform exist',
    readOnly: true,
    run: async (backend) => {
      const { appGameTypeList, appGameBrandList, appGamePlatformList } = await backend.webConfig();
      requireThat(appGameTypeList.length > 0, 'the lobby is empty');
      expectEqual(
        'ids of the types',
        new Set(pick(appGameTypeList as Fields[], 'id')),
        new Set([1, 2, 3, 4, 5, 6]),
      );
      const games = await readGames(backend);
      expectEqual('number of different ids', new Set(pick(games, 'id')).size, games.length);
      for (const [field, list] of [
        ['typeId', appGameTypeList],
        ['brandId', appGameBrandList],
        ['platformId', appGamePlatformList],
      ] as const) {
        const known = new Set(pick(list as Fields[], 'id'));
        for (const game of games)
          expectThat(`${field} of game ${game['id']}`, known.has(game[field]), 'a listed one', game[field]);
      }
      for (const { id, status } of appGameBrandList)
        expectEqual(`type of the status of brand ${String(id)}`, typeof status, 'boolean');
    },
  },
  'starts-games': {
    statements: ['1-15', '1-17', '7.1-06', '7.1-07', '2.2-080', '0-06'],
    title: 'starts a game by a new address each time and puts it first of the recent games, once',
    run: async (backend) => {
      const player = await backend.registered();
      const games = (await readGames(backend)).filter(isOpen);
      const [game, nextGame] = games;
      requireThat(game !== undefined && nextGame !== undefined, 'fewer than two games are open');
      const start = async (gameId: number) =>
        (await player.expectOk('startGame', { gameId }))['gameUrl'] as string;
      const first = await start(game['id']);
      await start(nextGame['id']);
      expectEqual('recent games', await readRecentGames(backend, player), [nextGame['id'], game['id']]);
      expectAnother('address of a second start', await start(game['id']), first);
      expectEqual('recent games', await readRecentGames(backend, player), [game['id'], nextGame['id']]);
      for (let time = 0; time < 2; time++) {
        const { coin } = await player.expectOk('exitGame', { gameId: game['id'] });
        expectEqual('coin of exitGame', coin, await player.coin());
      }
    },
  },
  'refuses-unknown-and-resting-games': {
    statements: ['3-024', '3-026', '2.2-080', '4-36', '4-39', '7.1-06'],
    title:
      'refuses unknown games with 2201 and games under maintenance, alone or with their brand, with 2202, but lets a player leave them',
    run: async (backend) => {
      const player = await backend.registered();
      const games = await readGames(backend);
      await player.expectErrcode('startGame', 2201, { gameId: 999_999 });
      await player.expectErrcode('exitGame', 2201, { gameId: 999_999 });
      const alone = games.find(({ maintain }) => maintain === 1);
      const withBrand = games.find(({ maintain, params }) => maintain !== 1 && params.brandMaintain === 1);
      for (const game of [alone, withBrand])
        if (game) {
          await player.expectErrcode('startGame', 2202, { gameId: game['id'] });
          await player.expectOk('exitGame', { gameId: game['id'] });
        }
      expectEqual('recent games', await readRecentGames(backend, player), []);
      requireThat(alone !== undefined || withBrand !== undefined, 'no game is under maintenance');
    },
  },
  'rounds-move-money': {
    statements: ['1-09', '1-15', '1-10', '0-06'],
    title: 'takes the bet and pays the win of a round once, and counts stakes and experience',
    run: async (backend) => {
      const player = await backend.player({ coin: 1000_00 });
      const { id, minBet = 1_00 } = await findSlot(backend);
      const gameUrl = (await player.expectOk('startGame', { gameId: id }))['gameUrl'] as string;
      const start = await player.expectOk('refreshData');
      let played = 0;
      let won = 0;
      // Until a round wins, so that the payment of a win is seen too.
      while (played < MOST_ROUNDS && (played === 0 || won === 0)) {
        played += 1;
        const round = { gameId: id, gameUrl, roundId: `r${backend.unique(10)}`, bet: minBet };
        const { win } = await backend.hooks.playRound(round);
        won += win;
        if (played === 1) expectEqual('win of the same round', await backend.hooks.playRound(round), { win });
        const after = await player.expectOk('refreshData');
        expectEqual('coin', after['coin'], start['coin'] - played * minBet + won);
        expectEqual('bet', after['bet'], start['bet'] + played * minBet);
        const { list } = await player.expectOk('getBalanceHistory', { page: 1, pageSize: 1, kind: 'game' });
        const [{ bet, win: shown, amount, balance, gameId }] = list;
        expectEqual(
          'bet, win, amount, balance and gameId of the row',
          [bet, shown, amount, balance, gameId],
          [minBet, win, win - minBet, after['coin'], id],
        );
      }
      for (const page of [1, 2, played + 1]) {
        const query = { page, pageSize: 1, kind: 'game' };
        const { total, sums } = await player.expectOk('getBalanceHistory', query);
        expectEqual(`number of rounds on page ${page}`, total, played);
        expectFields(`sums on page ${page}`, sums, { rounds: played, bets: played * minBet, wins: won });
      }
      const end = await player.expectOk('refreshData');
      expectThat('vipExp', end['vipExp'] > start['vipExp'], 'more experience', end['vipExp']);
      expectEqual(
        'coin of exitGame',
        (await player.expectOk('exitGame', { gameId: id }))['coin'],
        end['coin'],
      );
    },
  },
  'time-of-play': {
    statements: [],
    title:
      'counts the minutes of visits: rounds less than five minutes apart belong to one, which lasts at least one',
    level: 'should',
    run: async (backend) => {
      const player = await backend.player({ coin: 1000_00 });
      const { minBet, play } = await openSlot(backend, player);
      const expectMinutes = async (minutes: number) => {
        await play(minBet);
        const { sums } = await player.expectOk('getBalanceHistory', { page: 1, pageSize: 1 });
        expectEqual('minutesPlayed', sums.minutesPlayed, minutes);
      };
      await expectMinutes(1);
      await backend.hooks.moveTime(5 * MINUTE - backend.slack);
      await expectMinutes(5);
      await backend.hooks.moveTime(5 * MINUTE);
      await expectMinutes(6);
    },
  },
  heartbeat: {
    statements: ['7.1-11'],
    title: 'accepts the heartbeat with and without a game, without an effect on money',
    run: async (backend) => {
      const player = await backend.registered();
      const { id } = await findSlot(backend);
      const before = await player.coin();
      await player.expectOk('online', { gameId: '' });
      await player.expectOk('online', { gameId: id });
      await backend.hooks.moveTime(MINUTE);
      await player.expectOk('online', { gameId: id });
      expectEqual('coin', await player.coin(), before);
    },
  },
  'event-log': {
    statements: ['7.1-13', '7.1-12', '7.1-19'],
    title: 'takes up to 20 events without a token, also as a beacon, and refuses more with 400',
    run: async (backend) => {
      const event = {
        channel: 'WEB',
        appId: 'tara-conformance',
        version: '1.0.28',
        eventTime: 1,
        eventUserId: 0,
        eventName: 'page_view',
      };
      await backend.visitor.expectOk('appEventLogClient', {
        eventList: Array.from({ length: 20 }, () => event),
      });
      const path = '/app/v1/anonymous/appEventLogClient';
      const beacon = await backend.send({
        path,
        headers: { 'content-type': 'text/plain;charset=UTF-8' },
        body: JSON.stringify({ ...COMMON_FIELDS, eventList: [event] }),
      });
      expectEqual('status and errcode of a beacon', [beacon.status, beacon.body.errcode], [200, 0]);
      const many = await backend.send({
        path,
        body: JSON.stringify({ ...COMMON_FIELDS, eventList: Array.from({ length: 21 }, () => event) }),
      });
      expectEqual('status for 21 events', many.status, 400);
    },
  },
  'action-log': {
    statements: ['7.1-10'],
    title: 'accepts actions of a player, with a key once',
    run: async (backend) => {
      const player = await backend.registered();
      const action = { action: 'page_view', page: '/lobby/home', data: { tab: 0 }, eventTime: 1 };
      await player.expectOk('actionLog', action);
      const key = backend.newKey();
      await player.expectOk('actionLog', action, { key });
      const repeated = await player.call('actionLog', action, { key });
      expectEqual('Idempotency-Replayed', repeated.headers.get('idempotency-replayed'), 'true');
      await player.expectErrcode('actionLog', 103, { ...action, page: '/me' }, { key });
    },
  },
  'tickers-mask-people': {
    statements: ['7.3-02', '7.3-06'],
    title: 'masks the people of big wins and trades, newest first',
    readOnly: true,
    run: async ({ visitor }) => {
      const { jackpotList, newYearList } = await visitor.expectOk('lobbyTips');
      const { list = [], tradeList = list } = await visitor.expectOk('anonymousTradeInfo');
      for (const { phone, amount } of [...jackpotList, ...newYearList, ...tradeList]) {
        expectThat(
          'phone of an entry',
          /^\d{3}\*+\d{2}$/.test(phone),
          'three digits, asterisks, two digits',
          phone,
        );
        expectThat('amount of an entry', amount > 0, 'a positive amount', amount);
      }
      for (const entries of [jackpotList, newYearList, tradeList]) {
        const times = pick(entries as { timestamp: number }[], 'timestamp');
        expectOrder('times of the entries', times, 'descending');
      }
    },
  },
  contacts: {
    statements: ['1-25', '2.3-62', '7.2-47'],
    title: 'lists contacts of customer service with web, mail or phone addresses',
    readOnly: true,
    run: async ({ visitor }) => {
      const answer = await visitor.expectOk('getCustomerServices');
      const list = Object.values(answer).find((value) => Array.isArray(value)) as {
        url: string;
        isOut: number;
      }[];
      for (const { url, isOut } of list) {
        expectThat(
          'url of a contact',
          /^(https?:\/\/|mailto:|tel:|\/)/.test(url),
          'a web, mail or phone address',
          url,
        );
        expectThat('isOut of a contact', isOut === 0 || isOut === 1, '0 or 1', isOut);
      }
    },
  },
});
