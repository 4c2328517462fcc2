import { formatCoins } from '@tara/sdk/rules';
import { t } from '#messages/orders.ts';

/** Why a withdrawal was refused, and where its coins are. @param amount hundredths */
export function RefusalText({ amount, reason }: { amount: number; reason?: string | undefined }) {
  return (
    <>
      {reason && <b>{reason}</b>} {t('orders.returned', { amount: formatCoins(amount) })}
    </>
  );
}
