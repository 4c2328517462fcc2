import { ExchangeStatus, RechargeStatus } from '@tara/sdk';
import { describe, expect, it } from 'vitest';
import { depositStatus, isVoid, withdrawStatus } from '#shared/orders/order-status.ts';

describe('amount of an order', () => {
  it.each([
    ['a pending deposit', depositStatus(RechargeStatus.pending), 'waiting', false],
    ['a paid deposit', depositStatus(RechargeStatus.done), 'done', false],
    ['a failed deposit', depositStatus(RechargeStatus.failed), 'failed', true],
    ['an expired deposit', depositStatus(RechargeStatus.expired), 'expired', true],
    ['a pending withdrawal', withdrawStatus(ExchangeStatus.pending), 'waiting', false],
    ['a paid withdrawal', withdrawStatus(ExchangeStatus.paid), 'done', false],
    ['a refused withdrawal', withdrawStatus(ExchangeStatus.refused), 'refused', true],
  ])('of %s, which is %s: %s, is struck out: %s', (_, status, expected, struckOut) => {
    expect(status).toBe(expected);
    expect(isVoid(status)).toBe(struckOut);
  });
});
