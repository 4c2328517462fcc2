import { isDeepStrictEqual } from 'node:util';
import type { Backend } from '../protocol/backend.ts';
import { TAGS, type Check } from '../protocol/check.ts';
import { describeError, Difference, HookFailed, HookMissing, NotApplicable } from '../protocol/expect.ts';
import type { ConfigValues, Environment, HookName, Hooks } from '../protocol/hooks.ts';
import { TransportError, type Transport } from '../protocol/transport.ts';
import { createClock } from './clock.ts';
import { loadContract } from './contract/contract.ts';
import { createBackend } from './create-backend.ts';
import { withinTime } from './hooks/bind.ts';
import { MOST_SLACK_MS, type Pace } from './pace.ts';
import type { CheckResult } from './results.ts';
import { createSequence, type Place } from './sequence/create-sequence.ts';
import { createMask } from './sequence/mask.ts';
import { type Recorded } from './sequence/steps.ts';
import { RunStopped } from './stop.ts';

/** What every check of a run shares. */
export interface RunOptions {
  readonly baseUrl: string;
  readonly transport: Transport;
  readonly hooks: Hooks;
  readonly seed: number;
  /** Only checks that change nothing run, and no hook is used. */
  readonly readOnly?: boolean;
  readonly hookTimeoutMs?: number;
  /** A random id, so that names differ from run to run. */
  readonly runId: string;
  /** By which checks choose how long before an instant of a running clock they look. */
  readonly pace: Pace;
}

/** A result, and what the run must know besides. */
export interface CheckRun {
  readonly result: CheckResult;
  /** The check took longer than the time before an instant that it relied on. */
  readonly isLate: boolean;
  /** An answer or a hook did not arrive: the time was over, or the connection was closed. */
  readonly isUnanswered: boolean;
  /** Why the configuration could not be set back, and the values that remain. */
  readonly restoreFailure?: string;
  /** What the check left behind, each in one sentence. */
  readonly warnings: readonly string[];
}

const trimUrl = (url: string) => url.replace(/(?<!\/)\/+$/, '');

/** The hook that changes the configuration, which also notes the previous values, or that they are unknown. */
function rememberConfig(
  { setConfig }: Hooks,
  changed: ConfigValues[],
  warnings: string[],
): Pick<Hooks, 'setConfig'> {
  if (!setConfig) return {};
  return {
    setConfig: async (values) => {
      const previous = await setConfig(values);
      if (previous) changed.push(previous);
      else
        warnings.push(
          `${Object.keys(values).join(', ')} of the configuration cannot be set back: the hook setConfig returned no previous values.`,
        );
    },
  };
}

/** Sets what the check needs and the backend has otherwise. */
async function applyConfig(backend: Backend, wanted: ConfigValues): Promise<void> {
  if (Object.keys(wanted).length === 0) return;
  const config = await backend.webConfig();
  const differing = Object.entries(wanted).filter(([name, value]) => !isDeepStrictEqual(config[name], value));
  if (differing.length > 0) await backend.hooks.setConfig(Object.fromEntries(differing));
}

/** The parts of a result that an error of a check leads to. */
function judgeError(
  error: unknown,
  steps: readonly Recorded[],
  place: Place,
): Pick<CheckResult, 'outcome'> & Partial<CheckResult> {
  if (error instanceof HookMissing) return { outcome: 'skip', missingHooks: [error.hook] };
  if (error instanceof RunStopped) return { outcome: 'skip', reason: error.message };
  if (error instanceof NotApplicable) return { outcome: 'not-applicable', reason: error.message };
  const mask = createMask(steps);
  if (error instanceof Difference) {
    const { what, message } = error;
    const [expected, seen] = [mask.value(error.expected), mask.value(error.seen)];
    const finding = { what, expected, seen, time: new Date().toISOString() };
    const sequence = createSequence(steps, place, mask, error);
    return { outcome: 'fail', reason: mask.text(message), finding, sequence };
  }
  const isExpected = error instanceof TransportError || error instanceof HookFailed;
  return {
    outcome: 'error',
    reason: mask.text(isExpected ? error.message : `The check itself failed: ${describeError(error)}`),
    sequence: createSequence(steps, place, mask),
  };
}

/** Runs one check in an environment of its own, if the hooks prepare one. */
export async function runCheck(check: Check, options: RunOptions): Promise<CheckRun> {
  const { seed, runId, pace, hookTimeoutMs = pace.longestWait(), readOnly = false } = options;
  const hooks = readOnly ? {} : options.hooks;
  const started = performance.now();
  const steps: Recorded[] = [];
  const changed: ConfigValues[] = [];
  const warnings: string[] = [];
  const needed = new Set<HookName>();
  const about = { check: check.id, seed, run: runId };
  let forgotten = 0;
  let environment: Environment = { baseUrl: options.baseUrl };
  let slack = MOST_SLACK_MS;
  let judged: Pick<CheckResult, 'outcome'> & Partial<CheckResult> = { outcome: 'pass' };
  let isUnanswered = false;
  try {
    if (hooks.isolate)
      environment = await withinTime(
        'isolate',
        async () => hooks.isolate?.(about) ?? environment,
        hookTimeoutMs,
      );
    const own = environment.hooks ?? hooks;
    const readClock = own.now?.bind(own);
    const clock = createClock(readClock && (async () => withinTime('now', readClock, hookTimeoutMs)), pace);
    const backend = createBackend({
      contract: loadContract(),
      transport: options.transport,
      baseUrl: trimUrl(environment.baseUrl),
      hooks: hooks.isolate ? own : { ...own, ...rememberConfig(own, changed, warnings) },
      hookTimeoutMs,
      seed: `${seed} ${check.id}`,
      nameSeed: `${runId} ${check.id}`,
      clock,
      record: (step) => steps.push(step),
      need: (hook) => needed.add(hook),
      forget: () => {
        forgotten += steps.filter((step) => 'operation' in step).length;
        // The configuration stays as the check set it.
        const kept = steps.filter((step) => 'hook' in step && step.hook === 'setConfig');
        steps.splice(0, steps.length, ...kept);
      },
      tags: TAGS[check.profile],
      readOnly,
    });
    await clock.read();
    ({ slack } = backend);
    await applyConfig(backend, check.config ?? {});
    await check.run(backend);
  } catch (error) {
    judged = judgeError(error, steps, {
      baseUrl: trimUrl(options.baseUrl),
      environment: hooks.isolate && {
        baseUrl: trimUrl(environment.baseUrl),
        about,
        command: () => hooks.command?.('isolate', [about], environment),
      },
    });
    isUnanswered =
      (error instanceof TransportError && (error.kind === 'timeout' || error.kind === 'closed')) ||
      (error instanceof HookFailed && error.isTimeout);
  }
  const ms = Math.round(performance.now() - started);
  const result = {
    check,
    neededHooks: [...needed],
    calls: forgotten + steps.filter((step) => 'operation' in step).length,
    ms,
    ...judged,
  };
  const isLate = slack > 1 && slack < MOST_SLACK_MS && ms > slack;
  let restoreFailure: string | undefined;
  for (const previous of changed.toReversed())
    try {
      await withinTime('setConfig', async () => hooks.setConfig?.(previous), hookTimeoutMs);
    } catch (error) {
      restoreFailure ??= `${describeError(error)}. Set these values back by hand: ${JSON.stringify(previous)}`;
    }
  // The result of the check stands, whatever happens to its environment.
  await environment.dispose?.().catch(() => warnings.push('The environment could not be removed.'));
  return {
    result,
    isLate,
    isUnanswered,
    warnings,
    ...(restoreFailure === undefined ? {} : { restoreFailure }),
  };
}
