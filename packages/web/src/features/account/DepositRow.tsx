import { formatCoins } from '@tara/sdk/rules';
import { useConfig } from '#api/config.ts';
import { t, type MessageKey } from '#i18n/t.ts';
import { classNames } from '#lib/class-names.ts';
import { formatDayTime } from '#lib/time.ts';
import { RoundButton } from '#ui/button/RoundButton.tsx';
import { Chip } from '#ui/chip/Chip.tsx';
import { Coin } from '#ui/coin/Coin.tsx';
import { copyText } from '#ui/copy.ts';
import styles from './records.module.css';
import type { DepositRecord } from './use-deposit-records.ts';

/** Pending, done, failed, expired. */
const tones = ['wait', 'ok', 'bad', 'bad'] as const;

/** One deposit: how much, its state, when, by which way, and its order ID, which copies. */
export function DepositRow({
  row: { orderId, amount, status, createTime, rechargeType },
}: {
  row: DepositRecord;
}) {
  const channel = useConfig()?.web.appRechargeTypeList.find(({ id }) => id === rechargeType)?.name;
  return (
    <li className={styles.row}>
      <span className={classNames('num', styles.amount, tones[status] === 'bad' && styles.void)}>
        <Coin size={22} />
        {formatCoins(amount)}
      </span>
      <span className={styles.status}>
        <Chip tone={tones[status]}>{t(`deposit.status${status}` satisfies MessageKey)}</Chip>
      </span>
      <span className={styles.when}>
        <time dateTime={new Date(createTime).toISOString()}>{formatDayTime(createTime)}</time>
        {channel !== undefined && <span className={styles.channel}>{channel}</span>}
      </span>
      <span className={styles.order}>
        {orderId}
        <RoundButton
          tone="plain"
          icon="copy"
          label={t('common.copy', { what: t('account.orderId', { id: orderId }) })}
          onClick={() => void copyText(orderId)}
        />
      </span>
    </li>
  );
}
