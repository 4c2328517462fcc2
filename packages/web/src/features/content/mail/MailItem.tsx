import { toReward, type PropConfigMap } from '@tara/sdk/rules';
import envelope from '#assets/objects/envelope.webp';
import type { ClaimQueue } from '#shared/claims/claim-queue.ts';
import { t } from '#messages/mail.ts';
import { t as tReward } from '#messages/reward.ts';
import { classNames } from '#lib/class-names.ts';
import { formatDayTime } from '#lib/day.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dot } from '#ui/chip/Chip.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { rewardLine } from '#ui/reward/reward-text.ts';
import { StatusChip } from '#ui/status/StatusChip.tsx';
import { hasGift, type MailRow } from './mails.ts';
import styles from './mail-item.module.css';

interface MailItemProps {
  mail: MailRow;
  props: PropConfigMap;
  claims: ClaimQueue;
  /** Whether it is open beside the list. */
  current: boolean;
  onOpen: (id: number) => void;
}

/** A mail in the list: unread mark, gift, and the state of its claim. */
export function MailItem({ mail, props, claims, current, onOpen }: MailItemProps) {
  const { id, title, timestamp, read } = mail;
  const name = title || t('mail.noTitle');
  return (
    <li className={classNames(styles.mail, read === 1 && styles.read, current && styles.current)}>
      <button
        type="button"
        className={`row wrap gap-y-1 gap-x-3 width-full text-start ${styles.open}`}
        aria-current={current ? 'true' : undefined}
        onClick={() => onOpen(id)}
      >
        <img
          src={envelope}
          width={44}
          height={44}
          alt=""
          className={`flex-none shadow-object ${styles.object}`}
        />
        <span className={styles.text}>
          <b className={styles.title}>{name}</b>
          <span className="type-note color-muted">{formatDayTime(timestamp)}</span>
        </span>
        <Gift mail={mail} props={props} />
        {read === 0 && (
          <span className={styles.dot}>
            <Dot label={t('mail.unread')} />
          </span>
        )}
      </button>
      {claims.unknown === id && (
        <div
          className={`row wrap justify-between gap-y-2 gap-x-3 type-note color-accent-2 ${styles.unknown}`}
        >
          <p>{tReward('reward.unknown')}</p>
          <Button
            size="s"
            onClick={claims.checkAgain}
            busy={claims.busy.includes(id) && tReward('reward.checking')}
          >
            {tReward('reward.checkAgain')}
            <span className="visually-hidden">{name}</span>
          </Button>
        </div>
      )}
    </li>
  );
}

/** Whether a gift waits or was claimed. */
function Gift({ mail, props }: Pick<MailItemProps, 'mail' | 'props'>) {
  const { propList } = mail;
  const first = propList[0];
  if (!first) return null;
  if (!hasGift(mail)) return <StatusChip status="done">{tReward('reward.claimed')}</StatusChip>;
  return (
    <span
      className={`inline-flex align-center gap-2 max-width-full margin-start-auto type-label color-accent-2 break-anywhere ${styles.gift}`}
    >
      <Icon name="gift" size={18} />
      <span>
        {propList.length === 1
          ? rewardLine([toReward(first, props)])
          : t('mail.gifts', { count: propList.length })}
      </span>
    </span>
  );
}
