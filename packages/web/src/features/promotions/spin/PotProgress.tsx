import { formatCoins, ItemStatus } from '@tara/sdk/rules';
import type { ReactNode, Ref } from 'react';
import { serverNow } from '#api/sdk.ts';
import { t as tReward } from '#messages/reward.ts';
import { t } from '#messages/spin.ts';
import { Countdown } from '#ui/countdown/Countdown.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import type { IconName } from '#ui/icon/icon-names.ts';
import { ProgressMeter } from '#ui/progress/ProgressMeter.tsx';
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
    <div className="stack card gap-3 padding-4 text-start">
      <div className="flex wrap align-baseline justify-between gap-x-3">
        <h2 ref={headingRef} tabIndex={headingRef ? -1 : undefined} className="type-entry">
          {t('spin.inPot')}
        </h2>
        {!isPaid && <span className="num size-20 color-accent-2">{t('spin.potOf', of)}</span>}
      </div>
      {!isPaid && (
        <ProgressMeter label={t('spin.inPot')} value={amount} max={targetAmount} text={t('spin.potOf', of)} />
      )}
      <Term icon="info">{toText(round)}</Term>
      {(round.friendsNeeded ?? 0) > 0 && (
        <Term icon="user-round-plus">{t('spin.friendsNeeded', { count: round.friendsNeeded ?? 0 })}</Term>
      )}
      {!isPaid && (round.betRate ?? 0) > 0 && (
        <Term icon="rotate-ccw">{tReward('reward.terms', { turnover: round.betRate ?? 0 })}</Term>
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

function Term({ icon, children }: { icon: IconName; children: string }) {
  return (
    <p className="flex align-start gap-2 type-note color-muted">
      <Icon name={icon} size={18} className="color-teal flex-none" />
      {children}
    </p>
  );
}

function toText(round: Round): string {
  if (round.itemStatus === ItemStatus.claimed) return t('spin.potPaid');
  if (round.itemStatus === ItemStatus.open) {
    return t('spin.potText', { target: formatCoins(round.targetAmount) });
  }
  return t(round.spinCount > 0 ? 'spin.potReadySpins' : 'spin.potReady');
}
