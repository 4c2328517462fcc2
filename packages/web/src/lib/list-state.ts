/**
 * Why data did not load. `offline`: no answer arrived; `busy`: the server asks to try again later; `failed`: its answer
 * is not usable.
 */
export type LoadFailure = 'offline' | 'busy' | 'failed';

/** The state of a list's query. */
export type ListState = 'loading' | 'ready' | LoadFailure;

/** Whether a query has failed. */
export function isLoadFailure(state: ListState): state is LoadFailure {
  return state !== 'loading' && state !== 'ready';
}

/** The state of a list's query, and its repetition. */
export interface ListQuery {
  state: ListState;
  /** Whether the query runs again. */
  isRetrying: boolean;
  retry: () => void;
}

/** A list with the rows read so far, and its actions. `state` describes the query of the read pages. */
export interface PagedRows<Row> extends ListQuery {
  /** Undefined before the first answer. Rows stay in any later state. */
  rows: Row[] | undefined;
  /** The number of rows on the server. */
  total: number;
  /** Loads the next page; null after the last page. */
  more: (() => void) | null;
  /** State of the query of the next page. */
  moreState: ListState;
}
