import * as z from 'zod';
import type { StoreContents } from '#store/port.ts';
import { findContentsError } from './check-contents.ts';
import { SETTINGS_SHAPE, describeSchemaErrors, type Settings } from './record.ts';

/** Raised when the layout of stored documents changes; exports with another number are refused. */
export const EXPORT_FORMAT = 5;

/** An exported world. It does not contain faults, journal, history and snapshots. */
export interface WorldExport extends Settings {
  readonly contents: StoreContents;
}

/** The contents are checked separately, piece by piece. */
const entries = z.custom<Record<string, never>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'expected an object',
);

const exportSchema = z.strictObject({
  ...SETTINGS_SHAPE,
  contents: z.strictObject({ documents: entries, logs: entries }),
});

/**
 * Checks an imported world. A large one takes a while, during which other calls run.
 * @throws {Error} with the defect
 */
export async function readExport(data: unknown): Promise<WorldExport> {
  const result = exportSchema.safeParse(data);
  if (!result.success) throw new Error(describeSchemaErrors(result.error));
  const wrong = await findContentsError(result.data.contents);
  if (wrong !== undefined) throw new Error(wrong);
  // Returns the original object: the schema would add switches that follow from the scenario.
  return data as WorldExport;
}
