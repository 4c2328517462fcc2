import type { Data } from '@tara/sdk';
import type { Reward } from '@tara/sdk/rules';
import envelope from '#assets/objects/envelope.webp';
import { t } from '#messages/mail.ts';
import { t as tReward } from '#messages/reward.ts';
import { classNames } from '#lib/class-names.ts';
import { splitParagraphs } from '#lib/paragraphs.ts';
import { formatDayTime } from '#lib/day.ts';
import { RewardItem } from '#ui/reward/RewardItem.tsx';
import { Section } from '#ui/section/Section.tsx';
import { StatusChip } from '#ui/status/StatusChip.tsx';
import styles from './message-paper.module.css';

interface MessagePaperProps {
  mail: Data<'getMailDetail'>['mail'];
  /** The items of its gift. */
  rewards: readonly Reward[];
  /** Whether the gift can be claimed. */
  waits: boolean;
}

/** The text of a mail and its gift below. Both are plain text. */
export function MessagePaper({ mail, rewards, waits }: MessagePaperProps) {
  const { title, timestamp, content } = mail;
  return (
    <div className="stack gap-6 padding-top-12">
      <article className={styles.paper}>
        <img src={envelope} width={96} height={96} alt="" className={styles.seal} />
        <h2 className="type-title text-center break-anywhere">{title || t('mail.noTitle')}</h2>
        <p className={styles.time}>{formatDayTime(timestamp)}</p>
        {splitParagraphs(content).map((paragraph) => (
          <p key={paragraph} className={styles.words}>
            {paragraph}
          </p>
        ))}
      </article>
      {rewards.length > 0 && (
        <Section title={t('mail.attached')} count={t('mail.gifts', { count: rewards.length })}>
          <ul className={styles.gifts} aria-label={t('mail.attached')}>
            {rewards.map((reward, place) => (
              <RewardItem
                // The gift of a mail does not change, and two coupons may be equal.
                // oxlint-disable-next-line react/no-array-index-key
                key={place}
                reward={reward}
                className={classNames(styles.gift, waits ? styles.ready : styles.claimed)}
              >
                {!waits && <StatusChip status="done">{tReward('reward.claimed')}</StatusChip>}
              </RewardItem>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
