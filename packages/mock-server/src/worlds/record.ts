import * as z from 'zod';
import { worldConfigSchema, type WorldConfigOverrides } from '#config/world-config.ts';
import { NO_FAULTS, type FaultsState } from '#faults/faults.ts';
import { MAX_SEED } from '#random/rng.ts';
import { CLOCK_RANGE_MS, isClockTime, timeOf, type ClockState } from '#time/clock.ts';
import { isScenario, type ScenarioName } from './scenarios.ts';

/** What a world is made from; the same origin gives the same world. */
export interface Origin {
  readonly scenario: ScenarioName;
  readonly seed: number;
  readonly config: WorldConfigOverrides;
}

/** The settings of a world at a moment: with its documents and logs they are all that an export carries. */
export interface Settings {
  readonly origin: Origin;
  /** When it began, in ms since 1970 UTC. */
  readonly startedAt: number;
  readonly clock: ClockState;
}

/** What a world is beside its documents and logs. */
export interface WorldRecord extends Settings {
  readonly faults: FaultsState;
}

const clockTimeSchema = z.int().refine(isClockTime, 'no clock shows that time');

/** A clock that runs stops by itself at the bounds of what it can show: how far it has come is no reason to refuse it. */
const clockSchema = z.strictObject({
  offsetMs: z.number().min(-CLOCK_RANGE_MS).max(CLOCK_RANGE_MS),
  frozenAt: clockTimeSchema.nullable(),
});

/** The parts of a schema for settings that come from outside. */
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
  // Written by this server alone; looked at no further than that it is there.
  faults: z.custom<FaultsState>(
    (value) => typeof value === 'object' && value !== null && 'rules' in value && Array.isArray(value.rules),
    'expected faults',
  ),
});

/** Says in one line what is wrong, each thing with its place: `origin/seed: Too small`. */
export function describeSchemaErrors({ issues }: z.ZodError): string {
  return issues
    .map(({ path, message }) => (path.length === 0 ? message : `${path.join('/')}: ${message}`))
    .join('; ');
}

/**
 * Reads what is stored of a world.
 * @param stored undefined where the store could make nothing of it
 * @throws {Error} naming in one line what is wrong.
 */
export function readRecord(stored: unknown): WorldRecord {
  if (stored === undefined) throw new Error('not JSON');
  const result = recordSchema.safeParse(stored);
  if (!result.success) throw new Error(describeSchemaErrors(result.error));
  // The very object: it is compared and written again.
  return stored as WorldRecord;
}

/** The record of a world that begins. */
export function newRecord(origin: Origin, clock: ClockState, machineNow: number): WorldRecord {
  return { origin, startedAt: timeOf(clock, machineNow), clock, faults: NO_FAULTS };
}
