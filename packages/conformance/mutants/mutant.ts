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

type Definition = Pick<Mutant, 'kind' | 'what' | 'symbol' | 'edits'> & { readonly profile?: ProfileName };

type Operators = typeof operators;

/** A mutant without its sentence: a method for each operator. */
type Mutation = {
  readonly [Name in keyof Operators]: (...parameters: Parameters<Operators[Name]>) => Mutation;
} & {
  /** The profile whose checks should find it, if it is not the profile of the list. */
  readonly ofProfile: (profile: ProfileName) => Mutation;
  /** The kind of the fault, and what the broken server does. */
  readonly as: (description: `${MutantKind}: ${string}`) => Definition;
};

function createMutation(definition: Omit<Definition, 'kind' | 'what'>): Mutation {
  const add = (operator: Operator) =>
    createMutation({ ...definition, edits: [...definition.edits, operator] });
  const methods = Object.entries(operators).map(([name, create]) => [
    name,
    (...parameters: [string, string, string]) => add(create(...parameters)),
  ]);
  return {
    ...(Object.fromEntries(methods) as Mutation),
    ofProfile: (profile) => createMutation({ ...definition, profile }),
    as: (description) => {
      const end = description.indexOf(':');
      const kind = description.slice(0, end) as MutantKind;
      return { ...definition, kind, what: description.slice(end + 1).trim() };
    },
  };
}

/**
 * Changes the code of a function or constant, e.g. `mutate('settleOrder').dropCall('postEntry')`.
 * @param symbol its name, or the names from an outer one to an inner one: `handlers.getOrder`
 */
export const mutate = (symbol: string): Mutation => createMutation({ symbol, edits: [] });

/** Groups the mutants of one area by file: each entry of a file is a mutant. */
export function defineMutants(
  area: string,
  profile: ProfileName,
  files: Readonly<Record<string, Readonly<Record<string, Definition>>>>,
): readonly Mutant[] {
  return Object.entries(files).flatMap(([file, mutants]) =>
    Object.entries(mutants).map(([name, mutant]) => ({ profile, ...mutant, file, id: `${area}/${name}` })),
  );
}
