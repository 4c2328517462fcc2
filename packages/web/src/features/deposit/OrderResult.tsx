import { formatCoins } from '@tara/sdk/rules';
import coins from '#assets/objects/coin.webp';
import { openService } from '#features/service/index.ts';
import { t } from '#i18n/t.ts';
import { href } from '#routing/layout.ts';
import { Button, LinkButton } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './order.module.css';

interface OrderResultProps {
  state: 'done' | 'declined' | 'expired' | 'unknown';
  /** Hundredths that were added. */
  receive?: number;
  onAgain: () => void;
}

/** How a deposit ended: what happened, whether coins moved, what to do next. */
export function OrderResult({ state, receive = 0, onAgain }: OrderResultProps) {
  if (state === 'done') {
    return (
      <div className={styles.result} role="status">
        <img src={coins} width={96} height={96} alt="" />
        <h2 className={styles.heading}>{t('deposit.doneTitle')}</h2>
        <p>{t('deposit.doneText', { amount: formatCoins(receive) })}</p>
        <LinkButton tone="gold" to={href('home')}>
          {t('deposit.lobby')}
        </LinkButton>
        <Button onClick={onAgain}>{t('deposit.again')}</Button>
      </div>
    );
  }
  return (
    <div className={styles.result} role="alert">
      <Icon name={state === 'unknown' ? 'clock' : 'circle-alert'} size={26} className={styles.bad} />
      <h2 className={styles.heading}>{t(`deposit.${state}Title`)}</h2>
      <p>{t(`deposit.${state}Text`)}</p>
      <Button tone="gold" onClick={onAgain}>
        {t('deposit.tryAgain')}
      </Button>
      <Button onClick={openService}>{t('deposit.help')}</Button>
    </div>
  );
}
