import {
  findPlayers,
  getToken,
  isCall,
  isChange,
  isHook,
  listInputs,
  listOutputs,
  type Leaf,
  type RecordedPlayer,
  type Step,
} from './steps.ts';

/** Where a value of the run came from. */
export interface Origin {
  readonly index: number;
  /** In the answer, as JavaScript; empty for the whole. */
  readonly path: string;
  readonly key: string;
}

type Value = string | number;

/** Shorter numbers are ids of the configuration, which stay the same. */
const LEAST_ID = 1000;
const SHORTEST_TEXT = 4;
/** Shorter texts may be part of others by accident. */
const SHORTEST_PART = 8;
const SHORTEST_RANDOM = 5;
const WORD_LENGTH = 12;
const NAMES_OF_VALUES = /(id|code|key|token|authorization|link|url|account|password)$/i;

/** Whether a leaf may be a value that belongs to one run. */
function isValue({ key, value }: Leaf): boolean {
  if (typeof value === 'number') return value >= LEAST_ID && /id$/i.test(key);
  if (typeof value !== 'string') return false;
  if (key === 'made') return true;
  if (value.length < SHORTEST_TEXT) return false;
  return /\d/.test(value) || value.length >= WORD_LENGTH || NAMES_OF_VALUES.test(key);
}

/** How the values of a check went from answers, hooks and random choices to later calls. */
export class Flow {
  readonly #origins = new Map<Value, Origin | undefined>();
  /** Texts with an origin; the longest ones first. */
  readonly #texts: readonly string[];

  constructor(readonly steps: readonly Step[]) {
    for (const [index, step] of steps.entries()) {
      // The suite sent it before any answer had it: it is the same in each run.
      for (const leaf of listInputs(step)) this.#note(leaf, undefined);
      const shortestPathFirst = listOutputs(step).toSorted((a, b) => a.path.length - b.path.length);
      for (const leaf of shortestPathFirst) this.#note(leaf, { index, path: leaf.path, key: leaf.key });
    }
    this.#texts = [...this.#origins]
      .flatMap(([value, origin]) => (origin && typeof value === 'string' ? [value] : []))
      .toSorted((a, b) => b.length - a.length);
  }

  #note(leaf: Leaf, origin: Origin | undefined): void {
    const isKnown = this.#origins.has(leaf.value as Value);
    if (!isKnown && isValue(leaf)) this.#origins.set(leaf.value as Value, origin);
  }

  /** A value that a command contains anyway needs no origin. */
  forget(value: Value): void {
    this.#origins.set(value, undefined);
  }

  getOrigin(value: unknown): Origin | undefined {
    return this.#origins.get(value as Value);
  }

  /** The values with an origin before a step that one of its inputs is or contains. */
  findValues(leaf: Leaf, before: number): readonly Value[] {
    const { key, value } = leaf;
    const isBefore = (known: Value) => (this.#origins.get(known)?.index ?? before) < before;
    if (typeof value === 'number') return isValue(leaf) && isBefore(value) ? [value] : [];
    if (typeof value !== 'string') return [];
    if (isBefore(value)) return [value];
    // The password of a new player is shown whole.
    if (key === 'password') return [];
    return this.#texts.filter((text) => value.includes(text) && this.#isPart(text, value) && isBefore(text));
  }

  #isPart(text: string, value: string): boolean {
    const step = this.steps[this.#origins.get(text)?.index ?? -1];
    if (step === undefined || !('made' in step)) return text.length >= SHORTEST_PART;
    // A name of the shortest length is one letter and random ones.
    return text.length >= SHORTEST_RANDOM || (value.endsWith(text) && value.length === text.length + 1);
  }
}

/** Reads count only where the configuration limits requests. */
const countsReads = (step: Step): boolean =>
  isHook(step) && step.hook === 'setConfig' && JSON.stringify(step.parameters).includes('"requestLimit"');

/** What is shown although nothing that follows needs a value of it. */
function isShownAnyway(step: Step, withReads: boolean): boolean {
  if (isHook(step)) return !['readCode', 'now'].includes(step.hook);
  return isCall(step) && (withReads ? step.operation !== 'appConfig' : isChange(step));
}

/** What the command that registers a player or logs one in is given. */
const describePlayer = ({ account, password }: RecordedPlayer): readonly Leaf[] =>
  Object.entries({ account, password }).map(([key, value]) => ({ key, path: '', value }));

/** The account of a player whom a hook created. */
const getAccount = (step: Step): string | undefined =>
  isHook(step) && step.hook === 'createPlayer'
    ? (step.result as { readonly account: string } | undefined)?.account
    : undefined;

export interface Selection {
  /** The shown steps, in order. */
  readonly shown: readonly number[];
  /** The values that a shown step takes from another one. */
  readonly needed: ReadonlySet<Value>;
}

/**
 * Selects the shortest sequence that shows what was found: the steps that changed something, those whose values a later
 * step sends, and the last ones.
 * @param last indexes of the steps that show it
 */
export function selectSteps(flow: Flow, last: readonly number[]): Selection {
  const { steps } = flow;
  const end = last.at(-1) ?? -1;
  const withReads = steps.some(countsReads);
  const players = findPlayers(steps);
  const needed = new Set<Value>();
  const texts: string[] = [];
  const sources = new Set<number>();
  const shown: number[] = [];
  for (let index = Math.max(end, ...last); index >= 0; index--) {
    const step = steps[index] as Step;
    const player = players.get(getToken(step));
    const account = player?.account ?? getAccount(step);
    // No later step is about the player.
    const isAlone = account !== undefined && !texts.some((text) => text.includes(account.toLowerCase()));
    const isNeeded =
      last.includes(index) || sources.has(index) || (isShownAnyway(step, withReads) && !isAlone);
    if (!isNeeded) continue;
    shown.unshift(index);
    for (const leaf of player && !last.includes(index) ? describePlayer(player) : listInputs(step)) {
      if (typeof leaf.value === 'string') texts.push(leaf.value.toLowerCase());
      for (const value of flow.findValues(leaf, index)) {
        needed.add(value);
        sources.add(flow.getOrigin(value)?.index ?? -1);
      }
    }
  }
  return { shown, needed };
}
