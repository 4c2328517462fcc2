import { z } from 'zod';
import { MAX_SEED } from '#random/rng.ts';
import { isClockTime, timeOf } from '#time/clock.ts';
import { worldConfigSchema } from '#config/world-config.ts';
import { wrongInContents } from './documents-check.ts';
import { isScenario, type ScenarioName } from './scenarios.ts';
import type { WorldExport } from './generation.ts';

/** Raised when the layout of stored documents changes; exports of another number are refused. */
export const EXPORT_FORMAT = 4;

const clockSchema = z
  .strictObject({ offsetMs: z.number(), frozenAt: z.int().nullable() })
  .refine((state) => isClockTime(Math.round(timeOf(state))), 'no clock shows that time');

/** What is in them is looked through piece by piece. */
const entries = z.custom<Record<string, never>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'expected an object',
);

const contentsSchema = z.strictObject({ documents: entries, logs: entries });

const exportSchema = z.strictObject({
  origin: z.strictObject({
    scenario: z.custom<ScenarioName>(
      (name) => typeof name === 'string' && isScenario(name),
      'no such scenario',
    ),
    seed: z.int().min(0).max(MAX_SEED),
    config: worldConfigSchema.partial(),
  }),
  startedAt: z.int().refine(isClockTime, 'no clock shows that time'),
  clock: clockSchema,
  contents: contentsSchema,
});

/**
 * Reads a world that comes from outside. A large one takes a while, in which other calls have their turns.
 * @throws {Error} naming what is wrong.
 */
export async function readExport(data: unknown): Promise<WorldExport> {
  const result = exportSchema.safeParse(data);
  if (!result.success) throw new Error(z.prettifyError(result.error));
  const wrong = await wrongInContents(result.data.contents);
  if (wrong !== undefined) throw new Error(wrong);
  return result.data;
}
