import type { StoredWorld } from '#store/database.ts';
import { offerOf, type Offer } from './beginning.ts';
import { readRecord, type WorldRecord } from './record.ts';

/** What a world's record says, and what follows from it. */
export interface Reading {
  readonly record: WorldRecord;
  /** The same object until a switch changes: answers that are made from it can be kept. */
  readonly offer: Offer;
}

interface Kept {
  readonly stored: unknown;
  readonly reading: Reading;
  /** All that the offer follows from. */
  readonly origin: string;
}

/** The latest readings of the worlds: a call finds what the call before it has read. */
export interface Readings {
  /**
   * @param written the record, where it was not read but written by this process
   * @throws {Error} naming what is wrong with what is stored
   */
  of(world: string, stored: StoredWorld, written?: WorldRecord): Reading;
}

/** Worlds whose readings are kept; the one that came first goes first. */
const KEPT = 2000;

export function createReadings(): Readings {
  const kept = new Map<string, Kept>();
  return {
    of: (world, { record: stored }, written) => {
      const last = kept.get(world);
      if (last && last.stored === stored) return last.reading;
      const record = written ?? readRecord(stored);
      const origin = JSON.stringify([record.origin, record.startedAt]);
      const offer = last?.origin === origin ? last.reading.offer : offerOf(record);
      const reading = { record, offer };
      kept.set(world, { stored, origin, reading });
      if (kept.size > KEPT) for (const oldest of [...kept.keys()].slice(0, 1)) kept.delete(oldest);
      return reading;
    },
  };
}
