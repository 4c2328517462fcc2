import type { Data } from '@tara/sdk';
import { useEffect } from 'react';
import { applyEffects } from '#api/effects.ts';
import { failureOf } from '#api/failure.ts';
import { listState } from '#api/list-state.ts';
import { useApiQuery } from '#api/query.ts';

const PATH = '/app/v1/getMailDetail';

/** A mail, or why there is none. `gone`: the server's error. */
export type MailMessageState =
  | { kind: 'loading' }
  | { kind: 'open'; mail: Data<typeof PATH>['mail'] }
  | { kind: 'gone'; text: string | null }
  | { kind: 'failed'; offline: boolean; isRetrying: boolean; retry: () => void };

/**
 * Opens a mail, which marks it as read: the list and the red dots become stale.
 * @param id of the mail
 */
export function useMailMessage(id: number): MailMessageState {
  const query = useApiQuery(PATH, { id }, { refetchOnMount: 'always' });
  const { data, error } = query;
  useEffect(() => {
    if (data) applyEffects(PATH, { id }, data);
  }, [data, id]);
  if (error?.kind === 'api') return { kind: 'gone', text: failureOf(error).text };
  if (data) return { kind: 'open', mail: data.mail };
  const state = listState(query);
  if (state === 'loading') return { kind: 'loading' };
  return {
    kind: 'failed',
    offline: state === 'offline',
    isRetrying: query.isFetching,
    retry: () => void query.refetch(),
  };
}
