import { PROFILES, type ProfileName } from '../protocol/check.ts';
import type { Conformance, Outcome } from '../suite/results.ts';

/** The outcomes as texts for people, in the order of the columns of a report. */
export const OUTCOME_TEXTS: Readonly<Record<Outcome, string>> = {
  pass: 'pass',
  fail: 'fail',
  error: 'error',
  skip: 'skip',
  'not-applicable': 'not applicable',
};

export const OUTCOMES = Object.keys(OUTCOME_TEXTS) as readonly Outcome[];

export const CONFORMANCE_TEXTS: Readonly<Record<Conformance, string>> = {
  conformant: 'conformant',
  partial: 'conformant as far as checked',
  'not-conformant': 'not conformant',
  'not-checked': 'not checked',
};

export const profileTitle = (profile: string): string => PROFILES[profile as ProfileName];
