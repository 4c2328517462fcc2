import type { Answer, TestWorld } from '../client.ts';

/** The demo player of a fresh world, who makes calls. */
export interface Scene {
  readonly world: TestWorld;
  readonly token: string;
  /** The answer of a call, refused or not. */
  ask(path: string, body?: object): Promise<Answer>;
  /** Makes a call that must succeed. */
  does(path: string, body?: object): Promise<Answer>;
  /** Moves what the control API lets one move. */
  is(changes: object): Promise<unknown>;
  /** Signs another player in. */
  other(account: string, more?: object): Promise<{ id: number; token: string }>;
}

export type NewScene = (scenario?: string, config?: object) => Promise<Scene>;

/** Leads to one errcode by what naturally causes it. @returns the refusing answer */
export type Cause = (scene: NewScene) => Promise<Answer>;

const DEMO = 'players/10000001';

export function scenesOf(newWorld: (scenario?: string, config?: object) => Promise<TestWorld>): NewScene {
  return async (scenario, config) => {
    const world = await newWorld(scenario, config);
    const token = await world.token();
    return {
      world,
      token,
      ask: async (path, body = {}) => (await world.call(path, body, { token })).body,
      does: (path, body = {}) => world.done(path, body, { token }),
      is: (changes) => world.control('PATCH', DEMO, changes),
      other: async (account, more = {}) => {
        const { user } = await world.control<{ user: { id: number } }>('POST', 'players', {
          account,
          ...more,
        });
        return { id: user.id, token: await world.token(account) };
      },
    };
  };
}
