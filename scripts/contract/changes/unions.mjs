// Compares anyOf and oneOf: pairs old and new alternatives, and checks whether a new one was allowed before.
import { adds, breaks, breaksCode, isBreaking } from './change.mjs';

const getName = (branch) => branch.$ref?.split('/').at(-1) ?? 'without a name';
const getBreaking = (changes) => changes.filter((change) => isBreaking(change));

/**
 * Compares the alternatives of two schemas.
 *
 * @param {object[]} before
 * @param {object[]} after
 * @param {import('./change.mjs').Direction} direction
 * @param {(before: object, after: object) => import('./change.mjs').Change[]} compare compares two alternatives.
 */
export function compareBranches(before, after, direction, compare) {
  const { pairs, gone, added } = pair(before, after, compare);
  const isCompatible = (previous, is) => !compare(previous, is).some(({ effect }) => effect === 'wire');
  /** Whether an old alternative already allowed the new one: a new number beside "any number". */
  const wasAllowed = (branch) => before.some((each) => isCompatible(each, branch));
  const isAllowed = (branch) => after.some((each) => isCompatible(branch, each));

  return [
    ...pairs.flatMap(([_was, is, changes]) => {
      const breaking = getBreaking(changes);
      const grew = breaking.length > 0 && breaking.every(({ isNewValue }) => isNewValue);
      if (direction === 'request' || !grew || !wasAllowed(is)) return changes;
      return changes.map((change) => ({ ...change, effect: 'addition' }));
    }),
    ...added.map((branch) => {
      const fine = direction === 'request' || wasAllowed(branch);
      return (fine ? adds : breaks)('', `alternative ${getName(branch)} added`);
    }),
    ...gone.map((branch) => {
      const fine = direction === 'answer' || isAllowed(branch);
      return (fine ? breaksCode : breaks)('', `alternative ${getName(branch)} removed`);
    }),
  ];
}

/** Pairs alternatives by name, and the remaining ones by the fewest breaking changes. */
function pair(before, after, compare) {
  const pairs = [];
  const gone = [];
  const added = [...after];
  const join = (previous, is) => {
    added.splice(added.indexOf(is), 1);
    pairs.push([previous, is, compare(previous, is)]);
  };
  const unnamed = [];
  for (const previous of before) {
    const same = added.find((is) => is.$ref === previous.$ref && (previous.$ref || areEqual(previous, is)));
    if (same) join(previous, same);
    else unnamed.push(previous);
  }
  for (const previous of unnamed) {
    const costs = added.map((is) => getBreaking(compare(previous, is)).length);
    if (costs.length === 0) gone.push(previous);
    else join(previous, added[costs.indexOf(Math.min(...costs))]);
  }
  return { pairs, gone, added };
}

function areEqual(a, b) {
  return JSON.stringify(a) === JSON.stringify(b);
}
