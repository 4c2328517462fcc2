import { defineChecks } from '../../protocol/check.ts';
import { expectEqual } from '../../protocol/expect.ts';
import { expectStatus } from '../shared/calls.ts';
import { createOrder, findChannel } from '../shared/deposits.ts';
import { PAGE } from '../shared/lists.ts';
import { arrivalChecks } from './arrival.ts';
import { couponChecks } from './coupons.ts';
import { AMOUNT } from './order.ts';
import { orderChecks } from './orders.ts';
import { repeatChecks } from './repeats.ts';
import { requestChecks } from './requests.ts';

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
      const body = createOrder(await findChannel(backend, 'bank'), AMOUNT);
      for (const caller of [backend.visitor, backend.withToken('not-a-token')]) {
        await expectStatus(caller, 401, ['recharge3', body]);
        await expectStatus(caller, 401, ['getRechargeRecord', PAGE]);
        const check = await caller.call('checkRechargeOrder', { orderId: 'TS1-0001' });
        expectEqual('status of checkRechargeOrder', check.status, 401);
      }
    },
  },
});
