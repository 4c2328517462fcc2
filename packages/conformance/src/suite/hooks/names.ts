import { HOOK_NAMES } from '../../protocol/hooks.ts';

/** What a set of hooks may have. */
const NAMES: readonly string[] = [...HOOK_NAMES, 'isolate', 'command', 'name'];

/** How many letters must be added, removed or replaced. */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [done, letter] of from.split('').entries()) {
    const next = [done + 1];
    for (const [index, wanted] of to.split('').entries())
      next.push(
        Math.min(
          (row[index + 1] ?? 0) + 1,
          (next[index] ?? 0) + 1,
          (row[index] ?? 0) + (letter === wanted ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** A name with more edits than this is another word. */
const MOST_EDITS = 3;

/** Describes the first name that is not a hook, with the hook that it may mean; undefined if all are hooks. */
export function describeUnknownHook(names: readonly string[]): string | undefined {
  const unknown = names.find((name) => !NAMES.includes(name));
  if (unknown === undefined) return undefined;
  const [near] = NAMES.map((name) => ({
    name,
    edits: countEdits(unknown.slice(0, 64).toLowerCase(), name.toLowerCase()),
  })).toSorted((a, b) => a.edits - b.edits);
  return near !== undefined && near.edits <= MOST_EDITS
    ? `${unknown} is not a hook; did you mean ${near.name}?`
    : `${unknown} is not a hook. Hooks are ${NAMES.join(', ')}.`;
}
