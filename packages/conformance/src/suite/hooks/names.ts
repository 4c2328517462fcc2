import { closest, distance } from 'fastest-levenshtein';
import { HOOK_NAMES } from '../../protocol/hooks.ts';

/** What a set of hooks may have. */
const NAMES: readonly string[] = [...HOOK_NAMES, 'isolate', 'command', 'name'];

/** Only the beginning of a long name is compared. */
const LONGEST = 64;

/** A name with more edits than this is another word. */
const MOST_EDITS = 3;

/** Describes the first name that is not a hook, with the hook that it may mean; undefined if all are hooks. */
export function describeUnknownHook(names: readonly string[]): string | undefined {
  const unknown = names.find((name) => !NAMES.includes(name));
  if (unknown === undefined) return undefined;
  const compared = unknown.slice(0, LONGEST);
  const near = closest(compared, NAMES);
  return distance(compared, near) <= MOST_EDITS
    ? `${unknown} is not a hook; did you mean ${near}?`
    : `${unknown} is not a hook. Hooks are ${NAMES.join(', ')}.`;
}
