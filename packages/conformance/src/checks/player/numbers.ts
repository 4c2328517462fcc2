import type { Caller } from '../../protocol/backend.ts';
import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectThat, requireThat } from '../../protocol/expect.ts';
import { createMobile, createWrongCode, expectSignIn, sendCode } from '../shared/accounts.ts';
import { expectErrcodes } from '../shared/calls.ts';
import { parseTasks } from '../shared/tasks.ts';

export const numberChecks: CheckDefinitions = {
  'binds-a-number-once': {
    statements: ['1-22', '2.2-092', '7.2-24', '1-61'],
    title: 'binds a mobile number once, refuses odd and taken ones, and logs in by it',
    run: async (backend) => {
      const player = await backend.registered();
      const number = await createMobile(backend);
      await player.expectErrcode('bindAccount', 2105, { ...number, mobile: `2${number.mobile.slice(1)}` });
      expectEqual('mobile before', (await player.info())['mobile'] ?? '', '');
      const bound = await player.expectOk('bindAccount', number);
      expectEqual('mobile', bound['mobile'], number.mobile);
      expectEqual('mobile of the user info', (await player.info())['mobile'], number.mobile);
      await player.expectErrcode('bindAccount', 2108, await createMobile(backend));
      const stranger = await backend.registered();
      await stranger.expectErrcode('bindAccount', 2107, number);
      expectEqual('mobile of the other player', (await stranger.info())['mobile'] ?? '', '');
      const { body } = await backend.signIn(number.mobile, player.password);
      expectEqual('player of the log-in by number', body['id'], player.userId);
    },
  },
  'binding-completes-the-task': {
    statements: ['3-123'],
    title: 'completes the bind task, also of a registration by phone, and ends the bind activity',
    level: 'should',
    run: async (backend) => {
      const player = await backend.registered();
      const before = await player.expectOk('getActivityIds');
      requireThat((before['activityIds'] as number[]).includes(4), 'the bind activity is off');
      await player.expectOk('bindAccount', await createMobile(backend));
      const after = await player.expectOk('getActivityIds');
      const ids = after['activityIds'] as number[];
      expectThat('activityIds after the binding', !ids.includes(4), 'without activity 4', ids);
      const expectTask = async (owner: Caller) =>
        expectEqual('state of task 2', parseTasks(await owner.expectOk('getTaskUser')).states['2'], 1);
      await expectTask(player);
      if (!backend.hasHook('setConfig')) return;
      await backend.hooks.setConfig({ registerType: 3 });
      const { mobile } = await createMobile(backend);
      const body = { ...(await backend.credentials(mobile, player.password)), type: 0 };
      const { token } = await backend.visitor.expectOk('accountRegist', body);
      await expectTask(backend.withToken(token));
    },
  },
  'binding-needs-the-code': {
    statements: ['2.2-092', '3-042', '1-22', '7.2-16', '7.2-24'],
    title: 'binds a number only with the code while codes are on',
    run: async (backend) => {
      const player = await backend.registered();
      await backend.hooks.setConfig({ otpStatus: 1 });
      const number = await createMobile(backend);
      await player.expectErrcode('bindAccount', 2106, number);
      const code = await sendCode(backend, number);
      await player.expectErrcode('bindAccount', 2106, { ...number, code: createWrongCode(code) });
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
      const number = await createMobile(backend);
      const code = await sendCode(backend, number);
      for (let i = 0; i < 5; i++)
        await player.expectErrcode('bindAccount', 2106, { ...number, code: createWrongCode(code) });
      await player.expectErrcode('bindAccount', 2120, { ...number, code });
    },
  },
  'binding-sets-a-password': {
    statements: ['2.2-092'],
    title:
      'sets a new password with the number, none with a refused one, and refuses a short one with 2109 without binding',
    level: 'should',
    run: async (backend) => {
      const player = await backend.registered();
      const number = await createMobile(backend);
      const short = await backend.encryptPassword('abc');
      await player.expectErrcode('bindAccount', 2109, { ...number, password: short });
      expectEqual('mobile', (await player.info())['mobile'] ?? '', '');
      const password = await backend.encryptPassword('another-pw1');
      await player.expectOk('bindAccount', { ...number, password });
      const second = {
        ...(await createMobile(backend)),
        password: await backend.encryptPassword('a-third-pw1'),
      };
      await player.expectErrcode('bindAccount', 2108, second);
      await expectSignIn(backend, 0, { account: number.mobile, password: 'another-pw1' });
    },
  },
  'one-number-one-account': {
    statements: ['1-61'],
    title: 'binds a number to one of two players who bind it simultaneously',
    run: async (backend) => {
      const [first, second] = [await backend.registered(), await backend.registered()];
      const number = await createMobile(backend);
      const answers = await Promise.all([
        first.call('bindAccount', number),
        second.call('bindAccount', number),
      ]);
      expectErrcodes(answers, { 0: 1, 2107: 1 });
    },
  },
};
