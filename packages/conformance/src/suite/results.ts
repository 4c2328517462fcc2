import { PROFILES, type Check, type ProfileName } from '../protocol/check.ts';
import type { HookName } from '../protocol/hooks.ts';
import type { StopKind } from './stop.ts';

export type Outcome = 'pass' | 'fail' | 'skip' | 'error' | 'not-applicable';

export interface CheckResult {
  readonly check: Check;
  readonly outcome: Outcome;
  /** One sentence; absent for a pass. */
  readonly reason?: string;
  /** The hooks that a skipped check needs and that were not given. */
  readonly missingHooks?: readonly HookName[];
  /** The hooks that the check cannot do without. */
  readonly neededHooks?: readonly HookName[];
  readonly finding?: {
    readonly what: string;
    readonly expected: unknown;
    readonly seen: unknown;
    /** When it was seen, by the clock of this machine. */
    readonly time: string;
  };
  /** What shows a failure or an error again: lines for bash, the calls with their answers as comments. */
  readonly sequence?: readonly string[];
  readonly calls: number;
  readonly ms: number;
}

/**
 * - `conformant`: every check of the profile ran, most of them apply, and none found a difference
 * - `partial`: nothing was found, but some checks of the profile did not run, or most do not apply
 * - `not-checked`: no check of the profile reached a result
 * - `not-selected`: the run left the profile out
 */
export type Conformance = 'conformant' | 'partial' | 'not-conformant' | 'not-checked' | 'not-selected';

export interface ProfileResult {
  readonly profile: ProfileName;
  readonly conformance: Conformance;
  /** Failed checks of level `info` are in none of them. */
  readonly counts: Readonly<Record<Outcome, number>>;
  /** How many of its checks ran to a result: passed, failed or not applicable. */
  readonly checked: number;
  /** How many checks the suite has for the profile. */
  readonly total: number;
}

export interface SuiteResult {
  /** All checks of the suite, selected or not. */
  readonly checks: readonly Check[];
  readonly results: readonly CheckResult[];
  readonly profiles: readonly ProfileResult[];
  /** The reason why the run says nothing about the backend; undefined for a valid run. */
  readonly voidReason?: string | undefined;
  /** Why the run ended before its last check; undefined if it did not. */
  readonly stopped?: { readonly kind: StopKind; readonly reason: string } | undefined;
  /** What a reader should know before the findings, one sentence each. */
  readonly warnings: readonly string[];
  readonly calls: number;
  readonly ms: number;
  readonly seed: number;
  readonly hooksName: string;
  readonly startedAt: string;
  readonly endedAt: string;
}

function judgeProfile({
  counts,
  checked,
  total,
}: Omit<ProfileResult, 'profile' | 'conformance'>): Conformance {
  if (counts.fail > 0) return 'not-conformant';
  if (counts.pass === 0) return 'not-checked';
  // A backend without the profile passes the few checks that every backend passes.
  const isOffered = counts.pass > counts['not-applicable'];
  return checked === total && isOffered ? 'conformant' : 'partial';
}

const countOutcomes = (results: readonly CheckResult[]): Record<Outcome, number> => {
  const counts = { pass: 0, fail: 0, skip: 0, error: 0, 'not-applicable': 0 };
  for (const { outcome, check } of results)
    if (!(outcome === 'fail' && check.level === 'info')) counts[outcome] += 1;
  return counts;
};

/**
 * Summarises results by profile. A failed check of level `info` does not count as a difference.
 * @param checks all checks of the suite
 */
export function summarise(
  checks: readonly Check[],
  results: readonly CheckResult[],
): readonly ProfileResult[] {
  return (Object.keys(PROFILES) as ProfileName[]).flatMap((profile) => {
    const total = checks.filter((check) => check.profile === profile).length;
    if (total === 0) return [];
    const own = results.filter(({ check }) => check.profile === profile);
    const checked = own.filter(({ outcome }) => outcome !== 'skip' && outcome !== 'error').length;
    const parts = { counts: countOutcomes(own), checked, total };
    const conformance = own.length === 0 ? 'not-selected' : judgeProfile(parts);
    return [{ profile, conformance, ...parts }];
  });
}
