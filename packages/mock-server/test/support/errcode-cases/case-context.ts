import type { Answer, TestWorld } from '../client.ts';

/** The demo player of a fresh world, who makes calls. */
export interface CaseContext {
  readonly world: TestWorld;
  readonly token: string;
  /** The answer of a call, refused or not. */
  ask(path: string, body?: object): Promise<Answer>;
  /** Makes a call that must succeed. */
  succeed(path: string, body?: object): Promise<Answer>;
  /** Moves what the control API lets one move. */
  patchPlayer(changes: object): Promise<unknown>;
  /** Signs another player in. */
  addPlayer(account: string, more?: object): Promise<{ id: number; token: string }>;
}

export type NewContext = (scenario?: string, config?: object) => Promise<CaseContext>;

/** Leads to one errcode by what naturally causes it. @returns the refusing answer */
export type ErrcodeCase = (newContext: NewContext) => Promise<Answer>;

const DEMO = 'players/10000001';

export function contextsOf(newWorld: (scenario?: string, config?: object) => Promise<TestWorld>): NewContext {
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
