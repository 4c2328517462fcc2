import { test as base, type TestAPI } from 'vitest';
import { createMockServer, type MockServerOptions } from '../index.ts';
import { MockWorld } from '../fixtures/mock-world.ts';
import { newWorldName } from '../fixtures/world-name.ts';

export { MockWorld, type Verification, type WorldStart } from '../fixtures/mock-world.ts';

export interface MockFixtures {
  /** Options of the file's own mock server. */
  mockOptions: MockServerOptions;
  /** Address of the mock server; by default one is started per test file on a free port. */
  mockUrl: string;
  /** The token of the control API; by default the token of `mockOptions`. */
  controlToken: string | undefined;
  /** The test's own world; it is deleted after the test. */
  world: MockWorld;
}

// The first world of a process reads the seed and compiles schemas, which takes seconds on a slow machine. Here the time
// does not count for the first test.
const first = await createMockServer();
await first.inject('/__mock/health');
await first.close();

/**
 * Vitest's `test` with its own world for every test.
 * ```ts
 * import { createSdk } from '@tara/sdk';
 * import { test } from '@tara/mock-server/vitest';
 * test('a new player has fifty coins', async ({ expect, world }) => {
 *   await world.reset({ scenario: 'new-player' });
 *   const sdk = createSdk({ baseUrl: world.apiBase, … });
 *   …
 * });
 * ```
 * A file that uses a running server, or other options, extends it:
 * ```ts
 * const there = test.extend<{ mockUrl: string }>({ mockUrl: ['http://127.0.0.1:4010', { scope: 'file' }] });
 * const seeded = test.extend<{ mockOptions: MockServerOptions }>({ mockOptions: [{ seed: 3 }, { scope: 'file' }] });
 * ```
 */
export const test: TestAPI<MockFixtures> = base.extend<MockFixtures>({
  mockOptions: [{}, { scope: 'file' }],
  mockUrl: [
    async ({ mockOptions }, provide) => {
      const server = await createMockServer({ port: 0, passwordCost: 16, ...mockOptions });
      await provide(await server.listen());
      await server.close();
    },
    { scope: 'file' },
  ],
  controlToken: [({ mockOptions }, provide) => provide(mockOptions.controlToken), { scope: 'file' }],
  world: async ({ mockUrl, controlToken }, provide) => {
    const world = new MockWorld(mockUrl, newWorldName(), controlToken);
    await world.reset();
    await provide(world);
    await world.drop();
  },
});
