// Plants each mutant in the mock server and runs the checks against it: `npm run mutants`. Arguments are parts of mutants'
// ids; `--sample 10 --seed 1` chooses some at random, `--own` runs only the checks of a mutant's own profile, `--report
// <file>` writes the counts to a file. A whole run writes docs/conformance/kill-matrix.md, and its totals to the guide.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createRng } from '../src/protocol/rng.ts';
import { CHECKS } from '../src/suite/checks.ts';
import { createBuilder } from './build.ts';
import { updateGuide } from './guide.ts';
import { CANARY, MUTANTS } from './index.ts';
import { createProber, judge, runClean } from './judge.ts';
import { isKilled, killMatrix, killRate, REQUIRED, type Judged } from './matrix.ts';
import type { Mutant } from './mutant.ts';
import { SURVIVORS } from './survivors.ts';

const MATRIX = fileURLToPath(new URL('../../../docs/conformance/kill-matrix.md', import.meta.url));
const GUIDE = fileURLToPath(new URL('../../../docs/conformance.md', import.meta.url));
/** Each runs a server and its checks in one process. */
const AT_ONCE = 2;

const { values, positionals: filters } = parseArgs({
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    own: { type: 'boolean', default: false },
    report: { type: 'string' },
  },
  allowPositionals: true,
});
const seed = Number(values.seed);
const isOwnOnly = values.own;
const isWhole = filters.length === 0 && values.sample === undefined && !isOwnOnly;
const print = (line: string) => void process.stdout.write(`${line}\n`);

function choose(): readonly Mutant[] {
  const wanted = MUTANTS.filter(
    ({ id }) => filters.length === 0 || filters.some((part) => id.includes(part)),
  );
  if (values.sample === undefined) return wanted;
  const rng = createRng(`mutants ${seed}`);
  // A mutant that is known to survive costs a run of all checks and says nothing new.
  const drawn = wanted
    .filter(({ id }) => !(id in SURVIVORS))
    .map((mutant) => ({ mutant, place: rng.next() }));
  return drawn
    .toSorted((first, second) => first.place - second.place)
    .slice(0, Number(values.sample))
    .map(({ mutant }) => mutant);
}

/** Why checks fail without a mutant; undefined if they pass. @param ids of the checks; all by default */
async function problemOfClean(ids?: readonly string[]): Promise<string | undefined> {
  const clean = await runClean(builder, prober, seed, ids);
  if (typeof clean === 'string') return `The server without a mutant did not finish: ${clean}.`;
  const { failed, broken, voidReason } = clean;
  if (voidReason !== undefined) return `The run without a mutant is void: ${voidReason}`;
  const bad = [...failed, ...broken];
  return bad.length === 0 ? undefined : `Checks fail without a mutant: ${bad.join(', ')}`;
}

/** Why the runs of mutants would mean nothing; undefined if they mean something. */
async function findReasonToStop(): Promise<string | undefined> {
  const [canary, problem] = await Promise.all([
    judge(builder, prober, CANARY, { name: 'canary', seed, isOwnOnly }),
    isWhole ? problemOfClean() : undefined,
  ]);
  return canary.outcome === 'survived'
    ? 'The checks did not find the canary, which breaks every answer.'
    : problem;
}

/** The first check that found a mutant; if the server crashed or hung, the checks that ran. */
function finders({ mutant, verdict }: Judged): readonly string[] {
  const [first] = verdict.checks;
  if (first !== undefined) return [first];
  return CHECKS.filter(({ profile }) => profile === mutant.profile).map(({ id }) => id);
}

async function judgeAll(mutants: readonly Mutant[]): Promise<readonly Judged[]> {
  const judged: Judged[] = [];
  let next = 0;
  const work = async () => {
    while (next < mutants.length) {
      const index = next;
      next += 1;
      const mutant = mutants[index] as Mutant;
      const verdict = await judge(builder, prober, mutant, { name: `mutant-${index}`, seed, isOwnOnly });
      judged[index] = { mutant, verdict };
      const { outcome, checks } = verdict;
      print(`${outcome.padEnd(8)} ${mutant.id}${checks[0] === undefined ? '' : ` by ${checks[0]}`}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return judged;
}

const mutants = choose();
if (mutants.length === 0) throw new Error('No mutant has such an id.');
const builder = await createBuilder();
const prober = createProber(builder.probe);
try {
  let reason = await findReasonToStop();
  const judged = reason === undefined ? await judgeAll(mutants) : [];
  // A whole run begins with all checks. A part needs only those that found its mutants, or met a server without answers.
  if (!isWhole) reason ??= await problemOfClean(judged.flatMap(finders));
  if (reason === undefined) {
    const unexplained = judged.filter((entry) => !isKilled(entry) && !(entry.mutant.id in SURVIVORS));
    const needless = judged.filter((entry) => isKilled(entry) && entry.mutant.id in SURVIVORS);
    const killed = judged.filter(isKilled).length;
    print(`${killed} of ${judged.length} mutants killed`);
    for (const { mutant } of unexplained) print(`survived: ${mutant.id} ${mutant.what}`);
    for (const { mutant } of needless) print(`${mutant.id} is killed; remove its reason from survivors.ts.`);
    const isTooFew = isWhole && killRate(judged) < REQUIRED;
    if (isTooFew || unexplained.length > 0 || needless.length > 0) process.exitCode = 1;
    if (isWhole) {
      mkdirSync(path.dirname(MATRIX), { recursive: true });
      writeFileSync(MATRIX, killMatrix(judged, CHECKS.length));
      writeFileSync(GUIDE, updateGuide(readFileSync(GUIDE, 'utf8'), judged, CHECKS));
    }
    if (values.report !== undefined) {
      const failures = unexplained.map(({ mutant }) => mutant.id);
      writeFileSync(values.report, JSON.stringify({ passed: killed, failed: failures.length, failures }));
    }
  } else {
    print(reason);
    process.exitCode = 1;
  }
} finally {
  prober.close();
  await builder.close();
}
