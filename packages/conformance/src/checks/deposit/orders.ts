import type { Fields } from '../../protocol/backend.ts';
import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectFields, expectThat } from '../../protocol/expect.ts';
import { ifPossible } from '../shared/calls.ts';
import { amountFor, deposit, findChannel, getKind, readChannels, readDeposits } from '../shared/deposits.ts';
import { PAGE } from '../shared/lists.ts';
import { expectRest, HOUR, MINUTE } from '../shared/time.ts';
import { expectNoChange, readWallet } from '../shared/wallet.ts';
import {
  AMOUNT,
  depositor,
  FIRST_DEPOSIT_BONUS,
  isPaid,
  KINDS,
  open,
  PAY_WINDOW,
  readOrder,
  STATUS,
} from './order.ts';
import { recordChecks } from './records.ts';

export const orderChecks: CheckDefinitions = {
  'pay-window': {
    statements: ['9-50', '3-078', '7.4-06'],
    title: 'keeps an order open for exactly ten minutes and never credits it afterwards',
    run: async (backend) => {
      const player = await depositor(backend);
      const { appRechargeQr: code, orderId } = await open(backend, player, 'qr', AMOUNT);
      await backend.hooks.moveTime(4 * MINUTE);
      const shown = (await readOrder(player, orderId))['appRechargeQr'] as Fields;
      expectEqual('qrCodeText', shown['qrCodeText'], code['qrCodeText']);
      expectEqual('createTime', shown['createTime'], code['createTime']);
      expectEqual('expireTime', shown['expireTime'], code['expireTime']);
      const { timeLeft = 6 * MINUTE } = shown;
      expectRest('timeLeft after four minutes', timeLeft, 6 * MINUTE, backend);
      await backend.hooks.moveTime(6 * MINUTE - backend.slack);
      expectEqual('isRechargeDone just before the end', await isPaid(player, orderId), false);
      expectEqual('status just before the end', (await readOrder(player, orderId))['status'], STATUS.pending);
      await backend.hooks.moveTime(backend.slack);
      await player.expectErrcode('checkRechargeOrder', 2307, { orderId });
      const row = await readOrder(player, orderId);
      expectEqual('status', row['status'], STATUS.expired);
      expectEqual('waiting orders', await readDeposits(player, { status: STATUS.pending }), []);
      expectEqual('payment details', getKind(row), undefined);
      expectEqual('reason', row['reason'], undefined);
      await expectNoChange('a payment after the window', player, () =>
        ifPossible(backend.hooks.settleOrder(orderId)),
      );
      await player.expectErrcode('checkRechargeOrder', 2307, { orderId });
    },
  },
  'pay-in-the-last-moment': {
    statements: ['9-50'],
    title: 'credits an order that is paid just before its window closes, and keeps it',
    run: async (backend) => {
      const player = await depositor(backend);
      const { coin } = await readWallet(player);
      const { orderId } = await open(backend, player, 'qr', AMOUNT);
      await backend.hooks.moveTime(PAY_WINDOW - backend.slack);
      await backend.hooks.settleOrder(orderId);
      await backend.hooks.moveTime(HOUR);
      expectEqual('isRechargeDone', await isPaid(player, orderId), true);
      expectEqual('coins', await player.coin(), coin + AMOUNT);
    },
  },
  'bank-transfers-wait': {
    statements: ['7.4-06', '1-12'],
    title: 'credits a bank transfer that arrives long after the window of a payment code',
    level: 'should',
    run: async (backend) => {
      const player = await depositor(backend);
      const { orderId } = await open(backend, player, 'bank', AMOUNT);
      await backend.hooks.moveTime(60 * MINUTE);
      expectEqual('isRechargeDone', await isPaid(player, orderId), false);
      const before = await player.coin();
      await backend.hooks.settleOrder(orderId);
      const after = await player.coin();
      expectThat('coins after the arrival', after >= before + AMOUNT, `at least ${before + AMOUNT}`, after);
    },
  },
  'record-of-the-bonus': {
    statements: ['7.4-08'],
    title: 'shows the bonus of a first deposit in its record, apart from the amount',
    level: 'should',
    run: async (backend) => {
      const player = await backend.player({ coin: 0 });
      const channel = await findChannel(backend, 'bank');
      const first = await deposit(backend, player, amountFor(channel));
      const second = await deposit(backend, player, amountFor(channel, 3));
      const bonuses = [(await readOrder(player, first))['bonus'], (await readOrder(player, second))['bonus']];
      expectEqual('bonuses of both records', bonuses, [FIRST_DEPOSIT_BONUS, 0]);
    },
  },
  'page-expires': {
    statements: ['7.4-06', '9-50'],
    title: 'closes the window of a payment page too',
    level: 'should',
    run: async (backend) => {
      const player = await depositor(backend);
      const { orderId } = await open(backend, player, 'page', AMOUNT);
      await backend.hooks.moveTime(PAY_WINDOW - backend.slack);
      expectEqual('isRechargeDone just before the end', await isPaid(player, orderId), false);
      await backend.hooks.moveTime(backend.slack);
      await player.expectErrcode('checkRechargeOrder', 2307, { orderId });
    },
  },
  'declined-order': {
    statements: ['7.4-06', '7.4-08'],
    title: 'answers 2308 for a declined order and never credits it',
    run: async (backend) => {
      const player = await depositor(backend);
      for (const [index, kind] of KINDS.entries()) {
        const channel = (await readChannels(backend)).find((candidate) => candidate.kind === kind);
        if (!channel) continue;
        const { orderId } = await open(backend, player, channel, AMOUNT + index);
        await expectNoChange('a declined order', player, () => backend.hooks.refuseOrder(orderId));
        await player.expectErrcode('checkRechargeOrder', 2308, { orderId });
        await expectNoChange('a payment after the refusal', player, () =>
          ifPossible(backend.hooks.settleOrder(orderId)),
        );
        const row = await readOrder(player, orderId);
        expectEqual('status', row['status'], STATUS.failed);
        expectEqual('payment details', getKind(row), undefined);
        await backend.hooks.moveTime(PAY_WINDOW);
        await player.expectErrcode('checkRechargeOrder', 2308, { orderId });
      }
    },
  },
  'orders-of-others': {
    statements: ['7.4-06', '7.4-08'],
    title: 'shows no order of another player, neither by its number nor in a list',
    run: async (backend) => {
      const owner = await depositor(backend);
      const stranger = await depositor(backend);
      const { orderId } = await open(backend, owner, 'bank', AMOUNT);
      const unknown = `${String(orderId).slice(0, -1)}${String(orderId).endsWith('7') ? '8' : '7'}`;
      for (const id of [orderId, unknown]) {
        await stranger.expectErrcode('checkRechargeOrder', 2306, { orderId: id });
        await stranger.expectErrcode('getRechargeRecord', 2306, { ...PAGE, orderId: id });
      }
      await owner.expectErrcode('checkRechargeOrder', 2306, { orderId: unknown });
      await owner.expectErrcode('getRechargeRecord', 2306, { ...PAGE, orderId: unknown });
      expectFields('list of the other player', await stranger.expectOk('getRechargeRecord', PAGE), {
        list: [],
        total: 0,
      });
      expectEqual('list of the owner', (await readDeposits(owner)).length, 1);
    },
  },
  ...recordChecks,
};
