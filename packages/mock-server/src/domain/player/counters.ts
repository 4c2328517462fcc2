import type { Transaction } from '#store/transaction.ts';
import { COUNTERS, type Counters } from './documents.ts';

const next = async (tx: Transaction, name: keyof Counters): Promise<number> => {
  const counters = await tx.draft(COUNTERS);
  if (!counters) throw new Error('the world has no counters');
  counters[name] += 1;
  return counters[name];
};

export const nextPlayerId = (tx: Transaction): Promise<number> => next(tx, 'lastPlayerId');

/** Numbers the codes of the authorization page. */
export const nextSocialCode = (tx: Transaction): Promise<number> => next(tx, 'lastSocialCode');
export const nextSmsId = (tx: Transaction): Promise<number> => next(tx, 'lastSmsId');
