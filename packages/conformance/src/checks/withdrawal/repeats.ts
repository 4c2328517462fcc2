import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectThat, requireThat } from '../../protocol/expect.ts';
import {
  atOnce,
  expectChange,
  expectNoChange,
  MINUTE,
  SECOND,
  walletOf,
  withdrawer,
  WRONG_PASSWORDS,
} from '../shared/wallet.ts';
import { amountsFrom, minimumOf, wrongPassword } from './support.ts';

export const repeatChecks: CheckDefinitions = {
  'double-click': {
    statements: ['7.2-27'],
    title: 'takes the same withdrawal within three seconds for a double click, and a later one for a new one',
    run: async (backend) => {
      const one = await withdrawer(backend);
      const amount = await minimumOf(one);
      const noKey = {};
      await expectChange('two clicks', one.player, { coin: -amount, withdrawals: 1 }, async () => {
        const { orderId } = await one.expectOk(amount, {}, noKey);
        await backend.hooks.moveTime(SECOND);
        expectEqual('order after a second', (await one.expectOk(amount, {}, noKey))['orderId'], orderId);
      });
      await expectChange('another amount', one.player, { coin: -amount - 1, withdrawals: 1 }, () =>
        one.expectOk(amount + 1, {}, noKey),
      );
      await backend.hooks.moveTime(2 * SECOND);
      await expectChange('a click after three seconds', one.player, { coin: -amount, withdrawals: 1 }, () =>
        one.expectOk(amount, {}, noKey),
      );
    },
  },
  'clicks-at-once': {
    statements: ['7.2-27'],
    title: 'withdraws once if the same withdrawal is sent many times at once, with a key or without',
    run: async (backend) => {
      const key = backend.newKey();
      for (const options of [{}, { key }]) {
        const one = await withdrawer(backend);
        const amount = await minimumOf(one);
        await expectChange('simultaneous clicks', one.player, { coin: -amount, withdrawals: 1 }, async () => {
          const answers = await atOnce(() => one.expectOk(amount, {}, options));
          for (const answer of answers) expectEqual('answer', answer, answers[0]);
        });
      }
    },
  },
  'keys-at-once': {
    statements: ['7.2-27'],
    title: 'never takes more than there is for simultaneous withdrawals with different keys',
    run: async (backend) => {
      const { minAmount, remainCount } = await (await backend.player({})).expectOk('getExchange');
      const one = await withdrawer(backend, { coin: minAmount * 2 + 1 });
      const answers = await atOnce(() => one.call(minAmount, {}, { key: backend.newKey() }), 5);
      const done = answers.filter(({ body }) => body.errcode === 0);
      const count = Math.min(2, remainCount);
      expectEqual('successes', done.length, count);
      expectEqual('orders', new Set(done.map(({ body }) => body['orderId'])).size, count);
      const after = await walletOf(one.player);
      expectEqual(
        'coins and orders',
        [after.coin, after.withdrawals],
        [minAmount * 2 + 1 - count * minAmount, count],
      );
    },
  },
  'number-per-day-at-once': {
    statements: ['7.2-26', '7.2-27'],
    title: 'does not exceed the number per day by simultaneous withdrawals',
    run: async (backend) => {
      const one = await withdrawer(backend);
      const { minAmount, remainCount } = await one.info();
      requireThat(remainCount <= 10, 'more than 10 withdrawals a day');
      const answers = await Promise.all(
        amountsFrom(minAmount, remainCount + 3).map((amount) =>
          one.call(amount, {}, { key: backend.newKey() }),
        ),
      );
      expectEqual(
        'errcodes',
        answers.map(({ body }) => body.errcode).toSorted((a, b) => a - b),
        [...Array.from({ length: remainCount }, () => 0), 2504, 2504, 2504],
      );
    },
  },
  'key-repeats': {
    statements: ['7.2-27'],
    title: 'answers a repeated Idempotency-Key with the first withdrawal, and another amount with 103',
    run: async (backend) => {
      const one = await withdrawer(backend);
      const amount = await minimumOf(one);
      const key = backend.newKey();
      const first = await one.call(amount, {}, { key });
      expectEqual('errcode', first.body.errcode, 0);
      await expectNoChange('repeats of a key', one.player, async () => {
        const second = await one.call(amount, {}, { key });
        expectEqual('answer with a newly encrypted password', second.body, first.body);
        expectEqual('Idempotency-Replayed', second.headers.get('idempotency-replayed'), 'true');
        const mistyped = await one.call(amount, await wrongPassword(backend), { key });
        expectEqual('answer with a mistyped password', mistyped.body, first.body);
        await backend.hooks.moveTime(MINUTE);
        expectEqual('answer a minute later', (await one.call(amount, {}, { key })).body, first.body);
        const other = await one.call(amount + 1, {}, { key });
        expectEqual('errcode of another amount', other.body.errcode, 103);
      });
      const stranger = await withdrawer(backend);
      const foreign = await stranger.expectOk(amount, {}, { key });
      expectThat('order of another player', foreign['orderId'] !== first.body['orderId'], 'its own');
    },
  },
  'key-of-a-wrong-password': {
    statements: ['7.2-27'],
    title: 'counts the wrong password of a repeated Idempotency-Key once',
    run: async (backend) => {
      const one = await withdrawer(backend);
      const amount = await minimumOf(one);
      const key = backend.newKey();
      for (let n = 0; n <= WRONG_PASSWORDS; n++) {
        const { body } = await one.call(amount, await wrongPassword(backend), { key });
        expectEqual('errcode', body.errcode, 2603);
      }
      await one.expectOk(amount);
    },
  },
};
