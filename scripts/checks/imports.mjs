// The map of imports: which folders ("rooms") import which, which may not, and where two import each other or files go in
// a circle.
import { cruise } from 'dependency-cruiser';
import { arrowsBetween, knots, mutualPairs } from './imports/graph.mjs';
import { findMistakes, importMistakes } from './imports/mistakes.mjs';
import { forbiddenImports } from './imports/rules.mjs';
import { allowedFileCycles, allowedPairs, groups, layers } from './imports.config.mjs';
import { root } from '../run/paths.mjs';

const rules = forbiddenImports(layers);

/**
 * Every import between files of the packages, those of types alone and those of `import()` included.
 * @returns `imports` as pairs of files `{ from, to }`; `violations` of the rules as dependency-cruiser reports them
 */
async function readImports() {
  const { output } = await cruise(
    [...new Set(groups.map(({ folder }) => folder))],
    {
      baseDir: root,
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      validate: true,
      ruleSet: { forbidden: rules },
    },
    {
      extensions: ['.ts', '.tsx', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['source', 'import'],
    },
  );
  const imports = output.modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ module, resolved, couldNotResolve }) => {
      if (couldNotResolve && /^[.#]/.test(module))
        throw new Error(`${source} imports ${module}, which cannot be found.`);
      return { from: source, to: resolved };
    }),
  );
  return {
    imports: imports.filter(({ from, to }) => from !== to),
    violations: output.summary.violations,
  };
}

function measure({ name, folder }, imports) {
  const isNested = groups.some((other) => folder.startsWith(`${other.folder}/`));
  const inside = imports.filter(
    ({ from, to }) => from.startsWith(`${folder}/`) && to.startsWith(`${folder}/`),
  );
  const { rooms, arrows } = arrowsBetween(folder, inside);
  const knot = knots(arrows).toSorted((one, other) => other.length - one.length)[0] ?? [];
  return {
    name,
    rooms,
    arrows,
    pairs: mutualPairs(arrows),
    knot, // Those of a nested group are counted with the package around it.
    cycles: isNested ? [] : knots(inside),
  };
}

function print(measured) {
  console.log('package                rooms  arrows  mutual pairs  largest knot  file cycles');
  for (const { name, rooms, arrows, pairs, knot, cycles } of measured) {
    const cells = [rooms.length, arrows.length, pairs.length, knot.length, cycles.length];
    const widths = [5, 6, 12, 12, 11];
    console.log(
      `${name.padEnd(21)}  ${cells.map((cell, at) => String(cell).padStart(widths[at])).join('  ')}`,
    );
  }
}

const { imports, violations } = await readImports();
const measured = groups.map((group) => measure(group, imports));
print(measured);
const mistakes = [
  ...importMistakes(violations, rules),
  ...measured.flatMap((one) => findMistakes(one, allowedPairs, allowedFileCycles)),
];
for (const mistake of mistakes) console.error(`\n${mistake}`);
process.exitCode = mistakes.length === 0 ? 0 : 1;
