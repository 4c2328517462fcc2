import type { Fields } from '../../protocol/backend.ts';
import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, requireThat } from '../../protocol/expect.ts';
import { expectErrcodes } from '../shared/calls.ts';
import { expectRefusal } from '../shared/claims.ts';
import { amountFor, createOrder, findChannel, readChannels, readDeposits } from '../shared/deposits.ts';
import { PAGE, pick } from '../shared/lists.ts';
import { expectNoChange } from '../shared/wallet.ts';
import { createCard } from '../shared/withdrawals.ts';
import { AMOUNT, beforeFirstCharge, depositor, FIRST_DEPOSIT_BONUS, open } from './order.ts';

export const requestChecks: CheckDefinitions = {
  'unknown-channel': {
    statements: ['7.4-03', '7.4-05'],
    title: 'refuses a channel that the configuration does not have with 2301, without an order',
    run: async (backend) => {
      const player = await depositor(backend);
      const ids = pick(await readChannels(backend), 'id');
      for (const id of [Math.max(...ids) + 1, Math.max(...ids) + 1000])
        await expectRefusal(player, 2301, ['recharge3', createOrder({ id }, AMOUNT)]);
    },
  },
  'wallets-of-green-mode': {
    statements: ['1-53', '1-54'],
    title: 'offers the two mobile wallets in green mode only',
    level: 'should',
    config: { mode: 'normal' },
    run: async (backend) => {
      const player = await depositor(backend);
      const normal = new Set(pick(await readChannels(backend), 'id'));
      await backend.hooks.setConfig({ mode: 'green' });
      const more = (await readChannels(backend)).filter(({ id }) => !normal.has(id));
      expectEqual('channels that only green mode has', more.length, 2);
      for (const channel of more) await open(backend, player, channel);
      await backend.hooks.setConfig({ mode: 'normal' });
      for (const channel of more) await player.expectErrcode('recharge3', 2301, createOrder(channel));
    },
  },
  'amount-bounds': {
    statements: ['7.4-03', '7.4-05', '9-86'],
    title: 'accepts exactly the bounds of a channel and refuses a hundredth beyond with 2302',
    run: async (backend) => {
      const player = await depositor(backend);
      const channels = await readChannels(backend);
      for (const channel of channels) {
        const { minAmount, maxAmount } = channel;
        if (minAmount !== undefined) {
          await player.expectErrcode('recharge3', 2302, createOrder(channel, minAmount - 1));
          await open(backend, player, channel, minAmount);
        }
        if (maxAmount !== undefined) {
          await player.expectErrcode('recharge3', 2302, createOrder(channel, maxAmount + 1));
          await open(backend, player, channel, maxAmount);
        }
      }
      const expected = channels.flatMap(({ minAmount, maxAmount }) =>
        [minAmount, maxAmount].filter((amount) => amount !== undefined),
      );
      const amounts = pick(await readDeposits(player), 'amount');
      expectEqual('amounts of the orders', amounts.toReversed(), expected);
      await player.expectErrcode('recharge3', 2302, createOrder(channels[0] ?? { id: 1 }, 0));
    },
  },
  'amounts-are-whole': {
    statements: ['7.4-01', '9-12'],
    title: 'answers 400 to amounts and versions that the contract excludes, without an order',
    run: async (backend) => {
      const player = await depositor(backend);
      const body = createOrder(await findChannel(backend, 'bank'), AMOUNT);
      const odd = [
        { amount: -1 },
        { amount: 500.5 },
        { amount: '50000' },
        { amount: null },
        { amount: Number.MAX_SAFE_INTEGER + 2 },
        { version: 3 },
        { actType: 14 },
        { actType: -1 },
        { rechargeType: 0 },
        { rechargeType: '1' },
      ];
      await expectNoChange('odd orders', player, async () => {
        for (const more of odd) {
          const { status } = await player.call('recharge3', { ...body, ...more });
          expectEqual(`status for ${JSON.stringify(more)}`, status, 400);
        }
      });
    },
  },
  'a-card-if-asked': {
    statements: ['3-048', '3-050'],
    title:
      'requires a bound card for bank transfers while isDepositBank is 1: any, or of the bank of the channel',
    run: async (backend) => {
      const player = await depositor(backend);
      const channels = await readChannels(backend);
      const plain = channels.find(({ kind, bankId }) => kind === 'bank' && bankId === undefined);
      const special = channels.find(({ kind, bankId }) => kind === 'bank' && bankId !== undefined);
      requireThat(plain !== undefined, 'no plain channel for bank transfers');
      await backend.hooks.setConfig({ isDepositBank: 1 });
      expectEqual('isDepositBank', (await backend.webConfig())['isDepositBank'], 1);
      await expectRefusal(player, 2303, ['recharge3', createOrder(plain)]);
      for (const channel of channels.filter(({ kind }) => kind === 'qr' || kind === 'page'))
        await open(backend, player, channel);
      const { appBankList } = await backend.webConfig();
      const findBankIndex = (bankId: number | undefined) =>
        (appBankList as Fields[]).findIndex((bank) => bank['bankId'] === bankId);
      const otherIndex = (appBankList as Fields[]).findIndex((bank) => bank['bankId'] !== special?.bankId);
      await player.expectOk('addBankInfo', await createCard(backend, otherIndex));
      await open(backend, player, plain);
      if (!special) return;
      await expectRefusal(player, 2303, ['recharge3', createOrder(special)]);
      await player.expectOk('addBankInfo', await createCard(backend, findBankIndex(special.bankId)));
      await open(backend, player, special);
    },
  },
  'no-card-by-default': {
    statements: ['3-048'],
    title: 'requires no card while isDepositBank is 0',
    run: async (backend) => {
      const player = await depositor(backend);
      requireThat((await backend.webConfig())['isDepositBank'] === 0, 'isDepositBank is not 0');
      for (const channel of await readChannels(backend)) await open(backend, player, channel);
    },
  },
  'bonus-of-a-first-charge': {
    statements: ['7.4-03', '3-165'],
    title: 'accepts the first charge only at the price of an offer and only before the first deposit',
    run: async (backend) => {
      const { player, price } = await beforeFirstCharge(backend);
      const channel = await findChannel(backend, 'bank');
      for (const amount of [price + 1, price - 1])
        await expectRefusal(player, 2304, ['recharge3', createOrder(channel, amount, 9)]);
      const { orderId } = await open(backend, player, channel, price, 9);
      await backend.hooks.settleOrder(orderId);
      expectEqual('coins', await player.coin(), price + FIRST_DEPOSIT_BONUS);
      const later = await depositor(backend);
      await expectRefusal(later, 2304, ['recharge3', createOrder(channel, price, 9)]);
      await open(backend, later, channel, price);
    },
  },
  'bonus-without-a-call': {
    statements: ['3-165', '7.4-03'],
    title: 'refuses a bonus kind without an activity with 2304',
    level: 'should',
    run: async (backend) => {
      const player = await depositor(backend);
      const channel = await findChannel(backend, 'bank');
      for (const actType of [1, 2, 4, 5, 7, 10, 11, 12, 13])
        await expectRefusal(player, 2304, ['recharge3', createOrder(channel, AMOUNT, actType)]);
    },
  },
  'waiting-orders': {
    statements: ['7.4-05'],
    title: 'accepts twenty waiting orders, refuses more with 2305, and accepts one again when one has ended',
    level: 'should',
    run: async (backend) => {
      const player = await depositor(backend);
      const channel = await findChannel(backend, 'qr');
      const orders: string[] = [];
      for (let n = 0; n < 19; n++)
        orders.push((await open(backend, player, channel, amountFor(channel, n)))['orderId']);
      for (let click = 0; click < 2; click++) {
        const twentieth = await player.expectOk('recharge3', createOrder(channel, amountFor(channel, 19)));
        orders.push(twentieth['orderId']);
      }
      expectEqual('order of a double click of the twentieth', orders[20], orders[19]);
      for (const place of [channel, await findChannel(backend, 'bank')])
        await expectRefusal(player, 2305, ['recharge3', createOrder(place, amountFor(place, 30))]);
      await backend.hooks.settleOrder(orders[0] ?? '');
      await open(backend, player, channel, amountFor(channel, 30));
      await player.expectErrcode('recharge3', 2305, createOrder(channel, amountFor(channel, 31)));
      await backend.hooks.refuseOrder(orders[1] ?? '');
      await open(backend, player, channel, amountFor(channel, 32));
      const stranger = await depositor(backend);
      await open(backend, stranger, channel, amountFor(channel, 30));
    },
  },
  'waiting-orders-at-once': {
    statements: ['7.4-05'],
    title: 'never has more than twenty waiting orders of a player, also of simultaneous requests',
    level: 'should',
    run: async (backend) => {
      const player = await depositor(backend);
      const channel = await findChannel(backend, 'qr');
      const answers = await Promise.all(
        Array.from({ length: 24 }, (_, n) =>
          player.call('recharge3', createOrder(channel, amountFor(channel, n)), { key: backend.newKey() }),
        ),
      );
      expectErrcodes(answers, { 0: 20, 2305: 4 });
      const { total } = await player.expectOk('getRechargeRecord', PAGE);
      expectEqual('orders', total, 20);
    },
  },
};
