import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { depositUntilStopped, expectAllStored, nothingAcknowledged } from './support/deposits-under-load.ts';
import { commandLine } from './support/processes.ts';
import { FULL, storesUnderTest } from './support/stores.ts';

const KILLS = FULL ? 20 : 3;
const CLIENTS = 4;
/** Twenty processes, one after the other. */
const TEST_TIMEOUT_MS = 600_000;

const cli = commandLine();

describe.each(storesUnderTest().filter(({ isDurable }) => isDurable))('the store $kind', (kind) => {
  it(
    `keeps everything that was answered when the process is killed ${KILLS} times at random`,
    { timeout: TEST_TIMEOUT_MS },
    async () => {
      const args = ['--store', await kind.create()];
      const acknowledged = nothingAcknowledged();
      let server = await cli.serve(args);
      for (let kill = 1; kill <= KILLS; kill++) {
        acknowledged.requests.clear();
        const clients = Array.from({ length: CLIENTS }, (_, client) =>
          depositUntilStopped(server.url, `player${kill}x${client}`, acknowledged),
        );
        const enough = acknowledged.settled.size + Math.ceil(Math.random() * 10);
        await expect.poll(() => acknowledged.settled.size, { interval: 1 }).toBeGreaterThanOrEqual(enough);
        // At a random moment.
        await wait(Math.random() * 20);
        await server.end('SIGKILL');
        await Promise.all(clients);
        server = await cli.serve(args);
        await expectAllStored(server.url, acknowledged);
      }
      await server.end('SIGTERM');
      expect(acknowledged.settled.size).toBeGreaterThanOrEqual(KILLS);
    },
  );
});
