import type { ProfileName } from '../src/protocol/check.ts';

/** The kinds of faults, with what each means. */
export const KINDS = {
  'wrong-errcode': 'Wrong errcode',
  'off-by-one-hundredth': 'One hundredth off',
  'lost-transition': 'Transition lost',
  'wrong-order': 'Wrong order',
  'key-ignored': 'Key or double click ignored',
  'paid-twice': 'Paid twice',
  'limit-off-by-one': 'Limit off by one',
  'time-ignored': 'Time ignored',
  'wrong-zone': 'Day in the wrong zone',
  'foreign-data': 'Data of another player',
  'field-missing': 'Field missing',
  'wrong-type': 'Field of another type',
  'refusal-with-effect': 'Refusal with an effect',
} as const;

export type MutantKind = keyof typeof KINDS;

/** A small edit of the mock server that breaks a behaviour which clients can observe. */
export interface Mutant {
  /** Unique: the area, a slash and words in kebab case, e.g. `deposit/credits-one-hundredth-less`. */
  readonly id: string;
  readonly kind: MutantKind;
  /** The profile whose checks should find it; they run first. */
  readonly profile: ProfileName;
  /** What the broken server does, as a sentence without its subject. */
  readonly what: string;
  /** The edited file, relative to the folder of the mock server. */
  readonly file: string;
  /** Occurs once in the file. */
  readonly find: string;
  readonly replace: string;
}

/** Groups the mutants of one area: each entry of the table is a mutant. */
export function defineMutants(
  area: string,
  profile: ProfileName,
  mutants: Readonly<Record<string, Omit<Mutant, 'id' | 'profile'> & { readonly profile?: ProfileName }>>,
): readonly Mutant[] {
  return Object.entries(mutants).map(([name, mutant]) => ({ profile, ...mutant, id: `${area}/${name}` }));
}
