import { toReward, type PropConfigMap } from '@tara/sdk/rules';
import { useState, type ReactNode } from 'react';
import type { ClaimQueue } from '#shared/claims/claim-queue.ts';
import { t } from '#messages/mail.ts';
import { t as tReward } from '#messages/reward.ts';
import { Button } from '#ui/button/Button.tsx';
import { RoundButton } from '#ui/button/RoundButton.tsx';
import { ClaimButton } from '#ui/claim/ClaimButton.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { QueryError } from '#shared/query-error/QueryError.tsx';
import { rewardLine } from '#ui/reward/reward-text.ts';
import { mergeRewards } from '#ui/reward/sum-rewards.ts';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/skeleton/SkeletonGroup.tsx';
import { DeleteDialog } from './lazy-parts.tsx';
import { MessagePaper } from './MessagePaper.tsx';
import type { MailFrame } from './mail-frame.ts';
import { hasGift } from './mails.ts';
import styles from './message-paper.module.css';
import type { Deletion } from './use-deletion.ts';
import { useMailMessage } from './use-mail-message.ts';

interface MailMessageProps {
  frame: MailFrame;
  id: number;
  props: PropConfigMap;
  claims: ClaimQueue;
  deletion: Deletion;
  onLeave: () => void;
}

/** A mail: its text, its gift, and buttons to claim and delete. Opening it marks it as read. */
export function MailMessage({ frame: Frame, id, props, claims, deletion, onLeave }: MailMessageProps) {
  const message = useMailMessage(id);
  const [asking, setAsking] = useState(false);
  const mail = message.kind === 'open' ? message.mail : null;
  const rewards = mail ? mergeRewards(mail.propList.map((item) => toReward(item, props))) : [];
  const waits = mail !== null && hasGift(mail);
  const unknown = claims.unknown === id;
  const busy = claims.busy.includes(id);

  const footer: ReactNode = unknown ? (
    <div className="grid gap-3 type-note color-accent-2">
      <p>{tReward('reward.unknown')}</p>
      <Button
        variant="gold"
        size="l"
        wide
        onClick={claims.checkAgain}
        busy={busy && tReward('reward.checking')}
      >
        {tReward('reward.checkAgain')}
      </Button>
    </div>
  ) : (
    waits && (
      <ClaimButton
        state={busy ? 'busy' : 'ready'}
        of={rewardLine(rewards)}
        variant="gold"
        size="l"
        wide
        left={claims.left.includes(id)}
        onClaim={() => claims.claim([id])}
      >
        {tReward('reward.claim')}
        <span className={styles.prize} aria-hidden="true">
          {t('mail.gifts', { count: rewards.length })}
        </span>
      </ClaimButton>
    )
  );
  return (
    <Frame
      title={t('mail.message')}
      onBack={onLeave}
      footer={footer}
      action={
        mail && (
          <RoundButton
            variant="plain"
            icon="trash-2"
            label={t('mail.deleteThis')}
            aria-busy={deletion.busy}
            onClick={() => setAsking(true)}
          />
        )
      }
    >
      {message.kind === 'loading' && (
        <SkeletonGroup>
          <Skeleton className={styles.place} />
        </SkeletonGroup>
      )}
      {message.kind === 'failed' && <QueryError query={message.query} title={t('mail.messageFailed')} />}
      {message.kind === 'gone' && (
        <EmptyState title={t('mail.gone')} text={message.text ?? t('mail.noneText')}>
          <Button onClick={onLeave}>{t('mail.back')}</Button>
        </EmptyState>
      )}
      {mail && <MessagePaper mail={mail} rewards={rewards} waits={waits} />}
      {asking && (
        <DeleteDialog
          title={t(waits ? 'mail.claimFirst' : 'mail.askOne')}
          text={t(waits ? 'mail.claimFirstText' : 'mail.askOneText')}
          onDelete={!waits && (() => deletion.remove([id]))}
          onClose={() => setAsking(false)}
        />
      )}
    </Frame>
  );
}
