import type { Answer, TestWorld } from '../client.ts';
import { SAFE_PASSWORD } from '../withdrawals.ts';

/** One of several players of the same world. */
export interface Person {
  readonly id: number;
  token: string;
  /** The session in the demo game, if there is one. */
  session?: string;
}

/** A world with several players. */
export interface SharedWorld {
  readonly world: TestWorld;
  readonly people: readonly Person[];
  readonly encrypted: string;
  /** Requested deposits and withdrawals of all players. */
  readonly orders: string[];
  rounds: number;
}

/** Runs the action. @returns the answer if it was a call of the contract */
export interface Action {
  (shared: SharedWorld, person: Person, n: number): Promise<Answer | undefined>;
  /** The source of the state that the action changes. */
  readonly statusSource?: StatusSource;
}

/** A call that shows states, and the item that a claim refers to. */
export interface StatusSource {
  readonly path: string;
  /** The field that identifies an item, and its name. */
  readonly key: string;
  readonly getId: (n: number) => number;
}

/** Creates a world in which everything is open, with six players, most of whom were invited by another one. */
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
