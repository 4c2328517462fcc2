import { fork, type ChildProcess } from 'node:child_process';
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

const TIME_LIMIT_MS = 180_000;
/** A process loads so many builds before another one takes its place: none is ever unloaded. */
const BUILDS_PER_PROCESS = 20;

type Ending = ProbeResult | 'crash' | 'timeout';

/** Runs checks against built servers in processes of their own. */
export interface Prober {
  run(task: ProbeTask): Promise<Ending>;
  close(): void;
}

export function createProber(probe: string): Prober {
  const idle: { child: ChildProcess; left: number }[] = [];
  return {
    run: async (task) => {
      const start = () => fork(probe, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], execArgv: [] });
      const process = idle.pop() ?? { child: start(), left: BUILDS_PER_PROCESS };
      const { child } = process;
      const ending = await new Promise<Ending>((resolve) => {
        const timer = setTimeout(() => resolve('timeout'), TIME_LIMIT_MS);
        const end = (how: Ending) => {
          clearTimeout(timer);
          child.removeAllListeners();
          resolve(how);
        };
        child.once('message', (result) => end(result as ProbeResult));
        child.once('exit', () => end('crash'));
        child.send(task, () => undefined);
      });
      process.left -= 1;
      if (typeof ending === 'string' || process.left === 0) child.kill('SIGKILL');
      else idle.push(process);
      return ending;
    },
    close: () => {
      for (const { child } of idle.splice(0)) child.kill('SIGKILL');
    },
  };
}

function judgeEnding(ending: Ending): Verdict {
  if (typeof ending === 'string') return { outcome: ending, checks: [] };
  const { failed, broken, voidReason } = ending;
  if (failed.length > 0) return { outcome: 'fail', checks: [...failed, ...broken] };
  if (broken.length > 0) return { outcome: 'error', checks: broken };
  return { outcome: voidReason === undefined ? 'survived' : 'error', checks: [] };
}

/**
 * Runs checks against a build without an edit.
 * @param ids of the checks; all by default
 */
export async function runClean(
  builder: Builder,
  prober: Prober,
  seed: number,
  ids?: readonly string[],
): Promise<Ending> {
  const bundle = await builder.build(undefined, 'clean');
  return prober.run({ bundle, checks: { ids: ids ?? [] }, isOthers: ids === undefined, seed });
}

/** Plants a mutant and runs the checks of its own profile; if they find nothing, also all others unless `isOwnOnly`. */
export async function judge(
  builder: Builder,
  prober: Prober,
  mutant: Mutant,
  { name, seed, isOwnOnly }: { readonly name: string; readonly seed: number; readonly isOwnOnly: boolean },
): Promise<Verdict> {
  const bundle = await builder.build(mutant, name);
  const checks = { profiles: [mutant.profile] };
  let verdict = judgeEnding(await prober.run({ bundle, checks, isOthers: false, seed }));
  if (verdict.outcome === 'survived' && !isOwnOnly)
    verdict = judgeEnding(await prober.run({ bundle, checks, isOthers: true, seed }));
  rmSync(bundle, { force: true });
  return verdict;
}
