import { markStale } from '#api/effects.ts';
import { toFailure } from '#api/failure.ts';
import { useClaimQueue, type ClaimQueue } from '#shared/claims/claim-queue.ts';
import { toast } from '#ui/toast/toast.ts';

/**
 * Claims gifts mail by mail. After an error it shows a message and reads the mail again, because it was claimed or
 * deleted elsewhere.
 */
export function useMailClaims(): ClaimQueue {
  return useClaimQueue('/app/v1/receiveMail', 'id', (error) => {
    const { text } = toFailure(error);
    if (text !== null) toast.error(text);
    markStale(['/app/v1/getMailDetail', '/app/v1/getMail2', '/app/v1/hasMailUnread']);
  });
}
