export { Withdraw } from './Withdraw.tsx';
