import { createRng, type Rng } from '#random/rng.ts';
import type { FaultRule, Fault } from './rule.ts';

/** The fault rules of a world, as data. */
export interface FaultsState {
  readonly rules: readonly ArmedRule[];
  /** The number of the latest rule. */
  readonly lastId: number;
  /** The latest calls that were let go, by their entries in the journal. */
  readonly released?: readonly number[];
}

/** A rule with the number of its draws. */
interface ArmedRule {
  readonly fault: Fault;
  readonly draws: number;
}

/** A call that a rule may match. */
export interface FaultTarget {
  readonly operationId: string;
  /** Whether the call needs a token. */
  readonly secured: boolean;
  readonly playerId: number | undefined;
}

/** A matching rule with its own random numbers in [0, 1). */
export interface FaultHit {
  readonly fault: Fault;
  readonly draw: () => number;
}

export const NO_FAULTS: FaultsState = { rules: [], lastId: 0 };

/** The same faults without rules; the numbering continues. */
export function withoutRules(faults: FaultsState): FaultsState {
  return { ...faults, rules: [] };
}

/** A waiting call notices its release long before as many others are released. */
const MAX_RELEASED = 1000;

/** The same faults with one more released call. */
export function withRelease(faults: FaultsState, entryId: number): FaultsState {
  return { ...faults, released: [...(faults.released ?? []), entryId].slice(-MAX_RELEASED) };
}

/**
 * Whether a call has to wait on: it was not released, and its rule is active.
 * @param faultId undefined if it waits without a rule
 */
export function mustWait(
  { rules, released = [] }: FaultsState,
  entryId: number | undefined,
  faultId: number | undefined,
): boolean {
  if (entryId !== undefined && released.includes(entryId)) return false;
  return faultId === undefined || rules.some(({ fault }) => fault.faultId === faultId);
}

/** @returns the faults with one more rule, and that active rule */
export function withRule(
  state: FaultsState,
  rule: FaultRule,
): { readonly faults: FaultsState; readonly fault: Fault } {
  const fault: Fault = { faultId: state.lastId + 1, hits: 0, ...rule };
  const rules = [...state.rules, { fault, draws: 0 }];
  return { faults: { ...state, rules, lastId: fault.faultId }, fault };
}

/** @returns undefined if no such rule is active */
export function withoutRule(faults: FaultsState, faultId: number): FaultsState | undefined {
  const rules = faults.rules.filter(({ fault }) => fault.faultId !== faultId);
  return rules.length < faults.rules.length ? { ...faults, rules } : undefined;
}

/** A 401 for every call does not match calls without a token, because they have no such answer. */
function matchesCall(fault: Fault, { operationId, secured, playerId }: FaultTarget): boolean {
  return (
    (fault.operationId === '*' ? secured || fault.httpStatus !== 401 : fault.operationId === operationId) &&
    (fault.playerId === undefined || fault.playerId === playerId) &&
    (fault.times === undefined || fault.hits < fault.times)
  );
}

/** A rule with its own seed matches the same calls regardless of its place in the list. */
function wrapDraw({ fault, draws }: ArmedRule, worldSeed: number): Rng {
  return fault.seed === undefined
    ? createRng(worldSeed, 'fault', fault.faultId, draws)
    : createRng(fault.seed, 'fault', draws);
}

/**
 * The first rule that matches this call, if any. A rule without its own seed draws from `seed`.
 * @returns the faults with updated draws and hits; the same object if no rule matched
 */
export function hitBy(
  faults: FaultsState,
  target: FaultTarget,
  seed: number,
): { readonly faults: FaultsState; readonly hit: FaultHit | undefined } {
  const rules = [...faults.rules];
  let drawn = false;
  for (const [index, { fault, draws }] of rules.entries()) {
    if (!matchesCall(fault, target)) continue;
    drawn = true;
    const armed = { fault, draws: draws + 1 };
    rules[index] = armed;
    const rng = wrapDraw(armed, seed);
    if (fault.probability !== undefined && rng.next() >= fault.probability) continue;
    const struck = { ...fault, hits: fault.hits + 1 };
    rules[index] = { ...armed, fault: struck };
    return { faults: { ...faults, rules }, hit: { fault: struck, draw: rng.next } };
  }
  return { faults: drawn ? { ...faults, rules } : faults, hit: undefined };
}
