import { createRng, type Rng } from '#random/rng.ts';
import { findDifference, type Difference } from './difference.ts';
import type { ActiveRule, Miss, Rule, RuleName, Substitute } from './rule.ts';

/** The rules of a world, as data. */
export interface RulesState {
  /** In the order in which they are checked. */
  readonly rules: readonly ArmedRule[];
  /** The number of the latest rule. */
  readonly lastId: number;
  /** Released calls that have not gone on yet. */
  readonly released?: readonly Release[];
}

/** A released call, by its entry in the journal, with the answer that it gets instead of its own. */
export interface Release extends Substitute {
  readonly entryId: number;
}

/** A rule with the number of matching calls and of its draws. */
interface ArmedRule extends ActiveRule {
  readonly seen: number;
  readonly draws: number;
}

/** A call that a rule may match. */
export interface RuleTarget {
  readonly operationId: string;
  /** Whether the call needs a token. */
  readonly secured: boolean;
  readonly playerId: number | undefined;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** The rule that applies to a call, with its own random numbers in [0, 1). */
export interface RuleHit extends ActiveRule {
  readonly draw: () => number;
}

/** The outcome of the rules for a call. */
export interface Matching {
  /** The rules with updated counts; the same object if nothing was counted. */
  readonly rules: RulesState;
  readonly hit: RuleHit | undefined;
  /** Why rules for this call by name did not apply. */
  readonly misses: readonly Miss[];
}

export const NO_RULES: RulesState = { rules: [], lastId: 0 };

/** Whether a rule answers with a stub; the others are faults. */
export function isStub({ rule }: Pick<ActiveRule, 'rule'>): boolean {
  return rule.answer !== undefined;
}

/** A rule by the name of its number. */
export function getRuleName(rule: ActiveRule): RuleName {
  return isStub(rule) ? { stubId: rule.id } : { faultId: rule.id };
}

/** The same state without the rules of a kind, or without any; the numbering continues. */
export function withoutRules(state: RulesState, isRemoved: (rule: ActiveRule) => boolean): RulesState {
  const rules = state.rules.filter((rule) => !isRemoved(rule));
  return rules.length === state.rules.length ? state : { ...state, rules };
}

/** A call that is gone leaves its release behind. */
const MAX_RELEASED = 100;

/** The same state with one more released call. */
export function withRelease(state: RulesState, release: Release): RulesState {
  return { ...state, released: [...(state.released ?? []), release].slice(-MAX_RELEASED) };
}

/** The same state after a released call has gone on. */
export function withoutRelease(state: RulesState, entryId: number): RulesState {
  const { released = [], ...rest } = state;
  const left = released.filter((item) => item.entryId !== entryId);
  return left.length === released.length ? state : { ...rest, ...(left.length > 0 && { released: left }) };
}

/**
 * The release of a waiting call; undefined if it has to wait on. A call whose rule was removed is released as it is.
 * @param ruleId undefined if it waits without a rule
 */
export function findRelease(
  { rules, released = [] }: RulesState,
  entryId: number | undefined,
  ruleId: number | undefined,
): Substitute | undefined {
  const release = entryId === undefined ? undefined : released.find((item) => item.entryId === entryId);
  if (release) return release;
  return ruleId === undefined || rules.some(({ id }) => id === ruleId) ? undefined : {};
}

function getPriority({ rule }: ActiveRule): number {
  return rule.priority ?? 0;
}

/** @returns the state with one more rule, and that active rule */
export function withRule(
  state: RulesState,
  rule: Rule,
): { readonly state: RulesState; readonly active: ActiveRule } {
  const active: ArmedRule = { id: state.lastId + 1, rule, hits: 0, seen: 0, draws: 0 };
  const rules = [...state.rules, active].toSorted((a, b) => getPriority(b) - getPriority(a) || a.id - b.id);
  return { state: { ...state, rules, lastId: active.id }, active };
}

/** A rule with its own seed matches the same calls regardless of its place in the list. */
function openDraw({ id, rule, draws }: ArmedRule, worldSeed: number): Rng {
  return rule.seed === undefined
    ? createRng(worldSeed, 'fault', id, draws)
    : createRng(rule.seed, 'fault', draws);
}

const MAX_SHOWN = 60;

function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  const text = JSON.stringify(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

/** The condition that does not hold: its name, or where the call differs. */
type Failed =
  | 'player'
  | 'times'
  | 'count'
  | 'probability'
  | { readonly place: 'request' | 'headers'; readonly difference: Difference };

/** Which condition about the call itself does not hold; undefined if all hold. */
function findFailedCondition({ rule, hits }: ArmedRule, target: RuleTarget): Failed | undefined {
  const { playerId, request, headers, times } = rule;
  if (playerId !== undefined && playerId !== target.playerId) return 'player';
  const inBody = request && findDifference(target.body, request);
  if (inBody) return { place: 'request', difference: inBody };
  const inHeaders = headers && findDifference(target.headers, headers);
  if (inHeaders) return { place: 'headers', difference: inHeaders };
  return times !== undefined && hits >= times ? 'times' : undefined;
}

/** Whether a rule applies to its matching call of that number. */
function isCounted({ skip = 0, every = 1 }: Rule, seen: number): boolean {
  return seen > skip && (seen - skip) % every === 0;
}

function countText({ skip = 0, every = 1 }: Rule, seen: number): string {
  return seen <= skip
    ? `this is matching call ${seen}, and it skips ${skip}`
    : `this is matching call ${seen - skip}${skip === 0 ? '' : ` after ${skip}`}, and it applies to every ${every}`;
}

function reasonText(failed: Failed, { rule, seen }: ArmedRule, { playerId }: RuleTarget): string {
  if (failed === 'player') return `the player is ${playerId ?? 'a visitor'}, not ${rule.playerId}`;
  if (failed === 'times') return `it has applied ${rule.times} times`;
  if (failed === 'count') return countText(rule, seen);
  if (failed === 'probability') return `its probability of ${rule.probability} did not choose this call`;
  const { place, difference } = failed;
  return `${place}${difference.pointer} is ${shown(difference.found)}, not ${shown(difference.expected)}`;
}

/** The places of the rules in their list, by the call that they name. */
const placesByState = new WeakMap<RulesState, ReadonlyMap<string, readonly number[]>>();

/** The places of the rules that a call may match, in their order: most rules of a world name other calls. */
function findPlaces(state: RulesState, operationId: string): readonly number[] {
  let byCall = placesByState.get(state);
  if (!byCall) {
    const names = new Set(state.rules.map(({ rule }) => rule.operationId));
    byCall = new Map(
      Array.from(names, (name) => [
        name,
        state.rules.flatMap(({ rule }, place) =>
          rule.operationId === name || rule.operationId === '*' ? [place] : [],
        ),
      ]),
    );
    placesByState.set(state, byCall);
  }
  return byCall.get(operationId) ?? byCall.get('*') ?? [];
}

/** Whether there is a rule for a call. */
export function hasRulesFor(state: RulesState, operationId: string): boolean {
  return state.rules.length > 0 && findPlaces(state, operationId).length > 0;
}

/** A 401 for every call does not concern calls without a token, because they have no such answer. */
function isFor({ rule }: ArmedRule, { secured }: RuleTarget): boolean {
  return rule.operationId !== '*' || secured || rule.httpStatus !== 401;
}

/** Why a rule did not apply. */
export function toMiss(rule: ActiveRule, reason: string): Miss {
  return { ...getRuleName(rule), reason };
}

/** The latest miss of a rule by its player: most misses of a world are the same again and again. */
const latestMiss = new WeakMap<Rule, { readonly playerId: number | undefined; readonly miss: Miss }>();

function playerMiss(armed: ArmedRule, target: RuleTarget): Miss {
  const { playerId } = target;
  const known = latestMiss.get(armed.rule);
  if (known && known.playerId === playerId) return known.miss;
  const miss = toMiss(armed, reasonText('player', armed, target));
  latestMiss.set(armed.rule, { playerId, miss });
  return miss;
}

const MAX_MISSES = 3;

const latestMisses = new WeakMap<RulesState, readonly Miss[]>();

/** The same list as for the call before, if nothing differs: the journal stores it for each call. */
function shareMisses(state: RulesState, misses: readonly Miss[]): readonly Miss[] {
  if (misses.length === 0) return misses;
  const known = latestMisses.get(state);
  if (known?.length === misses.length && known.every((miss, place) => miss === misses[place])) return known;
  latestMisses.set(state, misses);
  return misses;
}

/** Applies the rules to a call: the first that matches. A rule without its own seed draws from `seed`. */
export function matchRules(state: RulesState, target: RuleTarget, seed: number): Matching {
  const misses: Miss[] = [];
  const addMiss = (armed: ArmedRule, failed: Failed | RuleHit): void => {
    if (armed.rule.operationId === '*' || misses.length >= MAX_MISSES) return;
    if (failed === 'player') misses.push(playerMiss(armed, target));
    else if (typeof failed === 'object' && 'id' in failed)
      misses.push(toMiss(armed, `rule ${failed.id} comes before it and has answered`));
    else misses.push(toMiss(armed, reasonText(failed, armed, target)));
  };
  let rules: ArmedRule[] | undefined;
  let hit: RuleHit | undefined;
  for (const index of findPlaces(state, target.operationId)) {
    const armed = state.rules[index];
    if (!armed || !isFor(armed, target)) continue;
    // The most frequent case, many times in a call.
    const { playerId } = armed.rule;
    if (playerId !== undefined && playerId !== target.playerId && misses.length >= MAX_MISSES) continue;
    const failed = findFailedCondition(armed, target) ?? hit;
    if (failed) {
      addMiss(armed, failed);
      continue;
    }
    rules ??= [...state.rules];
    const { rule } = armed;
    const counted = { ...armed, seen: armed.seen + 1 };
    rules[index] = counted;
    if (!isCounted(rule, counted.seen)) {
      addMiss(counted, 'count');
      continue;
    }
    const drawn = { ...counted, draws: armed.draws + 1 };
    const rng = openDraw(drawn, seed);
    const isHit = rule.probability === undefined || rng.next() < rule.probability;
    rules[index] = isHit ? { ...drawn, hits: armed.hits + 1 } : drawn;
    if (isHit) hit = { ...drawn, hits: armed.hits + 1, draw: rng.next };
    else addMiss(drawn, 'probability');
  }
  return { rules: rules ? { ...state, rules } : state, hit, misses: shareMisses(state, misses) };
}

interface FormerRule {
  readonly fault: Omit<Rule, 'effect'> & {
    readonly faultId: number;
    readonly hits: number;
    readonly effect?: string;
  };
  readonly draws: number;
}

/** Reads rules that an earlier version of this server has stored, which had faults only. */
export function readRules(stored: object): RulesState {
  const { released: _released, ...state } = stored as RulesState;
  const rules = state.rules.map((item): ArmedRule => {
    const { fault, draws } = item as unknown as FormerRule;
    if (!fault) return item;
    const { faultId: id, hits, effect, ...rule } = fault;
    const effects = effect === 'hang' ? { effect: 'hold', at: 'after' } : effect && { effect };
    return { id, hits, draws, seen: draws, rule: { ...rule, ...effects } as Rule };
  });
  return { ...state, rules };
}
