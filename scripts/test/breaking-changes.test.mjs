import { describe, expect, it } from 'vitest';
import { getCall, changesAfter, matching, ownPart, getSchemas } from './contract.mjs';

const DEPRECATED = { deprecated: true, 'x-deprecated-since': '2026-01-01', 'x-sunset': '2026-12-31' };

/** Changes of a copy of the contract, and the line that the comparison must report. */
const BREAKING = {
  'a removed field of an answer': [
    (contract) => delete getSchemas(contract).CustomerService.properties.icon,
    'wire POST /app/v1/getCustomerServices 200 /appCustomerServiceQueue/*/icon: field removed',
  ],
  'a lower maximum in a body': [
    (contract) => (getSchemas(contract).PageSize.maximum = 50),
    'wire POST /app/v1/getMail2 request /pageSize: maximum 100 -> 50',
  ],
  'a higher minimum in a body': [
    (contract) => (getSchemas(contract).PageSize.minimum = 5),
    'wire POST /app/v1/getMail2 request /pageSize: minimum 1 -> 5',
  ],
  'a lower maximum length in a body': [
    (contract) => (getSchemas(contract).CommonFields.properties.clientReferrer.maxLength = 8),
    'wire POST /app/v1/getMail2 request /clientReferrer: maxLength 64 -> 8',
  ],
  'a new pattern in a body': [
    (contract) => (getSchemas(contract).CommonFields.properties.clientReferrer.pattern = '^[a-z]+$'),
    'wire POST /app/v1/getMail2 request /clientReferrer: pattern none -> "^[a-z]+$"',
  ],
  'a narrower type in a body': [
    (contract) => (getSchemas(contract).PageSize.type = 'integer'),
    'wire POST /app/v1/getMail2 request /pageSize: type number -> integer',
    (contract) => (getSchemas(contract).PageSize.type = 'number'),
  ],
  'a narrower type in an answer': [
    (contract) => (getSchemas(contract).Count.type = 'integer'),
    'wire POST /app/v1/getMail2 200 /total: type integer | null -> integer',
    (contract) => (getSchemas(contract).Count.type = ['integer', 'null']),
  ],
  'a nullable field of an answer': [
    (contract) => (getSchemas(contract).Count.type = ['integer', 'null']),
    'wire POST /app/v1/getMail2 200 /total: type integer -> integer | null',
  ],
  'a field of a body that becomes required': [
    (contract) => ownPart(contract, 'ModifyBankInfoRequest').required.push('cardNum'),
    'wire POST /app/v1/modifyBankInfo request /cardNum: now required',
  ],
  'a new required field of a body': [
    (contract) => {
      ownPart(contract, 'PageRequest').properties.sort = { type: 'string' };
      ownPart(contract, 'PageRequest').required.push('sort');
    },
    'wire POST /app/v1/getMail2 request /sort: required field added',
  ],
  'a removed field of a body': [
    (contract) => delete ownPart(contract, 'PageRequest').properties.pageSize,
    'wire POST /app/v1/getMail2 request /pageSize: field removed',
  ],
  'a field of an answer that is no longer required': [
    (contract) => ownPart(contract, 'GetMail2Ok').required.pop(),
    'wire POST /app/v1/getMail2 200 /total: no longer required',
  ],
  'a higher maximum in an answer': [
    (contract) => delete getSchemas(contract).Count.minimum,
    'wire POST /app/v1/getMail2 200 /total: minimum 0 -> none',
  ],
  'a removed value of a body': [
    (contract) => getSchemas(contract).Platform.enum.pop(),
    'wire POST /app/v1/getMail2 request /platform: value 1 removed',
  ],
  'another constant in a body': [
    (contract) => (ownPart(contract, 'Recharge3Request').properties.version.const = 5),
    'wire POST /app/v1/recharge3 request /version: value 4 removed',
  ],
  'a new value of a closed enum of an answer': [
    (contract) => getSchemas(contract).Flag.enum.push(2),
    'wire POST /app/v1/getCustomerServices 200 /appCustomerServiceQueue/*/isOut: value 2 added',
  ],
  'a removed known value of an extensible enum': [
    (contract) => getSchemas(contract).KnownRegion.enum.pop(),
    'code POST /app/v1/anonymous/appConfig 200 /appWebConfig/region: value "th" removed',
  ],
  'an enum that is no longer extensible': [
    (contract) => delete getSchemas(contract).Region['x-extensible'],
    'wire POST /app/v1/anonymous/appConfig 200 /appWebConfig/region: x-extensible removed',
  ],
  'a number with another meaning': [
    (contract) => (getSchemas(contract).GameLikeRefusal.properties.errcode['x-enum-varnames'][0] = 'other'),
    /^wire POST \/app\/v1\/gameLike 200 \/errcode: value \d+ is called other, was /,
  ],
  'a removed errcode': [
    (contract) => getSchemas(contract).GameLikeRefusal.properties.errcode.enum.shift(),
    /^code POST \/app\/v1\/gameLike 200 \/errcode: value \d+ removed$/,
  ],
  'an errcode with a number that was not reserved': [
    (contract) => {
      getSchemas(contract).GameLikeRefusal.properties.errcode.enum.push(9901);
      getSchemas(contract).UndeclaredErrcode.enum.push(9901);
    },
    'wire POST /app/v1/gameLike 200 /errcode: value 9901 added',
  ],
  'a new alternative of an answer': [
    (contract) => getSchemas(contract).Recharge3Ok.oneOf.push({ type: 'object', required: ['receipt'] }),
    'wire POST /app/v1/recharge3 200 : alternative without a name added',
  ],
  'another schema of the JSON text of a field': [
    (contract) => (jsonTextIn(contract).contentSchema = { type: 'string' }),
    /^wire .*\(contentSchema\)/,
  ],
  'another format': [
    (contract) => (getSchemas(contract).Count.format = 'int32'),
    'code POST /app/v1/getMail2 200 /total: format none -> "int32"',
  ],
  'a change of an unknown keyword': [
    (contract) => (getSchemas(contract).Count.not = { const: 7 }),
    'wire POST /app/v1/getMail2 200 /total: not none -> {"const":7}',
  ],
  'a removed call': [
    (contract) => delete contract.paths['/app/v1/getMail2'],
    'wire POST /app/v1/getMail2: call removed',
  ],
  'a removed deprecated call': [
    (contract) => delete contract.paths['/app/v1/getMail2'],
    'wire POST /app/v1/getMail2: call removed, must stay until 2026-12-31',
    (contract) => Object.assign(getCall(contract, 'getMail2'), DEPRECATED),
  ],
  'a removed deprecated field': [
    (contract) => delete getSchemas(contract).CustomerService.properties.icon,
    'wire POST /app/v1/getCustomerServices 200 /appCustomerServiceQueue/*/icon: field removed, must stay until 2026-12-31',
    (contract) => Object.assign(getSchemas(contract).CustomerService.properties.icon, DEPRECATED),
  ],
  'an earlier sunset of a field': [
    (contract) => (getSchemas(contract).CustomerService.properties.icon['x-sunset'] = '2026-10-31'),
    'wire POST /app/v1/getCustomerServices 200 /appCustomerServiceQueue/*/icon: x-sunset 2026-12-31 -> 2026-10-31',
    (contract) => Object.assign(getSchemas(contract).CustomerService.properties.icon, DEPRECATED),
  ],
  'another operationId': [
    (contract) => (getCall(contract, 'getMail2').operationId = 'mails'),
    'code POST /app/v1/getMail2: operationId getMail2 -> mails',
  ],
  'a call that now needs a token': [
    (contract) => delete getCall(contract, 'appConfig').security,
    'wire POST /app/v1/anonymous/appConfig security: a call without a token no longer suffices',
  ],
  'another place of the token': [
    (contract) => (contract.components.securitySchemes.token.name = 'X-Token'),
    /^wire POST \/app\/v1\/getMail2 security: token /,
  ],
  'a call that is no longer safe to repeat': [
    (contract) => delete getCall(contract, 'getMail2')['x-idempotent'],
    'wire POST /app/v1/getMail2: x-idempotent removed: no longer safe to repeat',
  ],
  'a change of an unknown mark': [
    (contract) => (getCall(contract, 'getMail2')['x-batch'] = true),
    'wire POST /app/v1/getMail2: x-batch changed',
  ],
  'a removed media type of a body': [
    (contract) => delete getCall(contract, 'appEventLogClient').requestBody.content['text/plain'],
    'wire POST /app/v1/anonymous/appEventLogClient request text/plain: media type removed',
  ],
  'a removed status': [
    (contract) => delete getCall(contract, 'getMail2').responses[429],
    'wire POST /app/v1/getMail2 429: status removed',
  ],
  'a removed header of an answer': [
    (contract) => delete getCall(contract, 'getMail2').responses[200].headers.Date,
    'wire POST /app/v1/getMail2 200 header Date: removed',
  ],
  'a removed header of a request': [
    (contract) => delete getCall(contract, 'recharge3').parameters,
    'wire POST /app/v1/recharge3 header Idempotency-Key: parameter removed',
  ],
  'a header of a request that becomes required': [
    (contract) => (contract.components.parameters.IdempotencyKey.required = true),
    'wire POST /app/v1/recharge3 header Idempotency-Key: now required',
  ],
  'another name of a schema': [
    (contract) => {
      const schemas = getSchemas(contract);
      schemas.Support = schemas.CustomerService;
      delete schemas.CustomerService;
      ownPart(contract, 'GetCustomerServicesOk').properties.appCustomerServiceQueue.items.$ref =
        '#/components/schemas/Support';
    },
    'code schema CustomerService: removed; generated clients have a type of this name',
  ],
};

/** The first field that contains JSON as text. */
function jsonTextIn(contract) {
  const find = (node) => {
    if (typeof node !== 'object' || node === null) return undefined;
    if (node.contentSchema) return node;
    return Object.values(node).map(find).find(Boolean);
  };
  return find(contract.components.schemas);
}

describe('breaking changes', () => {
  it.each(Object.entries(BREAKING))('reports %s', (_name, [change, line, arrange]) => {
    const found = changesAfter(change, arrange);
    expect(found).toContainEqual(expect.stringMatching(matching(line)));
  });
});
