import type { Backend } from '../../protocol/backend.ts';
import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectThat, requireThat } from '../../protocol/expect.ts';
import { createMobile, createWrongCode, expectSignIn, sendCode } from '../shared/accounts.ts';
import { DAY, expectRest, MINUTE, untilMidnight } from '../shared/time.ts';
import { register, replacePassword, withCode } from './account.ts';

const VALID = 5 * MINUTE;

/** Sends all codes that a number gets in a day, one a minute, and waits. Returns the body for the next one. */
async function sendTenCodes(backend: Backend, pause: number) {
  const body = { ...(await createMobile(backend)), type: 0 };
  for (let count = 0; count < 10; count++) {
    await backend.visitor.expectOk('smsSend', body);
    await backend.visitor.expectErrcode('smsSend', 2102, body);
    await backend.hooks.moveTime(MINUTE);
  }
  await backend.visitor.expectErrcode('smsSend', 2103, body);
  await backend.hooks.moveTime(pause);
  return body;
}

export const codeChecks: CheckDefinitions = {
  'code-expires': {
    statements: ['7.2-05', '8-10'],
    title: 'accepts a code for five minutes, for a registration, a bound number and a new password',
    level: 'should',
    run: async (backend) => {
      const player = await backend.registered();
      const first = await withCode(backend);
      await backend.hooks.moveTime(VALID - backend.slack);
      await register(backend, 0, first.mobile, { code: first.code });
      const second = await withCode(backend);
      await backend.hooks.moveTime(VALID + backend.slack);
      await register(backend, 1045, second.mobile, { code: second.code });

      const number = { countryCode: first.countryCode, mobile: first.mobile };
      const late = await sendCode(backend, number);
      await backend.hooks.moveTime(VALID + backend.slack);
      await replacePassword(backend, 2106, number, late);
      const timely = await sendCode(backend, number);
      await backend.hooks.moveTime(VALID - backend.slack);
      await replacePassword(backend, 0, number, timely);

      const own = await createMobile(backend);
      const stale = await sendCode(backend, own);
      await backend.hooks.moveTime(VALID + backend.slack);
      await player.expectErrcode('bindAccount', 2106, { ...own, code: stale });
      const fresh = await sendCode(backend, own);
      await backend.hooks.moveTime(VALID - backend.slack);
      await player.expectOk('bindAccount', { ...own, code: fresh });
    },
  },
  'code-after-a-lock': {
    statements: ['7.2-25', '2.2-092'],
    title:
      'accepts a code for a new password from a player with a bound number whose account is locked, and unlocks it',
    level: 'should',
    isHeavy: true,
    run: async (backend) => {
      const player = await backend.registered();
      const { account } = player;
      const number = await createMobile(backend);
      await player.expectOk('bindAccount', number);
      for (let attempt = 1; attempt <= 5; attempt++)
        await expectSignIn(backend, 1019, { account, password: 'not-this-one' });
      await replacePassword(backend, 0, number, await sendCode(backend, number));
      await expectSignIn(backend, 0, { account, password: 'another-pw1' });
    },
  },
  'code-locks': {
    statements: ['8-10'],
    title: 'locks a code after five wrong attempts, also one for a new password, and not the next code',
    level: 'should',
    run: async (backend) => {
      const { code, ...number } = await withCode(backend);
      for (let attempt = 1; attempt <= 5; attempt++)
        await register(backend, 1045, number.mobile, { code: createWrongCode(code) });
      await register(backend, 1047, number.mobile, { code });
      await backend.hooks.moveTime(MINUTE);
      await register(backend, 0, number.mobile, { code: await sendCode(backend, number) });
      await backend.hooks.moveTime(MINUTE);
      const forgotten = await sendCode(backend, number);
      for (let attempt = 1; attempt <= 5; attempt++)
        await replacePassword(backend, 2106, number, createWrongCode(forgotten));
      await replacePassword(backend, 2120, number, forgotten);
    },
  },
  'sends-codes-at-most-once-a-minute': {
    statements: ['2.7-15', '8-16'],
    title: 'sends a number one code in 60 seconds and other numbers theirs',
    run: async (backend) => {
      const number = await createMobile(backend);
      const send = (errcode: number, to = number) =>
        backend.visitor.expectErrcode('smsSend', errcode, { ...to, type: 0 });
      await send(0);
      const { error } = await send(2102);
      expectRest('retryAfterMs after a code', error?.retryAfterMs, MINUTE, backend);
      await backend.hooks.moveTime(MINUTE - backend.slack);
      const { retryAfterMs } = (await send(2102))['error'];
      const isRest = retryAfterMs > 0 && retryAfterMs <= backend.slack;
      expectThat('retryAfterMs just before the end', isRest, `at most ${backend.slack} ms`, retryAfterMs);
      await send(0, await createMobile(backend));
      await backend.hooks.moveTime(backend.slack);
      await send(0);
    },
  },
  'counts-codes-by-the-day-of-the-region': {
    statements: ['8-16'],
    title: "counts the codes of a day from midnight in the region's zone",
    level: 'should',
    run: async (backend) => {
      await backend.hooks.moveTime((await untilMidnight(backend)) - 12 * MINUTE);
      const body = await sendTenCodes(backend, 2 * MINUTE - backend.slack);
      await backend.visitor.expectErrcode('smsSend', 2103, body);
      await backend.hooks.moveTime(backend.slack);
      await backend.visitor.expectOk('smsSend', body);
    },
  },
  'sends-ten-codes-a-day': {
    statements: ['8-16'],
    title: 'sends a number at most ten codes a day, not counting refused ones',
    level: 'should',
    run: async (backend) => backend.visitor.expectOk('smsSend', await sendTenCodes(backend, DAY)),
  },
  'refuses-odd-numbers': {
    statements: ['8-16'],
    title: 'sends no code to a number that the configuration does not accept',
    run: async (backend) => {
      const { countryCode, mobile } = await createMobile(backend);
      const { accountRule } = await backend.webConfig();
      requireThat(Boolean(accountRule?.mobileStartsWith), 'the configuration accepts any first digit');
      for (const odd of [`2${mobile.slice(1)}`, `${mobile}123`])
        await backend.visitor.expectErrcode('smsSend', 2101, { countryCode, mobile: odd, type: 0 });
    },
  },
};
