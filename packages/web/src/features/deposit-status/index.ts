import { RechargeStatus } from '@tara/sdk';

/** How each state of a deposit looks. */
export const depositVariants = {
  [RechargeStatus.pending]: 'wait',
  [RechargeStatus.done]: 'ok',
  [RechargeStatus.failed]: 'bad',
  [RechargeStatus.expired]: 'bad',
} as const;
