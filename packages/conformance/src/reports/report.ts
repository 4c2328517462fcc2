import { createHash } from 'node:crypto';
import type { Check } from '../protocol/check.ts';
import { loadContract } from '../suite/contract/contract.ts';
import { packageVersion } from '../suite/contract/files.ts';
import { toCurl } from '../suite/http/recorder.ts';
import type { CheckResult, Conformance, Outcome, SuiteResult } from '../suite/results.ts';
import type { BaselineResult } from './baseline.ts';

/** What a run says nothing about; part of each report. */
export const NOT_ESTABLISHED = [
  'Random draws: the checks hold what a draw pays against the listed prizes, not how often each is drawn.',
  'Load, speed and availability.',
  'What the backend stores or logs, e.g. whether passwords are stored in plain text.',
  'Behaviour that only a longer or another sequence of calls shows: a pass does not prove the absence of defects. The guide (docs/conformance.md) says how many planted faults the suite finds, and which it does not.',
  'Statements of the specification about clients: `tara-conformance list` names them.',
];

/** A report as JSON; the other forms are made from it. It contains no passwords, tokens, codes or card numbers. */
export interface Report {
  readonly suite: { readonly version: string; readonly digest: string };
  readonly contract: { readonly version: string; readonly digest: string };
  readonly target: string;
  readonly startedAt: string;
  readonly seconds: number;
  readonly seed: number;
  readonly hooks: string;
  readonly calls: number;
  readonly verdict: 'passed' | 'failed' | 'void';
  readonly voidReason?: string;
  readonly profiles: readonly {
    readonly profile: string;
    readonly conformance: Conformance;
    readonly counts: Readonly<Record<Outcome, number>>;
  }[];
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
  readonly reason?: string;
  readonly ms: number;
  readonly finding?: {
    readonly what: string;
    readonly expected: unknown;
    readonly seen: unknown;
    readonly time: string;
    readonly calls: readonly string[];
  };
}

/** The digest of the checks, with their titles and statements. */
function hashChecks(checks: readonly Check[]): string {
  const text = checks.map(({ id, statements, level, title, run }) => [
    id,
    statements,
    level,
    title,
    String(run),
  ]);
  return createHash('sha256').update(JSON.stringify(text)).digest('hex');
}

function report({ check, outcome, reason, ms, finding }: CheckResult): ReportedResult {
  const { id, title, profile, level, statements } = check;
  return {
    id,
    title,
    profile,
    level,
    statements,
    outcome,
    ...(reason === undefined ? {} : { reason }),
    ms,
    ...(finding
      ? {
          finding: {
            what: finding.what,
            expected: finding.expected,
            seen: finding.seen,
            time: finding.time,
            calls: finding.steps.map(toCurl),
          },
        }
      : {}),
  };
}

/** Whether a result fails a run. */
export const isFailure = ({ outcome, level }: Pick<ReportedResult, 'outcome' | 'level'>): boolean =>
  outcome === 'error' || (outcome === 'fail' && level !== 'info');

export function createReport(target: string, suite: SuiteResult, baseline?: BaselineResult): Report {
  const { version, digest } = loadContract();
  const results = suite.results.map(report);
  const failed = baseline
    ? baseline.newFailures.length > 0 || baseline.fixed.length > 0
    : results.some(isFailure);
  return {
    suite: { version: packageVersion(), digest: hashChecks(suite.checks) },
    contract: { version, digest },
    target,
    startedAt: suite.startedAt,
    seconds: Math.round(suite.ms / 100) / 10,
    seed: suite.seed,
    hooks: suite.hooksName,
    calls: suite.calls,
    verdict: suite.voidReason === undefined ? (failed ? 'failed' : 'passed') : 'void',
    ...(suite.voidReason === undefined ? {} : { voidReason: suite.voidReason }),
    profiles: suite.profiles,
    results,
    ...(baseline ? { baseline } : {}),
    notEstablished: NOT_ESTABLISHED,
  };
}
