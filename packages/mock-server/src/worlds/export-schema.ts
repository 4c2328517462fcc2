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

const contentsSchema = z.strictObject({
  documents: z.record(z.string(), z.record(z.string(), z.unknown())),
  logs: z.record(z.string(), z.array(z.unknown())),
});

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
 * Reads a world that comes from outside.
 * @throws {Error} naming what is wrong.
 */
export function readExport(data: unknown): WorldExport {
  const result = exportSchema.safeParse(data);
  if (!result.success) throw new Error(z.prettifyError(result.error));
  const wrong = wrongInContents(result.data.contents);
  if (wrong !== undefined) throw new Error(wrong);
  return result.data;
}
