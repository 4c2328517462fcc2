import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectThat } from '../../protocol/expect.ts';
import { expectSignIn, sendCode } from '../shared/accounts.ts';
import { expectErrcodes } from '../shared/calls.ts';
import { expectLock, LOCKED } from '../shared/safebox-password.ts';
import { MINUTE } from '../shared/time.ts';
import { PASSWORD, readStatus, register, replacePassword, withCode } from './account.ts';

export const signInChecks: CheckDefinitions = {
  'logs-in': {
    statements: ['7.2-01', '7.2-02'],
    title: 'logs a registered player in, whatever the case of the account name, with a new token',
    run: async (backend) => {
      const player = await backend.registered();
      const { account, password } = player;
      const body = await expectSignIn(backend, 0, { account: account.toUpperCase(), password });
      expectEqual('id', body['id'], player.userId);
      expectThat('token', body['token'] !== player.token, 'a new one', 'the token of the registration');
      expectEqual('status of the first session', await readStatus(player), 200);
      const info = await player.info();
      for (const [field, value] of Object.entries(info)) expectEqual(field, body[field], value);
      const { activityIds } = body;
      expectThat('activityIds', typeof activityIds.activityMap === 'object', 'with activityMap', activityIds);
    },
  },
  'refuses-malformed-log-in': {
    statements: ['8-02', '5-14'],
    title: 'refuses a malformed account or password with 101',
    run: async (backend) => {
      const player = await backend.registered();
      await expectSignIn(backend, 101, { account: ` ${player.account}`, password: player.password });
      await expectSignIn(backend, 101, { account: player.account, password: 'abc' });
    },
  },
  'refuses-unknown-account': {
    statements: ['8-04', '8-02'],
    title: 'refuses an unknown account with 1018, of up to 50 characters',
    run: async (backend) => {
      const password = 'some-password';
      await expectSignIn(backend, 1018, { account: await backend.newAccount(), password });
      await expectSignIn(backend, 1018, { account: backend.unique(50), password });
    },
  },
  'refuses-disabled-account': {
    statements: ['8-07'],
    title: 'refuses a disabled account with 1043',
    run: async (backend) => expectSignIn(backend, 1043, await backend.hooks.createPlayer({ disabled: true })),
  },
  'disabled-while-signed-in': {
    statements: ['8-01', '8-07'],
    title: 'answers 401 to every token of a player who was disabled, and refuses the next log-in with 1043',
    run: async (backend) => {
      const player = await backend.registered();
      const stranger = await backend.registered();
      const { token } = await expectSignIn(backend, 0, player);
      await backend.hooks.disablePlayer(player.userId);
      const order = { amount: 1_000_00, version: 4, actType: 0, rechargeType: 1 };
      for (const session of [player, backend.withToken(token)])
        for (const call of ['refreshData', 'getActivityIds', 'recharge3', 'accountLogout']) {
          const { status, body } = await session.call(call, call === 'recharge3' ? order : {});
          expectEqual(`answer to ${call} of a disabled player`, [status, body.errcode], [401, 401]);
          // Only a backend that gives the reason of a 401 can be wrong about it.
          expectEqual('name of the error', body['error']?.name ?? 'accountDisabled', 'accountDisabled');
        }
      await expectSignIn(backend, 1043, player);
      expectEqual('status of another player', await readStatus(stranger), 200);
    },
  },
  'disabled-and-forgotten': {
    statements: ['8-07'],
    title: 'refuses a disabled player a new password for a code with 1043',
    run: async (backend) => {
      const { mobile, countryCode, code } = await withCode(backend);
      const { id } = await register(backend, 0, mobile, { code });
      await backend.hooks.disablePlayer(id);
      await backend.hooks.moveTime(MINUTE);
      const number = { countryCode, mobile };
      await replacePassword(backend, 1043, number, await sendCode(backend, number));
      await expectSignIn(backend, 1019, { account: mobile, password: 'another-pw1' });
      await expectSignIn(backend, 1043, { account: mobile, password: PASSWORD });
    },
  },
  'locks-after-five-wrong-passwords': {
    statements: ['8-05', '8-08'],
    title: 'locks the account, and no other, for 15 minutes after five wrong passwords, and then counts anew',
    isHeavy: true,
    run: async (backend) => {
      const player = await backend.registered();
      for (let attempt = 1; attempt <= 5; attempt++)
        await expectSignIn(backend, 1019, { account: player.account, password: 'not-this-one' });
      const { error } = await expectSignIn(backend, 1047, player);
      expectLock(backend, error);
      expectEqual('status of the open session', await readStatus(player), 200);
      await expectSignIn(backend, 0, await backend.registered());
      await backend.hooks.moveTime(LOCKED - backend.slack);
      await expectSignIn(backend, 1047, player);
      await backend.hooks.moveTime(backend.slack);
      await expectSignIn(backend, 1019, { account: player.account, password: 'not-this-one' });
      await expectSignIn(backend, 0, player);
    },
  },
  'forgets-wrong-passwords': {
    statements: ['8-05'],
    title: 'counts wrong passwords of exactly 15 minutes, and anew after a correct one',
    isHeavy: true,
    run: async (backend) => {
      const { account, password } = await backend.registered();
      const wrong = async (times: number) => {
        for (let i = 0; i < times; i++)
          await expectSignIn(backend, 1019, { account, password: 'not-this-one' });
      };
      await wrong(4);
      await expectSignIn(backend, 0, { account, password });
      await wrong(4);
      await backend.hooks.moveTime(LOCKED + backend.slack);
      await wrong(4);
      await backend.hooks.moveTime(LOCKED - backend.slack);
      await wrong(1);
      await expectSignIn(backend, 1047, { account, password });
      await backend.hooks.moveTime(LOCKED + backend.slack);
      for (let i = 0; i < 5; i++) {
        await wrong(1);
        await backend.hooks.moveTime(10 * MINUTE);
      }
      await expectSignIn(backend, 0, { account, password });
    },
  },
  'counts-simultaneous-wrong-passwords': {
    statements: ['8-08'],
    title: 'counts simultaneous wrong passwords',
    isHeavy: true,
    run: async (backend) => {
      const { account } = await backend.registered();
      const all = await Promise.all(Array.from({ length: 8 }, () => backend.signIn(account, 'not-this-one')));
      expectErrcodes(all, { 1019: 5, 1047: 3 });
    },
  },
};
