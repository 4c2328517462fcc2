/** Amounts and the balance. @packageDocumentation */

export * from '../account.ts';
export * from '../lakh.ts';
export * from '../money.ts';
export { parseAmount } from '../input.ts';
export { BALANCE_REFRESH_THROTTLE_MS, FIRST_DEPOSIT_HINT_COINS } from '../constants.ts';
