import { randomBytes } from 'node:crypto';
import type { Check } from '../protocol/check.ts';
import type { Transport } from '../protocol/transport.ts';
import { runCanary } from './canary.ts';
import { createPace, type Pace } from './pace.ts';
import { summarise, type CheckResult, type SuiteResult } from './results.ts';
import { runCheck, type RunOptions } from './run-check.ts';

export interface ChecksOptions extends Omit<RunOptions, 'runId' | 'pace'> {
  /** Which checks run; default all. */
  readonly select?: (check: Check) => boolean;
  /** How many checks run at a time if each has an environment of its own. */
  readonly parallel?: number;
  /** When the run ends, as `performance.now()`; checks that have not begun are skipped. */
  readonly deadline?: number;
  readonly onResult?: (result: CheckResult, done: number, all: number) => void;
}

const DEFAULT_PARALLEL = 4;
const now = () => performance.now();

/** Measures the calls of a transport. */
const withPace =
  (transport: Transport, pace: Pace): Transport =>
  async (request) => {
    const started = now();
    const answer = await transport(request);
    pace.record(now() - started);
    return answer;
  };

/** Why the results of a run say nothing about the backend; undefined if they say something. */
function findVoidReason(results: readonly CheckResult[], calls: number): string | undefined {
  if (calls === 0) return 'The run made no call.';
  const isMet = results.some(({ outcome }) => outcome === 'pass');
  const isLeftOut = results.every(({ outcome }) => outcome === 'skip' || outcome === 'not-applicable');
  return isMet || isLeftOut
    ? undefined
    : 'The backend met every check with a refusal or an error, so that the run says nothing about its behaviour.';
}

/** Runs the selected checks against a backend. It never throws for what the backend does. */
export async function runChecks(checks: readonly Check[], options: ChecksOptions): Promise<SuiteResult> {
  const { hooks, seed, select = () => true, readOnly = false, deadline = Infinity, onResult } = options;
  const started = now();
  const pace = createPace();
  const transport = withPace(options.transport, pace);
  const run: RunOptions = { ...options, transport, pace, runId: randomBytes(4).toString('hex') };
  const startedAt = new Date().toISOString();
  const voidReason = await runCanary(options.baseUrl, transport);
  const selected = voidReason === undefined ? checks.filter(select) : [];
  const results: CheckResult[] = Array.from({ length: selected.length });
  let next = 0;
  let done = 0;
  const work = async () => {
    while (next < selected.length) {
      const index = next;
      next += 1;
      const check = selected[index] as Check;
      const skipped = (reason: string): CheckResult => ({ check, outcome: 'skip', reason, calls: 0, ms: 0 });
      let result: CheckResult;
      if (readOnly && !check.readOnly) result = skipped('the check changes something (--read-only)');
      else if (now() > deadline) result = skipped('the time of the run was over (--time-limit)');
      else result = await runCheck(check, run);
      results[index] = result;
      done += 1;
      onResult?.(result, done, selected.length);
    }
  };
  const workers = hooks.isolate ? (options.parallel ?? DEFAULT_PARALLEL) : 1;
  await Promise.all(Array.from({ length: workers }, work));
  const calls = results.reduce((sum, result) => sum + result.calls, 0);
  return {
    checks,
    results,
    profiles: summarise(results),
    voidReason: voidReason ?? findVoidReason(results, calls),
    calls,
    ms: Math.round(now() - started),
    seed,
    hooksName: hooks.name ?? (Object.keys(hooks).length > 0 ? 'own hooks' : 'none'),
    startedAt,
  };
}
