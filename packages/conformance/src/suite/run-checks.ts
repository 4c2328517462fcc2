import { randomBytes } from 'node:crypto';
import type { Check } from '../protocol/check.ts';
import { HOOK_NAMES, type HookName, type Hooks } from '../protocol/hooks.ts';
import type { Transport } from '../protocol/transport.ts';
import { runCanary } from './canary.ts';
import { CHECKS } from './checks.ts';
import neededHooks from './needed-hooks.json' with { type: 'json' };
import { createPace, SLOWEST, type Pace } from './pace.ts';
import { runPreflight } from './preflight.ts';
import { summarise, type CheckResult, type SuiteResult } from './results.ts';
import { runCheck, type CheckRun, type RunOptions } from './run-check.ts';
import { Stop } from './stop.ts';

export interface ChecksOptions extends Omit<RunOptions, 'runId' | 'pace'> {
  /** Which checks run; default all. */
  readonly select?: (check: Check) => boolean;
  /** How many checks run at a time if each has an environment of its own. */
  readonly parallel?: number;
  /** When the run ends, as `performance.now()`: checks end at their next call, and no other begins. */
  readonly deadline?: number;
  /** false: whether the backend is set up for a run is not tried. */
  readonly preflight?: boolean;
  /** Ends the run from outside. */
  readonly stop?: Stop;
  readonly onResult?: (result: CheckResult, done: number, all: number) => void;
}

const DEFAULT_PARALLEL = 4;
/** Repeated checks run alone: more of them would only say that the backend is too slow. */
const MOST_REPEATS = 20;
const PROBES = 3;
const now = () => performance.now();
const clockTime = () => `${new Date().toISOString().slice(11, 19)} UTC`;

/** Measures the calls of a transport, and refuses them when the run stops. */
const withLimits =
  (transport: Transport, pace: Pace, stop: Stop, deadline: number): Transport =>
  async (request) => {
    const started = now();
    if (started > deadline) stop.request('time', 'the time of the run was over (--time-limit)');
    stop.throwIfRequested();
    const answer = await transport(request);
    pace.record(now() - started);
    return answer;
  };

const NEEDED_HOOKS: Readonly<Record<string, readonly HookName[]>> = neededHooks as Record<string, HookName[]>;

/** The given hooks without those that no check needs. All may be needed by checks that are not of this package. */
function selectHooks(checks: readonly Check[], hooks: Hooks): Hooks {
  const needed = new Set(
    checks.flatMap((check) => NEEDED_HOOKS[check.id] ?? (CHECKS.includes(check) ? [] : HOOK_NAMES)),
  );
  const unneeded = HOOK_NAMES.filter((hook) => !needed.has(hook)).map((hook) => [hook, undefined]);
  return { ...hooks, ...Object.fromEntries(unneeded) };
}

/** Why a check was skipped, with all hooks that it needs. */
function explainSkip(result: CheckResult, given: RunOptions['hooks']): CheckResult {
  if (!result.missingHooks) return result;
  const needed = new Set([...(NEEDED_HOOKS[result.check.id] ?? []), ...result.missingHooks]);
  const missingHooks = HOOK_NAMES.filter((hook) => needed.has(hook) && !given[hook]);
  const list = missingHooks.join(', ');
  return { ...result, missingHooks, reason: `needs the hook${missingHooks.length > 1 ? 's' : ''} ${list}` };
}

/** Runs the selected checks against a backend. It never throws for what the backend does. */
export async function runChecks(checks: readonly Check[], options: ChecksOptions): Promise<SuiteResult> {
  const { baseUrl, hooks, seed, select = () => true, readOnly = false } = options;
  const { deadline = Infinity, stop = new Stop(), onResult } = options;
  const started = now();
  const pace = createPace();
  const transport = withLimits(options.transport, pace, stop, deadline);
  const run: RunOptions = { ...options, transport, pace, runId: randomBytes(4).toString('hex') };
  const alone: RunOptions = {
    ...run,
    // The repetition registers players of its own.
    runId: `${run.runId}-again`,
    pace: SLOWEST,
  };
  const startedAt = new Date().toISOString();
  const canary = await runCanary(baseUrl, options.transport);
  const wanted = checks.filter(select);
  const isTried = canary === undefined && !readOnly && options.preflight !== false;
  const preflight = isTried
    ? // Its simultaneous calls wait for their turn, which is not the pace of the backend.
      await runPreflight({
        ...run,
        transport: options.transport,
        hooks: hooks.isolate ? hooks : selectHooks(wanted, hooks),
      })
    : { stop: canary, warnings: [] };
  const selected = preflight.stop === undefined ? wanted : [];
  const results = new Map<Check, CheckResult>();
  const repeats: Check[] = [];
  const warnings = [...preflight.warnings];

  /** Whether a backend that met a check with an error or a difference still answers; ends the run if not. */
  const isThere = async (at: string) => {
    let reason: string | undefined;
    for (let probe = 0; probe < PROBES; probe++) {
      reason = await runCanary(baseUrl, options.transport);
      if (reason === undefined) return true;
    }
    stop.request('outage', `The backend went away at ${at}: ${reason ?? ''}`);
    return false;
  };

  const skip = (check: Check, reason: string): CheckResult => ({
    check,
    outcome: 'skip',
    reason,
    calls: 0,
    ms: 0,
  });

  const judge = async (check: Check, ran: CheckRun): Promise<CheckResult> => {
    const { result, restoreFailure } = ran;
    if (restoreFailure !== undefined)
      stop.request('restore', `The configuration could not be set back after ${check.id}: ${restoreFailure}`);
    warnings.push(...ran.warnings.map((warning) => `After ${check.id}: ${warning}`));
    const isOdd = result.outcome === 'error' || result.outcome === 'fail';
    if (isOdd && !(await isThere(clockTime())))
      return { ...skip(check, stop.cause?.reason ?? ''), calls: result.calls, outcome: 'error' };
    return explainSkip(result, readOnly ? {} : hooks);
  };

  const runOne = async (check: Check, isLast: boolean) => {
    let result: CheckResult;
    if (readOnly && !check.readOnly) result = skip(check, 'the check changes something (--read-only)');
    else if (stop.cause) result = skip(check, stop.cause.reason);
    else {
      const ran = await runCheck(check, isLast ? alone : run);
      result = await judge(check, ran);
      // What a slow machine may have caused is tried again alone before it counts.
      const isDoubtful = ran.isUnanswered || (ran.isLate && result.outcome === 'fail');
      if (isDoubtful && !isLast && repeats.length < MOST_REPEATS) {
        repeats.push(check);
        return;
      }
    }
    results.set(check, result);
    onResult?.(result, results.size, selected.length);
  };

  const heavy = selected.filter(({ isHeavy }) => isHeavy);
  const light = selected.filter(({ isHeavy }) => !isHeavy);
  const work = async (queues: readonly Check[][]) => {
    for (const queue of queues)
      for (let check = queue.shift(); check; check = queue.shift()) await runOne(check, false);
  };
  const workers = hooks.isolate && !readOnly ? (options.parallel ?? DEFAULT_PARALLEL) : 1;
  await Promise.all(
    Array.from({ length: workers }, async (_, index) => work(index === 0 ? [heavy, light] : [light])),
  );
  for (const check of repeats) await runOne(check, true);

  const ordered = selected.flatMap((check) => results.get(check) ?? []);
  const calls = ordered.reduce((sum, result) => sum + result.calls, 0);
  const cause = stop.cause;
  return {
    checks,
    results: ordered,
    profiles: summarise(checks, ordered),
    voidReason:
      preflight.stop ??
      (cause?.kind === 'outage'
        ? cause.reason
        : calls === 0 && !cause && ordered.every(({ outcome }) => outcome !== 'error')
          ? 'The run made no call.'
          : undefined),
    stopped: cause,
    warnings,
    calls,
    ms: Math.round(now() - started),
    seed,
    hooksName: hooks.name ?? (Object.keys(hooks).length > 0 ? 'own hooks' : 'none'),
    startedAt,
    endedAt: new Date().toISOString(),
  };
}
