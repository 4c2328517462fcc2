import { useConfig } from '#api/config.ts';

/** By which way a deposit was paid. @param channel its rechargeType */
export function PaymentMethod({ channel }: { channel: number }) {
  return useConfig()?.web.appRechargeTypeList.find(({ id }) => id === channel)?.name;
}
