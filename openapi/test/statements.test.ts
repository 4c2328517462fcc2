import { describe, expect, it } from 'vitest';
import { catalogue, contract, propertiesOf, resolve } from './document.ts';
import type { Operation, Schema } from './document.ts';
import { calls, entities, enumerations, meanings, values } from './fixtures/statements.ts';

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
