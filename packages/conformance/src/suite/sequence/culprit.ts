import type { Difference } from '../../protocol/expect.ts';
import { getAnswer, isChange, listLeaves, listOutputs, type Leaf, type Step } from './steps.ts';

/** What a check compared. */
export type Compared = Pick<Difference, 'what' | 'expected' | 'seen'>;

/** The steps that show what was found. */
export interface Culprit {
  /** Indexes, in order: one, or all that were made simultaneously with the last one. */
  readonly last: readonly number[];
  /** The part of the answer that differs. */
  readonly leaf?: Leaf;
}

/** Errcodes, HTTP statuses and violations of the contract name their call. */
const NAMED = /^(errcode|status|the answer) of (\S+)$/;
/** Any answer may have such a value. */
const COMMON: readonly unknown[] = [undefined, null, '', 0, 1, true, false];

/** The indexes of the last step and of those that were made simultaneously with it. */
function findSimultaneous(steps: readonly Step[]): readonly number[] {
  const found: number[] = [];
  let start = -Infinity;
  for (let index = steps.length - 1; index >= 0; index--) {
    const step = steps[index] as Step;
    if ('made' in step) continue;
    if (found.length > 0 && step.end <= start) break;
    start = found.length > 0 ? Math.min(start, step.start) : step.start;
    found.unshift(index);
  }
  return found;
}

/** The last call with the name, if possible with what was seen. */
function findNamed(steps: readonly Step[], { what, seen }: Compared): number {
  const [, kind, name] = NAMED.exec(what) ?? [];
  const calls = steps
    .filter((step) => 'operation' in step)
    .filter(({ operation, url }) => operation === name || (name?.startsWith('/') && url.endsWith(name)));
  const seenCall = calls.findLast(
    (call) => (kind === 'status' ? call.status : getAnswer(call).errcode) === seen,
  );
  return steps.indexOf((seenCall ?? calls.at(-1)) as Step);
}

/** Finds the call whose answer shows what a check found; without a difference the last ones. */
export function findCulprit(steps: readonly Step[], compared?: Compared): Culprit {
  const last = findSimultaneous(steps);
  if (!compared) return { last };
  const named = findNamed(steps, compared);
  if (named !== -1) return { last: [named] };
  const wanted = new Map(listLeaves(compared.expected).map(({ path, value }) => [path, value]));
  const differences = listLeaves(compared.seen).filter(({ path, value }) => wanted.get(path) !== value);
  const start = Math.min(steps.findLastIndex(isChange), last[0] ?? 0);
  const places = [...steps.entries()]
    .filter(([index, step]) => index >= start && !('made' in step))
    .toReversed()
    .flatMap(([index, step]) => listOutputs(step).map((leaf) => ({ last: [index], leaf })));
  // The last one with its name, else with its value alone.
  for (const isNamed of [true, false])
    for (const { key, value } of differences) {
      const isSame = (leaf: Leaf) => (isNamed ? leaf.key === key : !COMMON.includes(value));
      const place = places.find(({ leaf }) => leaf.value === value && isSame(leaf));
      if (place) return place;
    }
  return { last };
}
