import { isDeepStrictEqual } from 'node:util';
import {
  isCall,
  isChange,
  isTimed,
  listLeaves,
  listOutputs,
  type Leaf,
  type RecordedCall,
  type Step,
} from './steps.ts';

/** What a check compared. */
export interface Compared {
  readonly what: string;
  readonly expected: unknown;
  readonly seen: unknown;
}

/** The steps that show what was found. */
export interface Culprit {
  /** Indexes, in order: one, or all that were made simultaneously with the last one. */
  readonly last: readonly number[];
  /** The part of the answer that differs. */
  readonly leaf?: Leaf;
}

/** The indexes of the last step and of those that were made simultaneously with it. */
function findSimultaneous(steps: readonly Step[]): readonly number[] {
  const found: number[] = [];
  let start = -Infinity;
  for (let index = steps.length - 1; index >= 0; index--) {
    const step = steps[index] as Step;
    if (!isTimed(step)) continue;
    if (found.length > 0 && step.end <= start) break;
    start = found.length > 0 ? Math.min(start, step.start) : step.start;
    found.unshift(index);
  }
  return found;
}

/** Errcodes, HTTP statuses and violations of the contract name their call. */
const NAMED = /^(errcode|status|the answer) of (\S+)$/;

function findNamed(steps: readonly Step[], { what, seen }: Compared): number {
  const [, kind, name = ''] = NAMED.exec(what) ?? [];
  const isNamed = (step: Step): step is RecordedCall =>
    isCall(step) && (step.operation === name || (name.startsWith('/') && step.url.endsWith(name)));
  if (kind === undefined) return -1;
  const isSeen = (step: Step) =>
    isNamed(step) &&
    (kind === 'the answer' ||
      (kind === 'status' ? step.status : (step.answer as { errcode?: number })?.errcode) === seen);
  const exact = steps.findLastIndex(isSeen);
  return exact === -1 ? steps.findLastIndex(isNamed) : exact;
}

/** The leaves of what was seen that differ from what was expected. */
function listDifferences({ expected, seen }: Compared): readonly Leaf[] {
  const wanted = new Map(listLeaves(expected).map(({ path, value }) => [path, value]));
  return listLeaves(seen).filter(({ path, value }) => !isDeepStrictEqual(wanted.get(path), value));
}

/** Any answer may have such a value. */
const isCommon = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === 0 ||
  value === 1 ||
  typeof value === 'boolean';

/** The place in the answers where a differing value was read: the last one with its name, else with its value alone. */
function findPlace(
  steps: readonly Step[],
  indexes: readonly number[],
  differences: readonly Leaf[],
  isSure: boolean,
): Culprit | undefined {
  for (const { key, value } of differences)
    for (const index of indexes.toReversed()) {
      const outputs = listOutputs(steps[index] as Step).filter((output) =>
        isDeepStrictEqual(output.value, value),
      );
      const leaf = outputs.find((output) => key !== '' && output.key === key);
      const other = isSure || isCommon(value) ? undefined : outputs[0];
      const found = leaf ?? other;
      if (found) return { last: [index], leaf: found };
    }
  return undefined;
}

/** Finds the call whose answer shows what a check found; without a difference the last ones. */
export function findCulprit(steps: readonly Step[], compared?: Compared): Culprit {
  const last = findSimultaneous(steps);
  if (!compared) return { last };
  const named = findNamed(steps, compared);
  if (named !== -1) return { last: [named] };
  const change = steps.findLastIndex(isChange);
  const since = steps.flatMap((step, index) => (index >= change && isTimed(step) ? [index] : []));
  const differences = listDifferences(compared);
  return (
    findPlace(steps, last, differences, true) ??
    findPlace(steps, last, differences, false) ??
    findPlace(steps, since, differences, true) ??
    findPlace(steps, since, differences, false) ?? { last }
  );
}
