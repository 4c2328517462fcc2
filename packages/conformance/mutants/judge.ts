import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { Builder } from './build.ts';
import type { Mutant } from './mutant.ts';
import type { ProbeResult, ProbeTask } from './probe.ts';

/** How a mutant ended: found by checks, without a usable answer, or not at all. */
export interface Verdict {
  readonly outcome: 'fail' | 'error' | 'crash' | 'timeout' | 'survived';
  /** The checks that found it, failed ones first. */
  readonly checks: readonly string[];
}

const TIME_LIMIT_MS = 90_000;

type Ending = ProbeResult | 'crash' | 'timeout';

/** Runs checks against a built server in a process of its own. */
function run(probe: string, task: ProbeTask): Promise<Ending> {
  return new Promise((resolve) => {
    const child = fork(probe, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], execArgv: [] });
    let ending: Ending = 'crash';
    const timer = setTimeout(() => {
      ending = 'timeout';
      child.kill('SIGKILL');
    }, TIME_LIMIT_MS);
    child.once('message', (result) => {
      ending = result as ProbeResult;
    });
    child.once('exit', () => {
      clearTimeout(timer);
      resolve(ending);
    });
    child.send(task, () => undefined);
  });
}

function verdictOf(ending: Ending): Verdict {
  if (typeof ending === 'string') return { outcome: ending, checks: [] };
  const { failed, broken, voidReason } = ending;
  if (failed.length > 0) return { outcome: 'fail', checks: [...failed, ...broken] };
  if (broken.length > 0) return { outcome: 'error', checks: broken };
  return { outcome: voidReason === undefined ? 'survived' : 'error', checks: [] };
}

/** Runs all checks against a build without an edit. */
export async function runClean(builder: Builder, seed: number): Promise<Ending> {
  const bundle = await builder.build(undefined, 'clean');
  return run(builder.probe, { bundle, profiles: [], isOthers: true, seed });
}

/** Plants a mutant and runs the checks of its own profile; only if they find nothing, all others. */
export async function judge(
  builder: Builder,
  mutant: Mutant,
  { name, seed }: { readonly name: string; readonly seed: number },
): Promise<Verdict> {
  const bundle = await builder.build(mutant, name);
  const profiles = [mutant.profile];
  let verdict = verdictOf(await run(builder.probe, { bundle, profiles, isOthers: false, seed }));
  if (verdict.outcome === 'survived')
    verdict = verdictOf(await run(builder.probe, { bundle, profiles, isOthers: true, seed }));
  rmSync(bundle, { force: true });
  return verdict;
}
