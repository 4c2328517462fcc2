import type { Check } from '../check.ts';
import { sessionChecks } from './session.ts';

/** All checks, by profile. */
export const CHECKS: readonly Check[] = [...sessionChecks];
