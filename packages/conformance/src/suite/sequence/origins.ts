import { readCommand } from './shell.ts';
import { getAnswer, isChange, listInputs, listOutputs, type Leaf, type Step } from './steps.ts';

/** Where a value of the run came from; the path is in the answer of a step, or empty. */
export interface Origin extends Leaf {
  readonly value: string | number;
  readonly index: number;
}

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

/** Finds the origins, before a step, of what one of its inputs is or contains. */
export type FindOrigins = (input: Leaf, before: number) => readonly Origin[];

/** Notes how the values of a check went from answers, hooks and random choices to later calls. */
export function traceOrigins(steps: readonly Step[]): FindOrigins {
  const origins = new Map<unknown, Origin | undefined>();
  // Players may have equal passwords.
  const getOwnKey = ({ value, account }: Leaf) =>
    account === undefined ? value : JSON.stringify([account, value]);
  /** @param origin undefined: the value is the same in each run */
  const note = (leaf: Leaf, origin: Origin | undefined) => {
    if (!isValue(leaf)) return;
    for (const key of [getOwnKey(leaf), leaf.value]) if (!origins.has(key)) origins.set(key, origin);
  };
  for (const [index, step] of steps.entries()) {
    // The suite sent it before any answer had it.
    for (const leaf of listInputs(step)) note(leaf, undefined);
    const command = 'hook' in step ? readCommand(step.command) : undefined;
    for (const leaf of listOutputs(step).toSorted((a, b) => a.path.length - b.path.length)) {
      const isInCommand = typeof leaf.value === 'string' && command?.includes(leaf.value);
      note(leaf, isInCommand ? undefined : { ...leaf, index, value: leaf.value as string | number });
    }
  }
  const texts = [...origins]
    .flatMap(([value, origin]) => (typeof value === 'string' && origin?.value === value ? [origin] : []))
    .toSorted((a, b) => String(b.value).length - String(a.value).length);

  const isPart = ({ index, value }: Origin, whole: string): boolean => {
    const text = String(value);
    if (!whole.includes(text)) return false;
    if (!('made' in (steps[index] as Step))) return text.length >= SHORTEST_PART;
    // A name of the shortest length is one letter and random ones.
    return text.length >= SHORTEST_RANDOM || (whole.endsWith(text) && whole.length === text.length + 1);
  };

  return (input, before) => {
    const { key, value } = input;
    const ownKey = getOwnKey(input);
    const origin = origins.get(origins.has(ownKey) ? ownKey : value);
    if (origin && origin.index < before && (typeof value === 'string' || isValue(input))) return [origin];
    // The password of a new player is shown whole.
    if (typeof value !== 'string' || key === 'password') return [];
    return texts.filter((text) => text.index < before && isPart(text, value));
  };
}

/**
 * Selects the shortest sequence that shows what was found: the steps that changed something, those whose values a later
 * step sends, and the last ones.
 * @param last indexes of the steps that show it
 * @returns the indexes of the shown steps, in order, and the origins of the values that they send
 */
export function selectSteps(
  steps: readonly Step[],
  findOrigins: FindOrigins,
  last: readonly number[],
): { readonly shown: readonly number[]; readonly needed: ReadonlySet<Origin> } {
  // Reads count only where the configuration limits requests.
  const isLimited = steps.some(
    (step) => 'hook' in step && JSON.stringify(step.parameters).includes('"requestLimit"'),
  );
  const isShownAnyway = (step: Step): boolean => {
    if ('hook' in step) return !['readCode', 'now'].includes(step.hook);
    return 'operation' in step && (isLimited ? step.operation !== 'appConfig' : isChange(step));
  };
  const needed = new Set<Origin>();
  const sources = new Set(last);
  const texts: string[] = [];
  const shown: number[] = [];
  for (let index = last.at(-1) ?? -1; index >= 0; index--) {
    const step = steps[index] as Step;
    // The player whom the step creates or signs in: no later step may be about the player.
    const account = ('operation' in step ? step.player : getAnswer(step))?.account;
    const isAlone =
      typeof account === 'string' && !texts.some((text) => text.includes(account.toLowerCase()));
    if (!sources.has(index) && (isAlone || !isShownAnyway(step))) continue;
    shown.unshift(index);
    for (const input of listInputs(step)) {
      if (typeof input.value === 'string') texts.push(input.value.toLowerCase());
      for (const origin of findOrigins(input, index)) {
        needed.add(origin);
        sources.add(origin.index);
      }
    }
  }
  return { shown, needed };
}
