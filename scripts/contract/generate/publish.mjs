// The contract as it is published: what every call has beside its own is written into each of them, so that a reader
// or a generator needs nothing but the document.
import { operationsOf } from './catalogue.mjs';
import { declareDeprecation } from './deprecation.mjs';

/** Numbers kept free for errcodes that a later version adds: so many after the last one of each hundred, while a major version is new. */
const RESERVE = 10;

const ref = (kind, name) => ({ $ref: `#/components/${kind}/${name}` });

function pascalCase(name) {
  return name[0].toUpperCase() + name.slice(1);
}

/**
 * Makes the published contract of the bundled one.
 *
 * @param {object} contract the bundle; it stays as it is.
 * @param {{ entries: object[], byName: Map<string, object> }} catalogue
 * @param {object} [released] the contract of the last release.
 * @returns {object} the same calls, each with its numbered refusals, the failures of the transport and their headers.
 * @throws {Error} when an errcode has a number that the major version does not keep free.
 */
export function publish(contract, catalogue, released) {
  const document = structuredClone(contract);
  const { Refusal, ...schemas } = document.components.schemas;
  document.components.schemas = schemas;
  const failures = transportFailures(catalogue, document);
  for (const response of Object.values(document.components.responses)) addCommonHeaders(response);
  for (const { operation } of operationsOf(document)) {
    const errcodes = operation['x-errcodes'].map((name) => catalogue.byName.get(name));
    const name = `${pascalCase(operation.operationId)}Refusal`;
    schemas[name] = refusalOf(operation, errcodes, Refusal);
    const [media] = Object.values(operation.responses['200'].content);
    media.schema = {
      anyOf: [media.schema.oneOf[0], ref('schemas', name), ref('schemas', 'UndeclaredRefusal')],
    };
    addRefusedExample(media, operation, errcodes[0]);
    addCommonHeaders(operation.responses['200']);
    Object.assign(operation.responses, operation.security?.length === 0 ? failures.open : failures.secured);
    if (operation['x-idempotency-key']) addReplayedHeader(operation.responses['200']);
    operation['x-errcodes'] = errcodes.map(({ code, name: errcode, when, messageKey, kept }) => ({
      code,
      name: errcode,
      when,
      ...(messageKey && { messageKey }),
      ...(kept === false && { kept }),
    }));
  }
  schemas.UndeclaredRefusal = undeclaredRefusal(Refusal);
  schemas.UndeclaredErrcode = undeclaredErrcode(catalogue, numbersOfMajor(contract, released));
  declareDeprecation(document);
  return document;
}

/** The refusals of one call: its numbers, with their names and meanings. */
function refusalOf({ operationId }, errcodes, Refusal) {
  return {
    ...Refusal,
    description: `A rule refused ${operationId}; nothing was done. A number that is not listed here may come from a newer server: see \`UndeclaredRefusal\`.`,
    properties: {
      ...Refusal.properties,
      errcode: {
        description: Refusal.properties.errcode.description,
        type: 'integer',
        enum: errcodes.map(({ code }) => code),
        'x-enum-varnames': errcodes.map(({ name }) => name),
        'x-enum-descriptions': errcodes.map(({ when }) => when),
      },
    },
  };
}

function undeclaredRefusal(Refusal) {
  return {
    ...Refusal,
    description:
      'A rule that this version of the contract does not know for this call refused it. Nothing was done: treat the call as failed, with the text that the call has for all failures.',
    properties: { ...Refusal.properties, errcode: ref('schemas', 'UndeclaredErrcode') },
  };
}

/**
 * Every number that may come for a call that does not list it. They are listed one by one, because a compiler that is
 * told "any number from 1" no longer sees that `errcode === 0` is the success.
 */
function undeclaredErrcode({ entries }, released) {
  const business = entries.filter(({ group }) => group !== 'transport');
  const used = business.map(({ code }) => code);
  const taken = released && used.filter((code) => !released.includes(code));
  if (taken?.length > 0)
    throw new Error(`errcodes.yaml: ${taken.join(', ')} is no number that this major version keeps free`);
  const numbers = released ?? withReserve(used);
  const meaningOf = (number) =>
    [...new Set(business.filter(({ code }) => code === number).map(({ when }) => when))].join(' Or: ');
  return {
    description:
      'An errcode that the call does not list: one of another call, or one that a later version adds. It numbers them from the values that are kept free here; these stay the same within a major version.',
    type: 'integer',
    enum: numbers,
    'x-enum-descriptions': numbers.map((number) => meaningOf(number) || 'Kept free for a later version.'),
  };
}

/** The numbers that the last release promised, while its major version lasts: clients were generated from them. */
function numbersOfMajor({ info }, released) {
  const majorOf = (version) => version?.split('.')[0];
  if (majorOf(released?.info.version) !== majorOf(info.version)) return undefined;
  return released.components.schemas.UndeclaredErrcode.enum;
}

function withReserve(used) {
  const hundreds = [...new Set(used.map((code) => Math.floor(code / 100)))];
  const reserve = hundreds.flatMap((hundred) => {
    const last = Math.max(...used.filter((code) => Math.floor(code / 100) === hundred));
    return Array.from({ length: RESERVE }, (_, at) => last + 1 + at);
  });
  return [...new Set([...used, ...reserve])].toSorted((a, b) => a - b);
}

/** Beside the examples of the success one of a refusal. */
function addRefusedExample(media, { operationId }, { code, name, when }) {
  const { example, examples, ...rest } = media;
  const refused = {
    summary: `Refused: ${name}`,
    value: { code: 200, errcode: code, error: { message: when, name, operationId } },
  };
  for (const key of Object.keys(media)) delete media[key];
  const done = example === undefined ? examples : { done: { summary: 'Done', value: example } };
  Object.assign(media, rest, { examples: { ...done, refused } });
}

/** The headers of every answer, before its own. */
function addCommonHeaders(response) {
  response.headers = {
    'X-Request-Id': ref('headers', 'RequestId'),
    Date: ref('headers', 'Date'),
    'RateLimit-Limit': ref('headers', 'RateLimitLimit'),
    'RateLimit-Remaining': ref('headers', 'RateLimitRemaining'),
    'RateLimit-Reset': ref('headers', 'RateLimitReset'),
    ...response.headers,
  };
}

/** The header of an answer that is told again. */
function addReplayedHeader(response) {
  response.headers['Idempotency-Replayed'] = ref('headers', 'IdempotencyReplayed');
}

/** What any call may answer instead, by HTTP status: with a 401 where a token is needed, and without. */
function transportFailures({ entries }, { components }) {
  const transport = entries.filter(({ group }) => group === 'transport');
  const all = transport.map(({ code, name }) => {
    const component = pascalCase(name);
    if (!components.responses[component])
      throw new Error(`responses.yaml has no ${component} for the status ${code}`);
    return [code, ref('responses', component)];
  });
  const secured = { ...Object.fromEntries(all), default: ref('responses', 'OtherFailure') };
  const { 401: _unauthenticated, ...open } = secured;
  return { secured, open };
}
