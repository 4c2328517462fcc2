export { DepositTable } from './DepositTable.tsx';
export { WithdrawTable } from './WithdrawTable.tsx';
