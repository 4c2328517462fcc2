import { describe, expect, it } from 'vitest';
import { callOf, changesAfter, matching, ownPart, schemasOf } from './contract.mjs';

const DEPRECATED = { deprecated: true, 'x-deprecated-since': '2026-01-01', 'x-sunset': '2026-12-31' };

/** Each change of a copy of the contract, and the line that the comparison must have for it. */
const BREAKING = {
  'a field of an answer goes': [
    (contract) => delete schemasOf(contract).CustomerService.properties.icon,
    'wire POST /app/v1/getCustomerServices 200 /appCustomerServiceQueue/*/icon: field removed',
  ],
  'a maximum of a body is lowered': [
    (contract) => (schemasOf(contract).PageSize.maximum = 50),
    'wire POST /app/v1/getMail2 request /pageSize: maximum 100 -> 50',
  ],
  'a minimum of a body is raised': [
    (contract) => (schemasOf(contract).PageSize.minimum = 5),
    'wire POST /app/v1/getMail2 request /pageSize: minimum 1 -> 5',
  ],
  'a text of a body may be less long': [
    (contract) => (schemasOf(contract).CommonFields.properties.clientReferrer.maxLength = 8),
    'wire POST /app/v1/getMail2 request /clientReferrer: maxLength 64 -> 8',
  ],
  'a body gets a pattern': [
    (contract) => (schemasOf(contract).CommonFields.properties.clientReferrer.pattern = '^[a-z]+$'),
    'wire POST /app/v1/getMail2 request /clientReferrer: pattern none -> "^[a-z]+$"',
  ],
  'the type of a body is narrowed': [
    (contract) => (schemasOf(contract).PageSize.type = 'integer'),
    'wire POST /app/v1/getMail2 request /pageSize: type number -> integer',
    (contract) => (schemasOf(contract).PageSize.type = 'number'),
  ],
  'the type of an answer is narrowed': [
    (contract) => (schemasOf(contract).Count.type = 'integer'),
    'wire POST /app/v1/getMail2 200 /total: type integer | null -> integer',
    (contract) => (schemasOf(contract).Count.type = ['integer', 'null']),
  ],
  'a field of an answer may be null': [
    (contract) => (schemasOf(contract).Count.type = ['integer', 'null']),
    'wire POST /app/v1/getMail2 200 /total: type integer -> integer | null',
  ],
  'a field of a body is required': [
    (contract) => ownPart(contract, 'ModifyBankInfoRequest').required.push('cardNum'),
    'wire POST /app/v1/modifyBankInfo request /cardNum: now required',
  ],
  'a required field is added to a body': [
    (contract) => {
      ownPart(contract, 'PageRequest').properties.sort = { type: 'string' };
      ownPart(contract, 'PageRequest').required.push('sort');
    },
    'wire POST /app/v1/getMail2 request /sort: required field added',
  ],
  'a field of a body goes': [
    (contract) => delete ownPart(contract, 'PageRequest').properties.pageSize,
    'wire POST /app/v1/getMail2 request /pageSize: field removed',
  ],
  'a field of an answer is no longer required': [
    (contract) => ownPart(contract, 'GetMail2Ok').required.pop(),
    'wire POST /app/v1/getMail2 200 /total: no longer required',
  ],
  'an answer may be larger': [
    (contract) => delete schemasOf(contract).Count.minimum,
    'wire POST /app/v1/getMail2 200 /total: minimum 0 -> none',
  ],
  'a value of a body goes': [
    (contract) => schemasOf(contract).Platform.enum.pop(),
    'wire POST /app/v1/getMail2 request /platform: value 1 removed',
  ],
  'a constant of a body is another one': [
    (contract) => (ownPart(contract, 'Recharge3Request').properties.version.const = 5),
    'wire POST /app/v1/recharge3 request /version: value 4 removed',
  ],
  'a closed set of an answer grows': [
    (contract) => schemasOf(contract).Flag.enum.push(2),
    'wire POST /app/v1/getCustomerServices 200 /appCustomerServiceQueue/*/isOut: value 2 added',
  ],
  'a known value of an open set goes': [
    (contract) => schemasOf(contract).KnownRegion.enum.pop(),
    'code POST /app/v1/anonymous/appConfig 200 /appWebConfig/region: value "th" removed',
  ],
  'a set is no longer open': [
    (contract) => delete schemasOf(contract).Region['x-extensible'],
    'wire POST /app/v1/anonymous/appConfig 200 /appWebConfig/region: x-extensible removed',
  ],
  'a number means something else': [
    (contract) => (schemasOf(contract).GameLikeRefusal.properties.errcode['x-enum-varnames'][0] = 'other'),
    /^wire POST \/app\/v1\/gameLike 200 \/errcode: value \d+ is called other, was /,
  ],
  'an errcode goes': [
    (contract) => schemasOf(contract).GameLikeRefusal.properties.errcode.enum.shift(),
    /^code POST \/app\/v1\/gameLike 200 \/errcode: value \d+ removed$/,
  ],
  'an errcode comes from numbers that were not kept free': [
    (contract) => {
      schemasOf(contract).GameLikeRefusal.properties.errcode.enum.push(9901);
      schemasOf(contract).UndeclaredErrcode.enum.push(9901);
    },
    'wire POST /app/v1/gameLike 200 /errcode: value 9901 added',
  ],
  'an answer gets an alternative': [
    (contract) => schemasOf(contract).Recharge3Ok.oneOf.push({ type: 'object', required: ['receipt'] }),
    'wire POST /app/v1/recharge3 200 : alternative without a name added',
  ],
  'the text of a field holds another JSON': [
    (contract) => (jsonTextIn(contract).contentSchema = { type: 'string' }),
    /^wire .*\(contentSchema\)/,
  ],
  'a format changes': [
    (contract) => (schemasOf(contract).Count.format = 'int32'),
    'code POST /app/v1/getMail2 200 /total: format none -> "int32"',
  ],
  'a keyword changes that nobody knows': [
    (contract) => (schemasOf(contract).Count.not = { const: 7 }),
    'wire POST /app/v1/getMail2 200 /total: not none -> {"const":7}',
  ],
  'a call goes': [
    (contract) => delete contract.paths['/app/v1/getMail2'],
    'wire POST /app/v1/getMail2: call removed',
  ],
  'a deprecated call goes': [
    (contract) => delete contract.paths['/app/v1/getMail2'],
    'wire POST /app/v1/getMail2: call removed, promised until 2026-12-31',
    (contract) => Object.assign(callOf(contract, 'getMail2'), DEPRECATED),
  ],
  'a deprecated field goes': [
    (contract) => delete schemasOf(contract).CustomerService.properties.icon,
    'wire POST /app/v1/getCustomerServices 200 /appCustomerServiceQueue/*/icon: field removed, promised until 2026-12-31',
    (contract) => Object.assign(schemasOf(contract).CustomerService.properties.icon, DEPRECATED),
  ],
  'the sunset of a field comes sooner': [
    (contract) => (schemasOf(contract).CustomerService.properties.icon['x-sunset'] = '2026-10-31'),
    'wire POST /app/v1/getCustomerServices 200 /appCustomerServiceQueue/*/icon: x-sunset 2026-12-31 -> 2026-10-31',
    (contract) => Object.assign(schemasOf(contract).CustomerService.properties.icon, DEPRECATED),
  ],
  'a call is called otherwise': [
    (contract) => (callOf(contract, 'getMail2').operationId = 'mails'),
    'code POST /app/v1/getMail2: operationId getMail2 -> mails',
  ],
  'a call needs a token': [
    (contract) => delete callOf(contract, 'appConfig').security,
    'wire POST /app/v1/anonymous/appConfig security: a call without a token no longer suffices',
  ],
  'the token travels otherwise': [
    (contract) => (contract.components.securitySchemes.token.name = 'X-Token'),
    /^wire POST \/app\/v1\/getMail2 security: token /,
  ],
  'a call is no longer safe to repeat': [
    (contract) => delete callOf(contract, 'getMail2')['x-idempotent'],
    'wire POST /app/v1/getMail2: x-idempotent removed: no longer safe to repeat',
  ],
  'a mark changes that nobody knows': [
    (contract) => (callOf(contract, 'getMail2')['x-batch'] = true),
    'wire POST /app/v1/getMail2: x-batch changed',
  ],
  'a media type of a body goes': [
    (contract) => delete callOf(contract, 'appEventLogClient').requestBody.content['text/plain'],
    'wire POST /app/v1/anonymous/appEventLogClient request text/plain: media type removed',
  ],
  'a status goes': [
    (contract) => delete callOf(contract, 'getMail2').responses[429],
    'wire POST /app/v1/getMail2 429: status removed',
  ],
  'a header of an answer goes': [
    (contract) => delete callOf(contract, 'getMail2').responses[200].headers.Date,
    'wire POST /app/v1/getMail2 200 header Date: removed',
  ],
  'a header of a request goes': [
    (contract) => delete callOf(contract, 'recharge3').parameters,
    'wire POST /app/v1/recharge3 header Idempotency-Key: parameter removed',
  ],
  'a header of a request is required': [
    (contract) => (contract.components.parameters.IdempotencyKey.required = true),
    'wire POST /app/v1/recharge3 header Idempotency-Key: now required',
  ],
  'a schema is called otherwise': [
    (contract) => {
      const schemas = schemasOf(contract);
      schemas.Support = schemas.CustomerService;
      delete schemas.CustomerService;
      ownPart(contract, 'GetCustomerServicesOk').properties.appCustomerServiceQueue.items.$ref =
        '#/components/schemas/Support';
    },
    'code schema CustomerService: removed; generated clients have a type of this name',
  ],
};

/** The first field that holds JSON as text. */
function jsonTextIn(contract) {
  const find = (node) => {
    if (typeof node !== 'object' || node === null) return undefined;
    if (node.contentSchema) return node;
    return Object.values(node).map(find).find(Boolean);
  };
  return find(contract.components.schemas);
}

describe('what breaks clients', () => {
  it.each(Object.entries(BREAKING))('%s', (_name, [change, line, arrange]) => {
    const found = changesAfter(change, arrange);
    expect(found).toContainEqual(expect.stringMatching(matching(line)));
  });
});
