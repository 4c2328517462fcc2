import type { Check } from '../check.ts';

/** All checks, by profile. */
export const CHECKS: readonly Check[] = [];
