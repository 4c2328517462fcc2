import { Errcode, type SdkError } from '@tara/sdk';
import { useEffect, useState } from 'react';
import { markStale } from '#api/effects.ts';
import { toFailure } from '#api/failure.ts';
import { useKeyedCommand } from '#api/keyed-command.ts';
import { t } from '#messages/mail.ts';
import { toast } from '#ui/toast/toast.ts';

export interface Deletion {
  /** Deletes mails by their ids. */
  remove: (ids: readonly number[]) => void;
  busy: boolean;
}

interface Progress {
  left: readonly number[];
  gone: number;
}

/**
 * Deletes mails one after the other. A mail that no longer exists counts as deleted; a rejected one stays and the
 * others continue; a lost connection stops. The list is read again in any case.
 * @param onGone called after a mail is deleted
 */
export function useDeletion(onGone: (id: number) => void): Deletion {
  const [{ left, gone }, setProgress] = useState<Progress>({ left: [], gone: 0 });
  const next = left[0];

  function settle(id: number, isGone: boolean) {
    const rest = left.filter((other) => other !== id);
    const count = gone + (isGone ? 1 : 0);
    setProgress({ left: rest, gone: rest.length > 0 ? count : 0 });
    if (rest.length === 0 && count > 0) toast.success(t('mail.deleted', { count }));
    if (isGone) onGone(id);
  }

  function onError(error: SdkError, { id }: { id: number }) {
    markStale(['getMail2', 'getMailDetail', 'hasMailUnread']);
    if (error.is(Errcode.mailUnknown)) {
      settle(id, true);
      return;
    }
    const { text } = toFailure(error);
    if (text !== null) toast.error(text);
    if (error.kind === 'api') settle(id, false);
    else setProgress({ left: [], gone: 0 });
  }

  const { busy, run } = useKeyedCommand('delMail', {
    onSuccess: (_, { id }) => settle(id, true),
    onError,
  });
  useEffect(() => {
    if (next !== undefined && !busy) run({ id: next });
  }, [next, busy, run]);
  return { remove: (ids) => setProgress({ left: ids, gone: 0 }), busy: left.length > 0 };
}
