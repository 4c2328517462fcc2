import type { HookName } from '../../protocol/hooks.ts';

/** When a step began and ended, by `performance.now()`. */
interface Timed {
  readonly start: number;
  readonly end: number;
  /** Why there was no result. */
  readonly failure?: string;
}

/** One call of a check, with its secrets: only `createSequence` makes text of it. */
export interface RecordedCall extends Timed {
  /** The operationId, or the method and the path of any other request. */
  readonly operation: string;
  readonly isQuery: boolean;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** An object that was sent as JSON, a text, or the parts of a form. */
  readonly sent: unknown;
  readonly giveUpAfterMs?: number | undefined;
  /** Absent if no answer arrived. */
  readonly status?: number;
  /** The body; a text if it is not JSON. */
  readonly answer?: unknown;
  readonly requestId?: string | undefined;
}

/** A hook that a check used. */
export interface RecordedHook extends Timed {
  readonly hook: HookName;
  readonly parameters: readonly unknown[];
  readonly result?: unknown;
  /** Makes the shell command that does the same. */
  readonly command?: (() => string | undefined) | undefined;
}

/** Random characters that the suite chose. */
export interface RecordedRandom {
  readonly made: 'random';
  readonly value: string;
  /** The first characters, which are not random. */
  readonly prefix?: string;
  readonly alphabet: string;
}

/** Another value in another form, e.g. in upper case. */
interface RecordedForm {
  readonly made: 'form';
  readonly value: string;
  readonly of: string;
  /** The program that makes it of the other value. */
  readonly filter: string;
}

/** A password that the suite encrypted. */
interface RecordedEncryption {
  readonly made: 'encrypted';
  readonly value: string;
  readonly password: string;
}

/** A player whom the suite registered or logged in, and nothing else. */
export interface RecordedPlayer {
  readonly made: 'player';
  /** The token. */
  readonly value: string;
  readonly account: string;
  readonly password: string;
  readonly isNew: boolean;
}

export type RecordedValue = RecordedRandom | RecordedForm | RecordedEncryption | RecordedPlayer;

export type Step = RecordedCall | RecordedHook | RecordedValue;

export const isCall = (step: Step): step is RecordedCall => 'operation' in step;
export const isHook = (step: Step): step is RecordedHook => 'hook' in step;
export const isTimed = (step: Step): step is RecordedCall | RecordedHook => 'start' in step;

/** Whether a call may have changed something at the backend. */
export const isChange = (step: Step): step is RecordedCall =>
  isCall(step) && !step.isQuery && (step.status === undefined || step.status < 400);

/** The token that a call answered. */
export const getToken = (step: Step): unknown =>
  isCall(step) ? (step.answer as { token?: unknown } | undefined)?.token : undefined;

/** The players whom the suite signed in, by their tokens. */
export const findPlayers = (steps: readonly Step[]): ReadonlyMap<unknown, RecordedPlayer> =>
  new Map(steps.flatMap((step) => ('made' in step && step.made === 'player' ? [[step.value, step]] : [])));

/** A text or a number in a body. */
export interface Leaf {
  /** The name of its field; the name of the list for an entry of a list. */
  readonly key: string;
  /** As JavaScript, e.g. `.list[0].id`. */
  readonly path: string;
  readonly value: unknown;
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
  return Object.entries(value).flatMap(([name, inner]) =>
    listLeaves(
      inner,
      name,
      path + (IDENTIFIER.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`),
      depth + 1,
    ),
  );
}

/** Hooks whose number is not the id of something. */
const WITHOUT_ID = new Set<HookName>(['moveTime']);

/** What a step was given. */
export function listInputs(step: Step): readonly Leaf[] {
  if (isCall(step)) {
    const headers = Object.entries(step.headers).filter(([name]) => name !== 'content-type');
    return [
      // Only links contain values of the run.
      ...(step.method === 'GET' ? [{ key: 'url', path: '', value: step.url }] : []),
      ...listLeaves(Object.fromEntries(headers)),
      ...listLeaves(step.sent, 'body'),
    ];
  }
  if (isHook(step)) return listLeaves(step.parameters, WITHOUT_ID.has(step.hook) ? '' : 'id');
  if (step.made === 'form') return [{ key: 'made', path: '', value: step.of }];
  if (step.made === 'encrypted') return [{ key: 'password', path: '', value: step.password }];
  return [];
}

/** What a step answered, without its error. The configuration is not a source of values: a client has it from the start. */
export function listOutputs(step: Step): readonly Leaf[] {
  if (isHook(step)) return listLeaves(step.result, step.hook === 'readCode' ? 'code' : 'result');
  if (!isCall(step)) return step.made === 'player' ? [] : [{ key: 'made', path: '', value: step.value }];
  if (step.operation === 'appConfig' || typeof step.answer !== 'object') return [];
  return listLeaves(step.answer).filter(({ path }) => !path.startsWith('.error.'));
}
