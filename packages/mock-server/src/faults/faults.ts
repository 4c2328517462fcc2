import { createChance, type Chance } from '#random/rng.ts';
import type { FaultRule, Fault } from './rule.ts';

/** The faults of one world. */
export interface Faults {
  add(rule: FaultRule): Fault;
  list(): Fault[];
  remove(faultId: number): boolean;
  clear(): number;
  /** The first rule that hits this call, if one does; counts the hit. Dice without a seed of their own use `seed`. */
  hit(target: FaultTarget, seed: number): FaultHit | undefined;
}

/** A call that a rule may hit. */
export interface FaultTarget {
  readonly operationId: string;
  /** Whether the call needs a token. */
  readonly secured: boolean;
  readonly playerId: number | undefined;
}

/** A fault that struck, with a number in [0, 1) for its own dice. */
export interface FaultHit {
  readonly fault: Fault;
  readonly draw: () => number;
}

/** A rule with the throws of its dice so far. */
interface Armed {
  readonly fault: Fault;
  throws: number;
}

/** A 401 for every call passes by those that need no token: they have no such answer. */
const concerns = (fault: Fault, { operationId, secured, playerId }: FaultTarget): boolean =>
  (fault.operationId === '*' ? secured || fault.httpStatus !== 401 : fault.operationId === operationId) &&
  (fault.playerId === undefined || fault.playerId === playerId) &&
  (fault.times === undefined || fault.hits < fault.times);

/** A rule with a seed of its own strikes the same calls wherever it stands among the rules. */
const diceOf = ({ fault, throws }: Armed, worldSeed: number): Chance =>
  fault.seed === undefined
    ? createChance(worldSeed, 'fault', fault.faultId, throws)
    : createChance(fault.seed, 'fault', throws);

export const createFaults = (): Faults => {
  let armed: Armed[] = [];
  let lastId = 0;
  return {
    add: (rule) => {
      lastId += 1;
      const fault: Fault = { faultId: lastId, hits: 0, ...rule };
      armed.push({ fault, throws: 0 });
      return { ...fault };
    },
    list: () => armed.map(({ fault }) => ({ ...fault })),
    remove: (faultId) => {
      const before = armed.length;
      armed = armed.filter(({ fault }) => fault.faultId !== faultId);
      return armed.length < before;
    },
    clear: () => {
      const { length } = armed;
      armed = [];
      return length;
    },
    hit: (target, seed) => {
      for (const one of armed) {
        const { fault } = one;
        if (!concerns(fault, target)) continue;
        one.throws += 1;
        const chance = diceOf(one, seed);
        if (fault.probability !== undefined && chance.next() >= fault.probability) continue;
        fault.hits += 1;
        return { fault: { ...fault }, draw: chance.next };
      }
      return undefined;
    },
  };
};
