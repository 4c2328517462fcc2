import type { components } from '@tara/contract/control';
import * as errcodes from '@tara/contract/errcodes';
import { formatJson } from '../format.ts';
import { parseObject } from '../json-object.ts';

type Schemas = components['schemas'];

/** A rule for every call. */
export const EVERY_CALL = '*';

/** What a fault does. */
export type Effect = 'errcode' | 'httpStatus' | 'latency' | NonNullable<Schemas['FaultRule']['effect']>;

/** The fields of the form for a rule, as its inputs contain them. */
export interface RuleDraft {
  readonly kind: 'fault' | 'stub';
  readonly operationId: string;
  readonly playerId: string;
  readonly effect: Effect;
  readonly errcode: string;
  readonly status: string;
  readonly delay: string;
  readonly at: 'before' | 'after';
  /** The fields of the stub's answer. */
  readonly body: string;
  readonly merge: boolean;
  readonly answerStatus: string;
  readonly headers: string;
  readonly text: string;
  readonly broken: '' | 'truncate' | 'empty';
  readonly invalid: boolean;
  /** The conditions. */
  readonly times: string;
  readonly skip: string;
  readonly every: string;
  readonly percent: string;
  readonly priority: string;
  readonly request: string;
}

/** What the parts of the form show and change. */
export interface RuleFields {
  draft: RuleDraft;
  change: (part: Partial<RuleDraft>) => void;
  /** The refusals of the server, by field. */
  errors: Partial<Record<keyof RuleDraft, string>>;
}

export const NEW_RULE: RuleDraft = {
  kind: 'fault',
  operationId: EVERY_CALL,
  playerId: '',
  effect: 'errcode',
  errcode: String(errcodes.temporarilyUnavailable),
  status: '503',
  delay: '1000',
  at: 'before',
  body: '',
  merge: false,
  answerStatus: '',
  headers: '',
  text: '',
  broken: '',
  invalid: false,
  times: '1',
  skip: '',
  every: '',
  percent: '100',
  priority: '',
  request: '',
};

/** A rule for calls like this one: its operation, its player and, for a stub, its answer. */
export const toDraft = (
  kind: RuleDraft['kind'],
  { operationId = EVERY_CALL, playerId, status, errcode, response }: Schemas['JournalEntry'],
): RuleDraft => ({
  ...NEW_RULE,
  kind,
  operationId,
  playerId: playerId === undefined ? '' : String(playerId),
  ...(errcode ? { errcode: String(errcode) } : {}),
  ...(kind === 'stub' && typeof response === 'object' && response !== null
    ? { body: formatJson(response), answerStatus: status === 200 || status === 0 ? '' : String(status) }
    : {}),
});

/** The fields that contain a number, and how their text becomes a number. */
const toNumbers = (texts: Readonly<Record<string, string>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(texts)
      .filter(([, text]) => text.trim() !== '')
      .map(([name, text]) => [name, Number(text)]),
  );

const toCondition = (draft: RuleDraft) => {
  const { operationId, playerId, times, skip, every, priority, percent } = draft;
  const request = parseObject(draft.request);
  return {
    operationId,
    ...toNumbers({ playerId, times, skip, every, priority }),
    ...(percent === '100' ? {} : { probability: Number(percent) / 100 }),
    ...(request && { request }),
  };
};

/** The body of the call that adds a fault. */
export const toFault = (draft: RuleDraft): Schemas['FaultRequest'] => {
  const { effect, errcode, status, delay, at } = draft;
  const getEffect = () => {
    if (effect === 'errcode') return { errcode: Number(errcode) };
    if (effect === 'httpStatus')
      return { httpStatus: Number(status) as Schemas['FaultRule']['httpStatus'] & number };
    if (effect === 'latency') return { latency: { kind: 'fixed' as const, ms: Number(delay) } };
    return { effect, ...(effect === 'hold' && at === 'after' ? { at } : {}) };
  };
  return { ...toCondition(draft), ...getEffect() };
};

/** The body of the call that adds a stub. */
export const toStub = (draft: RuleDraft): Schemas['StubRequest'] => {
  const { merge, answerStatus, text, broken, invalid } = draft;
  const body = parseObject(draft.body);
  const headers = parseObject(draft.headers) as Record<string, string> | undefined;
  return {
    ...toCondition(draft),
    answer: {
      ...toNumbers({ status: answerStatus }),
      ...(body && { body }),
      ...(headers && { headers }),
      ...(merge ? { merge } : {}),
      ...(text === '' ? {} : { text }),
      ...(broken === '' ? {} : { broken }),
      ...(invalid ? { invalid } : {}),
    },
  };
};

/** Where the fields of the form are in the bodies of both calls. */
const FIELDS: readonly (readonly [pointer: string, field: keyof RuleDraft])[] = [
  ['/answer/status', 'answerStatus'],
  ['/answer/headers', 'headers'],
  ['/answer/text', 'text'],
  ['/answer/merge', 'merge'],
  ['/answer/broken', 'broken'],
  ['/answer', 'body'],
  ['/httpStatus', 'status'],
  ['/latency', 'delay'],
  ['/probability', 'percent'],
  ['/errcode', 'errcode'],
  ['/at', 'at'],
  ['/times', 'times'],
  ['/skip', 'skip'],
  ['/every', 'every'],
  ['/priority', 'priority'],
  ['/request', 'request'],
  ['/playerId', 'playerId'],
];

/** The field of the form that a refusal names; undefined if it names none of them. */
export const findField = (pointer: string | undefined): keyof RuleDraft | undefined =>
  FIELDS.find(([place]) => pointer === place || pointer?.startsWith(`${place}/`))?.[1];
