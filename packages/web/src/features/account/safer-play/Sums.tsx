import type { Data } from '@tara/sdk';
import { formatCoins, formatCoinsShort } from '@tara/sdk/rules';
import { durationText } from '#shared/safer-play/use-session-minutes.ts';
import { classNames } from '#lib/class-names.ts';
import { t } from '#messages/history.ts';
import { Card } from '#ui/card/Card.tsx';
import { Detail } from '#ui/detail/Detail.tsx';
import styles from './history.module.css';
import { signed } from './signed.ts';

/** The sums of the chosen time: first what games won or lost. */
export function Sums({ sums }: { sums: Data<'/app/v1/getBalanceHistory'>['sums'] }) {
  const net = sums.wins - sums.bets;
  return (
    <Card aria-label={t('history.sums')} className={styles.sums}>
      <p className={styles.net}>
        <span>{t(net < 0 ? 'history.lost' : net > 0 ? 'history.won' : 'history.even')}</span>
        <b className={classNames('num', net > 0 && styles.plus)}>{formatCoins(Math.abs(net))}</b>
      </p>
      <dl className={styles.facts}>
        <Detail name={t('history.bets')}>{formatCoins(sums.bets)}</Detail>
        <Detail name={t('history.wins')}>{formatCoins(sums.wins)}</Detail>
        <Detail name={t('history.deposits')}>{formatCoins(sums.deposits)}</Detail>
        <Detail name={t('history.withdrawals')}>
          {signed(sums.withdrawals, formatCoins).replace('+', '')}
        </Detail>
        <Detail name={t('history.bonuses')}>{formatCoins(sums.bonuses)}</Detail>
        <Detail name={t('history.rounds')}>{formatCoinsShort(sums.rounds * 100)}</Detail>
        <Detail name={t('history.played')}>{durationText(sums.minutesPlayed)}</Detail>
      </dl>
      <p className={styles.how}>{t('history.playedHow')}</p>
    </Card>
  );
}
