import type { Fields, Player } from '../../protocol/backend.ts';
import { defineChecks } from '../../protocol/check.ts';
import { expectEqual, expectFields, expectThat, requireThat } from '../../protocol/expect.ts';
import { isOpen } from '../shared/games.ts';
import { expectAnother } from '../shared/calls.ts';
import { MINUTE } from '../shared/time.ts';
import { historyChecks } from './history.ts';
import { numberChecks } from './numbers.ts';
import { passwordChecks } from './passwords.ts';
import { personalDataChecks } from './personal-data.ts';
import { superiorChecks } from './superiors.ts';

export const playerChecks = defineChecks(
  'player',
  {
    'refreshes-the-balance': {
      statements: ['1-09', '1-10', '1-11', '9-12', '7.2-22'],
      title: 'answers the balances and levels of the player in hundredths, the same in both calls',
      run: async (backend) => {
        const player = await backend.player({ coin: 1234_56, lottery: 78_90 });
        const data = await player.expectOk('refreshData');
        const info = await player.info();
        expectEqual('coin', data['coin'], 1234_56);
        expectEqual('lottery', data['lottery'], 78_90);
        for (const field of ['coin', 'lottery', 'vip', 'vipExp', 'userLevel', 'bet'])
          expectEqual(field, info[field], data[field]);
      },
    },
    'levels-follow-the-configuration': {
      statements: ['3-036', '1-10'],
      title: 'derives the user level from the stakes and appUserLevelConfigList',
      level: 'should',
      run: async (backend) => {
        const { appUserLevelConfigList } = await backend.webConfig();
        const levels = appUserLevelConfigList as { betAmount: number }[];
        const { betAmount = 0 } = levels.find((level) => level.betAmount > 0) ?? {};
        requireThat(betAmount > 0, 'no level needs stakes');
        for (const bet of [betAmount - 1, betAmount]) {
          const data = await (await backend.player({ bet })).expectOk('refreshData');
          const passed = levels.filter((level) => level.betAmount <= bet).length;
          expectEqual('bet', data['bet'], bet);
          expectEqual(`level with stakes of ${bet}`, data['userLevel'], Math.min(passed, levels.length - 1));
        }
      },
    },
    'changes-the-profile': {
      statements: ['2.2-082', '7.2-36'],
      title: 'changes nickname and avatar separately, and refuses odd nicknames with 2112 without an effect',
      run: async (backend) => {
        const player = await backend.registered();
        const { avatar } = await player.info();
        const named = await player.expectOk('updateProfile', { nickname: '  Moon light ' });
        expectFields('answer of updateProfile', named, { nickname: 'Moon light', avatar });
        const drawn = await player.expectOk('updateProfile', { avatar: 7 });
        expectFields('answer of updateProfile', drawn, { nickname: 'Moon light', avatar: 7 });
        const first = await player.expectOk('updateProfile', { avatar: 0 });
        expectFields('answer of updateProfile', first, { nickname: 'Moon light', avatar: 0 });
        await player.expectOk('updateProfile', { avatar: 7 });
        for (const nickname of ['   ', 'a\u0000b', 'a\u202eb', 'x'.repeat(33)])
          await player.expectErrcode('updateProfile', 2112, { nickname });
        await player.expectErrcode('updateProfile', 2112, { nickname: '   ', avatar: 3 });
        const info = await player.info();
        expectFields('user info', info, { nickname: 'Moon light', avatar: 7 });
        await player.expectOk('updateProfile', { nickname: 'x'.repeat(32) });
        const stranger = await backend.registered();
        expectAnother('nickname of another player', (await stranger.info())['nickname'], 'x'.repeat(32));
      },
    },
    'nickname-of-32-characters': {
      statements: ['7.2-36'],
      title: 'counts a nickname in characters as a player sees them: accepts 32 and refuses 33 with 2112',
      run: async (backend) => {
        const player = await backend.registered();
        // A letter; an emoji, a letter with a mark and a family, which consist of several code units or points.
        for (const character of [
          'x',
          '\u{1f600}',
          'q\u0301',
          '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}',
        ]) {
          const nickname = character.repeat(32);
          const answer = await player.expectOk('updateProfile', { nickname });
          expectEqual(`nickname of ${character}`, answer['nickname'], nickname);
          await player.expectErrcode('updateProfile', 2112, { nickname: character.repeat(33) });
          expectEqual('nickname of the user info', (await player.info())['nickname'], nickname);
        }
      },
    },
    ...numberChecks,
    ...passwordChecks,
    ...personalDataChecks,
    ...superiorChecks,
    'short-links': {
      statements: ['3-021', '7.2-43'],
      title: 'shortens addresses of its own site, the same for the same address',
      run: async (backend) => {
        const player = await backend.registered();
        const stranger = await backend.registered();
        const shorten = async (who: Player, url: string) =>
          (await who.expectOk('shortUrl', { url }))['shortUrl'] as string;
        const link = await shorten(player, '/?outValue=A1');
        expectEqual('link to the same address', await shorten(stranger, '/?outValue=A1'), link);
        expectAnother('link to another address', await shorten(player, '/?outValue=B1'), link);
        const target = await backend.resolveLink(link);
        const isRight = target?.endsWith('/?outValue=A1') ?? false;
        expectThat('target of the link', isRight, 'an address that ends in /?outValue=A1', target);
      },
    },
    'refuses-foreign-links': {
      statements: ['7.2-43'],
      title: 'shortens no address of another site with 2119',
      run: async (backend) => {
        const player = await backend.registered();
        for (const url of [
          'https://other.example/',
          '//other.example/',
          'javascript:alert(1)',
          'data:text/html,x',
          '',
        ])
          await player.expectErrcode('shortUrl', 2119, { url });
      },
    },
    favourites: {
      statements: ['1-16', '7.1-08', '8-48', '8-50', '6-19', '7.1-09'],
      title:
        'marks and unmarks favourites, however often, of the player alone, and refuses unknown games with 1004',
      run: async (backend) => {
        const player = await backend.registered();
        const stranger = await backend.registered();
        const { gameList } = await backend.visitor.expectOk('appConfig', { gameListVersion: 0 });
        const [firstGame, secondGame] = gameList as { id: number }[];
        requireThat(firstGame !== undefined && secondGame !== undefined, 'there are fewer than two games');
        const [id, second] = [firstGame.id, secondGame.id];
        const start = { gameListVersion: 0, os: 'Android', version: '1.0.28', deviceModel: 'Pixel 7' };
        const likes = async (who: Player) => {
          const { appGameDataUser } = (await backend.signIn(who.account, who.password)).body;
          const restarted = await who.expectOk('getAfterLoginInfoWeb', start);
          expectEqual('appGameDataUser at the start', restarted['appGameDataUser'], appGameDataUser);
          return appGameDataUser.gameLikes;
        };
        await player.expectOk('gameLike', { id, like: 1 });
        await player.expectOk('gameLike', { id, like: 1 });
        await player.expectOk('gameLike', { id: second, like: 1 });
        expectEqual('favourites', await likes(player), { [id]: 1, [second]: 1 });
        await player.expectOk('gameLike', { id, like: 0 });
        await player.expectOk('gameLike', { id, like: 0 });
        await player.expectErrcode('gameLike', 1004, { id: 999_999_999, like: 1 });
        expectEqual('favourites', await likes(player), { [second]: 1 });
        const resting = (gameList as Fields[]).find((game) => game['id'] !== second && !isOpen(game));
        if (resting) {
          await player.expectOk('gameLike', { id: resting['id'], like: 1 });
          expectEqual('favourites', await likes(player), { [second]: 1, [resting['id']]: 1 });
        }
        expectEqual('favourites of another player', await likes(stranger), {});
      },
    },
    ...historyChecks,
    'social-login': {
      statements: ['7.2-08'],
      title: 'opens an account at the first social login, finds it at the next, and accepts a code once',
      level: 'should',
      run: async (backend) => {
        const { userRegisterCoin, socialLogin } = await backend.webConfig();
        requireThat(socialLogin !== undefined, 'the site has no social login');
        const logIn = async (given: { state: string; code: string }, state = given.state) => {
          const { phoneinfoJsonModel } = await backend.credentials('x', 'not-used-1');
          const uuid = backend.unique(32, '0123456789abcdef');
          return (
            await backend.visitor.call('lineLogin', { state, code: given.code, uuid, phoneinfoJsonModel })
          ).body;
        };
        const first = await backend.hooks.authorize('first');
        expectEqual(
          'errcode for another state',
          (await logIn(first, 'state-of-another-attempt')).errcode,
          2117,
        );
        const fresh = await backend.hooks.authorize('first');
        const opened = await logIn(fresh);
        expectEqual('errcode of the social log-in', opened.errcode, 0);
        expectEqual('coin', opened['coin'], userRegisterCoin);
        expectEqual('errcode for a used code', (await logIn(fresh)).errcode, 2117);
        expectEqual(
          'errcode for an unknown code',
          (await logIn({ ...fresh, code: 'never-issued' })).errcode,
          2117,
        );
        const again = await logIn(await backend.hooks.authorize('first'));
        expectFields('player of the second log-in', again, { id: opened['id'], coin: userRegisterCoin });
        expectThat('token', again['token'] !== opened['token'], 'a new one', 'the token of the first log-in');
        const another = await logIn(await backend.hooks.authorize('second'));
        expectAnother('player of another person', another['id'], opened['id']);
        if (backend.hasHook('disablePlayer')) {
          await backend.hooks.disablePlayer(another['id']);
          const disabled = await logIn(await backend.hooks.authorize('second'));
          expectEqual('errcode for a disabled player', disabled.errcode, 1043);
        }
        const timely = await backend.hooks.authorize('first');
        await backend.hooks.moveTime(5 * MINUTE - backend.slack);
        expectEqual('errcode just before five minutes', (await logIn(timely)).errcode, 0);
        const late = await backend.hooks.authorize('first');
        await backend.hooks.moveTime(5 * MINUTE + backend.slack);
        expectEqual('errcode after five minutes', (await logIn(late)).errcode, 2117);
      },
    },
  },
  {
    registerType: 2,
    otpStatus: 0,
    mode: 'normal',
    countryCode: '92',
    accountRule: { mobileStartsWith: '3' },
  },
);
