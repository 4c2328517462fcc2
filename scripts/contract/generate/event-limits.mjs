// Generates the limits of a logged event, so that the SDK can check an event before it sends it.
import { banner } from './text.mjs';

/** A schema with its reference resolved. */
function resolved(contract, { $ref, ...own }) {
  if ($ref === undefined) return own;
  return { ...contract.components.schemas[$ref.split('/').at(-1)], ...own };
}

/**
 * One character of a JSON string, escaped or not: the unit that JSON Schema counts. The alternatives exclude each other.
 * Otherwise a long string with many escapes would cause catastrophic backtracking.
 */
const CHARACTER = String.raw`(?:[^"\\]|\\(?:u.{4}|[^u]))`;

const text = (least, most) => `"${CHARACTER}{${least},${most}}"`;
const anyText = `"${CHARACTER}*"`;

/** The pattern of the JSON value of a field, and a description of the allowed values. */
function getLimit(name, { type, enum: values, pattern, minLength = 0, maxLength, minimum, maximum }) {
  if (type === 'string') {
    // Word characters only, which have no special meaning in a pattern.
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
    // As many digits as the maximum. The pattern does not compare numbers.
    if (!values && minimum === 0 && maximum !== undefined)
      return { json: `\\d{1,${String(maximum).length}}`, words };
  }
  throw new Error(`The SDK cannot check limits of this kind: ${name}. Extend event-limits.mjs.`);
}

/** The limit of each field of a schema. */
function getLimits(contract, { properties }, without = []) {
  return Object.entries(properties)
    .filter(([name]) => !without.includes(name))
    .map(([name, property]) => [name, getLimit(name, resolved(contract, property))]);
}

const fieldPattern = ([name, { json }]) => `"${name}":${json}`;
const wordRow = ([name, { json, words }]) =>
  `  ${name}: [/^${json}$/u, '${words.replaceAll('\\', '\\\\')}'],`;

/** The limits as a module: one pattern of the whole event, and the limit of each field for error messages. */
export function eventLimitsModule(contract) {
  const { LoggedEvent, CommonFields, LogData } = contract.components.schemas;
  const { type, maxLength } = LogData.additionalProperties;
  const most = LogData.maxProperties;
  const nameMax = resolved(contract, LoggedEvent.properties.eventName).maxLength;
  if (type.join() !== 'string,number,boolean,null' || most === undefined || LogData.propertyNames) {
    throw new Error('The SDK cannot check details of this kind. Extend event-limits.mjs.');
  }
  const common = getLimits(contract, CommonFields, Object.keys(LoggedEvent.properties));
  const fields = getLimits(contract, LoggedEvent, ['eventData']);
  const value = `(?:${text(0, maxLength)}|[-+.\\w]+)`;
  const detail = `${anyText}:${value}`;
  const details = `\\{(?:${detail}(?:,${detail}){0,${most - 1}})?\\}`;
  const event = [...common, ...fields].map(fieldPattern).join();
  const [valueWords, detailsWords] = [
    `text of at most ${maxLength} characters, a number, a truth value or null`,
    `an object of at most ${most} fields`,
  ];
  return `${banner}/**
 * The JSON of an event: first the common fields, then its own fields in this order, then its details.
 */
export const eventPattern =
  /^\\{${event},"eventData":${details}\\}$/u;

/** Largest length of an event name, largest length of the text of a detail, and largest number of details. */
export const NAME_MAX = ${nameMax};
export const TEXT_MAX = ${maxLength};
export const DETAILS_MAX = ${most};

/** The pattern of the JSON of a value, and a description of the allowed values. */
type Limit = readonly [json: RegExp, words: string];

/** The limit of each field, the common fields included. Used for error messages. */
export const fieldLimits: Readonly<Record<string, Limit>> = {
${[...common, ...fields].map(wordRow).join('\n')}
  eventData: [/^${details}$/u, '${detailsWords}'],
};

/** The limit of each detail. */
export const detailLimit: Limit = [/^${value}$/u, '${valueWords}'];
`;
}
