import type {
  Fixtures,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
} from '@playwright/test';
import { createMockServer, type MockServerOptions } from '../index.ts';
import { MockWorld } from '../fixtures/mock-world.ts';
import { newWorldName } from '../fixtures/world-name.ts';

export { MockWorld, type Verification, type WorldStart } from '../fixtures/mock-world.ts';

export interface MockFixtures {
  /** The test's own world; it is deleted after the test. */
  world: MockWorld;
}

export interface MockWorkerFixtures {
  /** Options of the worker's own mock server. */
  mockOptions: MockServerOptions;
  /** Address of the mock server; by default one is started per worker on a free port. */
  mockUrl: string;
  /** The token of the control API; by default the token of `mockOptions`. */
  controlToken: string | undefined;
}

/**
 * Gives every Playwright test its own world.
 * ```ts
 * import { test as base } from '@playwright/test';
 * import { mockFixtures, type MockFixtures, type MockWorkerFixtures } from '@tara/mock-server/playwright';
 * export const test = base.extend<MockFixtures, MockWorkerFixtures>(mockFixtures);
 * test('a new player has fifty coins', async ({ page, world }) => {
 *   await world.reset({ scenario: 'new-player' });
 *   await page.goto(world.url('/'));
 * });
 * ```
 * A project with its own server overrides `mockUrl` with its address.
 */
export const mockFixtures: Fixtures<
  MockFixtures,
  MockWorkerFixtures,
  PlaywrightTestArgs & PlaywrightTestOptions,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
> = {
  mockOptions: [{}, { scope: 'worker', option: true }],
  mockUrl: [
    async ({ mockOptions }, provide) => {
      const server = await createMockServer({ port: 0, ...mockOptions });
      await provide(await server.listen());
      await server.close();
    },
    { scope: 'worker' },
  ],
  controlToken: [({ mockOptions }, provide) => provide(mockOptions.controlToken), { scope: 'worker' }],
  world: async ({ mockUrl, controlToken }, provide) => {
    const world = new MockWorld(mockUrl, newWorldName(), controlToken);
    await world.reset();
    await provide(world);
    await world.drop();
  },
};
