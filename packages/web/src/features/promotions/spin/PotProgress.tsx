import { formatCoins, ItemStatus } from '@tara/sdk/rules';
import type { ReactNode, Ref } from 'react';
import { serverNow } from '#api/sdk.ts';
import { t as tReward } from '#messages/reward.ts';
import { t } from '#messages/spin.ts';
import { Countdown } from '#ui/countdown/Countdown.tsx';
import { ProgressMeter } from '#ui/progress/ProgressMeter.tsx';
import styles from './pot-progress.module.css';
import type { Round } from './use-round.ts';

export interface PotProgressProps {
  round: Round;
  /** Called when the round ends. */
  onEnd?: () => void;
  /** Where focus moves after the exchange. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** Its actions. */
  children?: ReactNode;
}

/** The pot: amount, missing amount and end. */
export function PotProgress({ round, onEnd, headingRef, children }: PotProgressProps) {
  const { amount, targetAmount, expireTime } = round;
  const of = { amount: formatCoins(amount), target: formatCoins(targetAmount) };
  const isPaid = round.itemStatus === ItemStatus.claimed;
  return (
    <div className={styles.pot}>
      <div className="flex wrap align-baseline justify-between gap-x-3">
        <h2 ref={headingRef} tabIndex={headingRef ? -1 : undefined} className={styles.name}>
          {t('spin.inPot')}
        </h2>
        {!isPaid && <span className={`num ${styles.amount}`}>{t('spin.potOf', of)}</span>}
      </div>
      {!isPaid && (
        <ProgressMeter label={t('spin.inPot')} value={amount} max={targetAmount} text={t('spin.potOf', of)} />
      )}
      <p className={styles.text}>{textOf(round)}</p>
      {(round.friendsNeeded ?? 0) > 0 && (
        <p className={styles.text}>{t('spin.friendsNeeded', { count: round.friendsNeeded ?? 0 })}</p>
      )}
      {!isPaid && (round.betRate ?? 0) > 0 && (
        <p className={styles.text}>{tReward('reward.terms', { turnover: round.betRate ?? 0 })}</p>
      )}
      {expireTime !== -1 && (
        <div>
          <Countdown label={t('spin.endsIn')} end={expireTime} now={serverNow} onEnd={onEnd} />
        </div>
      )}
      {children}
    </div>
  );
}

function textOf(round: Round): string {
  if (round.itemStatus === ItemStatus.claimed) return t('spin.potPaid');
  if (round.itemStatus === ItemStatus.open) {
    return t('spin.potText', { target: formatCoins(round.targetAmount) });
  }
  return t(round.spinCount > 0 ? 'spin.potReadySpins' : 'spin.potReady');
}
