import type { Answer, TestWorld } from '../client.ts';
import { SAFE_PASSWORD } from '../withdrawals.ts';

/** One of several people who play in the same world. */
export interface Person {
  readonly id: number;
  token: string;
  /** The session in the demo game, once there is one. */
  session?: string;
}

/** A world with people in it who know each other. */
export interface SharedWorld {
  readonly world: TestWorld;
  readonly people: readonly Person[];
  readonly encrypted: string;
  /** Deposits and withdrawals that were asked for, by anybody. */
  readonly orders: string[];
  rounds: number;
}

/** Does something. @returns the answer of the call that it was, if it was one of the contract */
export interface Action {
  (shared: SharedWorld, person: Person, n: number): Promise<Answer | undefined>;
  /** Where the state of what is claimed can be read. */
  readonly statusSource?: StatusSource;
}

/** A call that shows states, and which of the things on it a claim is about. */
export interface StatusSource {
  readonly path: string;
  /** The field that names a thing, and the name. */
  readonly key: string;
  readonly idOf: (n: number) => number;
}

/** A world in which everything runs at once, with six people, most of whom one of the others has invited. */
export async function createSharedWorld(world: TestWorld): Promise<SharedWorld> {
  const encrypted = await world.encryptPassword(SAFE_PASSWORD);
  const people: Person[] = [{ id: 10_000_001, token: await world.token() }];
  const inviters = [0, 0, 0, 1, undefined];
  for (const [at, inviter] of inviters.entries()) {
    const account = `friend${at + 1}`;
    const { user } = await world.control<{ user: { id: number } }>('POST', 'players', {
      account,
      coin: 1_000_00,
      ...(inviter === undefined ? {} : { pid: people[inviter]?.id }),
    });
    people.push({ id: user.id, token: await world.token(account) });
  }
  for (const { token } of people) await world.done('safeboxPasswordInit', { password: encrypted }, { token });
  return { world, people, encrypted, orders: [], rounds: 0 };
}
