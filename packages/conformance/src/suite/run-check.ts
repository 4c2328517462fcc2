import { isDeepStrictEqual } from 'node:util';
import type { Backend } from '../protocol/backend.ts';
import { TAGS, type Check } from '../protocol/check.ts';
import { Difference, HookFailed, HookMissing, NotApplicable } from '../protocol/expect.ts';
import type { ConfigValues, Environment, Hooks } from '../protocol/hooks.ts';
import { TransportError, type Transport } from '../protocol/transport.ts';
import { loadContract } from './contract/contract.ts';
import { createClock } from './clock.ts';
import { createBackend } from './create-backend.ts';
import { withinTime } from './hooks/bind.ts';
import { isCall, shortestSequence, type Step } from './http/recorder.ts';
import { DEFAULT_TIMEOUT_MS } from './http/transport.ts';
import type { Pace } from './pace.ts';
import type { CheckResult } from './results.ts';

/** What every check of a run shares. */
export interface RunOptions {
  readonly baseUrl: string;
  readonly transport: Transport;
  readonly hooks: Hooks;
  readonly seed: number;
  /** Only checks that change nothing run. */
  readonly readOnly?: boolean;
  readonly hookTimeoutMs?: number;
  /** A random id, so that names differ from run to run. */
  readonly runId: string;
  /** By which checks choose how long before an instant of a running clock they look. */
  readonly pace: Pace;
}

/** The hook that changes the configuration, which also notes the previous values. */
function rememberConfig({ setConfig }: Hooks, changed: ConfigValues[]): Pick<Hooks, 'setConfig'> {
  if (!setConfig) return {};
  return {
    setConfig: async (values) => {
      const previous = await setConfig(values);
      if (previous) changed.push(previous);
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

/** Runs one check in an environment of its own, if the hooks prepare one. */
export async function runCheck(check: Check, options: RunOptions): Promise<CheckResult> {
  const { hooks, seed, runId, pace, hookTimeoutMs = DEFAULT_TIMEOUT_MS, readOnly = false } = options;
  const started = performance.now();
  const steps: Step[] = [];
  const changed: ConfigValues[] = [];
  let forgotten = 0;
  let environment: Environment = { baseUrl: options.baseUrl };
  const result = (rest: Omit<CheckResult, 'check' | 'calls' | 'ms'>): CheckResult => ({
    check,
    calls: forgotten + steps.filter(isCall).length,
    ms: Math.round(performance.now() - started),
    ...rest,
  });
  try {
    if (hooks.isolate)
      environment = await withinTime(
        'isolate',
        async () => hooks.isolate?.({ check: check.id, seed, run: runId }) ?? environment,
        hookTimeoutMs,
      );
    const own = environment.hooks ?? hooks;
    const readClock = own.now?.bind(own);
    const clock = createClock(readClock && (async () => withinTime('now', readClock, hookTimeoutMs)), pace);
    const backend = createBackend({
      contract: loadContract(),
      transport: options.transport,
      baseUrl: environment.baseUrl,
      hooks: hooks.isolate ? own : { ...own, ...rememberConfig(own, changed) },
      hookTimeoutMs,
      seed: `${seed} ${check.id}`,
      nameSeed: `${runId} ${check.id}`,
      clock,
      record: (step) => steps.push(step),
      forget: () => {
        forgotten += steps.length;
        steps.length = 0;
      },
      tags: TAGS[check.profile],
      readOnly,
    });
    await clock.read();
    await applyConfig(backend, check.config ?? {});
    await check.run(backend);
    return result({ outcome: 'pass' });
  } catch (error) {
    if (error instanceof Difference) {
      const { what, expected, seen, message } = error;
      return result({
        outcome: 'fail',
        reason: message,
        finding: { what, expected, seen, time: new Date().toISOString(), steps: shortestSequence(steps) },
      });
    }
    if (error instanceof HookMissing)
      return result({ outcome: 'skip', reason: error.message, missingHook: error.hook });
    if (error instanceof NotApplicable) return result({ outcome: 'not-applicable', reason: error.message });
    if (error instanceof TransportError || error instanceof HookFailed)
      return result({ outcome: 'error', reason: error.message });
    return result({
      outcome: 'error',
      reason: `The check itself failed: ${error instanceof Error ? error.message : String(error)}`,
    });
  } finally {
    for (const previous of changed.toReversed()) await hooks.setConfig?.(previous).catch(() => {});
    // The result of the check stands, whatever happens to its environment.
    await environment.dispose?.().catch(() => {});
  }
}
