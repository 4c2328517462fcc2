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
  /** Finds the rule that applies to this call and counts the hit; undefined if there are no rules. */
  match(target: RuleTarget): Promise<Omit<Matching, 'rules'> | undefined>;
}

/** A change of a world's record, with its result. */
export type Revision<R> = (record: WorldRecord) => { readonly record: WorldRecord; readonly result: R };

/** The rules in a world's record. */
export function createWorldRules(
  current: () => WorldRecord,
  revise: <R>(change: Revision<R>) => Promise<R>,
): Rules {
  const withChanged = (record: WorldRecord, faults: WorldRecord['faults']): WorldRecord =>
    faults === record.faults ? record : { ...record, faults };
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
    match: async (target) => {
      if (current().faults.rules.length === 0) return undefined;
      return revise((record) => {
        const { rules, ...result } = matchRules(record.faults, target, record.origin.seed);
        return { record: withChanged(record, rules), result };
      });
    },
  };
}
