import { defineChecks } from '../../protocol/check.ts';
import { expectSignedOut } from '../shared/calls.ts';
import { COINS } from '../shared/rewards.ts';
import { accumulatedChecks } from './accumulated.ts';
import { ACCUMULATED, CONTINUOUS } from './board.ts';
import { continuousChecks } from './continuous.ts';
import { firstChargeChecks } from './first-charge.ts';
import { CLAIM, QUERY } from './offer.ts';
import { rebateChecks } from './rebate.ts';

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
  ...accumulatedChecks,
  ...continuousChecks,
  ...rebateChecks,
  'needs-a-session': {
    statements: ['6-16'],
    title: 'answers 401 to the calls of these activities without a session',
    run: async (backend) => expectSignedOut(backend, SESSION_CALLS),
  },
});
