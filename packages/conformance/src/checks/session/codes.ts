import type { Backend } from '../../protocol/backend.ts';
import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectThat, requireThat } from '../../protocol/expect.ts';
import { createMobile, createWrongCode } from '../shared/accounts.ts';
import { DAY, MINUTE, SECOND, untilMidnight } from '../shared/time.ts';
import { register, withCode } from './account.ts';

/** Sends all codes that a number gets in a day, one a minute; the next one after a pause. */
async function sendTenCodes(backend: Backend, pause: number): Promise<void> {
  const body = { ...(await createMobile(backend)), type: 0 };
  for (let count = 0; count < 10; count++) {
    await backend.visitor.expectOk('smsSend', body);
    await backend.hooks.moveTime(MINUTE);
  }
  await backend.visitor.expectErrcode('smsSend', 2103, body);
  await backend.hooks.moveTime(pause);
  await backend.visitor.expectOk('smsSend', body);
}

export const codeChecks: CheckDefinitions = {
  'code-expires': {
    statements: ['7.2-05', '8-10'],
    title: 'accepts a code for five minutes',
    level: 'should',
    run: async (backend) => {
      const first = await withCode(backend);
      await backend.hooks.moveTime(5 * MINUTE - backend.slack);
      await register(backend, 0, first.mobile, { code: first.code });
      const second = await withCode(backend);
      await backend.hooks.moveTime(5 * MINUTE + SECOND);
      await register(backend, 1045, second.mobile, { code: second.code });
    },
  },
  'code-locks': {
    statements: ['8-10'],
    title: 'locks a code after five wrong attempts',
    level: 'should',
    run: async (backend) => {
      const { mobile, code } = await withCode(backend);
      for (let attempt = 1; attempt <= 5; attempt++)
        await register(backend, 1045, mobile, { code: createWrongCode(code) });
      await register(backend, 1047, mobile, { code });
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
      await backend.hooks.moveTime(MINUTE - backend.slack);
      const { retryAfterMs } = (await send(2102))['error'];
      const isRest = retryAfterMs > 0 && retryAfterMs <= backend.slack;
      expectThat('retryAfterMs', isRest, 'the rest of the minute', retryAfterMs);
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
      await backend.visitor.expectOk('lobbyTips');
      await backend.hooks.moveTime((await untilMidnight(backend)) - 12 * MINUTE);
      await sendTenCodes(backend, 2 * MINUTE);
    },
  },
  'sends-ten-codes-a-day': {
    statements: ['8-16'],
    title: 'sends a number at most ten codes a day',
    level: 'should',
    run: async (backend) => sendTenCodes(backend, DAY),
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
