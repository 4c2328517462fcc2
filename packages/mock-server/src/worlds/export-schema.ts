import * as z from 'zod';
import type { StoreContents } from '#store/port.ts';
import { findContentsError } from './check-contents.ts';
import { SETTINGS_SHAPE, describeSchemaErrors, type Settings } from './record.ts';

/** Raised when the layout of stored documents changes; exports of another number are refused. */
export const EXPORT_FORMAT = 5;

/** A whole world as data. Faults, journal, history and snapshots are no part of it. */
export interface WorldExport extends Settings {
  readonly contents: StoreContents;
}

/** What is in them is looked through piece by piece. */
const entries = z.custom<Record<string, never>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'expected an object',
);

const exportSchema = z.strictObject({
  ...SETTINGS_SHAPE,
  contents: z.strictObject({ documents: entries, logs: entries }),
});

/**
 * Reads a world that comes from outside. A large one takes a while, in which other calls have their turns.
 * @throws {Error} naming what is wrong.
 */
export async function readExport(data: unknown): Promise<WorldExport> {
  const result = exportSchema.safeParse(data);
  if (!result.success) throw new Error(describeSchemaErrors(result.error));
  const wrong = await findContentsError(result.data.contents);
  if (wrong !== undefined) throw new Error(wrong);
  // The very object: the schema would put in what the world leaves to its scenario.
  return data as WorldExport;
}
