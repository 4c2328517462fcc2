import type { components } from '@tara/contract/control';
import { formatJson } from '../format.ts';
import { getErrcodeName } from '../errcode-names.ts';

type Schemas = components['schemas'];

/** An active rule. */
export type ActiveRule = Schemas['Fault'] | Schemas['Stub'];

export const isStub = (rule: ActiveRule): rule is Schemas['Stub'] => 'stubId' in rule;

export const getId = (rule: ActiveRule): number => (isStub(rule) ? rule.stubId : rule.faultId);

/** Rules in the order in which the server checks them: higher priorities first, then older ones. */
export const sortRules = (rules: readonly ActiveRule[]): readonly ActiveRule[] =>
  rules.toSorted((a, b) => (b.priority ?? 0) - (a.priority ?? 0) || getId(a) - getId(b));

/** The rule that affected a call, if it is still active. */
export const findRule = (
  rules: readonly ActiveRule[],
  { faultId, stubId }: Pick<Schemas['JournalEntry'], 'faultId' | 'stubId'>,
): { fault?: Schemas['Fault']; stub?: Schemas['Stub'] } => {
  const rule = rules.find((item) => (isStub(item) ? item.stubId === stubId : item.faultId === faultId));
  if (!rule) return {};
  return isStub(rule) ? { stub: rule } : { fault: rule };
};

const EFFECTS: Record<NonNullable<Schemas['FaultRule']['effect']>, string> = {
  dropBefore: 'cuts the connection before the call takes effect',
  dropAfter: 'cuts the connection after the call took effect',
  truncate: 'sends half of the body',
  hold: 'stops the call until it is released',
};

const delayText = (latency: Schemas['Latency']): string => {
  if (latency.kind === 'fixed') return `answers ${latency.ms} ms late`;
  if (latency.kind === 'uniform') return `answers ${latency.minMs} to ${latency.maxMs} ms late`;
  return `answers about ${latency.medianMs} ms late`;
};

const answerTexts = ({ status, body, merge, text, broken }: Schemas['StubAnswer']): string[] => [
  ...(status === undefined ? [] : [`answers HTTP ${status}`]),
  ...(body === undefined
    ? []
    : [`${merge ? 'changes' : 'answers'} ${formatJson(body).replaceAll(/\s+/g, ' ')}`]),
  ...(text === undefined ? [] : [`answers “${text}”`]),
  ...(broken === undefined ? [] : [broken === 'empty' ? 'sends no body' : 'sends half of the body']),
];

const faultTexts = ({ errcode, httpStatus, effect, at }: Schemas['Fault']): string[] => [
  ...(errcode === undefined ? [] : [`answers errcode ${errcode} ${getErrcodeName(errcode) ?? ''}`.trim()]),
  ...(httpStatus === undefined ? [] : [`answers HTTP ${httpStatus}`]),
  ...(effect === undefined ? [] : [at === 'after' ? 'stops the call after its effect' : EFFECTS[effect]]),
];

/** What a rule does, in words. */
export const describeRule = (rule: ActiveRule): string =>
  [
    ...(isStub(rule) ? answerTexts(rule.answer) : faultTexts(rule)),
    ...(rule.latency === undefined ? [] : [delayText(rule.latency)]),
  ].join(', ');

/** The conditions of a rule besides call and player, in words. */
export const describeConditions = (rule: ActiveRule): string[] => {
  const { times, hits, skip, every, probability, priority, request, headers } = rule;
  return [
    ...(times === undefined ? [] : [hits >= times ? 'used up' : `${times - hits} of ${times} left`]),
    ...(skip ? [`skips ${skip}`] : []),
    ...(every === undefined || every === 1 ? [] : [`every ${every} calls`]),
    ...(probability === undefined ? [] : [`${Math.round(probability * 100)} %`]),
    ...(priority ? [`priority ${priority}`] : []),
    ...(request === undefined ? [] : [`body contains ${JSON.stringify(request)}`]),
    ...(headers === undefined ? [] : [`headers contain ${JSON.stringify(headers)}`]),
  ];
};
