import { Suspense, type ReactNode } from 'react';
import { usePropConfig } from '#shared/claims/use-prop-config.ts';
import envelope from '#assets/objects/envelope.webp';
import { t } from '#messages/mail.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { PartBoundary } from '#ui/error/PartBoundary.tsx';
import { Receipt } from '#ui/receipt/Receipt.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import type { MailFrame } from './mail-frame.ts';
import { MailList } from './MailList.tsx';
import { useDeletion } from './use-deletion.ts';
import type { MailAddress } from './use-mail-address.ts';
import { markStale } from '#api/effects.ts';
import { toFailure } from '#api/failure.ts';
import { useClaimQueue, type ClaimQueue } from '#shared/claims/claim-queue.ts';
import { toast } from '#ui/toast/toast.ts';

/**
 * Claims gifts mail by mail. After an error it shows a message and reads the mail again, because it was claimed or
 * deleted elsewhere.
 */
function useMailClaims(): ClaimQueue {
  return useClaimQueue('receiveMail', 'id', (error) => {
    const { text } = toFailure(error);
    if (text !== null) toast.error(text);
    markStale(['getMailDetail', 'getMail2', 'hasMailUnread']);
  });
}

const MailMessage = lazyPart(async () => ({ default: (await import('./MailMessage.tsx')).MailMessage }));

interface MailboxProps extends MailAddress {
  frame: MailFrame;
  /** Arranges the list and the open mail, if there is one: one of them, or both. */
  arrange: (list: ReactNode, message: ReactNode) => ReactNode;
}

/** The mailbox of the player (spec 2.2): the list and the open mail. Claims continue when it switches. */
export function Mailbox({ frame: Frame, arrange, messageId, onOpen, onLeave }: MailboxProps) {
  const props = usePropConfig();
  const claims = useMailClaims();
  const deletion = useDeletion((id) => {
    if (id === messageId) onLeave();
  });
  const waiting = (place: ReactNode) => (
    <Frame title={t('mail.message')} onBack={onLeave}>
      {place}
    </Frame>
  );
  const shared = { frame: Frame, props, claims, deletion };
  return (
    <>
      {arrange(
        <MailList {...shared} openId={messageId} onOpen={onOpen} />,
        messageId === null ? null : (
          <PartBoundary key={messageId} frame={waiting}>
            <Suspense fallback={waiting(<Skeleton height={72} />)}>
              <MailMessage {...shared} id={messageId} onLeave={onLeave} />
            </Suspense>
          </PartBoundary>
        ),
      )}
      <Receipt rewards={claims.received} onClose={claims.settle} object={envelope} />
    </>
  );
}
