import type { Flow } from './flow.ts';
import { placeholder } from './shell.ts';
import { listInputs, type Step } from './steps.ts';

/** Where a check ran. */
export interface Place {
  /** The base URL of the run. */
  readonly baseUrl: string;
  /** The environment of the check, if the hooks prepared one. */
  readonly environment?:
    | {
        readonly baseUrl: string;
        readonly about: object;
        /** Makes the shell command that prepares the environment and prints its base URL. */
        readonly command: (() => string | undefined) | undefined;
      }
    | undefined;
}

/** Replaces the values of the run by placeholders of variables. */
export interface Substitution {
  /** @param index of the step that sends it */
  readonly text: (text: string, key: string, index: number) => string;
  readonly value: (value: unknown, key: string, index: number) => unknown;
  /** In a command that somebody else wrote. */
  readonly command: (text: string, index: number) => string;
  readonly addresses: (text: string) => string;
}

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

export function createSubstitution(
  flow: Flow,
  getName: (value: string | number) => string,
  { baseUrl, environment }: Place,
): Substitution {
  const bases = [
    ...(environment && environment.baseUrl !== baseUrl ? [['WORLD', environment.baseUrl] as const] : []),
    ['BASE', baseUrl] as const,
  ].map(([name, url]) => [name, new RegExp(`${escapePattern(url)}(?![\\w.:-])`, 'g')] as const);
  const addresses = (text: string) =>
    bases.reduce((replaced, [name, pattern]) => replaced.replaceAll(pattern, placeholder(name)), text);

  const text = (given: string, key: string, index: number): string =>
    addresses(
      flow
        .findValues({ key, path: '', value: given }, index)
        .reduce<string>(
          (replaced, value) => replaced.replaceAll(String(value), placeholder(getName(value))),
          given,
        ),
    );

  const value = (given: unknown, key: string, index: number): unknown => {
    if (typeof given === 'string') return text(given, key, index);
    if (typeof given === 'number') {
      const [id] = flow.findValues({ key, path: '', value: given }, index);
      return id === undefined ? given : placeholder(getName(id), true);
    }
    if (Array.isArray(given)) return given.map((inner) => value(inner, key, index));
    if (typeof given !== 'object' || given === null) return given;
    return Object.fromEntries(
      Object.entries(given).map(([name, inner]) => [name, value(inner, name, index)]),
    );
  };

  const command = (given: string, index: number): string => {
    const leaves = listInputs(flow.steps[index] as Step);
    const values = new Set(leaves.flatMap((leaf) => flow.findValues(leaf, index)));
    const replaced = [...values].reduce<string>((written, known) => {
      const pattern = escapePattern(String(known));
      const bounded = typeof known === 'number' ? `(?<![\\w.])${pattern}(?![\\w.])` : pattern;
      return written.replaceAll(new RegExp(bounded, 'g'), placeholder(getName(known)));
    }, given);
    return addresses(replaced);
  };

  return { text, value, command, addresses };
}
