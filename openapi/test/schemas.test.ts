import { describe, expect, it } from 'vitest';
import { listCalls, contract, control, getProperties, resolve, getValidator } from './document.ts';
import type { Document, Schema } from './document.ts';

const schemas = contract.components.schemas;

/** The fields of every body and of every answer (spec 7). */
const sharedFields = ['clientReferrer', 'channel', 'appId', 'platform', 'code', 'errcode'];

describe('the schemas of the contract', () => {
  it.each([
    ['contract', contract],
    ['control', control],
  ])('says in the %s what every value is', (_, document) => {
    expect(untyped(document)).toEqual([]);
  });

  it('finds a schema that allows any value', () => {
    const vague: Schema = {
      type: 'object',
      properties: { a: {}, b: { type: 'object' }, c: { type: 'array' } },
    };
    const document: Document = {
      info: { version: '0.0.0', description: '' },
      paths: {},
      components: { schemas: { Vague: vague }, responses: {} },
    };
    expect(
      untyped(document)
        .map((line) => line.split(': ')[0] ?? '')
        .toSorted(),
    ).toEqual(['/Vague', '/Vague/a', '/Vague/b', '/Vague/c']);
  });

  // spec 7.1-13
  it('requires no inferred field beside stated ones in a body', () => {
    const bodies = listCalls(contract).flatMap(({ operation }) =>
      Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schema),
    );
    expect(bodies.length).toBeGreaterThan(80);
    expect([...new Set(bodies.flatMap((body) => requiredInferred(body)))]).toEqual([]);
  });

  // spec 3-159, 3-160, 3-161, 3-162, 3-163, 9-67, 9-68
  it('has the reward items and coupon ranges of spec 3', () => {
    const validate = getValidator(contract)({ $ref: '#/components/schemas/KnownRewardItemId' });
    const yes = [1001, 1099, 1201, 1299, 1301, 1399, 2001, 2002, 4001, 40001, 40002, 40003, 40004];
    const no = [0, 1000, 1100, 1200, 1300, 1400, 2000, 2003, 4000, 4002, 40000, 40005, 2001.5, '2001'];
    expect(yes.filter((id) => !validate(id))).toEqual([]);
    expect(no.filter((id) => validate(id))).toEqual([]);
  });

  // spec 3-102, 6-23, 7.4-01
  it('has the constants of the calls', () => {
    const constant = (schema: string, field: string) =>
      getProperties(contract, schemas[schema] ?? {})[field]?.const;
    expect(constant('Recharge3Request', 'version')).toBe(4);
    expect(constant('AccountRegistRequest', 'type')).toBe(0);
    expect(schemas['Channel']?.enum).toEqual(['WEB']);
  });
});

/** All places whose schema allows any value, each with the reason. */
function untyped(document: Document): string[] {
  const found: string[] = [];
  const visit = (schema: Schema, at: string, typed = false): void => {
    if (schema.$ref) return;
    const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
    const types = [schema.type ?? []].flat();
    const known =
      types.length > 0 || schema.enum !== undefined || schema.const !== undefined || parts.length > 0;
    if (!known && !typed) found.push(`${at}: no type`);
    if (types.includes('array') && !schema.items) found.push(`${at}: an array of anything`);
    if (types.includes('object') && !schema.properties && typeof schema.additionalProperties !== 'object') {
      found.push(`${at}: an object of anything`);
    }
    if (schema.additionalProperties === true) found.push(`${at}: further fields of any kind`);
    for (const [name, property] of Object.entries(schema.properties ?? {})) visit(property, `${at}/${name}`);
    if (typeof schema.additionalProperties === 'object') visit(schema.additionalProperties, `${at}/*`);
    if (schema.items) visit(schema.items, `${at}/[]`);
    if (schema.contentSchema) visit(schema.contentSchema, `${at}/text`);
    parts.forEach((part, index) => visit(part, `${at}(${index})`, types.length > 0));
  };
  for (const { operation } of listCalls(document)) {
    for (const part of [operation.requestBody, ...Object.values(operation.responses)]) {
      for (const media of Object.values(part?.content ?? {}))
        visit(media.schema, `/${operation.operationId}`);
    }
  }
  for (const [name, { schema }] of Object.entries(document.components.parameters ?? {}))
    visit(schema, `/${name}`);
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    visit(schema, `/${name}`);
    // Bodies and answers are described by their operation.
    if (!schema.description && !/(Request|Form|Ok)$/.test(name)) found.push(`/${name}: no description`);
  }
  return found.toSorted();
}

/**
 * The inferred fields that an object of a body requires although the specification shows its fields. The common fields
 * count as shown nowhere: every body has them.
 */
function requiredInferred(schema: Schema, seen: readonly Schema[] = []): string[] {
  const own = schema.$ref ? resolve<Schema>(contract, schema.$ref) : schema;
  if (seen.includes(own)) return [];
  const below = [...seen, own];
  const properties = Object.entries(getProperties(contract, own)).filter(
    ([name]) => !sharedFields.includes(name),
  );
  const isInferred = ([, property]: [string, Schema]) => property['x-origin'] === 'inferred';
  const required = [own, ...(own.allOf ?? [])].flatMap((part) => part.required ?? []);
  const wrong = properties.some((each) => !isInferred(each))
    ? properties.filter((each) => isInferred(each) && required.includes(each[0])).map(([name]) => name)
    : [];
  const inner = properties.flatMap(([, property]) => [property, ...(property.items ? [property.items] : [])]);
  return [...wrong, ...inner.flatMap((property) => requiredInferred(property, below))];
}
