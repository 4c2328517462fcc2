import { createRng, type Rng } from '#random/rng.ts';
import type { FaultRule, Fault } from './rule.ts';

/** The faults of one world. */
export interface Faults {
  add(rule: FaultRule): Fault;
  list(): Fault[];
  remove(faultId: number): boolean;
  clear(): number;
  /** No rules, whose numbers go on where these end. */
  successor(): Faults;
  /** The first rule that hits this call, if one does; counts the hit. A rule without a seed of its own draws from `seed`. */
  hit(target: FaultTarget, seed: number): FaultHit | undefined;
}

/** A call that a rule may hit. */
export interface FaultTarget {
  readonly operationId: string;
  /** Whether the call needs a token. */
  readonly secured: boolean;
  readonly playerId: number | undefined;
}

/** A fault that applies to a call, with the rule's own random numbers in [0, 1). */
export interface FaultHit {
  readonly fault: Fault;
  readonly draw: () => number;
}

/** A rule with the number of its draws so far. */
interface ArmedRule {
  readonly fault: Fault;
  draws: number;
}

/** A 401 for every call passes by those that need no token: they have no such answer. */
function matchesCall(fault: Fault, { operationId, secured, playerId }: FaultTarget): boolean {
  return (
    (fault.operationId === '*' ? secured || fault.httpStatus !== 401 : fault.operationId === operationId) &&
    (fault.playerId === undefined || fault.playerId === playerId) &&
    (fault.times === undefined || fault.hits < fault.times)
  );
}

/** A rule with a seed of its own applies to the same calls wherever it stands among the rules. */
function rngOf({ fault, draws }: ArmedRule, worldSeed: number): Rng {
  return fault.seed === undefined
    ? createRng(worldSeed, 'fault', fault.faultId, draws)
    : createRng(fault.seed, 'fault', draws);
}

/** @param firstId number of the first rule */
export function createFaults(firstId = 1): Faults {
  let rules: ArmedRule[] = [];
  let lastId = firstId - 1;
  return {
    add: (rule) => {
      lastId += 1;
      const fault: Fault = { faultId: lastId, hits: 0, ...rule };
      rules.push({ fault, draws: 0 });
      return { ...fault };
    },
    list: () => rules.map(({ fault }) => ({ ...fault })),
    remove: (faultId) => {
      const before = rules.length;
      rules = rules.filter(({ fault }) => fault.faultId !== faultId);
      return rules.length < before;
    },
    clear: () => {
      const { length } = rules;
      rules = [];
      return length;
    },
    successor: () => createFaults(lastId + 1),
    hit: (target, seed) => {
      for (const one of rules) {
        const { fault } = one;
        if (!matchesCall(fault, target)) continue;
        one.draws += 1;
        const rng = rngOf(one, seed);
        if (fault.probability !== undefined && rng.next() >= fault.probability) continue;
        fault.hits += 1;
        return { fault: { ...fault }, draw: rng.next };
      }
      return undefined;
    },
  };
}
