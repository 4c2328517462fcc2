import { defineChecks } from '../../protocol/check.ts';
import { expectEqual, expectThat, requireThat } from '../../protocol/expect.ts';
import type { Backend, Player } from '../../protocol/backend.ts';
import { setRule } from '../shared/claims.ts';
import { DAY, JUST_BEFORE, MINUTE, SECOND, untilMidnight } from '../shared/wallet.ts';

const COMMON = { clientReferrer: 'ph', channel: 'WEB', appId: 'tara-conformance', platform: 0 };

/** A number that the configuration accepts. */
async function newMobile(backend: Backend): Promise<{ countryCode: string; mobile: string }> {
  const { countryCode, accountRule, accountLengthMin, accountLengthMax } = await backend.webConfig();
  const first = String(accountRule?.mobileStartsWith ?? '') || '3';
  const length = Math.max(accountLengthMin, Math.min(10, accountLengthMax));
  return { countryCode, mobile: first + backend.rng.text(length - 1, '0123456789') };
}

/** A registration with an account of one's own choice. */
async function register(backend: Backend, account: string, more: object = {}, call = 'accountRegist') {
  const credentials = await backend.credentials(account, 'pw-of-9-chars');
  return (await backend.visitor.call(call, { ...credentials, type: 0, ...more })).body;
}

async function errcodeOfSignIn(backend: Backend, account: string, password: string): Promise<number> {
  return (await backend.signIn(account, password)).body.errcode;
}

const statusOf = async (player: Player) => (await player.call('refreshData')).status;

/** Puts the site into phone registration with a code and sends one. */
async function withCode(backend: Backend) {
  await backend.hooks.setConfig({ registerType: 1, otpStatus: 1 });
  const number = await newMobile(backend);
  await backend.visitor.expectOk('smsSend', { ...number, type: 0 });
  return { ...number, code: await backend.hooks.readCode(number) };
}

const otherCode = (code: string) => (code === '111111' ? '222222' : '111111');

export const sessionChecks = defineChecks(
  'session',
  {
    'config-for-visitors': {
      statements: ['7.1-01', '7-03', '7-05'],
      title: 'answers the configuration and the games to a visitor',
      readOnly: true,
      run: async ({ visitor }) => {
        const { appWebConfig, gameList, gameListVersion } = await visitor.expectOk('appConfig', {
          gameListVersion: 0,
        });
        expectThat('gameList', Array.isArray(gameList), 'a list of games');
        for (const [min, max] of [
          ['accountLengthMin', 'accountLengthMax'],
          ['usernameLengthMin', 'usernameLengthMax'],
          ['passwordLengthMin', 'passwordLengthMax'],
        ] as const)
          expectThat(
            `${min} and ${max}`,
            appWebConfig[min] <= appWebConfig[max],
            'a lower and an upper bound',
            [appWebConfig[min], appWebConfig[max]],
          );
        const again = await visitor.expectOk('appConfig', { gameListVersion });
        expectEqual('gameList for a client with the current version', again['gameList'], undefined);
      },
    },
    'start-of-a-player': {
      statements: ['7.1-02', '7.1-03', '3-011', '3-012', '3-013', '3-014', '3-015'],
      title: 'answers configuration, user info and session fields to a player at the start, but no token',
      run: async (backend) => {
        const player = await backend.registered();
        const start = { gameListVersion: 0, os: 'Android', version: '1.0.28', deviceModel: 'Pixel 7' };
        const answer = await player.expectOk('getAfterLoginInfoWeb', start);
        expectEqual('token', answer['token'], undefined);
        for (const field of ['id', 'account', 'coin', 'inviteCode', 'aid', 'vip', 'pid', 'uuid'])
          expectEqual(field, answer[field], player.userInfo[field]);
        expectThat('appWebConfig', typeof answer['appWebConfig'] === 'object', 'the configuration');
        expectThat('gameList', Array.isArray(answer['gameList']), 'a list of games');
        const list = answer['activityIds'].activityIds as number[];
        expectEqual('activityIds', list, (await player.expectOk('getActivityIds'))['activityIds']);
      },
    },
    'registers-with-reward': {
      statements: ['2.5-10', '1-26', '3-049', '3-010'],
      title: 'registers a player with the registration reward and without the password in the answer',
      run: async (backend) => {
        const { userRegisterCoin } = await backend.webConfig();
        const player = await backend.registered();
        expectEqual('coin', player.userInfo['coin'], userRegisterCoin);
        expectEqual('coin of refreshData', await player.coin(), userRegisterCoin);
        expectEqual('password', player.userInfo['password'] ?? '', '');
        expectEqual('account', player.userInfo['account'], player.account);
        expectEqual('accountType', player.userInfo['accountType'], 2);
        expectEqual('firstRecharge', player.userInfo['firstRecharge'], 0);
        expectEqual('pid', player.userInfo['pid'], 0);
        expectEqual('hasKyc', player.userInfo['hasKyc'], false);
        expectEqual('mobile', player.userInfo['mobile'] ?? '', '');
        const info = await player.info();
        for (const [field, value] of Object.entries(info)) expectEqual(field, player.userInfo[field], value);
      },
    },
    'logs-in': {
      statements: ['7.2-01', '7.2-02'],
      title: 'logs a registered player in, whatever the case of the account name, with a new token',
      run: async (backend) => {
        const player = await backend.registered();
        const { body } = await backend.signIn(player.account.toUpperCase(), player.password);
        expectEqual('errcode', body.errcode, 0);
        expectEqual('id', body['id'], player.userId);
        expectThat('token', body['token'] !== player.token, 'a token of its own');
        expectEqual('status of the first session', await statusOf(player), 200);
        const info = await player.info();
        for (const [field, value] of Object.entries(info)) expectEqual(field, body[field], value);
        expectThat('activityMap', typeof body['activityIds'].activityMap === 'object', 'a map');
      },
    },
    'refuses-malformed-log-in': {
      statements: ['8-02', '5-14'],
      title: 'refuses a malformed account or password with 101',
      run: async (backend) => {
        const player = await backend.registered();
        expectEqual('space', await errcodeOfSignIn(backend, ` ${player.account}`, player.password), 101);
        expectEqual('short password', await errcodeOfSignIn(backend, player.account, 'abc'), 101);
      },
    },
    'refuses-unknown-account': {
      statements: ['8-04'],
      title: 'refuses an unknown account with 1018',
      run: async (backend) => {
        expectEqual(
          'errcode',
          await errcodeOfSignIn(backend, await backend.newAccount(), 'some-password'),
          1018,
        );
      },
    },
    'refuses-disabled-account': {
      statements: ['8-07'],
      title: 'refuses a disabled account with 1043',
      run: async (backend) => {
        const { account, password } = await backend.hooks.createPlayer({ disabled: true });
        expectEqual('errcode', await errcodeOfSignIn(backend, account, password), 1043);
      },
    },
    'locks-after-five-wrong-passwords': {
      statements: ['8-05', '8-08'],
      title: 'locks the account for 15 minutes after five wrong passwords',
      run: async (backend) => {
        const player = await backend.registered();
        for (let attempt = 1; attempt <= 5; attempt++)
          expectEqual(
            `attempt ${attempt}`,
            await errcodeOfSignIn(backend, player.account, 'not-this-one'),
            1019,
          );
        const { body } = await backend.signIn(player.account, player.password);
        expectEqual('errcode after five', body.errcode, 1047);
        expectThat('retryAfterMs', body['error']?.retryAfterMs > 0, 'the time to wait', body['error']);
        expectEqual('status of the open session', await statusOf(player), 200);
        await backend.hooks.moveTime(15 * MINUTE - JUST_BEFORE);
        expectEqual(
          'before 15 minutes',
          await errcodeOfSignIn(backend, player.account, player.password),
          1047,
        );
        await backend.hooks.moveTime(JUST_BEFORE);
        expectEqual('after 15 minutes', await errcodeOfSignIn(backend, player.account, player.password), 0);
      },
    },
    'forgets-wrong-passwords': {
      statements: ['8-05'],
      title: 'counts wrong passwords anew after a correct one and after 15 minutes',
      run: async (backend) => {
        const { account, password } = await backend.registered();
        const wrong = async (times: number) => {
          for (let i = 0; i < times; i++)
            expectEqual('wrong password', await errcodeOfSignIn(backend, account, 'not-this-one'), 1019);
        };
        await wrong(4);
        expectEqual('correct password', await errcodeOfSignIn(backend, account, password), 0);
        await wrong(4);
        await backend.hooks.moveTime(15 * MINUTE + 1);
        await wrong(4);
        expectEqual('correct password', await errcodeOfSignIn(backend, account, password), 0);
      },
    },
    'counts-simultaneous-wrong-passwords': {
      statements: ['8-08'],
      title: 'counts simultaneous wrong passwords',
      run: async (backend) => {
        const { account } = await backend.registered();
        const all = await Promise.all(
          Array.from({ length: 8 }, () => errcodeOfSignIn(backend, account, 'not-this-one')),
        );
        expectEqual(
          'errcodes',
          all.toSorted((a, b) => a - b),
          [...Array(5).fill(1019), ...Array(3).fill(1047)],
        );
      },
    },
    'refuses-taken-account': {
      statements: ['8-06', '1-61', '1-60'],
      title: 'refuses a taken account name with 1020, whatever its case, and one of two at once',
      run: async (backend) => {
        const { account } = await backend.registered();
        expectEqual('taken', (await register(backend, account.toUpperCase())).errcode, 1020);
        const free = await backend.newAccount();
        const both = await Promise.all([register(backend, free), register(backend, free)]);
        expectEqual(
          'at once',
          both.map(({ errcode }) => errcode).toSorted((a, b) => a - b),
          [0, 1020],
        );
      },
    },
    'accepts-names-within-bounds': {
      statements: ['3-045', '3-050', '5-14'],
      title: 'accepts usernames of exactly the bounds and refuses longer, shorter and odd ones with 101',
      run: async (backend) => {
        const { usernameLengthMin, usernameLengthMax } = await backend.webConfig();
        const name = (length: number) => `a${backend.rng.text(length - 1)}`;
        expectEqual('shortest', (await register(backend, name(usernameLengthMin))).errcode, 0);
        expectEqual('longest', (await register(backend, name(usernameLengthMax))).errcode, 0);
        expectEqual('too short', (await register(backend, name(usernameLengthMin - 1))).errcode, 101);
        expectEqual('too long', (await register(backend, name(usernameLengthMax + 1))).errcode, 101);
        expectEqual('underscore', (await register(backend, `${name(6)}_`)).errcode, 101);
      },
    },
    'accepts-passwords-within-bounds': {
      statements: ['3-046'],
      title: 'accepts passwords of exactly the bounds and refuses longer and shorter ones',
      run: async (backend) => {
        const { passwordLengthMin, passwordLengthMax } = await backend.webConfig();
        const attempt = async (length: number) => {
          const credentials = await backend.credentials(await backend.newAccount(), 'x'.repeat(length));
          return (await backend.visitor.call('accountRegist', { ...credentials, type: 0 })).body.errcode;
        };
        expectEqual('shortest', await attempt(passwordLengthMin), 0);
        expectEqual('longest', await attempt(passwordLengthMax), 0);
        expectEqual('too short', await attempt(passwordLengthMin - 1), 101);
        expectEqual('too long', await attempt(passwordLengthMax + 1), 101);
      },
    },
    'registers-by-phone': {
      statements: ['3-041', '2.7-13', '3-050', '5-14'],
      title: 'registers by phone without a code where the configuration says so, and binds the number',
      run: async (backend) => {
        await backend.hooks.setConfig({ registerType: 3, otpStatus: 0 });
        const { mobile } = await newMobile(backend);
        const body = await register(backend, mobile);
        expectEqual('errcode', body.errcode, 0);
        expectEqual('mobile', body['mobile'], mobile);
        expectEqual('accountType', body['accountType'], 3);
        expectEqual(
          'log-in by number',
          (await backend.signIn(mobile, 'pw-of-9-chars')).body['id'],
          body['id'],
        );
        expectEqual('number again', (await register(backend, mobile)).errcode, 1020);
        const { accountRule, accountLengthMin, accountLengthMax } = await backend.webConfig();
        for (const odd of [
          ...(accountRule?.mobileStartsWith ? [`2${mobile.slice(1)}`] : []),
          mobile.slice(0, accountLengthMin - 1),
          mobile.padEnd(accountLengthMax + 1, '1'),
          `${mobile.slice(0, 5)}x${mobile.slice(6)}`,
        ])
          expectEqual(`the number ${odd}`, (await register(backend, odd)).errcode, 101);
      },
    },
    'registers-with-code': {
      statements: ['7.2-05', '8-10', '3-042', '2.7-15', '5-15'],
      title: 'registers by phone with the code that was sent, once',
      run: async (backend) => {
        const { mobile, countryCode, code } = await withCode(backend);
        expectThat('the code', /^\d{6}$/.test(code), 'six digits', code.length);
        expectEqual('without a code', (await register(backend, mobile)).errcode, 1049);
        const wrong = await register(backend, mobile, { code: otherCode(code) }, 'accountRegist4');
        expectEqual('wrong code', wrong.errcode, 1045);
        const body = await register(backend, mobile, { code }, 'accountRegist4');
        expectEqual('right code', body.errcode, 0);
        expectEqual('accountType', body['accountType'], 1);
        const password = await backend.encryptPassword('another-pw1');
        const again = { account: mobile, countryCode, code, password };
        await backend.visitor.expectErrcode('forgetPassword', 2106, again);
      },
    },
    'code-expires': {
      statements: ['7.2-05', '8-10'],
      title: 'accepts a code for five minutes',
      level: 'should',
      run: async (backend) => {
        const first = await withCode(backend);
        await backend.hooks.moveTime(5 * MINUTE - JUST_BEFORE);
        const inTime = await register(backend, first.mobile, { code: first.code }, 'accountRegist4');
        expectEqual('just before five minutes', inTime.errcode, 0);
        const second = await withCode(backend);
        await backend.hooks.moveTime(5 * MINUTE + SECOND);
        const late = await register(backend, second.mobile, { code: second.code }, 'accountRegist4');
        expectEqual('after more than five minutes', late.errcode, 1045);
      },
    },
    'code-locks': {
      statements: ['8-10'],
      title: 'locks a code after five wrong attempts',
      level: 'should',
      run: async (backend) => {
        const { mobile, code } = await withCode(backend);
        for (let attempt = 1; attempt <= 5; attempt++)
          expectEqual(
            `attempt ${attempt}`,
            (await register(backend, mobile, { code: otherCode(code) }, 'accountRegist4')).errcode,
            1045,
          );
        expectEqual(
          'right code',
          (await register(backend, mobile, { code }, 'accountRegist4')).errcode,
          1047,
        );
      },
    },
    'sends-codes-at-most-once-a-minute': {
      statements: ['2.7-15', '8-16'],
      title: 'sends a number one code in 60 seconds and other numbers theirs',
      run: async (backend) => {
        const number = await newMobile(backend);
        const send = (to = number) => backend.visitor.call('smsSend', { ...to, type: 0 });
        expectEqual('first', (await send()).body.errcode, 0);
        await backend.hooks.moveTime(MINUTE - JUST_BEFORE);
        const soon = (await send()).body;
        expectEqual('within 60 s', soon.errcode, 2102);
        const { retryAfterMs } = soon['error'];
        expectThat(
          'retryAfterMs',
          retryAfterMs > 0 && retryAfterMs <= JUST_BEFORE,
          'the rest of the minute',
          retryAfterMs,
        );
        expectEqual('another number', (await send(await newMobile(backend))).body.errcode, 0);
        await backend.hooks.moveTime(JUST_BEFORE);
        expectEqual('after 60 s', (await send()).body.errcode, 0);
      },
    },
    'counts-codes-by-the-day-of-the-region': {
      statements: ['8-16'],
      title: "counts the codes of a day from midnight in the region's zone",
      level: 'should',
      run: async (backend) => {
        const number = await newMobile(backend);
        await backend.visitor.expectOk('lobbyTips');
        await backend.hooks.moveTime((await untilMidnight(backend)) - 12 * MINUTE);
        for (let i = 0; i < 10; i++) {
          await backend.visitor.expectOk('smsSend', { ...number, type: 0 });
          await backend.hooks.moveTime(MINUTE);
        }
        await backend.visitor.expectErrcode('smsSend', 2103, { ...number, type: 0 });
        await backend.hooks.moveTime(2 * MINUTE);
        await backend.visitor.expectOk('smsSend', { ...number, type: 0 });
      },
    },
    'sends-ten-codes-a-day': {
      statements: ['8-16'],
      title: 'sends a number at most ten codes a day',
      level: 'should',
      run: async (backend) => {
        const number = await newMobile(backend);
        for (let i = 0; i < 10; i++) {
          await backend.visitor.expectOk('smsSend', { ...number, type: 0 });
          await backend.hooks.moveTime(MINUTE);
        }
        await backend.visitor.expectErrcode('smsSend', 2103, { ...number, type: 0 });
        await backend.hooks.moveTime(DAY);
        await backend.visitor.expectOk('smsSend', { ...number, type: 0 });
      },
    },
    'refuses-odd-numbers': {
      statements: ['8-16'],
      title: 'sends no code to a number that the configuration does not accept',
      run: async (backend) => {
        const { countryCode, mobile } = await newMobile(backend);
        const { accountRule } = await backend.webConfig();
        requireThat(Boolean(accountRule?.mobileStartsWith), 'the configuration accepts any first digit');
        await backend.visitor.expectErrcode('smsSend', 2101, {
          countryCode,
          mobile: `2${mobile.slice(1)}`,
          type: 0,
        });
        await backend.visitor.expectErrcode('smsSend', 2101, {
          countryCode,
          mobile: `${mobile}123`,
          type: 0,
        });
      },
    },
    'refuses-closed-registration': {
      statements: ['8-09'],
      title: 'refuses the registration call of another registration type with 1049',
      run: async (backend) => {
        const { registerType } = await backend.webConfig();
        requireThat(registerType === 2, 'accounts do not register by name');
        const body = await register(
          backend,
          await backend.newAccount(),
          { code: '123456' },
          'accountRegist4',
        );
        expectEqual('errcode', body.errcode, 1049);
      },
    },
    'log-out': {
      statements: ['8-01', '7-09'],
      title: 'ends the session of the token, and no other',
      run: async (backend) => {
        const player = await backend.registered();
        const { body } = await backend.signIn(player.account, player.password);
        const second = backend.withToken(body['token']);
        await player.expectOk('accountLogout');
        const answer = await player.call('refreshData');
        expectEqual('status', answer.status, 401);
        expectEqual('body', answer.body, { code: 401, errcode: 401 });
        expectEqual('status of the other session', (await second.call('refreshData')).status, 200);
      },
    },
    'session-expires': {
      statements: ['8-01'],
      title: 'ends a session after its lifetime of 30 days',
      level: 'should',
      run: async (backend) => {
        const player = await backend.registered();
        await backend.hooks.moveTime(30 * DAY - JUST_BEFORE);
        expectEqual('before', await statusOf(player), 200);
        await backend.hooks.moveTime(JUST_BEFORE);
        expectEqual('after', await statusOf(player), 401);
      },
    },
    'forgotten-password': {
      statements: ['2.2-093', '7.2-16', '7.2-25'],
      title: 'replaces a forgotten password with a code and ends all sessions',
      run: async (backend) => {
        const { mobile, countryCode, code } = await withCode(backend);
        const body = await register(backend, mobile, { code }, 'accountRegist4');
        const session = backend.withToken(body['token']);
        await backend.hooks.moveTime(MINUTE);
        await backend.visitor.expectOk('smsSend', { countryCode, mobile, type: 0 });
        const fresh = await backend.hooks.readCode({ countryCode, mobile });
        const change = async (more: object, password = 'another-pw1') =>
          (
            await backend.visitor.call('forgetPassword', {
              account: mobile,
              countryCode,
              code: fresh,
              password: await backend.encryptPassword(password),
              ...more,
            })
          ).body.errcode;
        expectEqual('unknown number', await change({ account: (await newMobile(backend)).mobile }), 2111);
        expectEqual('short password', await change({}, 'abc'), 2109);
        expectEqual('wrong code', await change({ code: otherCode(fresh) }), 2106);
        expectEqual('session before', (await session.call('refreshData')).status, 200);
        expectEqual('right code', await change({}), 0);
        expectEqual('session after', (await session.call('refreshData')).status, 401);
        expectEqual('old password', await errcodeOfSignIn(backend, mobile, 'pw-of-9-chars'), 1019);
        expectEqual('new password', await errcodeOfSignIn(backend, mobile, 'another-pw1'), 0);
      },
    },
    'stale-password-key': {
      statements: ['7.2-01'],
      title: 'refuses a password that was encrypted for another nonce',
      level: 'should',
      run: async (backend) => {
        const { account } = await backend.registered();
        const body = await backend.credentials(account, 'whatever-1');
        const [kid] = String(body['password']).split('.');
        const other = await backend.credentials(account, 'whatever-1');
        await backend.visitor.expectErrcode('accountLogin', 2110, {
          ...other,
          password: `${kid}x.${String(other['password']).split('.')[1]}`,
        });
      },
    },
    'keyed-registration': {
      statements: ['7.2-04'],
      title: 'registers once for the same Idempotency-Key and answers the same again',
      level: 'should',
      run: async (backend) => {
        const account = await backend.newAccount();
        const body = { ...(await backend.credentials(account, 'pw-of-9-chars')), type: 0 };
        const key = backend.newKey();
        const first = await backend.visitor.expectOk('accountRegist', body, { key });
        const second = await backend.visitor.expectOk('accountRegist', body, { key });
        expectEqual('id', second['id'], first['id']);
        expectEqual('token', second['token'], first['token']);
        const other = { ...(await backend.credentials(`${account}x`.slice(1), 'pw-of-9-chars')), type: 0 };
        await backend.visitor.expectErrcode('accountRegist', 103, other, { key });
      },
    },
    'needs-a-token': {
      statements: ['7-06', '7-07', '7-09', '8-01'],
      title: 'answers 401 to calls of a player without a valid token, and accepts the bare token',
      run: async (backend) => {
        const player = await backend.registered();
        const example = { ...COMMON, gameId: 1 };
        for (const path of [
          'refreshData',
          'getTaskUser',
          'recharge3',
          'exitGame',
          'exchange',
          'getSafebox',
          'getMail2',
        ]) {
          for (const token of [undefined, 'not-a-token', `${player.token}x`]) {
            const { status, body } = await backend.send({
              path: `/app/v1/${path}`,
              headers: {
                'content-type': 'application/json',
                ...(token === undefined ? {} : { authorization: token }),
              },
              body: JSON.stringify(example),
            });
            expectEqual(
              `${path} with ${token === undefined ? 'no' : 'a wrong'} token`,
              { status, body },
              {
                status: 401,
                body: { code: 401, errcode: 401 },
              },
            );
          }
        }
        expectEqual('bare token', await statusOf(player), 200);
        const bearer = await backend.withToken(`Bearer ${player.token}`).call('refreshData');
        expectEqual('token after Bearer', bearer.status, 200);
      },
    },
    'visitor-calls': {
      statements: ['7.3-01', '7.3-06', '7.2-48'],
      title: 'answers calls of visitors without a token',
      readOnly: true,
      run: async ({ visitor }) => {
        for (const call of ['lobbyTips', 'anonymousTradeInfo', 'getCustomerServices'])
          await visitor.expectOk(call);
      },
    },
    'needs-a-valid-body': {
      statements: ['7-02', '7-05'],
      title: 'answers 400 with the place to a body that breaks the schema, without an effect',
      run: async (backend) => {
        const player = await backend.registered();
        const headers = { 'content-type': 'application/json', authorization: player.token };
        const before = await player.info();
        const valid = { ...COMMON, nickname: 'Moonlight', avatar: 4 };
        const { appId: _, ...withoutAppId } = valid;
        const cases: readonly (readonly [string, string])[] = [
          ['/avatar', JSON.stringify({ ...valid, avatar: '4' })],
          ['/avatar', JSON.stringify({ ...valid, avatar: 99 })],
          ['/nickname', JSON.stringify({ ...valid, nickname: null })],
          ['/appId', JSON.stringify(withoutAppId)],
          ['/extra', JSON.stringify({ ...valid, extra: 1 })],
        ];
        for (const [pointer, body] of cases) {
          const answer = await backend.send({ path: '/app/v1/updateProfile', headers, body });
          expectEqual('status', [answer.status, answer.body.code, answer.body.errcode], [400, 400, 400]);
          expectEqual('pointer', answer.body['error']?.pointer, pointer);
        }
        for (const body of ['[]', 'null', '{', '']) {
          const answer = await backend.send({ path: '/app/v1/updateProfile', headers, body });
          expectEqual(`status of the body ${body}`, answer.status, 400);
        }
        expectEqual('user info', await player.info(), before);
      },
    },
    'knows-only-posts': {
      statements: ['7-01', '7-03'],
      title: 'answers 405 to other methods, 404 to unknown calls and 415 to other media types',
      readOnly: true,
      run: async (backend) => {
        for (const method of ['GET', 'PUT', 'DELETE']) {
          const { status, body, headers } = await backend.send({
            path: '/app/v1/refreshData',
            method,
            headers: {},
          });
          expectEqual(method, [status, body.errcode], [405, 405]);
          expectEqual('Allow', headers.get('allow'), 'POST');
        }
        const body = JSON.stringify({ ...COMMON, gameListVersion: 0 });
        const unknown = await backend.send({ path: '/app/v1/startGames', body });
        expectEqual('unknown call', [unknown.status, unknown.body.errcode], [404, 404]);
        const xml = await backend.send({
          path: '/app/v1/anonymous/appConfig',
          headers: { 'content-type': 'text/xml' },
          body,
        });
        expectEqual('media type', [xml.status, xml.body.errcode], [415, 415]);
        const form = await backend.send({
          path: '/app/v1/anonymous/appConfig',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: 'gameListVersion=0',
        });
        expectEqual('a form', [form.status, form.body.errcode], [415, 415]);
      },
    },
    'limits-requests': {
      statements: [],
      title: 'answers 429 with the time to wait beyond the limit of calls, and answers again afterwards',
      level: 'should',
      run: async (backend) => {
        const player = await backend.registered();
        await setRule(backend, { requestLimit: { calls: 5, windowMs: MINUTE } });
        for (let call = 1; call <= 5; call++) expectEqual(`call ${call}`, await statusOf(player), 200);
        const { status, body, headers } = await player.call('refreshData');
        expectEqual('call 6', [status, body.errcode], [429, 429]);
        expectThat(
          'Retry-After',
          Number(headers.get('retry-after')) > 0,
          'seconds',
          headers.get('retry-after'),
        );
        expectThat('retryAfterMs', body['error']?.retryAfterMs > 0, 'milliseconds', body['error']);
        const other = await backend.registered();
        expectEqual('call of another player', await statusOf(other), 200);
        await backend.hooks.moveTime(MINUTE);
        expectEqual('call after the window', await statusOf(player), 200);
      },
    },
    'replays-with-header': {
      statements: ['7.2-35'],
      title: 'marks the repeated answer of an Idempotency-Key',
      level: 'should',
      run: async (backend) => {
        const player = await backend.registered();
        const superior = await backend.registered();
        const key = backend.newKey();
        const first = await player.call('agentFill', { pid: superior.userId }, { key });
        const second = await player.call('agentFill', { pid: superior.userId }, { key });
        expectEqual('errcode', first.body.errcode, 0);
        expectEqual('answer', second.body, first.body);
        expectEqual('Idempotency-Replayed at first', first.headers.get('idempotency-replayed'), null);
        expectEqual('Idempotency-Replayed', second.headers.get('idempotency-replayed'), 'true');
        const other = await backend.registered();
        const withKey = async (length: number) =>
          (await other.call('agentFill', { pid: superior.userId }, { key: 'k'.repeat(length) })).status;
        expectEqual(
          'status with keys of 7 and 65 characters',
          [await withKey(7), await withKey(65)],
          [400, 400],
        );
        expectEqual('pid', (await other.info())['pid'], 0);
        expectEqual('status with a key of 64 characters', await withKey(64), 200);
      },
    },
  },
  { registerType: 2, otpStatus: 0, mode: 'normal' },
);
