// What the contract takes of a logged event, field by field, so that the SDK can tell before it sends.
import { banner } from './text.mjs';

/** A schema with what its reference names. */
function resolved(contract, { $ref, ...own }) {
  if ($ref === undefined) return own;
  return { ...contract.components.schemas[$ref.split('/').at(-1)], ...own };
}

/**
 * A character of a JSON text, of any kind of escape: what JSON Schema counts as one. Every text is read in one way only,
 * or a long one with many escapes would be tried in all ways there are before it is refused.
 */
const CHARACTER = String.raw`(?:[^"\\]|\\(?:u.{4}|[^u]))`;

const text = (least, most) => `"${CHARACTER}{${least},${most}}"`;
const anyText = `"${CHARACTER}*"`;

/** The pattern of a field's value as JSON, and what it takes in words. */
function limitOf(name, { type, enum: values, pattern, minLength = 0, maxLength, minimum, maximum }) {
  if (type === 'string') {
    // Words only, so that none of them means something else as a pattern.
    if (values?.every((value) => /^\w+$/.test(value)))
      return { json: `"(?:${values.join('|')})"`, words: `one of ${values.join(', ')}` };
    if (!values && pattern?.startsWith('^') && pattern.endsWith('$') && maxLength === undefined)
      return { json: `"${pattern.slice(1, -1)}"`, words: `text that matches ${pattern}` };
    if (!values && pattern === undefined && maxLength !== undefined)
      return { json: text(minLength, maxLength), words: `text of ${minLength} to ${maxLength} characters` };
  }
  if (type === 'integer') {
    const words = values ? `one of ${values.join(', ')}` : `a whole number from ${minimum} to ${maximum}`;
    if (values?.every((value) => value >= 0)) return { json: `(?:${values.join('|')})`, words };
    // As many digits as the largest: nobody lives to see the difference.
    if (!values && minimum === 0 && maximum !== undefined)
      return { json: `\\d{1,${String(maximum).length}}`, words };
  }
  throw new Error(`The limits of ${name} are of a kind that the SDK cannot check; teach event-limits.mjs.`);
}

/** Each field of a schema with its limit. */
function limitsOf(contract, { properties }, without = []) {
  return Object.entries(properties)
    .filter(([name]) => !without.includes(name))
    .map(([name, property]) => [name, limitOf(name, resolved(contract, property))]);
}

const fieldPattern = ([name, { json }]) => `"${name}":${json}`;
const wordRow = ([name, { json, words }]) =>
  `  ${name}: [/^${json}$/u, '${words.replaceAll('\\', '\\\\')}'],`;

/** The limits as a module: one pattern of a whole event, and for developers what each field takes. */
export function eventLimitsModule(contract) {
  const { LoggedEvent, CommonFields, LogData } = contract.components.schemas;
  const { type, maxLength } = LogData.additionalProperties;
  const most = LogData.maxProperties;
  const nameMax = resolved(contract, LoggedEvent.properties.eventName).maxLength;
  if (type.join() !== 'string,number,boolean,null' || most === undefined || LogData.propertyNames) {
    throw new Error('The details of an event take other values than the SDK checks; teach event-limits.mjs.');
  }
  const common = limitsOf(contract, CommonFields, Object.keys(LoggedEvent.properties));
  const fields = limitsOf(contract, LoggedEvent, ['eventData']);
  const value = `(?:${text(0, maxLength)}|[-+.\\w]+)`;
  const detail = `${anyText}:${value}`;
  const details = `\\{(?:${detail}(?:,${detail}){0,${most - 1}})?\\}`;
  const event = [...common, ...fields].map(fieldPattern).join();
  const [valueWords, detailsWords] = [
    `text of at most ${maxLength} characters, a number, a truth value or null`,
    `an object of at most ${most} fields`,
  ];
  return `${banner}/**
 * An event as JSON, in this order of its fields: before it what only the common fields have, behind it its details.
 */
export const eventPattern =
  /^\\{${event},"eventData":${details}\\}$/u;

/** Most characters of an event's name, of a detail's text, and most details. */
export const NAME_MAX = ${nameMax};
export const TEXT_MAX = ${maxLength};
export const DETAILS_MAX = ${most};

/** What a value must be: the pattern of its JSON, and the same in words. */
type Limit = readonly [json: RegExp, words: string];

/** What each field takes, for who has to mend one; those of every call stand among them. */
export const fieldLimits: Readonly<Record<string, Limit>> = {
${[...common, ...fields].map(wordRow).join('\n')}
  eventData: [/^${details}$/u, '${detailsWords}'],
};

/** What each detail takes. */
export const detailLimit: Limit = [/^${value}$/u, '${valueWords}'];
`;
}
