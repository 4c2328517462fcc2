import { Errcode, type Data } from '@tara/sdk';
import { useEffect } from 'react';
import { applyEffects } from '#api/effects.ts';
import { toFailure } from '#api/failure.ts';
import { hasFailed, useApiQuery } from '#api/query.ts';
import type { QueryErrorProps } from '#shared/query-error/QueryError.tsx';

const READ = 'getMailDetail';

/** A mail, or why there is none. `gone`: the server's error. */
export type MailMessageState =
  | { kind: 'loading' }
  | { kind: 'open'; mail: Data<typeof READ>['mail'] }
  | { kind: 'gone'; text: string | null }
  | { kind: 'failed'; query: QueryErrorProps['query'] };

/**
 * Opens a mail, which marks it as read: the list and the red dots become stale.
 * @param id of the mail
 */
export function useMailMessage(id: number): MailMessageState {
  const query = useApiQuery(READ, { id }, { refetchOnMount: 'always' });
  const { data, error } = query;
  useEffect(() => {
    if (data) applyEffects(READ, { id }, data);
  }, [data, id]);
  if (error?.is(Errcode.mailUnknown)) return { kind: 'gone', text: toFailure(error).text };
  if (data) return { kind: 'open', mail: data.mail };
  return hasFailed(query) ? { kind: 'failed', query } : { kind: 'loading' };
}
