import { describe, expect, it } from 'vitest';
import { listCalls, catalogue, contract, getExamples, resolve, getValidator } from './document.ts';
import type { Media, Schema } from './document.ts';

const schemas = contract.components.schemas;
const validator = getValidator(contract);
const business = catalogue.filter(({ group }) => group !== 'transport');

function getAnswer(operationId: string): Media {
  const call = listCalls(contract).find(({ operation }) => operation.operationId === operationId);
  const media = call?.operation.responses['200']?.content?.['application/json'];
  if (!media) throw new Error(`${operationId} answers no JSON`);
  return media;
}

describe.each(listCalls(contract))('the refusals of $operation.operationId', ({ operation }) => {
  const media = getAnswer(operation.operationId);
  const [, refusal, undeclared] = media.schema.anyOf ?? [];
  const errcodes = operation['x-errcodes'] ?? [];

  it('have a schema of the call with their numbers and names', () => {
    const schema = resolve<Schema>(contract, refusal?.$ref ?? '');
    const name = operation.operationId.replace(/^./, (first) => first.toUpperCase());
    expect(refusal?.$ref).toBe(`#/components/schemas/${name}Refusal`);
    const errcode = schema.properties?.['errcode'];
    expect(errcode?.enum).toEqual(errcodes.map(({ code }) => code));
    expect(errcode?.['x-enum-varnames']).toEqual(errcodes.map(({ name: errcodeName }) => errcodeName));
    expect(errcode?.['x-enum-descriptions']).toHaveLength(errcodes.length);
  });

  it('include undeclared errcodes, which a compiler can distinguish from success', () => {
    expect(undeclared?.$ref).toBe('#/components/schemas/UndeclaredRefusal');
    const validate = validator(media.schema);
    for (const { code } of business) expect(validate({ code: 200, errcode: code })).toBe(true);
    expect(validate({ code: 200, errcode: 0.5 })).toBe(false);
  });

  it('have an example', () => {
    const refused = getExamples(contract, media).filter(([name]) => name === 'refused');
    expect(refused).toHaveLength(1);
    const validate = validator(refusal ?? {});
    for (const [, value] of refused) expect(validate(value)).toBe(true);
  });
});

describe('undeclared errcodes', () => {
  const numbers = schemas['UndeclaredErrcode']?.enum as number[];

  it('are all numbers of the catalogue, and reserved ones in every hundred', () => {
    const used = business.map(({ code }) => code);
    expect(numbers).toEqual(expect.arrayContaining(used));
    for (const hundred of new Set(used.map((code) => Math.floor(code / 100)))) {
      const free = numbers.filter((code) => Math.floor(code / 100) === hundred && !used.includes(code));
      expect(free, `reserved in ${hundred}xx`).not.toEqual([]);
    }
  });

  it('are neither 0 nor the number of an HTTP status', () => {
    expect(numbers.filter((code) => code <= 0 || (code >= 200 && code < 600))).toEqual([]);
  });
});

describe('the schemas of answers', () => {
  const reachable = new Set<Schema>();
  for (const { operation } of listCalls(contract)) visit(getAnswer(operation.operationId).schema);

  it('allow fields that a later version adds', () => {
    const closed = [...reachable].filter(
      (schema) => schema.additionalProperties === false || schema.unevaluatedProperties === false,
    );
    expect(closed).toEqual([]);
  });

  it('allow values that a later version adds, except for flags and the numbers of the envelope', () => {
    const closed = [...reachable].filter((schema) => schema.enum && schema !== schemas['Flag']);
    const open = Object.values(schemas).filter((schema) => schema['x-extensible']);
    const known = open.flatMap((schema) => schema.anyOf ?? []).flatMap(({ $ref }) => $ref ?? []);
    const names = known.map((ref) => ref.split('/').at(-1) ?? '');
    const part = new Set([
      ...names.map((name) => schemas[name]),
      schemas['NamedRewardItem'],
      schemas['UndeclaredErrcode'],
    ]);
    const envelope = (schema: Schema) =>
      [200, 0].includes(schema.enum?.[0] as number) && schema.enum?.length === 1;
    const refusals = Object.entries(schemas)
      .filter(([name]) => name.endsWith('Refusal'))
      .map(([, schema]) => schema.properties?.['errcode']);
    expect(
      closed.filter((schema) => !part.has(schema) && !envelope(schema) && !refusals.includes(schema)),
    ).toEqual([]);
    for (const schema of open) expect(schema.anyOf?.at(-1)?.enum).toBeUndefined();
  });

  function visit(schema: Schema): void {
    const at = schema.$ref ? resolve<Schema>(contract, schema.$ref) : schema;
    if (schema.$ref) {
      const { $ref: _ref, ...siblings } = schema;
      if (Object.keys(siblings).length > 0) visit(siblings);
    }
    if (reachable.has(at)) return;
    reachable.add(at);
    const parts = [
      ...(at.allOf ?? []),
      ...(at.anyOf ?? []),
      ...(at.oneOf ?? []),
      ...Object.values(at.properties ?? {}),
      ...[at.items ?? []].flat(),
      ...(at.contentSchema ? [at.contentSchema] : []),
      ...(typeof at.additionalProperties === 'object' ? [at.additionalProperties] : []),
    ];
    for (const part of parts) visit(part);
  }
});
