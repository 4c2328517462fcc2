// Runs tests against mutants, one at a time, in a process that stays: Vitest keeps what it has transformed.
import { at } from '../run/paths.mjs';
import { createTests, getPattern } from '../tests/vitest.mjs';

/** The mutant that is planted. */
let planted;

const plugin = {
  name: 'plant-a-mutant',
  enforce: 'pre',
  transform: (_, id) =>
    planted !== undefined && id === at(planted.file) ? { code: planted.text, map: null } : undefined,
};

/** Runs the files in the given order. */
class InOrder {
  shard = (files) => files;
  sort = (files) => files;
}

const failures = [];
const reporter = {
  onTestCaseResult: (test) => {
    if (test.result().state === 'failed') failures.push(test.fullName);
    process.send('a test ended');
  },
};

const vitest = await createTests({
  plugin,
  bail: 1,
  maxWorkers: 1,
  reporters: [reporter],
  sequence: { sequencer: InOrder },
});
await vitest.standalone();

async function judge({ mutant, tests }) {
  planted = mutant;
  failures.length = 0;
  vitest.invalidateFile(at(mutant.file));
  const projects = new Map(vitest.projects.map((project) => [project.name, project]));
  const specifications = tests.flatMap(({ file, project, names }) => {
    const testNamePattern = getPattern(names);
    return projects.has(project)
      ? [projects.get(project).createSpecification(at(file), { testNamePattern })]
      : [];
  });
  const { unhandledErrors, testModules } = await vitest.runTestSpecifications(specifications);
  planted = undefined;
  vitest.invalidateFile(at(mutant.file));
  const broken = testModules.find((module) => module.errors().length > 0)?.moduleId;
  const by =
    failures[0] ?? broken ?? (unhandledErrors.length > 0 ? 'an error outside of the tests' : undefined);
  vitest.state.errorsSet.clear();
  return { outcome: by === undefined ? 'survived' : 'killed', by };
}

process.on('message', (task) => {
  judge(task).then(
    (result) => process.send(result),
    (error) => process.send({ outcome: 'killed', by: `an error: ${error.message}` }),
  );
});
process.send('ready');
