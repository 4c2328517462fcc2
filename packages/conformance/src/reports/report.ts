import type { Check, ProfileName } from '../protocol/check.ts';
import { CHECKS } from '../suite/checks.ts';
import { loadContract } from '../suite/contract/contract.ts';
import { packageDigest } from '../suite/contract/digest.ts';
import { packageVersion } from '../suite/contract/files.ts';
import type { CheckResult, Outcome, ProfileResult, SuiteResult } from '../suite/results.ts';
import { compareWithBaseline, type Baseline, type BaselineResult } from './baseline.ts';

/** What a run says nothing about; part of each report. */
export const NOT_ESTABLISHED = [
  'Random draws: the checks hold what a draw pays against the listed prizes, not how often each is drawn.',
  'Load, speed and availability.',
  'What the backend stores or logs, e.g. whether passwords are stored in plain text.',
  'Behaviour that only a longer or another sequence of calls shows: a pass does not prove the absence of defects. The guide (docs/conformance.md) says how many planted faults the suite finds, and which it does not.',
  'Statements of the specification about clients: tara-conformance list names them.',
];

/**
 * - `passed`: every selected check ran, and none found a difference
 * - `as-known`: only known failures of the baseline
 * - `incomplete`: nothing was found, but selected or required checks did not run
 * - `unfinished`: nothing was found, but the run was cut or checks ended in errors
 * - `failed`: a check found a difference
 * - `void`: the run says nothing about the backend
 */
export type Verdict = 'passed' | 'as-known' | 'incomplete' | 'unfinished' | 'failed' | 'void';

/** What a run was asked to do, for its report. */
export interface RunSettings {
  /** What the backend is called, e.g. with its version. */
  readonly subject?: string | undefined;
  /** Empty: all. */
  readonly selection?: {
    readonly profiles: readonly string[];
    readonly checks: readonly string[];
    readonly readOnly: boolean;
  };
  /** Profiles that must be checked wholly. */
  readonly required?: readonly ProfileName[];
  readonly hooks?: { readonly digest?: string | undefined; readonly given: readonly string[] };
  readonly limits?: {
    readonly rate?: number | undefined;
    /** Absent: by the pace of the backend. */
    readonly timeoutSeconds?: number | undefined;
    /** null: no limit. */ readonly timeLimitSeconds: number | null;
  };
  readonly baseline?: Baseline | undefined;
  /** A comment about what each command of a finding needs besides. */
  readonly gateway?: string | undefined;
}

/** A report as JSON; the other forms are made from it. */
export interface Report {
  readonly suite: {
    readonly version: string;
    /** SHA-256 of the bytes of the package. */
    readonly digest: string;
    /** The bytes are not those that were built. */
    readonly isChanged: boolean;
    /** How many checks are not of the package. */
    readonly ownChecks: number;
  };
  readonly contract: { readonly version: string; readonly digest: string };
  readonly target: string;
  readonly subject?: string | undefined;
  readonly selection: NonNullable<RunSettings['selection']>;
  readonly required: readonly ProfileName[];
  readonly startedAt: string;
  readonly endedAt: string;
  readonly seconds: number;
  readonly seed: number;
  readonly hooks: {
    readonly name: string;
    readonly digest?: string | undefined;
    readonly given: readonly string[];
  };
  readonly limits: NonNullable<RunSettings['limits']>;
  readonly calls: number;
  readonly verdict: Verdict;
  /** Whether nothing was found, and every required profile, or else every selected check, was checked. */
  readonly isSufficient: boolean;
  readonly voidReason?: string;
  readonly stopReason?: string;
  readonly warnings: readonly string[];
  readonly profiles: readonly ProfileResult[];
  /** How many checks the suite has. */
  readonly total: number;
  readonly results: readonly ReportedResult[];
  readonly baseline?: BaselineResult;
  readonly notEstablished: readonly string[];
}

export interface ReportedResult {
  readonly id: string;
  readonly title: string;
  readonly profile: string;
  readonly level: string;
  readonly statements: readonly string[];
  readonly outcome: Outcome;
  /** It is a failure that the baseline lists. */
  readonly isKnown?: true;
  readonly reason?: string;
  readonly ms: number;
  readonly finding?: {
    readonly what: string;
    readonly expected: unknown;
    readonly seen: unknown;
    readonly time: string;
  };
  /** What shows a failure or an error again: lines for bash. */
  readonly calls?: readonly string[];
}

function report(
  { check, outcome, reason, ms, finding, sequence: calls }: CheckResult,
  known: readonly string[],
  gateway: string | undefined,
): ReportedResult {
  const { id, title, profile, level, statements } = check;
  return {
    id,
    title,
    profile,
    level,
    statements,
    outcome,
    ...(known.includes(id) && isFailure({ outcome, level }) ? { isKnown: true } : {}),
    ...(reason === undefined ? {} : { reason }),
    ms,
    ...(finding ? { finding } : {}),
    ...(calls ? { calls: gateway === undefined ? calls : [gateway, ...calls] } : {}),
  };
}

/** Whether a result is a difference or an error; a failed check of level `info` is not. */
export const isFailure = ({ outcome, level }: Pick<ReportedResult, 'outcome' | 'level'>): boolean =>
  outcome === 'error' || (outcome === 'fail' && level !== 'info');

function compare(baseline: Baseline, { results, checks }: SuiteResult): BaselineResult {
  const state = ({ outcome, check }: CheckResult) =>
    isFailure({ outcome, level: check.level }) ? 'failure' : outcome === 'pass' ? 'pass' : 'not-run';
  return compareWithBaseline(
    baseline,
    results.map((result) => ({ id: result.check.id, state: state(result) })),
    checks.map(({ id }: Check) => id),
  );
}

function judge(
  suite: SuiteResult,
  results: readonly ReportedResult[],
  baseline: BaselineResult | undefined,
): Verdict {
  if (suite.voidReason !== undefined) return 'void';
  const unknown = results.filter((result) => isFailure(result) && !result.isKnown);
  if ((baseline?.fixed.length ?? 0) > 0 || unknown.some(({ outcome }) => outcome === 'fail')) return 'failed';
  if (suite.stopped || unknown.length > 0) return 'unfinished';
  if (results.some(({ outcome }) => outcome === 'skip')) return 'incomplete';
  return results.some(({ isKnown }) => isKnown) ? 'as-known' : 'passed';
}

/** @param target the address of the backend */
export function createReport(target: string, suite: SuiteResult, settings: RunSettings = {}): Report {
  const { version, digest } = loadContract();
  const { required = [] } = settings;
  const baseline = settings.baseline && compare(settings.baseline, suite);
  const results = suite.results.map((result) => report(result, baseline?.known ?? [], settings.gateway));
  const isMet = required.every((profile) =>
    suite.profiles.some((result) => result.profile === profile && result.conformance === 'conformant'),
  );
  const judged = judge(suite, results, baseline);
  const isGood = judged === 'passed' || judged === 'as-known';
  const verdict = isGood && !isMet ? 'incomplete' : judged;
  return {
    suite: {
      version: packageVersion(),
      ...packageDigest(),
      ownChecks: suite.checks.filter((check) => !CHECKS.includes(check)).length,
    },
    contract: { version, digest },
    target,
    subject: settings.subject,
    selection: settings.selection ?? { profiles: [], checks: [], readOnly: false },
    required,
    startedAt: suite.startedAt,
    endedAt: suite.endedAt,
    seconds: Math.round(suite.ms / 100) / 10,
    seed: suite.seed,
    hooks: { name: suite.hooksName, given: [], ...settings.hooks },
    limits: settings.limits ?? { timeLimitSeconds: null },
    calls: suite.calls,
    verdict,
    isSufficient: isMet && (isGood || (required.length > 0 && verdict === 'incomplete')),
    ...(suite.voidReason === undefined ? {} : { voidReason: suite.voidReason }),
    ...(suite.stopped ? { stopReason: suite.stopped.reason } : {}),
    warnings: suite.warnings,
    profiles: suite.profiles,
    total: suite.checks.length,
    results,
    ...(baseline ? { baseline } : {}),
    notEstablished: NOT_ESTABLISHED,
  };
}
