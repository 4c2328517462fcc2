import { href } from './layout.ts';

/** The pages of rules by the name in their address (spec 2.2). */
export const ruleNames = [
  'points',
  'signBonus',
  'agent',
  'dayBonus',
  'supply',
  'christmas',
  'newYear',
  'agent5',
] as const;

export type RuleName = (typeof ruleNames)[number];

/** The page of rules at an address, or null. */
export function getRuleName(name: string | undefined): RuleName | null {
  return ruleNames.find((known) => known === name) ?? null;
}

/** The address of a page of rules in the current layout. */
export function ruleHref(name: RuleName): string {
  return href('rule', { name });
}
