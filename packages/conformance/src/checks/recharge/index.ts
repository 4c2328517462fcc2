import { defineChecks } from '../../protocol/check.ts';
import { expectEqual } from '../../protocol/expect.ts';
import { ACCUMULATED, boardChecks, CONTINUOUS } from './boards.ts';
import { CLAIM, firstChargeChecks, QUERY } from './first-charge.ts';
import { rebateChecks } from './rebate.ts';
import { COINS } from '../shared/wallet.ts';

const SESSION_CALLS: readonly (readonly [call: string, body: object])[] = [
  [QUERY, {}],
  [CLAIM, { propId: COINS }],
  [ACCUMULATED.query, {}],
  [ACCUMULATED.claim, { awardId: 1 }],
  [CONTINUOUS.query, {}],
  [CONTINUOUS.claim, { awardId: 1 }],
  [CONTINUOUS.extra, {}],
  ['vipRebateUser', {}],
  ['vipRebateUserReceive', {}],
  ['bankruptBonus', {}],
];

export const rechargeChecks = defineChecks('recharge', {
  ...firstChargeChecks,
  ...boardChecks,
  ...rebateChecks,
  'needs-a-session': {
    statements: ['6-16'],
    title: 'answers 401 to the calls of these activities without a session',
    run: async (backend) => {
      for (const [call, body] of SESSION_CALLS)
        expectEqual(call, (await backend.visitor.call(call, body)).status, 401);
    },
  },
});
