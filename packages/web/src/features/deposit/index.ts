import './messages.ts';

export { AmountPicker } from './AmountPicker.tsx';
export { ChannelPicker } from './ChannelPicker.tsx';
export { useLastOrder } from './order.ts';
export { OrderResult } from './OrderResult.tsx';
export { OrderScreen } from './OrderScreen.tsx';
export { PayButton } from './PayButton.tsx';
export { RecentDeposits } from './RecentDeposits.tsx';
export { Parts, Promo, Receive } from './Summary.tsx';
export { TradeLine } from './TradeLine.tsx';
export { useDepositForm } from './use-deposit-form.ts';
export { useDeposit } from './use-deposit.ts';
export { useOrderAddress } from './use-order-address.ts';
