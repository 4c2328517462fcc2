import { StoreUnavailableError } from '#store/errors.ts';
import type { Transaction } from '#store/transaction.ts';
import { COUNTERS, type Counters } from './documents.ts';

async function next(tx: Transaction, name: keyof Counters): Promise<number> {
  const counters = await tx.draft(COUNTERS);
  if (!counters) throw new StoreUnavailableError('the counters of the world are damaged', false);
  counters[name] += 1;
  return counters[name];
}

export function nextPlayerId(tx: Transaction): Promise<number> {
  return next(tx, 'lastPlayerId');
}

/** The next number of a code of the authorization page. */
export function nextSocialCode(tx: Transaction): Promise<number> {
  return next(tx, 'lastSocialCode');
}
export function nextSmsId(tx: Transaction): Promise<number> {
  return next(tx, 'lastSmsId');
}
