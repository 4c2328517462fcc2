import { serverNow } from '#api/sdk.ts';
import { ClaimEnd } from '#shared/claims/ClaimEnd.tsx';
import type { ClaimQueue } from '#shared/claims/claim-queue.ts';
import { t } from '#messages/cash-bonus.ts';
import { t as tReward } from '#messages/reward.ts';
import { classNames } from '#lib/class-names.ts';
import { formatDayTime } from '#lib/day.ts';
import { Countdown } from '#ui/countdown/Countdown.tsx';
import { RewardPicture } from '#ui/reward/RewardPicture.tsx';
import { rewardText } from '#ui/reward/reward-text.ts';
import type { Ticket } from './tickets.ts';
import styles from './ticket-stub.module.css';

interface TicketStubProps {
  ticket: Ticket;
  claims: ClaimQueue;
  onEnd: () => void;
}

/** A coupon: reward, turnover, end, and its button. */
export function TicketStub({ ticket, claims, onEnd }: TicketStubProps) {
  const { id, reward, endsAt, opensAt, state, turnover } = ticket;
  const { name, amount, note, phrase } = rewardText(reward);
  const appearance =
    state === 'ready' ? (reward.kind === 'coins' ? styles.coins : styles.coupon) : styles.quiet;
  return (
    <li className={classNames(styles.ticket, appearance, state === 'claimed' && styles.claimed)}>
      <span className={`row padding-3 ${styles.body}`}>
        <RewardPicture rewards={[reward]} size={48} />
        <span className="grid justify-items-start gap-half min-width-0 type-note break-anywhere">
          <b className="num size-20 nowrap">{amount}</b>
          <span>{reward.kind === 'coins' ? name : (note ?? name)}</span>
          {turnover > 0 && (
            <span>{reward.kind === 'coins' ? note : t('tickets.turnover', { turnover })}</span>
          )}
          {claims.unknown === id && <span>{tReward('reward.unknown')}</span>}
          {state !== 'claimed' && (
            <Countdown label={t('tickets.ends')} end={endsAt} now={serverNow} onEnd={onEnd} />
          )}
        </span>
      </span>
      <span className={`row padding-3 ${styles.stub}`}>
        <ClaimEnd state={state} claims={claims} id={id} of={phrase} verb={t('tickets.take')}>
          {state === 'open' && (
            <span className="type-label text-center">
              {opensAt === undefined
                ? tReward('reward.notReady')
                : t('tickets.opens', { time: formatDayTime(opensAt) })}
            </span>
          )}
        </ClaimEnd>
      </span>
    </li>
  );
}
