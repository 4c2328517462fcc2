import * as z from 'zod';
import { worldConfigSchema, type WorldConfigOverrides } from '#config/world-config.ts';
import { NO_RULES, readRules, type RulesState } from '#rules/rules.ts';
import { MAX_SEED } from '#random/rng.ts';
import { CLOCK_RANGE_MS, isClockTime, toTime, type ClockState } from '#time/clock.ts';
import { isScenario, type ScenarioName } from './scenarios.ts';

/** The origin of a world; the same origin gives the same world. */
export interface Origin {
  readonly scenario: ScenarioName;
  readonly seed: number;
  readonly config: WorldConfigOverrides;
}

/** The settings of a world; with its documents and logs they make up an export. */
export interface Settings {
  readonly origin: Origin;
  /** The start of the world, in ms since 1970 UTC. */
  readonly startedAt: number;
  readonly clock: ClockState;
}

/** The data of a world besides its documents and logs. */
export interface WorldRecord extends Settings {
  /** Faults and stubs. */
  readonly faults: RulesState;
}

const clockTimeSchema = z.int().refine(isClockTime, 'the time is outside the range of a clock');

/** A running clock stops at the limits of its range, so any offset is valid. */
const clockSchema = z.strictObject({
  offsetMs: z.number().min(-CLOCK_RANGE_MS).max(CLOCK_RANGE_MS),
  frozenAt: clockTimeSchema.nullable(),
});

/** The schema of imported settings. */
export const SETTINGS_SHAPE = {
  origin: z.strictObject({
    scenario: z.custom<ScenarioName>(
      (name) => typeof name === 'string' && isScenario(name),
      'no such scenario',
    ),
    seed: z.int().min(0).max(MAX_SEED),
    config: worldConfigSchema.partial(),
  }),
  startedAt: clockTimeSchema,
  clock: clockSchema,
};

const recordSchema = z.object({
  ...SETTINGS_SHAPE,
  // Written by this server only; the check is that it exists.
  faults: z.custom<RulesState>(
    (value) => typeof value === 'object' && value !== null && 'rules' in value && Array.isArray(value.rules),
    'expected faults',
  ),
});

/** Describes the errors of a schema in one line, each with its place: `origin/seed: Too small`. */
export function describeSchemaErrors({ issues }: z.ZodError): string {
  return issues
    .map(({ path, message }) => (path.length === 0 ? message : `${path.join('/')}: ${message}`))
    .join('; ');
}

/**
 * Parses the stored record of a world.
 * @param stored undefined if the store could not read it
 * @throws {Error} with the defect in one line
 */
export function readRecord(stored: unknown): WorldRecord {
  if (stored === undefined) throw new Error('not JSON');
  const result = recordSchema.safeParse(stored);
  if (!result.success) throw new Error(describeSchemaErrors(result.error));
  const record = stored as WorldRecord;
  return { ...record, faults: readRules(record.faults) };
}

/** The record of a new world. */
export function newRecord(origin: Origin, clock: ClockState, machineNow: number): WorldRecord {
  return { origin, startedAt: toTime(clock, machineNow), clock, faults: NO_RULES };
}
