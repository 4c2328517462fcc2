import { PROFILES, type Check, type ProfileName } from '../protocol/check.ts';
import type { Step } from './http/recorder.ts';

export type Outcome = 'pass' | 'fail' | 'skip' | 'error' | 'not-applicable';

export interface CheckResult {
  readonly check: Check;
  readonly outcome: Outcome;
  /** One sentence; absent for a pass. */
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

/** `partial`: conformant as far as checked, because checks were skipped. */
export type Conformance = 'conformant' | 'partial' | 'not-conformant' | 'not-checked';

export interface ProfileResult {
  readonly profile: ProfileName;
  readonly conformance: Conformance;
  readonly counts: Readonly<Record<Outcome, number>>;
}

export interface SuiteResult {
  /** All checks of the suite, selected or not. */
  readonly checks: readonly Check[];
  readonly results: readonly CheckResult[];
  readonly profiles: readonly ProfileResult[];
  /** The reason why the run says nothing about the backend; undefined for a valid run. */
  readonly voidReason?: string | undefined;
  readonly calls: number;
  readonly ms: number;
  readonly seed: number;
  readonly hooksName: string;
  readonly startedAt: string;
}

function judgeProfile(counts: Readonly<Record<Outcome, number>>): Conformance {
  if (counts.fail > 0 || counts.error > 0) return 'not-conformant';
  if (counts.pass === 0) return 'not-checked';
  return counts.skip > 0 ? 'partial' : 'conformant';
}

/** Summarises results by profile. A failed check of level `info` does not count. */
export function summarise(results: readonly CheckResult[]): readonly ProfileResult[] {
  return (Object.keys(PROFILES) as ProfileName[]).flatMap((profile) => {
    const own = results.filter(({ check }) => check.profile === profile);
    if (own.length === 0) return [];
    const counts = { pass: 0, fail: 0, skip: 0, error: 0, 'not-applicable': 0 };
    for (const { outcome, check } of own)
      if (!(outcome === 'fail' && check.level === 'info')) counts[outcome] += 1;
    return [{ profile, counts, conformance: judgeProfile(counts) }];
  });
}
