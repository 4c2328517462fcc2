import type { HookName } from '../../protocol/hooks.ts';

/** A player whom the suite registered or logged in, and nothing else. */
export interface RecordedPlayer {
  readonly token: string;
  readonly account: string;
  readonly password: string;
  readonly isNew: boolean;
}

/** When a step began and ended, by `performance.now()`. */
interface Timed {
  readonly start: number;
  readonly end: number;
  /** What a hook returned, or the body of an answer: a text if it is not JSON. */
  readonly answer?: unknown;
  /** Why there was none. */
  readonly failure?: string;
  /** Whom the step signed in; `prepareSteps` adds it. */
  readonly player?: RecordedPlayer | undefined;
}

/** One call of a check, with its secrets: only `createSequence` makes text of it. */
export interface RecordedCall extends Timed {
  /** The operationId, or the method and the path of any other request. */
  readonly operation: string;
  readonly isQuery: boolean;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** An object that was sent as JSON, or a text. */
  readonly sent?: unknown;
  /** A form: options of `curl`, and what writes the file of the form to `curl`. */
  readonly form?: { readonly options: string; readonly input: string } | undefined;
  readonly giveUpAfterMs?: number | undefined;
  /** Absent if no answer arrived. */
  readonly status?: number;
  readonly requestId?: string | undefined;
}

/** A hook that a check used. */
export interface RecordedHook extends Timed {
  readonly hook: HookName;
  readonly parameters: readonly unknown[];
  /** Makes the shell command that does the same. */
  readonly command: (() => string | undefined) | undefined;
}

/** A value that the suite made: random characters, another form of a value, or an encrypted password. */
export interface RecordedValue {
  readonly made: string;
  /** A word for the shell that makes the value again. */
  readonly word: string;
  /** The value that it is made of; random characters are made of none. */
  readonly source?: Leaf;
}

export type Step = RecordedCall | RecordedHook | RecordedValue;
export type Recorded = Step | RecordedPlayer;

/** Whether a call may have changed something at the backend. */
export const isChange = (step: Step): step is RecordedCall =>
  'operation' in step && !step.isQuery && (step.status === undefined || step.status < 400);

/** A text or a number in a body. */
export interface Leaf {
  /** The name of its field; the name of the list for an entry of a list. */
  readonly key: string;
  /** As JavaScript, e.g. `.list[0].id`. */
  readonly path: string;
  readonly value: unknown;
  /** Of the player to whom the value belongs. */
  readonly account?: unknown;
}

const IDENTIFIER = /^[A-Za-z_]\w*$/;

/** What is nested deeper in a value is left out. */
export const DEEPEST = 50;

/** All leaves of a value, in its order. */
export function listLeaves(value: unknown, key = '', path = '', depth = 0): readonly Leaf[] {
  if (depth > DEEPEST) return [];
  if (Array.isArray(value))
    return value.flatMap((inner, at) => listLeaves(inner, key, `${path}[${at}]`, depth + 1));
  if (typeof value !== 'object' || value === null) return [{ key, path, value }];
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = IDENTIFIER.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
    return listLeaves(inner, name, path + field, depth + 1);
  });
}

/** What the command that signs in a player is given. */
export const listPlayerInputs = ({ account, password }: RecordedPlayer): readonly Leaf[] =>
  listLeaves({ account, password }).map((leaf) => ({ ...leaf, account }));

/** What a step was given. */
export function listInputs(step: Step): readonly Leaf[] {
  // The number of this hook is not the id of something.
  if ('hook' in step) return listLeaves(step.parameters, step.hook === 'moveTime' ? '' : 'id');
  if ('made' in step) return step.source ? [step.source] : [];
  if (step.player) return listPlayerInputs(step.player);
  const headers = Object.entries(step.headers).filter(([name]) => name !== 'content-type');
  return [
    // Only links contain values of the run.
    ...(step.method === 'GET' ? [{ key: 'url', path: '', value: step.url }] : []),
    ...listLeaves(Object.fromEntries(headers)),
    ...listLeaves(step.sent ?? step.form, 'body'),
  ];
}

/** What a step answered, without its error. The configuration is not a source of values: a client has it from the start. */
export function listOutputs(step: Step): readonly Leaf[] {
  if ('made' in step) return [{ key: 'made', path: '', value: step.made }];
  if ('hook' in step) {
    const { account } = getAnswer(step);
    const leaves = listLeaves(step.answer, step.hook === 'readCode' ? 'code' : 'result');
    return leaves.map((leaf) => ({ ...leaf, account }));
  }
  if (step.operation === 'appConfig' || typeof step.answer !== 'object') return [];
  return listLeaves(step.answer).filter(({ path }) => !path.startsWith('.error.'));
}

/** The fields of an answer that a sequence reads. */
export const getAnswer = (step: Recorded): Partial<Record<'token' | 'account' | 'id' | 'errcode', unknown>> =>
  ('answer' in step && step.answer) || {};
