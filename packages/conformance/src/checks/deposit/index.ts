import { defineChecks } from '../../protocol/check.ts';
import { expectEqual } from '../../protocol/expect.ts';
import { arrivalChecks } from './arrival.ts';
import { couponChecks } from './coupons.ts';
import { orderChecks } from './orders.ts';
import { repeatChecks } from './repeats.ts';
import { requestChecks } from './requests.ts';
import { AMOUNT } from './support.ts';
import { channelOf, orderOf, PAGE } from '../shared/wallet.ts';

export const depositChecks = defineChecks('deposit', {
  ...arrivalChecks,
  ...requestChecks,
  ...repeatChecks,
  ...orderChecks,
  ...couponChecks,
  'needs-a-session': {
    statements: ['7.4-01', '7.4-06', '7.4-08'],
    title: 'answers 401 to deposits without a session',
    run: async (backend) => {
      const body = orderOf(await channelOf(backend, 'bank'), AMOUNT);
      for (const caller of [backend.visitor, backend.withToken('not-a-token')]) {
        expectEqual('recharge3', (await caller.call('recharge3', body)).status, 401);
        expectEqual('getRechargeRecord', (await caller.call('getRechargeRecord', PAGE)).status, 401);
        const check = await caller.call('checkRechargeOrder', { orderId: 'TS1-0001' });
        expectEqual('checkRechargeOrder', check.status, 401);
      }
    },
  },
});
