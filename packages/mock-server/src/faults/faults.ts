import { createChance } from '#chance/chance.ts';
import type { FaultRule, Fault } from './rule.ts';

/** The faults of one world. */
export interface Faults {
  add(rule: FaultRule): Fault;
  list(): Fault[];
  remove(faultId: number): boolean;
  clear(): number;
  /** The first rule that hits this call, if one does; counts the hit. `chance` draws from the world's seed. */
  hit(operationId: string, playerId: number | undefined, seed: number): FaultHit | undefined;
}

/** A fault that struck, with a number in [0, 1) for its own dice. */
export interface FaultHit {
  readonly fault: Fault;
  readonly draw: () => number;
}

const concerns = (fault: Fault, operationId: string, playerId: number | undefined): boolean =>
  (fault.operationId === '*' || fault.operationId === operationId) &&
  (fault.playerId === undefined || fault.playerId === playerId) &&
  (fault.times === undefined || fault.hits < fault.times);

export const createFaults = (): Faults => {
  let faults: Fault[] = [];
  let lastId = 0;
  let draws = 0;
  return {
    add: (rule) => {
      lastId += 1;
      const fault: Fault = { faultId: lastId, hits: 0, ...rule };
      faults.push(fault);
      return { ...fault };
    },
    list: () => faults.map((fault) => ({ ...fault })),
    remove: (faultId) => {
      const before = faults.length;
      faults = faults.filter((fault) => fault.faultId !== faultId);
      return faults.length < before;
    },
    clear: () => {
      const { length } = faults;
      faults = [];
      return length;
    },
    hit: (operationId, playerId, seed) => {
      for (const fault of faults) {
        if (!concerns(fault, operationId, playerId)) continue;
        draws += 1;
        const chance = createChance(seed, 'fault', fault.faultId, draws);
        if (fault.probability !== undefined && chance.next() >= fault.probability) continue;
        fault.hits += 1;
        return { fault: { ...fault }, draw: chance.next };
      }
      return undefined;
    },
  };
};
