import { formatCoins } from '@tara/sdk/rules';
import { t } from '#messages/orders.ts';

/** Why a withdrawal was rejected, and that its coins were returned. @param amount hundredths */
export function RefusalText({ amount, reason }: { amount: number; reason?: string | undefined }) {
  return (
    <>
      {reason && <b>{reason}</b>} {t('orders.returned', { amount: formatCoins(amount) })}
    </>
  );
}
