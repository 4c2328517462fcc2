import { defineChecks } from '../../protocol/check.ts';
import { expectEqual, expectFields, expectThat, requireThat } from '../../protocol/expect.ts';
import { createMobile, createWrongCode, expectSignIn, sendCode } from '../shared/accounts.ts';
import { expectStatus } from '../shared/calls.ts';
import { makeStale } from '../shared/safebox-password.ts';
import { DAY, MINUTE } from '../shared/time.ts';
import { PASSWORD, readStatus, register, replacePassword, withCode } from './account.ts';
import { codeChecks } from './codes.ts';
import { registrationChecks } from './registration.ts';
import { requestChecks } from './requests.ts';
import { signInChecks } from './sign-in.ts';

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
        expectThat('gameList', Array.isArray(gameList), 'a list of games', gameList);
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
        const { gameListVersion } = answer;
        const again = await player.expectOk('getAfterLoginInfoWeb', { ...start, gameListVersion });
        expectEqual('gameList for a client with the current version', again['gameList'], undefined);
        for (const field of ['id', 'account', 'coin', 'inviteCode', 'aid', 'vip', 'pid', 'uuid'])
          expectEqual(field, answer[field], player.userInfo[field]);
        const { appWebConfig, gameList } = answer;
        expectThat('appWebConfig', typeof appWebConfig === 'object', 'the configuration', appWebConfig);
        expectThat('gameList', Array.isArray(gameList), 'a list of games', gameList);
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
    ...signInChecks,
    ...registrationChecks,
    ...codeChecks,
    'refuses-closed-registration': {
      statements: ['8-09'],
      title: 'refuses the registration call of another registration type with 1049',
      run: async (backend) => {
        const { registerType } = await backend.webConfig();
        requireThat(registerType === 2, 'accounts do not register by name');
        await register(backend, 1049, await backend.newAccount(), { code: '123456' });
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
        expectEqual('status after the log-out', answer.status, 401);
        expectEqual('body of the 401', answer.body, { code: 401, errcode: 401 });
        await expectStatus(second, 200, ['refreshData']);
      },
    },
    'session-expires': {
      statements: ['8-01'],
      title: 'ends a session after its lifetime of 30 days',
      level: 'should',
      run: async (backend) => {
        const player = await backend.registered();
        await backend.hooks.moveTime(30 * DAY - backend.slack);
        expectEqual('status just before the end of the session', await readStatus(player), 200);
        await backend.hooks.moveTime(backend.slack);
        expectEqual('status at the end of the session', await readStatus(player), 401);
      },
    },
    'forgotten-password': {
      statements: ['2.2-093', '7.2-16', '7.2-25'],
      title: 'replaces a forgotten password with a code and ends all sessions',
      run: async (backend) => {
        const { mobile, countryCode, code } = await withCode(backend);
        const body = await register(backend, 0, mobile, { code });
        const session = backend.withToken(body['token']);
        await backend.hooks.moveTime(MINUTE);
        const fresh = await sendCode(backend, { countryCode, mobile });
        const number = { countryCode, mobile };
        await replacePassword(backend, 2111, await createMobile(backend), fresh);
        await replacePassword(backend, 2109, number, fresh, 'abc');
        await replacePassword(backend, 2106, number, createWrongCode(fresh));
        await expectStatus(session, 200, ['refreshData']);
        await replacePassword(backend, 0, number, fresh);
        await expectStatus(session, 401, ['refreshData']);
        await expectSignIn(backend, 1019, { account: mobile, password: PASSWORD });
        await expectSignIn(backend, 0, { account: mobile, password: 'another-pw1' });
      },
    },
    'stale-password-key': {
      statements: ['7.2-01'],
      title: 'refuses a password that was encrypted for another nonce',
      level: 'should',
      run: async (backend) => {
        const { account } = await backend.registered();
        const body = await backend.credentials(account, 'whatever-1');
        const password = makeStale(String(body['password']));
        await backend.visitor.expectErrcode('accountLogin', 2110, { ...body, password });
      },
    },
    'keyed-registration': {
      statements: ['7.2-04'],
      title: 'registers once for the same Idempotency-Key, and answers again only to the same password',
      level: 'should',
      run: async (backend) => {
        const account = await backend.newAccount();
        const body = { ...(await backend.credentials(account, PASSWORD)), type: 0 };
        const key = backend.newKey();
        const first = await backend.visitor.expectOk('accountRegist', body, { key });
        const second = await backend.visitor.expectOk('accountRegist', body, { key });
        expectFields('answer', second, { id: first['id'], token: first['token'] });
        const foreign = { ...(await backend.credentials(`${account}x`.slice(1), PASSWORD)), type: 0 };
        await backend.visitor.expectErrcode('accountRegist', 103, foreign, { key });
        const { password } = await backend.credentials(account, 'another-pw1');
        await backend.visitor.expectErrcode('accountRegist', 103, { ...body, password }, { key });
      },
    },
    ...requestChecks,
  },
  { registerType: 2, otpStatus: 0, mode: 'normal' },
);
