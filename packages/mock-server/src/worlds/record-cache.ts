import type { StoredWorld } from '#store/database.ts';
import { createConfigAndContent, type ConfigAndContent } from './initial-world.ts';
import { readRecord, type WorldRecord } from './record.ts';

/** The parsed record of a world, with the values derived from it. */
export interface ParsedRecord {
  readonly record: WorldRecord;
  /** The same object until a switch changes, so that answers derived from it can be cached. */
  readonly configAndContent: ConfigAndContent;
}

interface CachedRecord {
  readonly stored: unknown;
  readonly parsed: ParsedRecord;
  /** The values that determine the content. */
  readonly origin: string;
}

/** A cache of parsed records: a call reuses what an earlier call has parsed. */
export interface RecordCache {
  /**
   * @param written the record, if this process has just written it
   * @throws {Error} with the defect of the stored record
   */
  parse(world: string, stored: StoredWorld, written?: WorldRecord): ParsedRecord;
}

/** Maximum of cached worlds; the oldest is removed first. */
const MAX_CACHED = 2000;

export function createRecordCache(): RecordCache {
  const cached = new Map<string, CachedRecord>();
  return {
    parse: (world, { record: stored }, written) => {
      const last = cached.get(world);
      if (last && last.stored === stored) return last.parsed;
      const record = written ?? readRecord(stored);
      const origin = JSON.stringify([record.origin, record.startedAt]);
      const configAndContent =
        last?.origin === origin ? last.parsed.configAndContent : createConfigAndContent(record);
      const parsed = { record, configAndContent };
      cached.set(world, { stored, origin, parsed });
      const oldest = cached.keys().next();
      if (cached.size > MAX_CACHED && !oldest.done) cached.delete(oldest.value);
      return parsed;
    },
  };
}
