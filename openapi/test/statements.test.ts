import { describe, expect, it } from 'vitest';
import { callsOf, catalogue, contract, examplesOf, propertiesOf, resolve } from './document.ts';
import type { Operation, Schema } from './document.ts';
import { calls, entities, enumerations, meanings, valueMeanings, values } from './fixtures/statements.ts';

const schemas = contract.components.schemas;

const nameOf = (ref: string): string => ref.split('/').at(-1) ?? '';
const schemaOf = (name: string): Schema => resolve(contract, `#/components/schemas/${name}`);

/** A type in a word: `Money`, `Game[]`, `Map<Flag>`, `JSON<RewardItems>`, `0`. */
function typeOf(schema: Schema): string {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.contentSchema) return `JSON<${typeOf(schema.contentSchema)}>`;
  const parts = schema.oneOf ?? schema.anyOf;
  if (parts) return parts.map(typeOf).join('|');
  if (schema.items) return `${typeOf(schema.items)}[]`;
  if (typeof schema.additionalProperties === 'object') return `Map<${typeOf(schema.additionalProperties)}>`;
  return [schema.type ?? []].flat().join('|');
}

/** The fields of a schema as `name:type`, those of its parts included, except of the parts left out. */
function fieldsOf(schema: Schema, without = ''): string[] {
  if (schema.$ref)
    return nameOf(schema.$ref) === without ? [] : fieldsOf(resolve(contract, schema.$ref), without);
  const own = Object.entries(schema.properties ?? {}).map(
    ([name, property]) => `${name}${schema.required?.includes(name) ? '' : '?'}:${typeOf(property)}`,
  );
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? [])];
  return [...new Set([...parts.flatMap((part) => fieldsOf(part, without)), ...own])];
}

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

describe.each(Object.entries(entities))('%s', (_, rows) => {
  it.each(rows)('%s', (name, fields) => {
    expect(fieldsOf(schemaOf(name))).toEqual(expect.arrayContaining(words(fields)));
  });
});

describe('the values of an enumeration', () => {
  it.each(enumerations)('%s', (name, named) => {
    const { enum: numbers = [], 'x-enum-varnames': names = [] } = schemas[`Known${name}`] ?? schemaOf(name);
    expect(numbers.map((number, at) => `${String(number)} ${names[at]}`).join(', ')).toBe(named);
  });
});

describe('the type of a named value', () => {
  it.each(values)('%s is %s', (name, type) => {
    expect(typeOf(schemaOf(name))).toBe(type);
  });
});

describe('the meaning of a field', () => {
  it.each(meanings)('%s %s: %s', (name, field, said) => {
    const schema = schemaOf(name);
    const { description = '' } = field === '' ? schema : (propertiesOf(contract, schema)[field] ?? {});
    expect(description.replaceAll(/['"]/g, '’')).toContain(said.replaceAll(/['"‘’]/g, '’'));
  });
});

describe('the meaning of a value', () => {
  it.each(valueMeanings)('%s %s: %s', (name, value, said) => {
    const { enum: numbers = [], 'x-enum-descriptions': told = [] } =
      schemas[`Known${name}`] ?? schemaOf(name);
    expect(told[numbers.map(String).indexOf(value)]).toContain(said);
  });
});

/** The call of a path below /app/v1/. */
function callOf(path: string): Operation {
  const call = contract.paths[`/app/v1/${path}`]?.['post'];
  if (!call) throw new Error(`no POST /app/v1/${path}`);
  return call;
}

/** Whether a call needs a token, and whether it carries the public header flag. */
function callerOf({ security, parameters = [], 'x-public': isPublic }: Operation): string {
  const hasFlag = parameters.some(({ $ref }) => $ref === '#/components/parameters/XPublic');
  expect(hasFlag).toBe(isPublic === true);
  return `${security?.length === 0 ? 'visitor' : 'player'}${hasFlag ? ', public' : ''}`;
}

function bodyOf({ requestBody }: Operation): string[] {
  const { 'application/json': json, 'multipart/form-data': form } = requestBody?.content ?? {};
  return fieldsOf((json ?? form)?.schema ?? {}, 'CommonFields');
}

function answerOf({ responses }: Operation): string[] {
  const { schema = {} } = responses['200']?.content?.['application/json'] ?? {};
  return fieldsOf(schema.anyOf?.[0] ?? schema);
}

describe.each(Object.entries(calls))('%s', (_, rows) => {
  it.each(rows)('POST %s', (path, who, body, answer) => {
    const call = callOf(path);
    expect(callerOf(call)).toBe(who);
    expect(bodyOf(call).toSorted()).toEqual(words(body).toSorted());
    expect(answerOf(call)).toEqual(
      expect.arrayContaining(['code:integer', 'errcode:integer', ...words(answer)]),
    );
  });
});

describe('the contract as a whole', () => {
  const { servers, security, components } = contract as typeof contract & {
    servers: { url: string }[];
    security: object[];
    components: { securitySchemes: Record<string, object> };
  };

  it('has the token bare in the header Authorization, which a visitor leaves out', () => {
    expect(components.securitySchemes).toEqual({
      token: {
        type: 'apiKey',
        in: 'header',
        name: 'Authorization',
        description: expect.stringMatching(/bare token.*without a scheme word.*visitor sends no such header/),
      },
    });
    expect(security).toEqual([{ token: [] }]);
  });

  it('lets a visitor make these calls alone, all others need the token', () => {
    const open = callsOf(contract).filter(({ operation }) => operation.security?.length === 0);
    expect(open.map(({ path }) => path.replace('/app/v1/', '')).toSorted()).toEqual([
      'accountLogin',
      'accountRegist',
      'accountRegist4',
      'anonymous/appConfig',
      'anonymous/appEventLogClient',
      'anonymous/lobbyTips',
      'anonymous/tradeInfo',
      'forgetPassword',
      'getCustomerServices',
      'lineLogin',
      'smsSend',
    ]);
    expect(callsOf(contract).filter(({ operation }) => (operation.security ?? security).length > 1)).toEqual(
      [],
    );
  });

  it.each([
    'refreshData',
    'getAfterLoginInfo',
    'getTaskUser',
    'hasMailUnread',
    'getActivityIds',
    'getLoginPayUser3',
    'exitGame',
  ])('%s carries the header X-Public: 1, and needs the token', (path) => {
    expect(callerOf(callOf(path))).toBe('player, public');
    expect(callOf(path).responses).toHaveProperty('401');
    const flag = contract.components.parameters?.['XPublic'];
    expect(flag).toMatchObject({ name: 'X-Public', in: 'header', schema: { const: '1' } });
  });

  it('answers a dead token with HTTP 401 and the code 401 in the body', () => {
    for (const { operation } of callsOf(contract)) {
      const isOpen = operation.security?.length === 0;
      expect(operation.responses['401']?.$ref).toBe(
        isOpen ? undefined : '#/components/responses/Unauthenticated',
      );
    }
    const media = contract.components.responses['Unauthenticated']?.content?.['application/json'];
    expect(media?.example).toEqual({ code: 401, errcode: 401 });
  });

  it('is served by the own origin, or by a world of the mock server', () => {
    expect(servers.map(({ url }) => url)).toEqual(['/', '/w/{world}']);
  });

  it('takes logged events as text too, because a beacon has no header for a token', () => {
    const { requestBody, security: needs } = callOf('anonymous/appEventLogClient');
    expect(Object.keys(requestBody?.content ?? {})).toEqual(['application/json', 'text/plain']);
    expect(needs).toEqual([]);
  });

  it('has examples of bodies that come from ph by the channel WEB', () => {
    const bodies = callsOf(contract).flatMap(({ operation }) => {
      const media = operation.requestBody?.content['application/json'];
      return media ? examplesOf(contract, media).map(([, body]) => body) : [];
    });
    expect(bodies.length).toBeGreaterThan(80);
    for (const body of bodies) expect(body).toMatchObject({ clientReferrer: 'ph', channel: 'WEB' });
  });

  it.each([
    ['exchange', '2501 kycRequired'],
    ['recharge3', '2301 rechargeChannelUnknown'],
    ['recharge3', '2302 rechargeAmountOutOfRange'],
    ['recharge3', '2303 bankCardRequired'],
    ['recharge3', '2304 rechargeBonusUnavailable'],
    ['recharge3', '2305 rechargeOrdersPending'],
  ])('%s may be refused with %s', (path, refusal) => {
    const declared = callOf(path)['x-errcodes'] ?? [];
    expect(declared.map(({ code, name }) => `${code} ${name}`)).toContain(refusal);
    expect(catalogue.map(({ code, name }) => `${code} ${name}`)).toContain(refusal);
  });
});
