import type { TestWorld } from './client.ts';
import { SAFE_PASSWORD } from './withdrawals.ts';

/** The demo player. */
export const DEMO = 10_000_001;

/** The part of the health that tests read. */
export interface Health {
  world: string;
  now: number;
  players: number;
}

/** The number of the latest call in the journal. */
export async function latestCall(world: TestWorld): Promise<number> {
  const [entry] = await world.control<{ id: number }[]>('GET', 'requests?limit=1');
  return entry?.id ?? 0;
}

/** Forks a world before a call. */
export async function fork(world: TestWorld, id: number, body: object = {}): Promise<Health> {
  return world.control<Health>('POST', `requests/${id}/fork`, body);
}

/** A session of the demo player, who may use the safebox. */
export async function safeboxToken(world: TestWorld): Promise<string> {
  const token = await world.token();
  await world.done(
    'safeboxPasswordInit',
    { password: await world.encryptPassword(SAFE_PASSWORD) },
    { token },
  );
  return token;
}
