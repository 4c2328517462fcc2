import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, requireThat } from '../../protocol/expect.ts';
import { atOnce, expectAnother, expectSameAnswers } from '../shared/calls.ts';
import { createOrder, findChannel, readChannels } from '../shared/deposits.ts';
import { expectTotal, pick } from '../shared/lists.ts';
import { DAY, MINUTE, moveIntoDoubleClick } from '../shared/time.ts';
import { expectNoChange } from '../shared/wallet.ts';
import { AMOUNT, beforeFirstCharge, depositor, open } from './order.ts';

export const repeatChecks: CheckDefinitions = {
  'double-click': {
    statements: ['7.4-01'],
    title: 'answers the same order to the same request within three seconds, and a new one after them',
    run: async (backend) => {
      const player = await depositor(backend);
      const channel = await findChannel(backend, 'qr');
      const bank = await findChannel(backend, 'bank');
      const body = createOrder(channel, AMOUNT);
      const first = await player.expectOk('recharge3', body);
      expectEqual(
        'order of a simultaneous request',
        (await player.expectOk('recharge3', body))['orderId'],
        first['orderId'],
      );
      const left = await moveIntoDoubleClick(backend);
      expectEqual(
        'order just before the three seconds are over',
        (await player.expectOk('recharge3', body))['orderId'],
        first['orderId'],
      );
      const more = [createOrder(channel, AMOUNT + 1), createOrder(bank, AMOUNT)];
      for (const request of more)
        expectAnother(
          'order of a request with another amount or channel',
          (await player.expectOk('recharge3', request))['orderId'],
          first['orderId'],
        );
      await backend.hooks.moveTime(left);
      const later = await player.expectOk('recharge3', body);
      expectAnother('order after three seconds', later['orderId'], first['orderId']);
      await expectTotal(player, 'getRechargeRecord', 4);
      const stranger = await depositor(backend);
      const foreign = await stranger.expectOk('recharge3', body);
      expectAnother('order of another player', foreign['orderId'], later['orderId']);
    },
  },
  'double-click-of-a-bonus': {
    statements: ['7.4-01', '7.4-03'],
    title: 'does not take a deposit for a bonus and a plain one for a double click',
    run: async (backend) => {
      const { player, price } = await beforeFirstCharge(backend);
      const channel = await findChannel(backend, 'qr');
      const plain = await player.expectOk('recharge3', createOrder(channel, price));
      const bonus = await player.expectOk('recharge3', createOrder(channel, price, 9));
      expectAnother('order with a bonus', bonus['orderId'], plain['orderId']);
    },
  },
  'clicks-at-once': {
    statements: ['7.4-01'],
    title: 'makes one order of the same request sent many times simultaneously',
    run: async (backend) => {
      const player = await depositor(backend);
      const body = createOrder(await findChannel(backend, 'qr'), AMOUNT);
      const answers = await atOnce(() => player.expectOk('recharge3', body));
      expectEqual('number of different orders', new Set(pick(answers, 'orderId')).size, 1);
      await expectTotal(player, 'getRechargeRecord', 1);
    },
  },
  'key-repeats': {
    statements: ['7.4-01'],
    title: 'answers a repeated Idempotency-Key with the first answer, and another body with 103',
    run: async (backend) => {
      const player = await depositor(backend);
      const channel = await findChannel(backend, 'qr');
      const body = createOrder(channel, AMOUNT);
      const key = backend.newKey();
      const first = await player.call('recharge3', body, { key });
      expectEqual('errcode of recharge3', first.body.errcode, 0);
      const second = await player.call('recharge3', { ...body, platform: 1, clientReferrer: 'x' }, { key });
      expectEqual('answer of the repeat', second.body, first.body);
      expectEqual('Idempotency-Replayed', second.headers.get('idempotency-replayed'), 'true');
      await backend.hooks.moveTime(5 * MINUTE);
      expectEqual(
        'answer five minutes later',
        (await player.call('recharge3', body, { key })).body,
        first.body,
      );
      await expectNoChange('another body under a used key', player, async () => {
        await player.expectErrcode('recharge3', 103, createOrder(channel, AMOUNT + 1), { key });
        await player.expectErrcode(
          'recharge3',
          103,
          createOrder({ ...channel, id: channel.id + 1 }, AMOUNT),
          { key },
        );
        await player.expectErrcode('safeboxDeposit', 103, { amount: 1 }, { key });
      });
      expectEqual(
        'answer after a refused repeat',
        (await player.call('recharge3', body, { key })).body,
        first.body,
      );
      await expectTotal(player, 'getRechargeRecord', 1);
      const stranger = await depositor(backend);
      const foreign = await stranger.expectOk('recharge3', body, { key });
      expectAnother('order of another player with the same key', foreign['orderId'], first.body['orderId']);
    },
  },
  'key-at-once': {
    statements: ['7.4-01'],
    title: 'makes one order of a key sent many times simultaneously, and one of each of several keys',
    run: async (backend) => {
      const player = await depositor(backend);
      const body = createOrder(await findChannel(backend, 'qr'), AMOUNT);
      const key = backend.newKey();
      await expectSameAnswers(() => player.expectOk('recharge3', body, { key }));
      await expectTotal(player, 'getRechargeRecord', 1);
      const different = await atOnce(() => player.expectOk('recharge3', body, { key: backend.newKey() }), 4);
      expectEqual('orders of four keys', new Set(pick(different, 'orderId')).size, 4);
      await expectTotal(player, 'getRechargeRecord', 5);
    },
  },
  'key-of-a-refusal': {
    statements: ['7.4-01'],
    title: 'answers a repeated key of a refusal with the refusal, though the call would succeed by now',
    run: async (backend) => {
      const player = await depositor(backend);
      const channel = (await readChannels(backend)).find(({ kind }) => kind === 'bank');
      requireThat(channel !== undefined, 'no channel for bank transfers');
      await backend.hooks.setConfig({ isDepositBank: 1 });
      const key = backend.newKey();
      const first = await player.expectErrcode('recharge3', 2303, createOrder(channel), { key });
      await backend.hooks.setConfig({ isDepositBank: 0 });
      const second = await player.expectErrcode('recharge3', 2303, createOrder(channel), { key });
      expectEqual('answer to the repeated key', second, first);
      await open(backend, player, channel);
    },
  },
  'key-lasts-a-day': {
    statements: ['7.4-01'],
    title: 'keeps an Idempotency-Key for 24 hours',
    run: async (backend) => {
      const player = await depositor(backend);
      const body = createOrder(await findChannel(backend, 'qr'), AMOUNT);
      const key = backend.newKey();
      const { orderId } = await player.expectOk('recharge3', body, { key });
      await backend.hooks.moveTime(DAY - backend.slack);
      expectEqual(
        'order just before the day is over',
        (await player.expectOk('recharge3', body, { key }))['orderId'],
        orderId,
      );
      await backend.hooks.moveTime(backend.slack);
      const later = await player.expectOk('recharge3', body, { key });
      expectAnother('order after a day', later['orderId'], orderId);
    },
  },
};
