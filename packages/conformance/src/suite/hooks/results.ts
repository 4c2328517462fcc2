import { HookFailed } from '../../protocol/expect.ts';
import { isObject } from '../http/json.ts';
import { describeUnknownHook } from './names.ts';

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isUrl = (value: unknown): boolean => typeof value === 'string' && /^https?:\/\//.test(value);
/** Seconds are a smaller number. */
const LEAST_MS = 100_000_000_000;

/** What hooks return, in words, and whether a result is that. Results of the others are not used. */
const RESULTS: Readonly<Record<string, readonly [words: string, isRight: (result: unknown) => boolean]>> = {
  isolate: ['{ baseUrl: <URL> }', (result) => isObject(result) && isUrl(result['baseUrl'])],
  createPlayer: [
    '{ account: <text>, password: <text> }, with a token as a text if there is one',
    (result) =>
      isObject(result) &&
      isText(result['account']) &&
      isText(result['password']) &&
      (result['token'] === undefined || isText(result['token'])),
  ],
  readCode: ['the code as a text', isText],
  playRound: ['{ win: <number> }', (result) => isObject(result) && Number.isFinite(result['win'])],
  authorize: [
    '{ state: <text>, code: <text> }',
    (result) => isObject(result) && isText(result['state']) && isText(result['code']),
  ],
  now: [
    '{ ms: <milliseconds since 1970>, stands: <boolean> }',
    (result) => isObject(result) && Number(result['ms']) > LEAST_MS && typeof result['stands'] === 'boolean',
  ],
  setConfig: [
    'the previous values, or nothing',
    (result) => result === undefined || result === null || isObject(result),
  ],
};

/** The kind of a value, not the value, which may be secret. */
function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === '') return 'an empty text';
  if (typeof value === 'string') return 'a text';
  if (Array.isArray(value)) return 'a list';
  if (value instanceof Date) return 'a Date';
  if (isObject(value)) return `an object with ${Object.keys(value).join(', ') || 'no fields'}`;
  return value === null ? 'null' : `a ${typeof value}`;
}

/** @throws {HookFailed} if a hook returned something else than it should */
export function requireResult(hook: string, result: unknown): void {
  const [words, isRight] = RESULTS[hook] ?? [];
  if (isRight && !isRight(result))
    throw new HookFailed(`The hook ${hook} returned ${describe(result)} instead of ${words}.`);
  const hooks = hook === 'isolate' && isObject(result) ? result['hooks'] : undefined;
  const unknown = isObject(hooks) ? describeUnknownHook(Object.keys(hooks)) : undefined;
  if (unknown !== undefined) throw new HookFailed(`In the hooks that isolate returned: ${unknown}`);
}
