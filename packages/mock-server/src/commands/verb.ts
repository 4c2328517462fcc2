import type { Command, Option } from 'commander';
import type { ControlApi } from './connection.ts';

/** Where a command writes, and what it reads besides its arguments. */
export interface Terminal {
  readonly environment: NodeJS.ProcessEnv;
  /** Whether the output may have colours. */
  readonly hasColours: boolean;
  write(text: string): void;
  writeError(text: string): void;
  /** Aborted when the user stops the command. */
  readonly stopped: AbortSignal;
}

/** The result of a command: data for scripts, and a text for people. */
export interface Outcome {
  readonly data: unknown;
  readonly text: string;
}

/** A command of the program. */
export interface Verb {
  /** Its name and arguments, as `restore <name>`. */
  readonly usage: string;
  readonly summary: string;
  readonly options?: readonly Option[];
  /** Arguments of examples, after the name of the program. */
  readonly examples: readonly string[];
  run(control: ControlApi, parameters: readonly string[], options: Options): Promise<Outcome | undefined>;
}

/** The given options of a command, by their long names in camel case. */
export type Options = Readonly<Record<string, string | boolean | undefined>>;

/** Adds commands to a program or a group. */
export type AddVerb = (verb: Verb, group?: Command) => void;
