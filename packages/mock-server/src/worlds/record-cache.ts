import type { StoredWorld } from '#store/database.ts';
import { configAndContentOf, type ConfigAndContent } from './initial-world.ts';
import { readRecord, type WorldRecord } from './record.ts';

/** The parsed record of a world, with the values derived from it. */
export interface ParsedRecord {
  readonly record: WorldRecord;
  /** The same object until a switch changes, so that answers derived from it can be cached. */
  readonly offer: ConfigAndContent;
}

interface Kept {
  readonly stored: unknown;
  readonly reading: ParsedRecord;
  /** The values that determine the content. */
  readonly origin: string;
}

/** A cache of parsed records: a call reuses what an earlier call has parsed. */
export interface RecordCache {
  /**
   * @param written the record, if this process has just written it
   * @throws {Error} with the defect of the stored record
   */
  of(world: string, stored: StoredWorld, written?: WorldRecord): ParsedRecord;
}

/** Maximum of cached worlds; the oldest is removed first. */
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
