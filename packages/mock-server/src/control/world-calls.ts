import { runAllDueTimers } from '#worlds/unit-of-work.ts';
import { PLAYER_PREFIX } from '#domain/player/documents.ts';
import { isClockTime } from '#time/clock.ts';
import { EXPORT_FORMAT, readExport } from '#worlds/export-schema.ts';
import {
  crossedBound,
  resolveConfig,
  worldConfigSchema,
  type WorldConfigOverrides,
} from '#config/world-config.ts';
import { isScenario, SCENARIOS, scenarioOf } from '#worlds/scenarios.ts';
import type { WorldExport } from '#worlds/generation.ts';
import type { World } from '#worlds/world.ts';
import { ControlError, created, done, ok, type ControlCall, type ControlHandlers } from './handler.ts';

async function health({ world, server }: Pick<ControlCall<'getHealth'>, 'world' | 'server'>) {
  return {
    status: 'ok' as const,
    version: server.version,
    world: world.name,
    scenario: world.origin.scenario,
    seed: world.origin.seed,
    now: world.clock.now(),
    players: (await world.store.scan(PLAYER_PREFIX)).size,
  };
}

/** @param base what the switches come on top of */
function checkConfig(config: WorldConfigOverrides, base: WorldConfigOverrides): WorldConfigOverrides {
  const result = worldConfigSchema.partial().safeParse(config);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new ControlError(400, issue?.message ?? 'The config is wrong.', {
      pointer: `/${issue?.path.join('/') ?? ''}`,
    });
  }
  const crossed = crossedBound(resolveConfig({ ...base, ...config }));
  if (crossed) throw new ControlError(400, `${crossed} lies above its maximum.`, { pointer: `/${crossed}` });
  return config;
}

function clockNow({ clock }: World) {
  return { now: clock.now(), frozen: clock.state().frozenAt !== null };
}

async function resetWorld(call: ControlCall<'resetWorld'>) {
  const { world } = call;
  const { scenario = 'default', seed = world.origin.seed, now, config = {} } = call.body;
  if (!isScenario(scenario)) throw new ControlError(404, `No scenario is called ${scenario}.`);
  await world.reset({ scenario, seed, config: checkConfig(config, scenarioOf(scenario).config ?? {}) }, now);
  return ok(await health(call));
}

async function moveClock({ world, body }: ControlCall<'moveClock'>) {
  const { advanceMs, now, frozen } = body;
  const { clock } = world;
  if (advanceMs !== undefined && now !== undefined) {
    throw new ControlError(400, 'Move the clock by a step or to a time, not both.');
  }
  if (now !== undefined && now < clock.now()) throw new ControlError(409, 'The clock never goes back.');
  if (!isClockTime(clock.now() + (advanceMs ?? 0)))
    throw new ControlError(409, 'The clock goes no further than to the year 2100.');
  if (frozen === true) clock.freeze();
  if (advanceMs !== undefined) clock.advance(advanceMs);
  if (now !== undefined) clock.set(now);
  if (frozen === false) clock.resume();
  await runAllDueTimers(world, clock.now());
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
    throw new ControlError(400, error instanceof Error ? error.message : 'The state is wrong.', {
      pointer: '/data',
    });
  }
}

async function importState({ world, body }: ControlCall<'importState'>) {
  const { format, data } = body;
  if (format !== EXPORT_FORMAT) throw new ControlError(409, `This server reads format ${EXPORT_FORMAT}.`);
  await world.import(await readState(data));
  return done;
}

async function listWorlds({ server }: ControlCall<'listWorlds'>) {
  return ok(
    await Promise.all(
      server.worlds.names().map(async (name) => {
        const world = await server.worlds.get(name);
        return {
          world: name,
          scenario: world.origin.scenario,
          seed: world.origin.seed,
          now: world.clock.now(),
          players: (await world.store.scan(PLAYER_PREFIX)).size,
          requests: world.journal.size(),
        };
      }),
    ),
  );
}

function snapshotNamed({ world, params }: ControlCall<'deleteSnapshot' | 'restoreSnapshot'>) {
  const { name } = params;
  const snapshot = world.snapshots.get(name);
  if (!snapshot) throw new ControlError(404, `No snapshot is called ${name}.`);
  return { name, snapshot };
}

/** Health, reset, state, config, clock, scenarios and snapshots of a world. */
export const worldCalls = {
  getHealth: async (call) => ok(await health(call)),
  resetWorld,
  exportState,
  importState,
  getConfig: ({ world }) => ok(world.config),
  patchConfig: ({ world, body }) => {
    const { scenario, config } = world.origin;
    world.reconfigure(checkConfig(body, { ...scenarioOf(scenario).config, ...config }));
    return ok(world.config);
  },
  listWorlds,
  dropWorld: async ({ world, server }) => {
    await server.worlds.drop(world.name);
    return done;
  },
  getClock: ({ world }) => ok(clockNow(world)),
  moveClock,
  listScenarios: () =>
    ok(Object.entries(SCENARIOS).map(([name, { about }]) => ({ name, description: about }))),
  listSnapshots: ({ world }) =>
    ok([...world.snapshots].map(([name, { snapshotAt }]) => ({ name, now: snapshotAt }))),
  saveSnapshot: async ({ world, body }) => {
    const { name } = body;
    const now = world.clock.now();
    world.snapshots.set(name, { ...(await world.export()), snapshotAt: now });
    return created({ name, now });
  },
  deleteSnapshot: (call) => {
    call.world.snapshots.delete(snapshotNamed(call).name);
    return done;
  },
  restoreSnapshot: async (call) => {
    const { name, snapshot } = snapshotNamed(call);
    await call.world.import(snapshot);
    return ok({ name, now: snapshot.snapshotAt });
  },
} satisfies ControlHandlers;
