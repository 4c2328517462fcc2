import { defineChecks } from '../../protocol/check.ts';
import { expectEqual, expectThat, requireThat } from '../../protocol/expect.ts';
import type { Backend, Fields, Player } from '../../protocol/backend.ts';
import { DAY, JUST_BEFORE, PAGE, SECOND } from '../shared/wallet.ts';

const EMPTY = { realName: '', email: '', birthday: '', address: '' };
const DATA = {
  realName: 'Amina Khan',
  email: 'amina@mail.example',
  birthday: '1994-03-21',
  address: 'House 7, Road 2',
};

/** The day so many years ago in the region's zone, as YYYY-MM-DD. */
function yearsAgo(now: number, years: number, days = 0): string {
  const date = new Date(now + 5 * 3_600_000);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const newMobile = (backend: Backend) => ({
  countryCode: '92',
  mobile: `300${backend.rng.text(7, '0123456789')}`,
});

async function changePassword(backend: Backend, player: Player, oldPassword: string, password: string) {
  const body = {
    oldPassword: await backend.encryptPassword(oldPassword),
    password: await backend.encryptPassword(password),
  };
  return (await player.call('modifyPassword', body)).body;
}

const errcodeOfSignIn = async (backend: Backend, account: string, password: string) =>
  (await backend.signIn(account, password)).body.errcode;

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
        expectEqual('answer', [named['nickname'], named['avatar']], ['Moon light', avatar]);
        const drawn = await player.expectOk('updateProfile', { avatar: 7 });
        expectEqual('answer', [drawn['nickname'], drawn['avatar']], ['Moon light', 7]);
        for (const nickname of ['   ', 'a\u0000b', 'a\u202eb', 'x'.repeat(33)])
          await player.expectErrcode('updateProfile', 2112, { nickname });
        await player.expectErrcode('updateProfile', 2112, { nickname: '   ', avatar: 3 });
        const info = await player.info();
        expectEqual('user info', [info['nickname'], info['avatar']], ['Moon light', 7]);
        await player.expectOk('updateProfile', { nickname: 'x'.repeat(32) });
        const other = await backend.registered();
        expectThat(
          'the nickname of another player',
          (await other.info())['nickname'] !== 'x'.repeat(32),
          'unchanged',
        );
      },
    },
    'binds-a-number-once': {
      statements: ['1-22', '2.2-092', '7.2-24', '1-61'],
      title: 'binds a mobile number once, refuses odd and taken ones, and logs in by it',
      run: async (backend) => {
        const player = await backend.registered();
        const number = newMobile(backend);
        await player.expectErrcode('bindAccount', 2105, { ...number, mobile: `2${number.mobile.slice(1)}` });
        expectEqual('mobile before', (await player.info())['mobile'] ?? '', '');
        const bound = await player.expectOk('bindAccount', number);
        expectEqual('mobile', bound['mobile'], number.mobile);
        expectEqual('mobile of the user info', (await player.info())['mobile'], number.mobile);
        await player.expectErrcode('bindAccount', 2108, newMobile(backend));
        const other = await backend.registered();
        await other.expectErrcode('bindAccount', 2107, number);
        expectEqual('mobile of the other player', (await other.info())['mobile'] ?? '', '');
        const { body } = await backend.signIn(number.mobile, player.password);
        expectEqual('log-in by number', body['id'], player.userId);
      },
    },
    'binding-completes-the-task': {
      statements: ['3-123'],
      title: 'completes the bind task and ends the bind activity',
      level: 'should',
      run: async (backend) => {
        const player = await backend.registered();
        const before = await player.expectOk('getActivityIds');
        requireThat((before['activityIds'] as number[]).includes(4), 'the bind activity is off');
        await player.expectOk('bindAccount', newMobile(backend));
        const after = await player.expectOk('getActivityIds');
        expectThat('activity 4 after binding', !(after['activityIds'] as number[]).includes(4), 'ended');
        const { taskData } = await player.expectOk('getTaskUser');
        expectEqual('task 2', (JSON.parse(String(taskData)) as Record<string, number>)['2'], 1);
      },
    },
    'binding-needs-the-code': {
      statements: ['2.2-092', '3-042', '1-22', '7.2-16', '7.2-24'],
      title: 'binds a number only with the code while codes are on',
      run: async (backend) => {
        const player = await backend.registered();
        await backend.hooks.setConfig({ otpStatus: 1 });
        const number = newMobile(backend);
        await player.expectErrcode('bindAccount', 2106, number);
        await backend.visitor.expectOk('smsSend', { ...number, type: 0 });
        const code = await backend.hooks.readCode(number);
        const wrong = code === '111111' ? '222222' : '111111';
        await player.expectErrcode('bindAccount', 2106, { ...number, code: wrong });
        expectEqual(
          'mobile',
          (await player.expectOk('bindAccount', { ...number, code }))['mobile'],
          number.mobile,
        );
      },
    },
    'binding-code-locks': {
      statements: ['2.2-092'],
      title: 'locks a code for binding after five wrong attempts with 2120',
      level: 'should',
      run: async (backend) => {
        const player = await backend.registered();
        await backend.hooks.setConfig({ otpStatus: 1 });
        const number = newMobile(backend);
        await backend.visitor.expectOk('smsSend', { ...number, type: 0 });
        const code = await backend.hooks.readCode(number);
        const wrong = code === '111111' ? '222222' : '111111';
        for (let i = 0; i < 5; i++)
          await player.expectErrcode('bindAccount', 2106, { ...number, code: wrong });
        await player.expectErrcode('bindAccount', 2120, { ...number, code });
      },
    },
    'binding-sets-a-password': {
      statements: ['2.2-092'],
      title: 'sets a new password with the number, and refuses a short one with 2109 without binding',
      level: 'should',
      run: async (backend) => {
        const player = await backend.registered();
        const number = newMobile(backend);
        await player.expectErrcode('bindAccount', 2109, {
          ...number,
          password: await backend.encryptPassword('abc'),
        });
        expectEqual('mobile', (await player.info())['mobile'] ?? '', '');
        await player.expectOk('bindAccount', {
          ...number,
          password: await backend.encryptPassword('another-pw1'),
        });
        expectEqual('log-in', await errcodeOfSignIn(backend, number.mobile, 'another-pw1'), 0);
      },
    },
    'one-number-one-account': {
      statements: ['1-61'],
      title: 'binds a number to one of two players who bind it at once',
      run: async (backend) => {
        const [one, two] = [await backend.registered(), await backend.registered()];
        const number = newMobile(backend);
        const answers = await Promise.all([one.call('bindAccount', number), two.call('bindAccount', number)]);
        expectEqual(
          'errcodes',
          answers.map(({ body }) => body.errcode).toSorted((a, b) => a - b),
          [0, 2107],
        );
      },
    },
    'changes-the-password': {
      statements: [],
      title: 'changes the password with the old one and signs out the other devices',
      level: 'should',
      run: async (backend) => {
        const player = await backend.registered();
        const there = backend.withToken(
          (await backend.signIn(player.account, player.password)).body['token'],
        );
        expectEqual(
          'wrong old password',
          (await changePassword(backend, player, 'not-this-one', 'another-pw1')).errcode,
          2121,
        );
        expectEqual(
          'short password',
          (await changePassword(backend, player, player.password, 'abc')).errcode,
          2109,
        );
        expectEqual('old password still', await errcodeOfSignIn(backend, player.account, player.password), 0);
        expectEqual(
          'change',
          (await changePassword(backend, player, player.password, 'another-pw1')).errcode,
          0,
        );
        expectEqual('this device', (await player.call('refreshData')).status, 200);
        expectEqual('the other device', (await there.call('refreshData')).status, 401);
        expectEqual('old password', await errcodeOfSignIn(backend, player.account, player.password), 1019);
        expectEqual('new password', await errcodeOfSignIn(backend, player.account, 'another-pw1'), 0);
      },
    },
    'password-change-locks': {
      statements: ['8-08'],
      title: 'locks the password after five wrong old ones, also for the log-in',
      level: 'should',
      run: async (backend) => {
        const player = await backend.registered();
        for (let i = 0; i < 5; i++)
          expectEqual(
            `attempt ${i + 1}`,
            (await changePassword(backend, player, 'not-this-one', 'another-pw1')).errcode,
            2121,
          );
        expectEqual(
          'the sixth',
          (await changePassword(backend, player, player.password, 'another-pw1')).errcode,
          1047,
        );
        expectEqual('log-in', await errcodeOfSignIn(backend, player.account, player.password), 1047);
      },
    },
    'passwords-differ': {
      statements: [],
      title: 'refuses one password for the account and the safebox with 2122',
      level: 'should',
      run: async (backend) => {
        const player = await backend.registered();
        await player.expectErrcode('safeboxPasswordInit', 2122, {
          password: await backend.encryptPassword(player.password),
        });
        await player.expectOk('safeboxPasswordInit', {
          password: await backend.encryptPassword('another-pw1'),
        });
        expectEqual(
          'account',
          (await changePassword(backend, player, player.password, 'another-pw1')).errcode,
          2122,
        );
        expectEqual('log-in', await errcodeOfSignIn(backend, player.account, player.password), 0);
      },
    },
    'personal-data': {
      statements: ['2.2-082', '7.2-44', '7.2-45'],
      title: 'stores all personal data, of the player alone',
      run: async (backend) => {
        const player = await backend.registered();
        const other = await backend.registered();
        expectEqual('at first', (await player.expectOk('appUserOther'))['appUserOther'], EMPTY);
        expectEqual('hasUserOther', (await player.info())['hasUserOther'], false);
        expectEqual('answer', (await player.expectOk('updateAppUserOther', DATA))['appUserOther'], DATA);
        expectEqual('stored', (await player.expectOk('appUserOther'))['appUserOther'], DATA);
        expectEqual('hasUserOther', (await player.info())['hasUserOther'], true);
        expectEqual('of another player', (await other.expectOk('appUserOther'))['appUserOther'], EMPTY);
        await player.expectOk('updateAppUserOther', { ...EMPTY, address: 'x' });
        expectEqual('replaced', (await player.expectOk('appUserOther'))['appUserOther'], {
          ...EMPTY,
          address: 'x',
        });
        await player.expectOk('updateAppUserOther', EMPTY);
        expectEqual('hasUserOther', (await player.info())['hasUserOther'], false);
      },
    },
    'refuses-odd-personal-data': {
      statements: ['7.2-45'],
      title: 'refuses odd data and players below 21 years with 2118 and names the field',
      run: async (backend) => {
        const player = await backend.registered();
        await player.info();
        const now = backend.now();
        const odd: readonly (readonly [string, string])[] = [
          ['email', 'amina'],
          ['birthday', '1994-02-30'],
          ['birthday', yearsAgo(now, 21, 1)],
          ['birthday', '2091-01-01'],
          ['realName', 'Amina\u0007'],
          ['address', 'House\n7'],
        ];
        for (const [field, value] of odd) {
          const body = await player.expectErrcode('updateAppUserOther', 2118, { ...DATA, [field]: value });
          expectEqual('pointer', body['error']?.pointer, `/${field}`);
        }
        expectEqual('stored', (await player.expectOk('appUserOther'))['appUserOther'], EMPTY);
        await player.expectOk('updateAppUserOther', { ...EMPTY, birthday: yearsAgo(now, 21) });
      },
    },
    'superior-is-set-once': {
      statements: ['2.2-086', '7.2-35'],
      title: 'sets the superior once, to another existing player, and refuses a circle',
      run: async (backend) => {
        const [player, superior, other] = [
          await backend.registered(),
          await backend.registered(),
          await backend.registered(),
        ];
        await player.expectErrcode('agentFill', 2114, { pid: superior.userId + 900_000 });
        await player.expectErrcode('agentFill', 2115, { pid: player.userId });
        expectEqual('pid before', (await player.info())['pid'], 0);
        expectEqual(
          'pid',
          (await player.expectOk('agentFill', { pid: superior.userId }))['pid'],
          superior.userId,
        );
        expectEqual('pid of the user info', (await player.info())['pid'], superior.userId);
        await player.expectErrcode('agentFill', 2113, { pid: other.userId });
        await superior.expectErrcode('agentFill', 2116, { pid: player.userId });
        await other.expectOk('agentFill', { pid: player.userId });
        await superior.expectErrcode('agentFill', 2116, { pid: other.userId });
        expectEqual('pid after', (await player.info())['pid'], superior.userId);
      },
    },
    'superiors-of-each-other': {
      statements: ['7.2-35'],
      title: 'refuses one of two players who name each other at once',
      run: async (backend) => {
        const [one, two] = [await backend.registered(), await backend.registered()];
        const answers = await Promise.all([
          one.call('agentFill', { pid: two.userId }),
          two.call('agentFill', { pid: one.userId }),
        ]);
        expectEqual(
          'errcodes',
          answers.map(({ body }) => body.errcode).toSorted((a, b) => a - b),
          [0, 2116],
        );
      },
    },
    'invite-code-sets-the-superior': {
      statements: ['3-013', '0-06', '3-103'],
      title: 'makes the owner of the invite code the superior of a registration, and ignores unknown codes',
      run: async (backend) => {
        const inviter = await backend.registered();
        const friend = await backend.registered({ outValue: inviter.userInfo['inviteCode'] });
        expectEqual('pid', friend.userInfo['pid'], inviter.userId);
        const stranger = await backend.registered({ outValue: 'T0000000' });
        expectEqual('pid with an unknown code', stranger.userInfo['pid'], 0);
        expectThat(
          'invite codes',
          friend.userInfo['inviteCode'] !== inviter.userInfo['inviteCode'],
          'one for each player',
        );
      },
    },
    'short-links': {
      statements: ['3-021', '7.2-43'],
      title: 'shortens addresses of its own site, the same for the same address',
      run: async (backend) => {
        const player = await backend.registered();
        const other = await backend.registered();
        const shorten = async (who: Player, url: string) =>
          (await who.expectOk('shortUrl', { url }))['shortUrl'] as string;
        const one = await shorten(player, '/?outValue=A1');
        expectEqual('the same address', await shorten(other, '/?outValue=A1'), one);
        expectThat('another address', (await shorten(player, '/?outValue=B1')) !== one, 'another link');
        const target = await backend.targetOf(one);
        expectThat('target of the link', target?.endsWith('/?outValue=A1') ?? false, '/?outValue=A1');
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
        const other = await backend.registered();
        const { gameList } = await backend.visitor.expectOk('appConfig', { gameListVersion: 0 });
        const [one, two] = gameList as { id: number }[];
        requireThat(one !== undefined && two !== undefined, 'there are fewer than two games');
        const [id, second] = [one.id, two.id];
        const likes = async (who: Player) =>
          (await backend.signIn(who.account, who.password)).body['appGameDataUser'].gameLikes;
        await player.expectOk('gameLike', { id, like: 1 });
        await player.expectOk('gameLike', { id, like: 1 });
        await player.expectOk('gameLike', { id: second, like: 1 });
        expectEqual('favourites', await likes(player), { [id]: 1, [second]: 1 });
        await player.expectOk('gameLike', { id, like: 0 });
        await player.expectOk('gameLike', { id, like: 0 });
        await player.expectErrcode('gameLike', 1004, { id: 999_999_999, like: 1 });
        expectEqual('favourites', await likes(player), { [second]: 1 });
        expectEqual('favourites of another player', await likes(other), {});
      },
    },
    'history-in-order': {
      statements: ['1-09', '9-12'],
      title: 'lists the history newest first, from an instant on and until another, with sums',
      level: 'should',
      run: async (backend) => {
        const player = await backend.player({ coin: 1000_00, lottery: 100_000_00 });
        const [option] = (await player.expectOk('getLotterConfig'))['lotterConfigList'] as readonly {
          id: number;
        }[];
        requireThat(option !== undefined, 'there are no offers for points');
        await player.expectOk('safeboxPasswordInit', {
          password: await backend.encryptPassword('safebox-pw1'),
        });
        await backend.hooks.moveTime(SECOND);
        await player.expectOk('safeboxDeposit', { amount: 100_00 });
        await backend.hooks.moveTime(SECOND);
        const before = await player.coin();
        await player.expectOk('lotteryExchange', { id: option.id });
        const gained = (await player.coin()) - before;
        const rows = async (query: object) =>
          (await player.expectOk('getBalanceHistory', { ...PAGE, ...query }))['list'] as readonly Fields[];
        const all = await rows({});
        const ids = all.map(({ id }) => id as number);
        expectEqual(
          'numbers',
          ids,
          ids.toSorted((a, b) => b - a),
        );
        const [newest] = all;
        const safebox = all.find(({ kind }) => kind === 'safebox');
        expectThat(
          'rows',
          newest !== undefined && safebox !== undefined,
          'an exchange and a safebox move',
          all,
        );
        expectThat('time of the exchange', newest['time'] > safebox['time'], 'later', newest['time']);
        const exchange = all.filter(({ time }) => time === newest['time']).map(({ id }) => id as number);
        const from = (await rows({ from: newest['time'] })).map(({ id }) => id as number);
        expectEqual('rows from the instant of the exchange on', from, exchange);
        const until = (await rows({ until: newest['time'] })).map(({ id }) => id as number);
        expectEqual('rows until the instant of the exchange', until, ids.slice(exchange.length));
        const { sums } = await player.expectOk('getBalanceHistory', { ...PAGE, from: newest['time'] });
        expectEqual('sum of the bonuses', sums.bonuses, gained);
      },
    },
    'days-since-registration': {
      statements: [],
      title: 'counts whole days since the registration',
      level: 'should',
      run: async (backend) => {
        const player = await backend.registered();
        expectEqual('at first', (await player.info())['regPeriod'], 0);
        await backend.hooks.moveTime(DAY - JUST_BEFORE);
        expectEqual('just before a day', (await player.info())['regPeriod'], 0);
        await backend.hooks.moveTime(JUST_BEFORE);
        expectEqual('after a day', (await player.info())['regPeriod'], 1);
      },
    },
    'history-of-money': {
      statements: ['1-09', '9-12'],
      title: 'lists every change of the balances newest first, page by page, with its kind and balance',
      level: 'should',
      run: async (backend) => {
        const player = await backend.registered();
        const { userRegisterCoin } = await backend.webConfig();
        const all = await player.expectOk('getBalanceHistory', PAGE);
        const coins = (all['list'] as { unit: string; amount: number; balance: number }[]).filter(
          ({ unit }) => unit === 'coin',
        );
        expectEqual(
          'sum of the coins',
          coins.reduce((sum, { amount }) => sum + amount, 0),
          userRegisterCoin,
        );
        expectEqual('newest balance', coins[0]?.balance, await player.coin());
        expectEqual('total', all['total'], (all['list'] as unknown[]).length);
        const none = await player.expectOk('getBalanceHistory', { ...PAGE, until: 1 });
        expectEqual('before the first', [none['total'], none['list']], [0, []]);
        const beyond = await player.expectOk('getBalanceHistory', { ...PAGE, page: 99 });
        expectEqual('beyond the last page', beyond['list'], []);
        const deposits = await player.expectOk('getBalanceHistory', { ...PAGE, kind: 'deposit' });
        expectEqual('deposits', deposits['total'], 0);
      },
    },
    'social-login': {
      statements: ['7.2-08'],
      title: 'opens an account at the first social login, finds it at the next, and accepts a code once',
      level: 'should',
      run: async (backend) => {
        const { userRegisterCoin, socialLogin } = await backend.webConfig();
        requireThat(socialLogin !== undefined, 'the site has no social login');
        const logIn = async (given: { state: string; code: string }, state = given.state) => {
          const { phoneinfoJsonModel } = await backend.credentials('x', 'not-used-1');
          const uuid = '0c7f2d1e-9a54-4c1b-8d3e-2b6a7f90c1d2';
          return (
            await backend.visitor.call('lineLogin', { state, code: given.code, uuid, phoneinfoJsonModel })
          ).body;
        };
        const first = await backend.hooks.authorize('first');
        expectEqual('another state', (await logIn(first, 'state-of-another-attempt')).errcode, 2117);
        const fresh = await backend.hooks.authorize('first');
        const opened = await logIn(fresh);
        expectEqual('errcode', opened.errcode, 0);
        expectEqual('coin', opened['coin'], userRegisterCoin);
        expectEqual('the same code', (await logIn(fresh)).errcode, 2117);
        expectEqual('an unknown code', (await logIn({ ...fresh, code: 'never-issued' })).errcode, 2117);
        const again = await logIn(await backend.hooks.authorize('first'));
        expectEqual('id', [again['id'], again['coin']], [opened['id'], userRegisterCoin]);
        expectThat('token', again['token'] !== opened['token'], 'a token of its own');
        const other = await logIn(await backend.hooks.authorize('second'));
        expectThat('another person', other['id'] !== opened['id'], 'another player');
        const late = await backend.hooks.authorize('first');
        await backend.hooks.moveTime(5 * 60_000 + 1);
        expectEqual('after five minutes', (await logIn(late)).errcode, 2117);
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
