import type { ProfileName } from '../src/protocol/check.ts';
import * as operators from './operators.ts';
import type { Operator } from './syntax.ts';

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
  /** The edited function or constant; names from an outer to an inner one: `handlers.getOrder`. */
  readonly symbol: string;
  /** Each fits exactly one place of the function. */
  readonly edits: readonly Operator[];
}

type Operators = typeof operators;

/** The change that a mutant makes: a method for each operator. */
type Mutation = Pick<Mutant, 'symbol' | 'edits'> & { readonly profile?: ProfileName | undefined } & {
  readonly [Name in keyof Operators]: (...parameters: Parameters<Operators[Name]>) => Mutation;
};

function createMutation(definition: Pick<Mutation, 'symbol' | 'edits' | 'profile'>): Mutation {
  const methods = Object.entries(operators).map(([name, create]) => [
    name,
    (...parameters: [string, string, string]) =>
      createMutation({ ...definition, edits: [...definition.edits, create(...parameters)] }),
  ]);
  return { ...(Object.fromEntries(methods) as Mutation), ...definition };
}

/**
 * Changes the code of a function or constant, e.g. `mutate('settleOrder').dropCall('postEntry')`.
 * @param symbol its name, or the names from an outer one to an inner one: `handlers.getOrder`
 * @param profile the profile whose checks should find it, if it is not the profile of the list
 */
export const mutate = (symbol: string, profile?: ProfileName): Mutation =>
  createMutation({ symbol, profile, edits: [] });

/** The last part of the id, the kind of the fault, and what the broken server does. */
type Description = `${string}, ${MutantKind}: ${string}`;

/** Groups the mutants of one area by file: each entry of a file is a mutant. */
export function defineMutants(
  area: string,
  listProfile: ProfileName,
  files: Readonly<Record<string, Readonly<Record<Description, () => Mutation>>>>,
): readonly Mutant[] {
  return Object.entries(files).flatMap(([file, mutants]) =>
    Object.entries(mutants).map(([description, create]) => {
      const { symbol, edits, profile = listProfile } = create();
      const [, name, kind, what] = /^(.*?), (.*?): (.*)$/.exec(description)!;
      return { id: `${area}/${name}`, kind: kind as MutantKind, what: what!, profile, file, symbol, edits };
    }),
  );
}
