import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectFields, expectThat } from '../../protocol/expect.ts';
import { createMobile, createWrongCode } from '../shared/accounts.ts';
import { atOnce, expectErrcodes } from '../shared/calls.ts';
import { PASSWORD, register, replacePassword, withCode } from './account.ts';

export const registrationChecks: CheckDefinitions = {
  'refuses-taken-account': {
    statements: ['8-06', '1-61', '1-60'],
    title:
      'refuses a taken account name with 1020, whatever its case, and one of two simultaneous registrations',
    run: async (backend) => {
      const { account } = await backend.registered();
      await register(backend, 1020, account.toUpperCase());
      const free = await backend.newAccount();
      const body = { ...(await backend.credentials(free, PASSWORD)), type: 0 };
      const both = await atOnce(() => backend.visitor.call('accountRegist', body), 2);
      expectErrcodes(both, { 0: 1, 1020: 1 });
    },
  },
  'accepts-names-within-bounds': {
    statements: ['3-045', '3-050', '5-14'],
    title: 'accepts usernames of exactly the bounds and refuses longer, shorter and odd ones with 101',
    run: async (backend) => {
      const { usernameLengthMin, usernameLengthMax } = await backend.webConfig();
      const name = (length: number) => `a${backend.unique(length - 1)}`;
      await register(backend, 0, name(usernameLengthMin));
      await register(backend, 0, name(usernameLengthMax));
      await register(backend, 101, name(usernameLengthMin - 1));
      await register(backend, 101, name(usernameLengthMax + 1));
      await register(backend, 101, `${name(6)}_`);
    },
  },
  'accepts-passwords-within-bounds': {
    statements: ['3-046'],
    title: 'accepts passwords of exactly the bounds and refuses longer and shorter ones',
    run: async (backend) => {
      const { passwordLengthMin, passwordLengthMax } = await backend.webConfig();
      for (const [length, errcode] of [
        [passwordLengthMin, 0],
        [passwordLengthMax, 0],
        [passwordLengthMin - 1, 101],
        [passwordLengthMax + 1, 101],
      ] as const)
        await register(backend, errcode, await backend.newAccount(), {}, 'x'.repeat(length));
    },
  },
  'registers-by-phone': {
    statements: ['3-041', '2.7-13', '3-050', '5-14'],
    title:
      'registers by phone without a code where the configuration says so, binds the number, and refuses one that is taken or bound',
    run: async (backend) => {
      await backend.hooks.setConfig({ registerType: 3, otpStatus: 0 });
      const { mobile } = await createMobile(backend);
      const body = await register(backend, 0, mobile);
      expectFields('answer', body, { mobile, accountType: 3 });
      expectEqual(
        'player of the log-in by number',
        (await backend.signIn(mobile, PASSWORD)).body['id'],
        body['id'],
      );
      await register(backend, 1020, mobile);
      const bound = await createMobile(backend);
      await backend.hooks.setConfig({ registerType: 2 });
      await (await backend.registered()).expectOk('bindAccount', bound);
      await backend.hooks.setConfig({ registerType: 3 });
      await register(backend, 1020, bound.mobile);
      const { accountRule, accountLengthMin, accountLengthMax } = await backend.webConfig();
      for (const odd of [
        ...(accountRule?.mobileStartsWith ? [`2${mobile.slice(1)}`] : []),
        mobile.slice(0, accountLengthMin - 1),
        mobile.padEnd(accountLengthMax + 1, '1'),
        `${mobile.slice(0, 5)}x${mobile.slice(6)}`,
      ])
        await register(backend, 101, odd);
    },
  },
  'registers-with-code': {
    statements: ['7.2-05', '8-10', '3-042', '2.7-15', '5-15'],
    title: 'registers by phone with the code that was sent, once',
    run: async (backend) => {
      const { mobile, countryCode, code } = await withCode(backend);
      expectThat('the code', /^\d{6}$/.test(code), 'six digits', code.length);
      await register(backend, 1049, mobile);
      await register(backend, 1045, mobile, { code: createWrongCode(code) });
      const body = await register(backend, 0, mobile, { code });
      expectEqual('accountType', body['accountType'], 1);
      await replacePassword(backend, 2106, { countryCode, mobile }, code);
    },
  },
};
