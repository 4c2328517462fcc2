/** The state of a list's query. `offline`: the server was not reached; `failed`: its answer is not usable. */
export type ListState = 'loading' | 'offline' | 'failed' | 'ready';

/** A list with the rows read so far, and its actions. */
export interface PagedRows<Row> {
  /** Undefined before the first answer. Rows stay in any later state. */
  rows: Row[] | undefined;
  /** The number of rows on the server. */
  total: number;
  /** State of the query of the read pages. */
  state: ListState;
  /** Whether it is being read again. */
  isRetrying: boolean;
  retry: () => void;
  /** Loads the next page; null after the last page. */
  more: (() => void) | null;
  /** State of the query of the next page. */
  moreState: ListState;
}
