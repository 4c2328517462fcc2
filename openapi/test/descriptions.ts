import { listCalls, resolve } from './document.ts';
import type { Document, Schema } from './document.ts';

/** A property of a schema, also of a nested schema or of a schema in a call. */
interface Field {
  /** The place, for example `BankCard/cardNum`. */
  at: string;
  /** The words of its name and of the name of its schema. */
  names: string[];
  description: string;
  /** The description of its schema, if it refers to one. */
  schema: string;
  required: boolean;
}

/** Fields without a description. */
export function undescribed(document: Document): string[] {
  return getFields(document)
    .filter(({ description }) => description.trim() === '')
    .map(({ at }) => at);
}

/** Fields whose description contains only words of their name and of the name of their schema. */
export function tautologies(document: Document): string[] {
  return getFields(document)
    .filter(({ description }) => description.trim() !== '')
    .filter(({ names, description }) => splitWords(description).every((word) => names.includes(word)))
    .map(({ at }) => at);
}

const UNITS = ['hundredths', 'milliseconds'];

/** Fields whose description does not name the unit that the description of their schema names. */
export function missingUnits(document: Document): string[] {
  return getFields(document)
    .filter(({ description, schema }) =>
      UNITS.some((unit) => schema.toLowerCase().includes(unit) && !description.toLowerCase().includes(unit)),
    )
    .map(({ at }) => at);
}

/** Optional fields whose description does not explain their absence. */
export function unexplainedAbsences(document: Document): string[] {
  return getFields(document)
    .filter(({ required, description }) => !required && !/\babsent\b/i.test(description))
    .map(({ at }) => at);
}

/** Enums that do not explain each value. */
export function unexplainedValues(document: Document): string[] {
  const found: string[] = [];
  eachSchema(document, (schema, at) => {
    if (!schema.enum) return;
    const texts = schema['x-enum-descriptions'] ?? [];
    if (texts.length !== schema.enum.length || texts.some((text) => text.trim() === '')) found.push(at);
  });
  return found;
}

/** Calls whose description does not start with a verb in the third person, or only repeats the summary. */
export function unexplainedCalls(document: Document): string[] {
  return listCalls(document)
    .map(({ operation }) => operation)
    .filter(
      ({ summary, description }) =>
        description.length < 40 ||
        !/^[A-Z][a-z]+s [^.]+\./.test(description) ||
        description.startsWith(summary),
    )
    .map(({ operationId, description }) => `${operationId}: ${description}`);
}

function getFields(document: Document): Field[] {
  const found: Field[] = [];
  eachSchema(document, (schema, at, demanded) => {
    const required = new Set([...getRequired(document, schema), ...demanded]);
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      found.push({
        at: `${at}/${name}`,
        names: [...splitWords(name), ...splitWords(at.split('/')[0] ?? '')],
        description: getDescription(document, property),
        schema: property.$ref ? getDescription(document, { $ref: property.$ref }) : '',
        required: required.has(name),
      });
    }
  });
  return found;
}

/** The description of a schema. A reference without a description has the description of its target. */
function getDescription(document: Document, schema: Schema): string {
  if (schema.description !== undefined) return schema.description;
  return schema.$ref ? getDescription(document, resolve<Schema>(document, schema.$ref)) : '';
}

const STOP_WORDS = new Set(
  'a an and are as at by for from has have in is it its of on or that the to with'.split(' '),
);

/** The words of a text or of a name in camelCase: lower case, singular, without stop words. */
function splitWords(text: string): string[] {
  const words = text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !STOP_WORDS.has(word));
  return words.map((word) => word.replace(/ies$/, 'y').replace(/(?<=[a-z]{2}[^su])s$/, ''));
}

/** The required fields of a schema and of its allOf parts. */
function getRequired(document: Document, schema: Schema): string[] {
  if (schema.$ref) return getRequired(document, resolve<Schema>(document, schema.$ref));
  return [...(schema.required ?? []), ...(schema.allOf ?? []).flatMap((part) => getRequired(document, part))];
}

/** Visits all schemas of a document: named ones, schemas of parameters, bodies and answers, and nested ones. */
function eachSchema(
  document: Document,
  visit: (schema: Schema, at: string, demanded: readonly string[]) => void,
): void {
  // If one part of an allOf requires a field, the field is required in all parts.
  const enter = (schema: Schema, at: string, demanded: readonly string[] = []): void => {
    if (schema.$ref) return;
    visit(schema, at, demanded);
    for (const [name, property] of Object.entries(schema.properties ?? {})) enter(property, `${at}/${name}`);
    if (typeof schema.additionalProperties === 'object') enter(schema.additionalProperties, `${at}/*`);
    if (schema.items) enter(schema.items, `${at}/[]`);
    if (schema.contentSchema) enter(schema.contentSchema, `${at}/text`);
    for (const part of schema.allOf ?? []) enter(part, at, [...demanded, ...getRequired(document, schema)]);
    for (const part of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) enter(part, at, demanded);
  };
  for (const [name, schema] of Object.entries(document.components.schemas)) enter(schema, name);
  for (const [name, { schema }] of Object.entries(document.components.parameters ?? {})) enter(schema, name);
  for (const [name, response] of Object.entries(document.components.responses)) {
    for (const media of Object.values(response.content ?? {})) enter(media.schema, name);
  }
  for (const { operation } of listCalls(document)) {
    for (const parameter of operation.parameters ?? []) {
      if ('schema' in parameter) enter(parameter.schema as Schema, operation.operationId);
    }
    for (const part of [operation.requestBody, ...Object.values(operation.responses)]) {
      for (const media of Object.values(part?.content ?? {})) enter(media.schema, operation.operationId);
    }
  }
}
