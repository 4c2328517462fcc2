import { describe, expect, it } from 'vitest';
import { listCalls, catalogue, contract, getExamples, getProperties, resolve } from './document.ts';
import type { Operation, Schema } from './document.ts';
import { callsBySubject } from './fixtures/calls.ts';
import {
  entities,
  enumerations,
  listFields,
  meanings,
  toRows,
  valueMeanings,
  valueTypes,
} from './fixtures/specification.ts';

const schemas = contract.components.schemas;

const getName = (ref: string): string => ref.split('/').at(-1) ?? '';
const getSchema = (name: string): Schema => resolve(contract, `#/components/schemas/${name}`);

/** The short form of a type: `Money`, `Game[]`, `Map<Flag>`, `JSON<RewardItems>`, `0`. */
function getType(schema: Schema): string {
  if (schema.$ref) return getName(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.contentSchema) return `JSON<${getType(schema.contentSchema)}>`;
  const parts = schema.oneOf ?? schema.anyOf;
  if (parts) return parts.map(getType).join('|');
  if (schema.items) return `${getType(schema.items)}[]`;
  if (typeof schema.additionalProperties === 'object') return `Map<${getType(schema.additionalProperties)}>`;
  return [schema.type ?? []].flat().join('|');
}

const isInferred = (schema: Schema, byDefault: boolean): boolean =>
  schema['x-origin'] === undefined ? byDefault : schema['x-origin'] === 'inferred';

/**
 * The fields of a schema and of its parts as in the tables: `name:type`, with `?` and `+`.
 * @param without a part that is left out
 * @param isPartInferred whether the schema is a part of an inferred one
 */
function getFields(schema: Schema, without = '', isPartInferred = false): string[] {
  const byDefault = isInferred(schema, isPartInferred);
  if (schema.$ref) {
    if (getName(schema.$ref) === without) return [];
    return getFields(resolve(contract, schema.$ref), without, byDefault);
  }
  const own = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const isOptional = !schema.required?.includes(name);
    return `${isInferred(property, byDefault) ? '+' : ''}${name}${isOptional ? '?' : ''}:${getType(property)}`;
  });
  const parts = (schema.allOf ?? []).flatMap((part) => getFields(part, without, byDefault));
  const alternatives = (schema.oneOf ?? []).map((part) => getFields(part, without, byDefault));
  const ofAlternatives = alternatives
    .flat()
    .map((field) =>
      alternatives.every((fields) => fields.includes(field)) ? field : field.replace(/\??:/, '?:'),
    );
  return [...new Set([...parts, ...ofAlternatives, ...own])];
}

/** The fields of the specification that are missing, and other fields without the mark of an inferred field. */
const findDifferences = (fields: readonly string[], stated: readonly string[]): string[] => [
  ...stated.filter((field) => !fields.includes(field)),
  ...fields.filter((field) => !field.startsWith('+') && !stated.includes(field)),
];

/** The parts of a row `name: words`. */
function splitRow(row: string): [name: string, words: string] {
  const at = row.indexOf(': ');
  return [row.slice(0, at), row.slice(at + 2)];
}

describe.each(Object.entries(entities))('%s', (_, table) => {
  it.each(toRows(table).map((row) => row.split(' ', 1).concat(row)))('%s', (name, row) => {
    expect(findDifferences(getFields(getSchema(name)), listFields(row.slice(name.length)))).toEqual([]);
  });
});

// spec 1-08, 1-41, 1-44, 1-54, 2.2-075, 2.2-103, 2.5-27, 2.5-35, 2.5-47, 2.5-63, 2.5-64, 2.7-13, 3-035, 3-081
// spec 3-122, 3-123, 3-124, 3-125, 3-126, 3-127, 3-128, 3-129, 3-130, 3-131, 3-132, 3-133, 3-134, 3-135
// spec 3-136, 3-137, 3-138, 3-139, 3-140, 3-141, 3-142, 3-143, 3-144, 3-145, 3-146, 3-147, 3-148, 3-149
// spec 3-150, 3-151, 3-152, 3-155, 3-156, 3-157, 3-158, 3-164, 3-165, 3-166, 4-62, 4-63, 4-64, 9-68, 9-69
describe('the values of an enumeration', () => {
  it.each(toRows(enumerations).map(splitRow))('%s', (name, named) => {
    const { enum: numbers = [], 'x-enum-varnames': names = [] } = schemas[`Known${name}`] ?? getSchema(name);
    expect(numbers.map((number, at) => `${String(number)} ${names[at]}`).join(', ')).toBe(named);
    expect(names).toHaveLength(numbers.length);
  });
});

// spec 3-008, 3-019, 3-050, 3-062, 3-071, 3-080, 3-083, 3-088, 3-100, 9-12
describe('the type of a named value', () => {
  it.each(toRows(valueTypes))('%s', (row) => {
    const [name = ''] = row.split(' ');
    expect(`${name} ${getType(getSchema(name))}`).toBe(row);
  });
});

/** Quotation marks of the contract and of the tables are not the same. */
const withoutQuotes = (text: string): string => text.replaceAll(/['"‘’]/g, '’');

// spec 2.2-072, 2.3-62, 2.5-08, 2.5-43, 3-009, 3-010, 3-016, 3-019, 3-034, 3-035, 3-050, 3-063, 3-065, 3-068
// spec 3-072, 3-073, 3-077, 3-084, 3-085, 3-100, 3-101, 5-17, 7.2-16, 7.4-03, 9-12, 9-86
describe('the meaning of a field', () => {
  it.each(toRows(meanings).map(splitRow))('%s: %s', (place, words) => {
    const [name = '', field] = place.split('.');
    const schema = getSchema(name);
    const { description = '' } =
      field === undefined ? schema : (getProperties(contract, schema)[field] ?? {});
    expect(withoutQuotes(description)).toContain(withoutQuotes(words));
  });
});

// spec 1-54, 2.5-35, 2.5-63, 2.5-64, 3-082, 3-153, 3-154, 3-155, 4-54, 7.4-03
describe('the meaning of a value', () => {
  it.each(toRows(valueMeanings).map(splitRow))('%s: %s', (place, words) => {
    const [name = '', value = ''] = place.split(' ');
    const { enum: numbers = [], 'x-enum-descriptions': descriptions = [] } =
      schemas[`Known${name}`] ?? getSchema(name);
    expect(descriptions[numbers.map(String).indexOf(value)]).toContain(words);
  });
});

/** The call of a path below /app/v1/. */
function getCall(path: string): Operation {
  const call = contract.paths[`/app/v1/${path}`]?.['post'];
  if (!call) throw new Error(`no POST /app/v1/${path}`);
  return call;
}

/** Whether a call needs a token, and whether it carries the public header flag. */
function getCaller({ security, parameters = [], 'x-public': isPublic }: Operation): string {
  const hasFlag = parameters.some(({ $ref }) => $ref === '#/components/parameters/XPublic');
  expect(hasFlag).toBe(isPublic === true);
  return `${security?.length === 0 ? 'visitor' : 'player'}${hasFlag ? ', public' : ''}`;
}

function getBody({ requestBody }: Operation): string[] {
  const { 'application/json': json, 'multipart/form-data': form } = requestBody?.content ?? {};
  return getFields((json ?? form)?.schema ?? {}, 'CommonFields');
}

function getAnswer({ responses }: Operation): string[] {
  const { schema = {} } = responses['200']?.content?.['application/json'] ?? {};
  return getFields(schema.anyOf?.[0] ?? schema);
}

describe.each(callsBySubject)('%s', (_, calls) => {
  it.each(calls)('POST $path', ({ path, caller, body, answer }) => {
    const call = getCall(path);
    expect(getCaller(call)).toBe(caller);
    expect(getBody(call).toSorted()).toEqual(body.toSorted());
    expect(findDifferences(getAnswer(call), ['code:integer', 'errcode:integer', ...answer])).toEqual([]);
  });
});

describe('the contract as a whole', () => {
  const { servers, security, components } = contract as typeof contract & {
    servers: { url: string }[];
    security: object[];
    components: { securitySchemes: Record<string, object> };
  };

  // spec 7-06, 7-07
  it('has the token without a scheme in the header Authorization, which visitors do not send', () => {
    expect(components.securitySchemes).toEqual({
      token: {
        type: 'apiKey',
        in: 'header',
        name: 'Authorization',
        description: expect.stringMatching(/token.*without a scheme.*Visitors do not send the header/),
      },
    });
    expect(security).toEqual([{ token: [] }]);
  });

  // spec 7-09
  it('answers an invalid token with HTTP 401 and the code 401 in the body', () => {
    for (const { operation } of listCalls(contract)) {
      const isOpen = operation.security?.length === 0;
      expect(operation.responses['401']?.$ref).toBe(
        isOpen ? undefined : '#/components/responses/Unauthenticated',
      );
    }
    const media = contract.components.responses['Unauthenticated']?.content?.['application/json'];
    expect(media?.example).toEqual({ code: 401, errcode: 401 });
  });

  // spec 7.3-15
  it('has no amount in the answer of the login-pay user call', () => {
    expect(getAnswer(getCall('getLoginPayUser3')).toSorted()).toEqual(
      [
        'code:integer',
        'errcode:integer',
        'ownList:OwnedLoginPay[]',
        'buyPropIds:PropId[]',
        'needRecharge:boolean',
      ].toSorted(),
    );
  });

  // spec 7-11
  it('is served by the same origin or by a world of the mock server', () => {
    expect(servers.map(({ url }) => url)).toEqual(['/', '/w/{world}']);
  });

  // spec 7.1-19
  it('takes logged events as text too, which beacons send', () => {
    const { requestBody, security: needs } = getCall('anonymous/appEventLogClient');
    expect(Object.keys(requestBody?.content ?? {})).toEqual(['application/json', 'text/plain']);
    expect(needs).toEqual([]);
  });

  // spec 9-11
  it('has examples with the referrer ph and the channel WEB', () => {
    const bodies = listCalls(contract).flatMap(({ operation }) => {
      const media = operation.requestBody?.content['application/json'];
      return media ? getExamples(contract, media).map(([, body]) => body) : [];
    });
    expect(bodies.length).toBeGreaterThan(80);
    for (const body of bodies) expect(body).toMatchObject({ clientReferrer: 'ph', channel: 'WEB' });
  });

  // spec 1-59, 7.4-05
  it.each([
    ['exchange', '2501 kycRequired'],
    ['recharge3', '2301 rechargeChannelUnknown'],
    ['recharge3', '2302 rechargeAmountOutOfRange'],
    ['recharge3', '2303 bankCardRequired'],
    ['recharge3', '2304 rechargeBonusUnavailable'],
    ['recharge3', '2305 rechargeOrdersPending'],
  ])('%s may be refused with %s', (path, refusal) => {
    const declared = getCall(path)['x-errcodes'] ?? [];
    expect(declared.map(({ code, name }) => `${code} ${name}`)).toContain(refusal);
    expect(catalogue.map(({ code, name }) => `${code} ${name}`)).toContain(refusal);
  });
});
