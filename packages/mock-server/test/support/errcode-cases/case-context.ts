import type { Answer, TestWorld } from '../client.ts';

/** The demo player of a fresh world. */
export interface CaseContext {
  readonly world: TestWorld;
  readonly token: string;
  /** Returns the answer of a call, refused or not. */
  ask(path: string, body?: object): Promise<Answer>;
  /** Makes a call that must succeed. */
  succeed(path: string, body?: object): Promise<Answer>;
  /** Changes fields of the demo player by the control API. */
  patchPlayer(changes: object): Promise<unknown>;
  /** Adds a player and opens a session. */
  addPlayer(account: string, more?: object): Promise<{ id: number; token: string }>;
}

export type NewContext = (scenario?: string, config?: object) => Promise<CaseContext>;

/** Provokes one errcode by its natural cause. @returns the refusal */
export type ErrcodeCase = (newContext: NewContext) => Promise<Answer>;

const DEMO = 'players/10000001';

export function createContexts(
  newWorld: (scenario?: string, config?: object) => Promise<TestWorld>,
): NewContext {
  return async (scenario, config) => {
    const world = await newWorld(scenario, config);
    const token = await world.token();
    return {
      world,
      token,
      ask: async (path, body = {}) => (await world.call(path, body, { token })).body,
      succeed: (path, body = {}) => world.done(path, body, { token }),
      patchPlayer: (changes) => world.control('PATCH', DEMO, changes),
      addPlayer: async (account, more = {}) => {
        const { user } = await world.control<{ user: { id: number } }>('POST', 'players', {
          account,
          ...more,
        });
        return { id: user.id, token: await world.token(account) };
      },
    };
  };
}
