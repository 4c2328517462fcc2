import { ExchangeStatus } from '@tara/sdk';

/** How each state of a withdrawal looks. */
export const orderVariants = {
  [ExchangeStatus.pending]: 'wait',
  [ExchangeStatus.paid]: 'ok',
  [ExchangeStatus.refused]: 'bad',
} as const;
