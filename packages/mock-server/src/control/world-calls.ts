import { nearest } from '#contract/nearest-name.ts';
import { runAllDueTimers } from '#worlds/unit-of-work.ts';
import { PLAYER_PREFIX } from '#domain/player/documents.ts';
import { clockSetTo, frozenClock, isClockTime, runningClock, toTime, type ClockState } from '#time/clock.ts';
import { EXPORT_FORMAT, readExport, type WorldExport } from '#worlds/export-schema.ts';
import {
  findCrossedBound,
  resolveConfig,
  worldConfigSchema,
  type WorldConfigOverrides,
} from '#config/world-config.ts';
import { isScenario, SCENARIOS, getScenario } from '#worlds/scenarios.ts';
import { WorldDamagedError } from '#store/errors.ts';
import type { World } from '#worlds/world.ts';
import {
  ControlError,
  created,
  noContent,
  ok,
  type ControlBody,
  type ControlCall,
  type ControlHandlers,
} from './handler.ts';

/** The health of the server with the state of a world. */
export async function getHealth({ world, server }: Pick<ControlCall<'getHealth'>, 'world' | 'server'>) {
  return {
    status: 'ok' as const,
    version: server.version,
    store: server.storeName,
    pid: process.pid,
    world: world.name,
    scenario: world.origin.scenario,
    seed: world.origin.seed,
    now: world.clock.now(),
    players: await world.store.count(PLAYER_PREFIX),
  };
}

/** @param base the configuration to which the overrides are applied */
function checkConfig(config: WorldConfigOverrides, base: WorldConfigOverrides): WorldConfigOverrides {
  const result = worldConfigSchema.partial().safeParse(config);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new ControlError(400, issue?.message ?? 'The config is invalid.', {
      pointer: `/${issue?.path.join('/') ?? ''}`,
    });
  }
  const crossed = findCrossedBound(resolveConfig({ ...base, ...config }));
  if (crossed) throw new ControlError(400, `${crossed} exceeds its maximum.`, { pointer: `/${crossed}` });
  return config;
}

function clockNow({ clock }: World) {
  return { now: clock.now(), frozen: clock.state().frozenAt !== null };
}

async function resetWorld(call: ControlCall<'resetWorld'>) {
  const { world } = call;
  const { scenario = 'default', seed = world.origin.seed, now, config = {} } = call.body;
  if (!isScenario(scenario)) {
    const like = nearest(scenario, Object.keys(SCENARIOS));
    const hint = like === undefined ? '.' : `; did you mean ${like}?`;
    throw new ControlError(404, `No scenario is called ${scenario}${hint}`, { pointer: '/scenario' });
  }
  await world.reset({ scenario, seed, config: checkConfig(config, getScenario(scenario).config ?? {}) }, now);
  return ok(await getHealth(call));
}

/** @throws {ControlError} 409 if the clock would go back or too far */
function movedClock(
  clock: ClockState,
  machineNow: number,
  { advanceMs, now, frozen }: ControlBody<'moveClock'>,
): ClockState {
  const shown = toTime(clock, machineNow);
  if (now !== undefined && now < shown) throw new ControlError(409, 'The clock cannot go back.');
  if (!isClockTime(shown + (advanceMs ?? 0)))
    throw new ControlError(409, 'The clock cannot go beyond the year 2099.');
  const held = frozen === true ? frozenClock(clock, machineNow) : clock;
  const goal = now ?? (advanceMs === undefined ? undefined : shown + advanceMs);
  const set = goal === undefined ? held : clockSetTo(held, goal, machineNow);
  return frozen === false ? runningClock(set, machineNow) : set;
}

async function moveClock({ world, body }: ControlCall<'moveClock'>) {
  if (body.advanceMs !== undefined && body.now !== undefined) {
    throw new ControlError(400, 'Send advanceMs or now, not both.');
  }
  await world.moveClock((clock, machineNow) => movedClock(clock, machineNow, body));
  await runAllDueTimers(world, world.clock.now());
  return ok(clockNow(world));
}

async function exportState({ world }: ControlCall<'exportState'>) {
  const { contents, startedAt, clock, origin } = await world.export();
  const { scenario, seed } = origin;
  return ok({
    format: EXPORT_FORMAT,
    world: world.name,
    scenario,
    seed,
    now: world.clock.now(),
    data: { origin, startedAt, clock, contents },
  });
}

async function readState(data: unknown): Promise<WorldExport> {
  try {
    return await readExport(data);
  } catch (error) {
    throw new ControlError(400, error instanceof Error ? error.message : 'The state is invalid.', {
      pointer: '/data',
    });
  }
}

async function importState({ world, body }: ControlCall<'importState'>) {
  const { format, data } = body;
  if (format !== EXPORT_FORMAT) throw new ControlError(409, `This server reads format ${EXPORT_FORMAT}.`);
  await world.import(await readState(data));
  return noContent;
}

/** The number of players of a world, or the defect of its data. */
async function getPlayers({ store }: World): Promise<{ players: number; damaged?: string }> {
  try {
    return { players: await store.count(PLAYER_PREFIX) };
  } catch (error) {
    if (error instanceof WorldDamagedError) return { players: 0, damaged: error.reason };
    throw error;
  }
}

async function listWorlds({ server }: ControlCall<'listWorlds'>) {
  const names = (await server.worlds.names()).toSorted();
  return ok(
    await Promise.all(
      names.map(async (name) => {
        const world = await server.worlds.view(name);
        return {
          world: name,
          scenario: world.origin.scenario,
          seed: world.origin.seed,
          now: world.clock.now(),
          ...(await getPlayers(world)),
          requests: await world.journal.size(),
        };
      }),
    ),
  );
}

async function snapshotNamed({ world, params }: ControlCall<'deleteSnapshot' | 'restoreSnapshot'>) {
  const { name } = params;
  const snapshot = (await world.snapshots()).find((item) => item.name === name);
  if (!snapshot) throw new ControlError(404, `No snapshot is called ${name}.`);
  return snapshot;
}

/** Control calls for health, reset, state, config, clock, scenarios and snapshots. */
export const worldCalls = {
  getHealth: async (call) => ok(await getHealth(call)),
  resetWorld,
  exportState,
  importState,
  getConfig: ({ world }) => ok(world.config),
  patchConfig: async ({ world, body }) => {
    const { scenario, config } = world.origin;
    await world.reconfigure(checkConfig(body, { ...getScenario(scenario).config, ...config }));
    return ok(world.config);
  },
  listWorlds,
  dropWorld: async ({ world, server }) => {
    await server.worlds.drop(world.name);
    return noContent;
  },
  getClock: ({ world }) => ok(clockNow(world)),
  moveClock,
  listScenarios: () =>
    ok(Object.entries(SCENARIOS).map(([name, { about }]) => ({ name, description: about }))),
  listSnapshots: async ({ world }) =>
    ok((await world.snapshots()).map(({ name, takenAt }) => ({ name, now: takenAt }))),
  saveSnapshot: async ({ world, body }) => {
    const { name } = body;
    return created({ name, now: await world.saveSnapshot(name) });
  },
  deleteSnapshot: async (call) => {
    const { name } = await snapshotNamed(call);
    await call.world.removeSnapshot(name);
    return noContent;
  },
  restoreSnapshot: async (call) => {
    const snapshot = await snapshotNamed(call);
    await call.world.restore(snapshot);
    return ok({ name: snapshot.name, now: snapshot.takenAt });
  },
} satisfies ControlHandlers;
