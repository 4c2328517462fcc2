import { defineChecks } from '../../protocol/check.ts';
import { expectSignedOut } from '../shared/calls.ts';
import { couponChecks } from './coupons.ts';
import { exchangeChecks } from './exchange.ts';
import { taskChecks } from './tasks.ts';
import { ticketChecks } from './tickets.ts';

export const pointsChecks = defineChecks('points', {
  ...ticketChecks,
  ...exchangeChecks,
  ...couponChecks,
  ...taskChecks,
  'needs-a-session': {
    statements: ['6-16', '7.3-07', '7.3-08', '7.3-09', '7.3-17'],
    title: 'answers 401 to points and tasks without a session',
    run: async (backend) => {
      const calls: readonly (readonly [string, object])[] = [
        ['getBonusTickers', {}],
        ['receiveBonusTicker', { id: 1 }],
        ['getLotterConfig', {}],
        ['lotteryExchange', { id: 1 }],
        ['getTaskUser', {}],
        ['receiveTaskAward', { taskId: 1 }],
      ];
      await expectSignedOut(backend, calls);
    },
  },
});
