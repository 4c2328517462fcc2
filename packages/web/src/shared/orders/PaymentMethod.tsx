import { useConfig } from '#api/config.ts';

/** The payment method of a deposit. @param channel its rechargeType */
export function PaymentMethod({ channel }: { channel: number }) {
  return <span>{useConfig()?.web.appRechargeTypeList.find(({ id }) => id === channel)?.name}</span>;
}
