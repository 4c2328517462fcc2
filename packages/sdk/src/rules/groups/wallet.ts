/** Deposits and withdrawals. @packageDocumentation */

export * from '../bank-cards.ts';
export * from '../deposit.ts';
export * from '../withdraw.ts';
export {
  FIRST_CHARGE_DEPOSIT,
  LOGIN_PAY_DEPOSIT,
  PLAIN_DEPOSIT,
  QR_PAY_WINDOW_MS,
  RECHARGE_VERSION,
  TradeType,
} from '../constants.ts';
