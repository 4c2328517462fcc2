import { query } from '#calls/handler.ts';
import { getHistory } from '#domain/money/history.ts';
import { ledgerLog, type LedgerEntry } from '#domain/money/ledger.ts';
import type { Store } from '#store/port.ts';

/** How many entries are read first; four times as many each time until they reach the chosen time. */
const FIRST_READ = 2000;

/** The newest entries of a ledger, at least all since `from`. */
async function entriesSince(store: Store, playerId: number, from: number): Promise<readonly LedgerEntry[]> {
  for (let count = FIRST_READ; ; count *= 4) {
    const { items } = await store.tail(ledgerLog(playerId), count);
    const entries = items as readonly LedgerEntry[];
    if (entries.length < count || (entries[0]?.time ?? 0) < from) return entries;
  }
}

/** The player's own play and money over time; not in the specification. */
export const historyHandlers = {
  getBalanceHistory: query<'getBalanceHistory'>(async ({ id }, input, { world, content }) =>
    getHistory(await entriesSince(world.store, id, input.from ?? 0), input, content.games),
  ),
};
