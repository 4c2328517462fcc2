import { isDeepStrictEqual } from 'node:util';
import type { Check, ProfileName } from '../check.ts';
import { PROFILES, TAGS } from '../check.ts';
import { CHECKS } from '../checks/index.ts';
import { loadContract } from '../contract/contract.ts';
import { Difference, HookFailed, HookMissing, NotApplicable } from '../expect.ts';
import type { ConfigValues, Environment, Hooks } from '../hooks/hooks.ts';
import { isCall, shortestSequence, type Step } from '../http/recorder.ts';
import { TransportError, type Transport } from '../http/transport.ts';
import type { Backend } from './backend.ts';
import { createBackend, withinTime } from './create-backend.ts';

export type Outcome = 'pass' | 'fail' | 'skip' | 'error' | 'not applicable';

export interface CheckResult {
  readonly check: Check;
  readonly outcome: Outcome;
  /** Why it is not a pass: one sentence. */
  readonly reason?: string;
  /** The hook that a skipped check needs. */
  readonly missingHook?: string;
  readonly finding?: {
    readonly what: string;
    readonly expected: unknown;
    readonly seen: unknown;
    /** When it was seen, by the clock of this machine. */
    readonly time: string;
    /** The shortest sequence of calls that shows it. */
    readonly steps: readonly Step[];
  };
  readonly calls: number;
  readonly ms: number;
}

export interface SuiteOptions {
  readonly baseUrl: string;
  readonly transport: Transport;
  readonly hooks: Hooks;
  readonly seed: number;
  /** Which checks run; default all. */
  readonly select?: (check: Check) => boolean;
  readonly readOnly?: boolean;
  /** How many checks run at a time if each has an environment of its own. */
  readonly parallel?: number;
  readonly hookTimeoutMs?: number;
  /** When the run ends, as `performance.now()`; checks that have not begun are skipped. */
  readonly deadline?: number;
  readonly onResult?: (result: CheckResult, done: number, all: number) => void;
}

export type Conformance = 'conformant' | 'conformant as far as checked' | 'not conformant' | 'not checked';

export interface ProfileResult {
  readonly profile: ProfileName;
  readonly conformance: Conformance;
  readonly counts: Readonly<Record<Outcome, number>>;
}

export interface SuiteResult {
  readonly results: readonly CheckResult[];
  readonly profiles: readonly ProfileResult[];
  /** Why the run says nothing about the backend; undefined for a valid run. */
  readonly voidReason?: string | undefined;
  readonly calls: number;
  readonly ms: number;
  readonly seed: number;
  readonly hooksName: string;
  readonly startedAt: string;
}

const DEFAULT_PARALLEL = 4;
const HOOK_TIMEOUT_MS = 10_000;
const now = () => performance.now();

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
  const other = Object.entries(wanted).filter(([name, value]) => !isDeepStrictEqual(config[name], value));
  if (other.length > 0) await backend.hooks.setConfig(Object.fromEntries(other));
}

async function runCheck(check: Check, options: SuiteOptions): Promise<CheckResult> {
  const { hooks, seed, hookTimeoutMs = HOOK_TIMEOUT_MS, readOnly = false } = options;
  const started = now();
  const steps: Step[] = [];
  const changed: ConfigValues[] = [];
  let forgotten = 0;
  let environment: Environment = { baseUrl: options.baseUrl };
  const result = (rest: Omit<CheckResult, 'check' | 'calls' | 'ms'>): CheckResult => ({
    check,
    calls: forgotten + steps.filter(isCall).length,
    ms: Math.round(now() - started),
    ...rest,
  });
  try {
    if (hooks.isolate)
      environment = await withinTime(
        'isolate',
        async () => hooks.isolate?.({ check: check.id, seed }) ?? environment,
        hookTimeoutMs,
      );
    const own = environment.hooks ?? hooks;
    const backend = createBackend({
      contract: loadContract(),
      transport: options.transport,
      baseUrl: environment.baseUrl,
      hooks: hooks.isolate ? own : { ...own, ...rememberConfig(own, changed) },
      hookTimeoutMs,
      seed: hooks.isolate ? `${seed} ${check.id}` : `${seed} ${check.id} ${Date.now()}`,
      record: (step) => steps.push(step),
      forget: () => {
        forgotten += steps.length;
        steps.length = 0;
      },
      tags: TAGS[check.profile],
      readOnly,
    });
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
    if (error instanceof NotApplicable) return result({ outcome: 'not applicable', reason: error.message });
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

/** Runs the canary: the address answers the configuration as the contract says, and refuses a call that does not exist. */
async function runCanary({ transport, baseUrl }: SuiteOptions): Promise<string | undefined> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({
    clientReferrer: 'ph',
    channel: 'WEB',
    appId: 'tara-conformance',
    platform: 0,
    gameListVersion: 0,
  });
  const appConfig = loadContract().operations.get('appConfig');
  if (!appConfig) return 'The contract has no call appConfig.';
  try {
    const answer = await transport({ url: baseUrl + appConfig.path, method: 'POST', headers, body });
    const type = answer.headers.get('content-type') ?? '';
    if (!/json/i.test(type))
      return `${appConfig.path} answered HTTP ${answer.status} with ${type || 'no content type'} instead of JSON. Is the base URL right?`;
    const config = JSON.parse(answer.text) as { errcode?: unknown };
    if (config.errcode !== 0)
      return `${appConfig.path} answered errcode ${String(config.errcode)}, so that nothing can be checked.`;
    const unknown = await transport({ url: `${baseUrl}/app/v1/noSuchCall`, method: 'POST', headers, body });
    if (unknown.status === 200 && /"errcode":\s*0\b/.test(unknown.text))
      return 'The backend answers success to a call that does not exist, so that a pass would mean nothing.';
  } catch (error) {
    if (error instanceof TransportError) return error.message;
    if (!(error instanceof SyntaxError)) throw error;
    return `${appConfig.path} answered no valid JSON.`;
  }
  return undefined;
}

function conformanceOf(counts: Readonly<Record<Outcome, number>>): Conformance {
  if (counts.fail > 0 || counts.error > 0) return 'not conformant';
  if (counts.pass === 0) return 'not checked';
  return counts.skip > 0 ? 'conformant as far as checked' : 'conformant';
}

/** Summarises results by profile. A failed check of level `info` does not count. */
export function summarise(results: readonly CheckResult[]): readonly ProfileResult[] {
  return (Object.keys(PROFILES) as ProfileName[]).flatMap((profile) => {
    const own = results.filter(({ check }) => check.profile === profile);
    if (own.length === 0) return [];
    const counts = { pass: 0, fail: 0, skip: 0, error: 0, 'not applicable': 0 };
    for (const { outcome, check } of own)
      if (!(outcome === 'fail' && check.level === 'info')) counts[outcome] += 1;
    return [{ profile, counts, conformance: conformanceOf(counts) }];
  });
}

/** Runs the selected checks against a backend. It never throws for what the backend does. */
export async function runSuite(options: SuiteOptions): Promise<SuiteResult> {
  const { hooks, seed, select = () => true, readOnly = false, deadline = Infinity, onResult } = options;
  const started = now();
  const startedAt = new Date().toISOString();
  const voidReason = await runCanary(options);
  const checks = voidReason === undefined ? CHECKS.filter(select) : [];
  const results: CheckResult[] = Array.from({ length: checks.length });
  let next = 0;
  let done = 0;
  const work = async () => {
    while (next < checks.length) {
      const index = next;
      next += 1;
      const check = checks[index] as Check;
      const skipped = (reason: string): CheckResult => ({ check, outcome: 'skip', reason, calls: 0, ms: 0 });
      let result: CheckResult;
      if (readOnly && !check.readOnly) result = skipped('the check changes something (--read-only)');
      else if (now() > deadline) result = skipped('the time of the run was over (--time-limit)');
      else result = await runCheck(check, options);
      results[index] = result;
      done += 1;
      onResult?.(result, done, checks.length);
    }
  };
  const workers = hooks.isolate ? (options.parallel ?? DEFAULT_PARALLEL) : 1;
  await Promise.all(Array.from({ length: workers }, work));
  const calls = results.reduce((sum, result) => sum + result.calls, 0);
  const nothing = calls === 0 ? 'The run made no call.' : undefined;
  const refusals =
    results.some(({ outcome }) => outcome === 'pass') ||
    results.every(({ outcome }) => outcome === 'skip' || outcome === 'not applicable')
      ? undefined
      : 'The backend met every check with a refusal or an error, so that the run says nothing about its behaviour.';
  return {
    results,
    profiles: summarise(results),
    voidReason: voidReason ?? nothing ?? refusals,
    calls,
    ms: Math.round(now() - started),
    seed,
    hooksName: hooks.name ?? (Object.keys(hooks).length > 0 ? 'own hooks' : 'none'),
    startedAt,
  };
}
