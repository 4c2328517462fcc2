import { test as base, type TestAPI } from 'vitest';
import { createMockServer, type MockServerOptions } from '../index.ts';
import { MockWorld } from '../fixtures/mock-world.ts';
import { worldName } from '../fixtures/world-name.ts';

export { MockWorld, type Verification, type WorldStart } from '../fixtures/mock-world.ts';

export interface MockFixtures {
  /** Options of the file's own mock server. */
  mockOptions: MockServerOptions;
  /** Address of the mock server; by default one is started per test file on a free port. */
  mockUrl: string;
  /** The test's own world; it is deleted after the test. */
  world: MockWorld;
}

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
  world: async ({ mockUrl, task }, provide) => {
    const world = new MockWorld(mockUrl, worldName(task.file.filepath, task.id));
    await world.reset();
    await provide(world);
    await world.drop();
  },
});
