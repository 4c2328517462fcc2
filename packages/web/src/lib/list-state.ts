/** Where the reading of a list stands. `offline`: the server was not reached; `failed`: it did not answer as it should. */
export type ListState = 'loading' | 'offline' | 'failed' | 'ready';

/** A list as far as it has been read, and what can be done with it. */
export interface PagedRows<Row> {
  /** Undefined where nothing has been read yet. What was read before stays, whatever the state. */
  rows: Row[] | undefined;
  /** How many rows there are on the server. */
  total: number;
  /** Of the reading of what is there, from the first page on. */
  state: ListState;
  /** Whether it is being read again. */
  isRetrying: boolean;
  retry: () => void;
  /** Fetches the next page; null when all rows are there. */
  more: (() => void) | null;
  /** Of the reading of the next page. */
  moreState: ListState;
}
