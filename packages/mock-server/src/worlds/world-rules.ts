import {
  findRelease,
  matchRules,
  withoutRelease,
  withoutRules,
  withRelease,
  withRule,
  type Matching,
  type Release,
  type RuleTarget,
} from '#rules/rules.ts';
import type { ActiveRule, Rule, Substitute } from '#rules/rule.ts';
import type { WorldRecord } from './record.ts';

/** The rules of one world: faults and stubs. */
export interface Rules {
  /** In the order in which they are checked. */
  list(): readonly ActiveRule[];
  add(rule: Rule): Promise<ActiveRule>;
  /** Removes rules; calls that wait because of them go on. @returns how many there were */
  remove(isRemoved: (rule: ActiveRule) => boolean): Promise<number>;
  /** Ends the waiting of a call. */
  release(release: Release): Promise<void>;
  /** Forgets the release of a call that has gone on. */
  endRelease(entryId: number): Promise<void>;
  /** The release of a waiting call; undefined if it has to wait on. */
  findRelease(entryId: number | undefined, ruleId: number | undefined): Substitute | undefined;
}

/** A change of a world's record, with its result. */
export type Revision<R> = (record: WorldRecord) => { readonly record: WorldRecord; readonly result: R };

function withChanged(record: WorldRecord, faults: WorldRecord['faults']): WorldRecord {
  return faults === record.faults ? record : { ...record, faults };
}

/** The rules in a world's record. */
export function createWorldRules(
  current: () => WorldRecord,
  revise: <R>(change: Revision<R>) => Promise<R>,
): Rules {
  return {
    list: () => current().faults.rules,
    add: (rule) =>
      revise((record) => {
        const { state, active } = withRule(record.faults, rule);
        return { record: withChanged(record, state), result: active };
      }),
    remove: (isRemoved) =>
      revise((record) => {
        const state = withoutRules(record.faults, isRemoved);
        const result = record.faults.rules.length - state.rules.length;
        return { record: withChanged(record, state), result };
      }),
    release: (release) =>
      revise((record) => ({
        record: withChanged(record, withRelease(record.faults, release)),
        result: undefined,
      })),
    endRelease: (entryId) =>
      revise((record) => ({
        record: withChanged(record, withoutRelease(record.faults, entryId)),
        result: undefined,
      })),
    findRelease: (entryId, ruleId) => findRelease(current().faults, entryId, ruleId),
  };
}

/**
 * Finds the rule that applies to a call and counts the hit. Most calls match none, so it waits only for a change.
 * @returns the outcome, or a promise if something is counted
 */
export function matchWorldRules(
  record: WorldRecord,
  target: RuleTarget,
  revise: <R>(change: Revision<R>) => Promise<R>,
): Matching | Promise<Matching> {
  const matching = matchRules(record.faults, target, record.origin.seed);
  if (matching.rules === record.faults) return matching;
  return revise((current) => {
    const result = matchRules(current.faults, target, current.origin.seed);
    return { record: withChanged(current, result.rules), result };
  });
}
