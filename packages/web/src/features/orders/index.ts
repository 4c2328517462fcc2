export { cardName } from './card-name.ts';
export { depositOpens } from './deposit-opens.ts';
export { OrderId } from './OrderId.tsx';
export { depositStatus, isVoid, withdrawStatus, type Deposit, type Withdrawal } from './order-status.ts';
export { DepositStatus, WithdrawStatus } from './OrderStatus.tsx';
export { PaidWith } from './PaidWith.tsx';
export { RefusalText } from './RefusalText.tsx';
