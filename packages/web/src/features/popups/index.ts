export { PopupQueue } from './PopupQueueHost.tsx';
export { setRechargeUpdate } from './recharge-update.ts';
