import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSdk, withCalls } from '@tara/sdk';
import { storedSession } from '@tara/sdk/testing';
import { createMockServer } from '@tara/mock-server';
import { MockWorld } from '@tara/mock-server/playwright';
import { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import type { Journey, LayoutName, JourneyContext } from './journey.ts';
import { journeys } from './journeys.ts';
import { createConnection } from './connection.ts';
import type { Transport } from './transport.ts';
import { startWebKit } from './webkit.ts';

/** Window sizes of both layouts. WebKitGTK's minimum of 447 px still selects the phone layout. */
const SIZES: Record<LayoutName, [number, number]> = { mobile: [447, 900], desktop: [1280, 900] };

type EngineName = 'webkit' | 'firefox';
const starters: Record<EngineName, (binary: string) => Promise<Transport>> = {
  webkit: startWebKit,
  firefox: startFirefox,
};

const print = (line: string) => process.stdout.write(`${line}\n`);
const folder = join(import.meta.dirname, '../test-results/engines');
const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};

const server = await createMockServer({
  port: 0,
  web: join(import.meta.dirname, '../../packages/web/dist'),
});
const connection = await createConnection(await server.listen());
const playable = new Map<number, { id: number; name: string }>();
const anonymous = withCalls(
  createSdk({
    baseUrl: connection.url,
    common: () => ({ clientReferrer: 'ph', channel: 'WEB', appId: 'e2e', platform: 0 }),
  }),
);
const { gameList = [] } = await anonymous.call.appConfig({ gameListVersion: 0 });
for (const game of gameList) {
  if (!playable.has(game.typeId) && game.maintain === 0) playable.set(game.typeId, game);
}
const counts = { passed: 0, failed: 0, left: 0 };

/** Clears the browser storage and writes the start values of the journey. */
const RESET_STORAGE = `
localStorage.clear();
sessionStorage.clear();
for (const [key, value] of Object.entries(arguments[0])) localStorage.setItem(key, value);
for (const [key, value] of Object.entries(arguments[1])) sessionStorage.setItem(key, value);
`;

interface Run {
  driver: Driver;
  transport: Transport;
  engine: EngineName;
  layout: LayoutName;
}

/** Starts a browser in the size of a layout. */
async function openBrowser({ driver, transport, layout }: Run): Promise<void> {
  await transport.renew?.();
  await driver.size(...SIZES[layout]);
}

/** Runs a journey in its own world. @returns the failure, if any */
async function runInWorld({ driver, engine, layout }: Run, journey: Journey): Promise<string | undefined> {
  const world = new MockWorld(connection.url, `engines-${engine}-${layout}-${journeys.indexOf(journey)}`);
  const open: JourneyContext['open'] = async (path, as = 'visitor', { popups = false } = {}) => {
    // A page of this origin without scripts; JSON would open Firefox's viewer.
    await driver.open(`${connection.url}/__pay/pay.css`);
    const token = as === 'player' ? await world.token() : undefined;
    const seen = JSON.stringify({ welcomeSeen: true, hideHomeNotice: false, activityModalIds: [39, 40] });
    await driver.run(
      RESET_STORAGE,
      token ? storedSession(token, {}, `tara.${world.name}`) : {},
      popups ? {} : { 'tara.sessionNotices': seen },
    );
    await driver.open(connection.url + world.url(path));
  };
  try {
    await world.reset();
    await journey.run({ driver, world, layout, connection, open, gamesByType: playable });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    connection.reconnect();
    await world.drop().catch(() => undefined);
  }
}

/**
 * Runs a journey and reports it. If the browser crashes, the journey runs once more in a new browser. A second crash
 * fails the journey.
 */
async function runJourney(run: Run, journey: Journey): Promise<void> {
  const { driver, transport, engine, layout } = run;
  const name = `${engine} ${layout}: ${journey.name}`;
  const reason = journey.cannot?.[engine];
  if (reason) {
    counts.left += 1;
    print(`  - ${name} (left out: ${reason})`);
    return;
  }
  const start = Date.now();
  let failure = await runInWorld(run, journey);
  if (failure && (await transport.hasEnded?.())) {
    print(`  ! ${name}: the browser has ended (${failure}); once more in a new one`);
    await openBrowser(run);
    failure = await runInWorld(run, journey);
  }
  if (!failure) {
    counts.passed += 1;
    print(`  ✓ ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
    return;
  }
  counts.failed += 1;
  const file = join(folder, `${name.replaceAll(/\W+/g, '-')}.png`);
  await mkdir(folder, { recursive: true });
  await driver
    .screenshot()
    .then((picture) => writeFile(file, Buffer.from(picture, 'base64')))
    .catch(() => undefined);
  print(`  ✗ ${name}\n    ${failure}\n    ${file}`);
  if (await transport.hasEnded?.()) await openBrowser(run);
}

// Stop the engine together with this run.
let running: Transport | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void (running?.stop() ?? Promise.resolve()).finally(() => process.exit(1)));
}

const filter = new RegExp(option('grep') ?? '.', 'i');
for (const engine of ['webkit', 'firefox'] as const) {
  const binary = option(engine);
  if (!binary) continue;
  const transport = await starters[engine](binary);
  running = transport;
  const driver = new Driver(transport);
  try {
    for (const layout of ['mobile', 'desktop'] as const) {
      const run: Run = { driver, transport, engine, layout };
      await openBrowser(run);
      for (const journey of journeys) {
        const here = !journey.only || journey.only === layout;
        if (here && filter.test(`${layout}: ${journey.name}`)) await runJourney(run, journey);
      }
    }
  } finally {
    await transport.stop();
  }
}
await connection.close();
await server.close();
print(
  `${counts.passed} passed, ${counts.failed} failed${counts.left > 0 ? `, ${counts.left} left out` : ''}`,
);
const report = option('report');
if (report) await writeFile(report, JSON.stringify(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;
