import type { StoredWorld } from '#store/database.ts';
import { configAndContentOf, type ConfigAndContent } from './initial-world.ts';
import { readRecord, type WorldRecord } from './record.ts';

/** What a world's record says, and what follows from it. */
export interface ParsedRecord {
  readonly record: WorldRecord;
  /** The same object until a switch changes: answers that are made from it can be kept. */
  readonly offer: ConfigAndContent;
}

interface Kept {
  readonly stored: unknown;
  readonly reading: ParsedRecord;
  /** All that the offer follows from. */
  readonly origin: string;
}

/** The latest readings of the worlds: a call finds what the call before it has read. */
export interface RecordCache {
  /**
   * @param written the record, where it was not read but written by this process
   * @throws {Error} naming what is wrong with what is stored
   */
  of(world: string, stored: StoredWorld, written?: WorldRecord): ParsedRecord;
}

/** Worlds whose readings are kept; the one that came first goes first. */
const KEPT = 2000;

export function createRecordCache(): RecordCache {
  const kept = new Map<string, Kept>();
  return {
    of: (world, { record: stored }, written) => {
      const last = kept.get(world);
      if (last && last.stored === stored) return last.reading;
      const record = written ?? readRecord(stored);
      const origin = JSON.stringify([record.origin, record.startedAt]);
      const offer = last?.origin === origin ? last.reading.offer : configAndContentOf(record);
      const reading = { record, offer };
      kept.set(world, { stored, origin, reading });
      if (kept.size > KEPT) for (const oldest of [...kept.keys()].slice(0, 1)) kept.delete(oldest);
      return reading;
    },
  };
}
