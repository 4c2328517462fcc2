import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectFields, requireThat } from '../../protocol/expect.ts';
import { atOnce, expectAnother, expectErrcodes, expectSameAnswers } from '../shared/calls.ts';
import { WRONG_PASSWORDS } from '../shared/safebox-password.ts';
import { MINUTE, moveIntoDoubleClick } from '../shared/time.ts';
import { expectChange, expectNoChange, readWallet } from '../shared/wallet.ts';
import { createCard, createWithdrawer } from '../shared/withdrawals.ts';
import { amountsFrom, readMinimum, wrongPassword } from './terms.ts';

export const repeatChecks: CheckDefinitions = {
  'double-click': {
    statements: ['7.2-27'],
    title: 'takes the same withdrawal within three seconds for a double click, and a later one for a new one',
    run: async (backend) => {
      const payee = await createWithdrawer(backend);
      const amount = await readMinimum(payee);
      const noKey = {};
      const { player, ...two } = await createWithdrawer(backend, { coin: 2 * amount });
      const card = await createCard(backend, 1, '4000123412345678');
      await player.expectOk('addBankInfo', card);
      await expectChange('the same to two cards', player, { coin: -2 * amount, withdrawals: 2 }, async () => {
        await two.expectOk(amount, {}, noKey);
        // The second click comes when all coins are taken.
        for (let click = 0; click < 2; click++) await two.expectOk(amount, { bankId: card.bankId }, noKey);
      });
      let left = 0;
      await expectChange('two clicks', payee.player, { coin: -amount, withdrawals: 1 }, async () => {
        const { orderId } = await payee.expectOk(amount, {}, noKey);
        left = await moveIntoDoubleClick(backend);
        const second = await payee.expectOk(amount, {}, noKey);
        expectEqual('order just before the three seconds are over', second['orderId'], orderId);
      });
      await expectChange('another amount', payee.player, { coin: -amount - 1, withdrawals: 1 }, () =>
        payee.expectOk(amount + 1, {}, noKey),
      );
      await backend.hooks.moveTime(left);
      // By default the last withdrawal of the day.
      await expectChange(
        'two clicks after three seconds',
        payee.player,
        { coin: -amount, withdrawals: 1 },
        async () => {
          for (let click = 0; click < 2; click++) await payee.expectOk(amount, {}, noKey);
        },
      );
    },
  },
  'clicks-at-once': {
    statements: ['7.2-27'],
    title: 'withdraws once if the same withdrawal is sent many times simultaneously, with a key or without',
    run: async (backend) => {
      const key = backend.newKey();
      for (const options of [{}, { key }]) {
        const payee = await createWithdrawer(backend);
        const amount = await readMinimum(payee);
        await expectChange(
          'simultaneous clicks',
          payee.player,
          { coin: -amount, withdrawals: 1 },
          async () => {
            await expectSameAnswers(() => payee.expectOk(amount, {}, options));
          },
        );
      }
    },
  },
  'keys-at-once': {
    statements: ['7.2-27'],
    title: 'never takes more than there is for simultaneous withdrawals with different keys',
    run: async (backend) => {
      const { minAmount, remainCount } = await (await backend.player({})).expectOk('getExchange');
      const payee = await createWithdrawer(backend, { coin: minAmount * 2 + 1 });
      const answers = await atOnce(() => payee.call(minAmount, {}, { key: backend.newKey() }), 5);
      const done = answers.filter(({ body }) => body.errcode === 0);
      const count = Math.min(2, remainCount);
      expectEqual('number of successful withdrawals', done.length, count);
      expectEqual('number of different orders', new Set(done.map(({ body }) => body['orderId'])).size, count);
      const after = await readWallet(payee.player);
      expectFields('coins and orders', after, {
        coin: minAmount * 2 + 1 - count * minAmount,
        withdrawals: count,
      });
    },
  },
  'number-per-day-at-once': {
    statements: ['7.2-26', '7.2-27'],
    title: 'does not exceed the number per day by simultaneous withdrawals',
    run: async (backend) => {
      const payee = await createWithdrawer(backend);
      const { minAmount, remainCount } = await payee.info();
      requireThat(remainCount <= 10, 'more than 10 withdrawals a day');
      const answers = await Promise.all(
        amountsFrom(minAmount, remainCount + 3).map((amount) =>
          payee.call(amount, {}, { key: backend.newKey() }),
        ),
      );
      expectErrcodes(answers, { 2504: 3, 0: remainCount });
    },
  },
  'key-repeats': {
    statements: ['7.2-27'],
    title: 'answers a repeated Idempotency-Key with the first withdrawal, and another amount with 103',
    run: async (backend) => {
      const payee = await createWithdrawer(backend);
      const amount = await readMinimum(payee);
      const key = backend.newKey();
      const first = await payee.call(amount, {}, { key });
      expectEqual('errcode of exchange', first.body.errcode, 0);
      await expectNoChange('repeats of a key', payee.player, async () => {
        const second = await payee.call(amount, {}, { key });
        expectEqual('answer with a newly encrypted password', second.body, first.body);
        expectEqual('Idempotency-Replayed', second.headers.get('idempotency-replayed'), 'true');
        const mistyped = await payee.call(amount, await wrongPassword(backend), { key });
        expectEqual('answer with a mistyped password', mistyped.body, first.body);
        await backend.hooks.moveTime(MINUTE);
        expectEqual('answer a minute later', (await payee.call(amount, {}, { key })).body, first.body);
        const foreign = await payee.call(amount + 1, {}, { key });
        expectEqual('errcode of another amount', foreign.body.errcode, 103);
      });
      const stranger = await createWithdrawer(backend);
      const foreign = await stranger.expectOk(amount, {}, { key });
      expectAnother('order of another player with the same key', foreign['orderId'], first.body['orderId']);
    },
  },
  'key-of-a-wrong-password': {
    statements: ['7.2-27'],
    title: 'counts the wrong password of a repeated Idempotency-Key once',
    isHeavy: true,
    run: async (backend) => {
      const payee = await createWithdrawer(backend);
      const amount = await readMinimum(payee);
      const key = backend.newKey();
      for (let n = 0; n <= WRONG_PASSWORDS; n++) {
        const { body } = await payee.call(amount, await wrongPassword(backend), { key });
        expectEqual('errcode of exchange', body.errcode, 2603);
      }
      await payee.expectOk(amount);
    },
  },
};
