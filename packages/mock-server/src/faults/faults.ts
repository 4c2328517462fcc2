import { createRng, type Rng } from '#random/rng.ts';
import type { FaultRule, Fault } from './rule.ts';

/** The faults of one world, as data. */
export interface FaultsState {
  readonly rules: readonly ArmedRule[];
  /** The number that was given last. */
  readonly lastId: number;
}

/** A rule with the number of its draws so far. */
interface ArmedRule {
  readonly fault: Fault;
  readonly draws: number;
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

export const NO_FAULTS: FaultsState = { rules: [], lastId: 0 };

/** No rules, whose numbers go on. */
export function withoutRules({ lastId }: FaultsState): FaultsState {
  return { rules: [], lastId };
}

/** @returns the faults with one rule more, and that rule in force */
export function withRule(
  { rules, lastId }: FaultsState,
  rule: FaultRule,
): { readonly faults: FaultsState; readonly fault: Fault } {
  const fault: Fault = { faultId: lastId + 1, hits: 0, ...rule };
  return { faults: { rules: [...rules, { fault, draws: 0 }], lastId: fault.faultId }, fault };
}

/** @returns undefined when no such rule is in force */
export function withoutRule({ rules, lastId }: FaultsState, faultId: number): FaultsState | undefined {
  const left = rules.filter(({ fault }) => fault.faultId !== faultId);
  return left.length < rules.length ? { rules: left, lastId } : undefined;
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

/**
 * The first rule that hits this call, if one does. A rule without a seed of its own draws from `seed`.
 * @returns the faults after it, with their draws and hits counted; the same object when no rule fitted
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
    const rng = rngOf(armed, seed);
    if (fault.probability !== undefined && rng.next() >= fault.probability) continue;
    const struck = { ...fault, hits: fault.hits + 1 };
    rules[index] = { ...armed, fault: struck };
    return { faults: { ...faults, rules }, hit: { fault: struck, draw: rng.next } };
  }
  return { faults: drawn ? { ...faults, rules } : faults, hit: undefined };
}
