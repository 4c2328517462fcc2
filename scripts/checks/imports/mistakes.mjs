// What is wrong with a map of imports, in sentences that name the files.

const line = ({ from, to }) => `    ${from} -> ${to}`;

/**
 * Imports that a rule forbids.
 * @param violations of dependency-cruiser: `{ from, to, rule: { name } }`
 * @param rules those of scripts/checks/imports/rules.mjs
 * @returns one sentence for each broken rule, with the imports that break it
 */
export function importMistakes(violations, rules) {
  return rules.flatMap(({ name, comment }) => {
    const broken = violations.filter(({ rule }) => rule.name === name);
    return broken.length === 0 ? [] : [[comment, ...broken.map(line)].join('\n')];
  });
}

function pairMistakes({ name, pairs }, allowed) {
  const known = allowed.filter((entry) => entry.group === name);
  const isSame = ({ rooms }, entry) => rooms.join() === entry.rooms.toSorted().join();
  const unexplained = pairs
    .filter((pair) => !known.some((entry) => isSame(pair, entry)))
    .map(({ rooms: [one, other], imports }) =>
      [
        `${name}: ${one} and ${other} import each other. One direction has to go, or a reason into scripts/checks/imports.config.mjs; the rarer direction:`,
        ...imports.map(line),
      ].join('\n'),
    );
  const outdated = known
    .filter((entry) => !pairs.some((pair) => isSame(pair, entry)))
    .map(
      ({ rooms }) =>
        `${name}: ${rooms.join(' and ')} no longer import each other; take the entry out of scripts/checks/imports.config.mjs.`,
    );
  return [...unexplained, ...outdated];
}

function cycleMistakes({ name, cycles }, allowed) {
  const known = allowed.filter((entry) => entry.group === name);
  const isSame = (cycle, entry) => cycle.join() === entry.files.toSorted().join();
  const unexplained = cycles
    .filter((cycle) => !known.some((entry) => isSame(cycle, entry)))
    .map((cycle) =>
      [
        `${name}: these ${cycle.length} files import each other in a circle:`,
        ...cycle.map((file) => `    ${file}`),
      ].join('\n'),
    );
  const outdated = known
    .filter((entry) => !cycles.some((cycle) => isSame(cycle, entry)))
    .map(
      ({ files }) =>
        `${name}: there is no circle of exactly these files any more; mend the entry in scripts/checks/imports.config.mjs: ${files.join(', ')}`,
    );
  return [...unexplained, ...outdated];
}

/**
 * Mutual pairs and circles of files without a reason, and reasons without what they are for.
 * @returns sentences; none when all is well
 */
export const findMistakes = (measured, allowedPairs, allowedCycles) => [
  ...pairMistakes(measured, allowedPairs),
  ...cycleMistakes(measured, allowedCycles),
];
