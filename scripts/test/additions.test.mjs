import { describe, expect, it } from 'vitest';
import { getCall, changesAfter, matching, ownPart, getSchemas } from './contract.mjs';

const free = (contract) => {
  const declared = new Set(
    Object.entries(getSchemas(contract))
      .filter(([name]) => name.endsWith('Refusal'))
      .flatMap(([, { properties }]) => properties.errcode.enum ?? []),
  );
  return getSchemas(contract).UndeclaredErrcode.enum.find((number) => !declared.has(number));
};

/** The additions that openapi/README.md allows in a minor version. */
const ADDITIONS = {
  'a new field of an answer': [
    (contract) => (getSchemas(contract).CustomerService.properties.hours = { type: 'string' }),
    'addition POST /app/v1/getCustomerServices 200 /appCustomerServiceQueue/*/hours: field added',
  ],
  'a field of an answer that becomes required': [
    (contract) => getSchemas(contract).CustomerService.required.push('icon'),
    'addition POST /app/v1/getCustomerServices 200 /appCustomerServiceQueue/*/icon: now required',
  ],
  'a new optional field of a body': [
    (contract) => (ownPart(contract, 'PageRequest').properties.sort = { type: 'string' }),
    'addition POST /app/v1/getMail2 request /sort: field added',
  ],
  'a field of a body that becomes optional': [
    (contract) => ownPart(contract, 'PageRequest').required.pop(),
    'addition POST /app/v1/getMail2 request /pageSize: no longer required',
  ],
  'a higher maximum in a body': [
    (contract) => (getSchemas(contract).PageSize.maximum = 200),
    'addition POST /app/v1/getMail2 request /pageSize: maximum 100 -> 200',
  ],
  'a lower maximum in an answer': [
    (contract) => (getSchemas(contract).Count.maximum = 500),
    'addition POST /app/v1/getMail2 200 /total: maximum 9007199254740991 -> 500',
  ],
  'a new value of an extensible enum': [
    (contract) => getSchemas(contract).KnownRegion.enum.push('vn'),
    'addition POST /app/v1/anonymous/appConfig 200 /appWebConfig/region: value "vn" added',
  ],
  'a new value of a body': [
    (contract) => getSchemas(contract).Channel.enum.push('APK'),
    'addition POST /app/v1/getMail2 request /channel: value "APK" added',
  ],
  'an errcode with a reserved number': [
    (contract) => getSchemas(contract).GameLikeRefusal.properties.errcode.enum.push(free(contract)),
    /^addition POST \/app\/v1\/gameLike 200 \/errcode: value \d+ added$/,
  ],
  'a new call': [
    (contract) => (contract.paths['/app/v1/getMail3'] = contract.paths['/app/v1/getMail2']),
    'addition POST /app/v1/getMail3: call added',
  ],
  'a new failing status': [
    (contract) => {
      const { responses } = getCall(contract, 'getMail2');
      responses[504] = responses[503];
    },
    'addition POST /app/v1/getMail2 504: status added',
  ],
  'a new header of an answer': [
    (contract) =>
      (getCall(contract, 'getMail2').responses[200].headers.Link = { schema: { type: 'string' } }),
    'addition POST /app/v1/getMail2 200 header Link: added',
  ],
  'a new optional header of a request': [
    (contract) =>
      (getCall(contract, 'getMail2').parameters = [
        { name: 'X-Sort', in: 'header', schema: { type: 'string' } },
      ]),
    'addition POST /app/v1/getMail2 header X-Sort: parameter added',
  ],
  'a call that no longer needs a token': [
    (contract) => (getCall(contract, 'getMail2').security = []),
    'addition POST /app/v1/getMail2 security: {} suffices',
  ],
  'a call that becomes safe to repeat': [
    (contract) => (getCall(contract, 'recharge3')['x-idempotent'] = true),
    'addition POST /app/v1/recharge3: x-idempotent added: safe to repeat',
  ],
  'the deprecation of a call': [
    (contract) =>
      Object.assign(getCall(contract, 'getMail2'), {
        deprecated: true,
        'x-deprecated-since': '2026-01-01',
        'x-sunset': '2026-12-31',
      }),
    'addition POST /app/v1/getMail2: deprecated, until 2026-12-31',
  ],
  'the deprecation of a field': [
    (contract) =>
      Object.assign(getSchemas(contract).CustomerService.properties.icon, {
        deprecated: true,
        'x-deprecated-since': '2026-01-01',
        'x-sunset': '2026-12-31',
      }),
    'addition POST /app/v1/getCustomerServices 200 /appCustomerServiceQueue/*/icon: deprecated, until 2026-12-31',
  ],
};

describe('additions', () => {
  it.each(Object.entries(ADDITIONS))('reports %s', (_name, [change, line]) => {
    const found = changesAfter(change);
    expect(found).toContainEqual(expect.stringMatching(matching(line)));
    expect(found.filter((each) => !each.startsWith('addition '))).toEqual([]);
  });
});

describe('documents without a change', () => {
  it('finds none between equal contracts', () => {
    expect(changesAfter(() => undefined)).toEqual([]);
  });

  it('ignores descriptions and examples', () => {
    const changed = changesAfter((contract) => {
      contract.info.description = 'Other words.';
      getSchemas(contract).CustomerService.description = 'Other words.';
      getSchemas(contract).CustomerService.properties.icon.description = 'Other words.';
      getCall(contract, 'getMail2').summary = 'Other words.';
      delete getCall(contract, 'getMail2').requestBody.content['application/json'].example;
    });
    expect(changed).toEqual([]);
  });

  it('ignores that a field moves from an allOf part to the schema itself', () => {
    const changed = changesAfter((contract) => {
      const schema = getSchemas(contract).GetMail2Ok;
      const [envelope, own] = schema.allOf;
      getSchemas(contract).GetMail2Ok = { ...own, allOf: [envelope] };
    });
    expect(changed).toEqual([]);
  });
});
