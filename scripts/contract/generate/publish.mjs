// Builds the published contract: adds the parts that all calls share to each call, so that readers and generators need
// only this document.
import { getOperations } from './catalogue.mjs';
import { declareDeprecation } from './deprecation.mjs';

/** How many numbers after the last errcode of each hundred are reserved for later minor versions. */
const RESERVE = 10;

const ref = (kind, name) => ({ $ref: `#/components/${kind}/${name}` });

function pascalCase(name) {
  return name[0].toUpperCase() + name.slice(1);
}

/**
 * Builds the published contract from the bundle.
 *
 * @param {object} contract the bundle. The function does not change it.
 * @param {{ entries: object[], byName: Map<string, object> }} catalogue
 * @param {object} [released] the contract of the last release.
 * @returns {object} a copy in which each call has its refusals, the transport errors and their headers.
 * @throws {Error} if an errcode has a number that is not reserved in this major version.
 */
export function publish(contract, catalogue, released) {
  const document = structuredClone(contract);
  const { Refusal, ...schemas } = document.components.schemas;
  document.components.schemas = schemas;
  const failures = transportFailures(catalogue, document);
  for (const response of Object.values(document.components.responses)) addCommonHeaders(response);
  for (const { operation } of getOperations(document)) {
    const errcodes = operation['x-errcodes'].map((name) => catalogue.byName.get(name));
    const name = `${pascalCase(operation.operationId)}Refusal`;
    schemas[name] = getRefusal(operation, errcodes, Refusal);
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

/** The schema of the refusals of one call: its errcodes with their names and meanings. */
function getRefusal({ operationId }, errcodes, Refusal) {
  return {
    ...Refusal,
    description: `A business rule rejected ${operationId}. Nothing was done. A newer server can answer an errcode that is not listed here: see \`UndeclaredRefusal\`.`,
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
      'A business rule rejected the call with an errcode that this version of the contract does not list for the call. Nothing was done. Treat the call as failed and show the general error text of the call.',
    properties: { ...Refusal.properties, errcode: ref('schemas', 'UndeclaredErrcode') },
  };
}

/**
 * All numbers that a call can answer without listing them. The schema lists each number, because TypeScript cannot
 * narrow a union by `errcode === 0` if the other member is "any number from 1".
 */
function undeclaredErrcode({ entries }, released) {
  const business = entries.filter(({ group }) => group !== 'transport');
  const used = business.map(({ code }) => code);
  const taken = released && used.filter((code) => !released.includes(code));
  if (taken?.length > 0)
    throw new Error(
      `errcodes.yaml uses numbers that this major version does not reserve: ${taken.join(', ')}`,
    );
  const numbers = released ?? withReserve(used);
  const getMeaning = (number) =>
    [...new Set(business.filter(({ code }) => code === number).map(({ when }) => when))].join(' Or: ');
  return {
    description:
      'An errcode that the call does not list: an errcode of another call, or of a later version. Later versions use the reserved numbers of this list. The list does not change within a major version.',
    type: 'integer',
    enum: numbers,
    'x-enum-descriptions': numbers.map((number) => getMeaning(number) || 'Reserved for a later version.'),
  };
}

/** The numbers of the last release, if the major version is the same: generated clients contain them. */
function numbersOfMajor({ info }, released) {
  const getMajor = (version) => version?.split('.')[0];
  if (getMajor(released?.info.version) !== getMajor(info.version)) return undefined;
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

/** Adds an example of a refusal to the examples of success. */
function addRefusedExample(media, { operationId }, { code, name, when }) {
  const { example, examples, ...rest } = media;
  const refused = {
    summary: `Rejected: ${name}`,
    value: { code: 200, errcode: code, error: { message: when, name, operationId } },
  };
  for (const key of Object.keys(media)) delete media[key];
  const done = example === undefined ? examples : { done: { summary: 'Done', value: example } };
  Object.assign(media, rest, { examples: { ...done, refused } });
}

/** Adds the headers that every answer has, before the headers of this answer. */
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

/** Adds the header of a replayed answer. */
function addReplayedHeader(response) {
  response.headers['Idempotency-Replayed'] = ref('headers', 'IdempotencyReplayed');
}

/** The transport errors by HTTP status: with 401 for calls that need a token, and without. */
function transportFailures({ entries }, { components }) {
  const transport = entries.filter(({ group }) => group === 'transport');
  const all = transport.map(({ code, name }) => {
    const component = pascalCase(name);
    if (!components.responses[component])
      throw new Error(`responses.yaml has no response ${component} for HTTP ${code}`);
    return [code, ref('responses', component)];
  });
  const secured = { ...Object.fromEntries(all), default: ref('responses', 'OtherFailure') };
  const { 401: _unauthenticated, ...open } = secured;
  return { secured, open };
}
