import {
  hitBy,
  mustWait,
  withoutRule,
  withoutRules,
  withRelease,
  withRule,
  type FaultHit,
  type FaultTarget,
} from '#faults/faults.ts';
import type { Fault, FaultRule } from '#faults/rule.ts';
import type { WorldRecord } from './record.ts';

/** The faults of one world. */
export interface Faults {
  list(): readonly Fault[];
  add(rule: FaultRule): Promise<Fault>;
  /** @returns whether it was active */
  remove(faultId: number): Promise<boolean>;
  /** @returns how many were active */
  clear(): Promise<number>;
  /** Lets a waiting call go on. @param entryId its entry in the journal */
  release(entryId: number): Promise<void>;
  /** Whether a call has to wait on: it was not released, and its rule, if it has one, is active. */
  mustWait(entryId: number | undefined, faultId: number | undefined): boolean;
  /** The first rule that matches this call, if any; counts the hit. */
  hit(target: FaultTarget): Promise<FaultHit | undefined>;
}

/** A change of a world's record, with its result. */
export type Revision<R> = (record: WorldRecord) => { readonly record: WorldRecord; readonly result: R };

/** The faults in a world's record. */
export function createWorldFaults(
  current: () => WorldRecord,
  revise: <R>(change: Revision<R>) => Promise<R>,
): Faults {
  return {
    list: () => current().faults.rules.map(({ fault }) => fault),
    add: (rule) =>
      revise((record) => {
        const { faults, fault } = withRule(record.faults, rule);
        return { record: { ...record, faults }, result: fault };
      }),
    remove: (faultId) =>
      revise((record) => {
        const faults = withoutRule(record.faults, faultId);
        return faults ? { record: { ...record, faults }, result: true } : { record, result: false };
      }),
    clear: () =>
      revise((record) => {
        const { faults } = record;
        const { length } = faults.rules;
        return length === 0
          ? { record, result: 0 }
          : { record: { ...record, faults: withoutRules(faults) }, result: length };
      }),
    release: (entryId) =>
      revise((record) => ({
        record: { ...record, faults: withRelease(record.faults, entryId) },
        result: undefined,
      })),
    mustWait: (entryId, faultId) => mustWait(current().faults, entryId, faultId),
    hit: async (target) => {
      if (current().faults.rules.length === 0) return undefined;
      return revise((record) => {
        const { faults, hit } = hitBy(record.faults, target, record.origin.seed);
        return { record: faults === record.faults ? record : { ...record, faults }, result: hit };
      });
    },
  };
}
