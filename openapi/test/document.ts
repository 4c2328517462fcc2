import { existsSync, readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** The part of JSON Schema that these tests read. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  description?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  propertyNames?: Schema;
  additionalProperties?: Schema | boolean;
  unevaluatedProperties?: Schema | boolean;
  items?: Schema;
  contentSchema?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  'x-enum-varnames'?: string[];
  'x-enum-descriptions'?: string[];
  'x-extensible'?: boolean;
  'x-origin'?: string;
}

export interface Media {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, { $ref?: string; value?: unknown }>;
}

export interface Response {
  $ref?: string;
  content?: Record<string, Media>;
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  security?: Record<string, string[]>[];
  parameters?: { $ref: string }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Response>;
  'x-origin'?: 'stated' | 'inferred';
  'x-redacted'?: boolean;
  'x-public'?: boolean;
  'x-idempotent'?: boolean;
  'x-query'?: boolean;
  'x-money'?: boolean;
  'x-idempotency-key'?: boolean;
  'x-errcodes'?: { code: number; name: string; kept?: boolean }[];
}

export interface Document {
  info: { version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Response>;
    examples?: Record<string, { value: unknown }>;
    parameters?: Record<string, { schema: Schema }>;
  };
}

export interface CatalogueEntry {
  group: string;
  code: number;
  name: string;
  origin: 'stated' | 'inferred';
  when: string;
  messageKey?: string;
  operations: string[];
}

export interface Call {
  path: string;
  method: string;
  operation: Operation;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

export const contract = read('openapi.json') as Document;
export const control = read('control.json') as Document;
export const catalogue = read('errcodes.json') as CatalogueEntry[];

/** Every operation of a document. */
export function listCalls(document: Document): Call[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );
}

/** The target of a local reference. */
export function resolve<T>(document: Document, ref: string): T {
  const keys = ref.slice(2).split('/');
  let at: unknown = document;
  for (const key of keys)
    at = (at as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')];
  if (at === undefined) throw new Error(`${ref} points nowhere`);
  return at as T;
}

/** The properties of a schema, of its parts and of its alternatives. A mark of a schema applies to its properties. */
export function getProperties(document: Document, schema: Schema): Record<string, Schema> {
  if (schema.$ref) return getProperties(document, resolve<Schema>(document, schema.$ref));
  const own = Object.entries(schema.properties ?? {});
  const all = [...(schema.allOf ?? []), ...(schema.oneOf ?? [])]
    .flatMap((part) => Object.entries(getProperties(document, part)))
    .concat(own);
  const mark = schema['x-origin'];
  return Object.fromEntries(
    all.map(([name, property]) => [name, mark ? { 'x-origin': mark, ...property } : property]),
  );
}

/** The events of a text in the format of server-sent events, without their ids. */
function readEvents(text: string): unknown[] {
  return [...text.matchAll(/^event: (.*)\n(?:id: .*\n)?data: (.*)$/gm)].map(([, event, data = '']) => ({
    event,
    data: JSON.parse(data) as unknown,
  }));
}

/** Compiles schemas of one document, the contents of texts (`contentSchema`) included: JSON, or server-sent events. */
export function getValidator(document: Document): (schema: Schema) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.removeKeyword('contentSchema');
  ajv.addKeyword({
    keyword: 'contentSchema',
    type: 'string',
    compile: (schema: Schema, parent) => {
      const { contentMediaType } = parent as { contentMediaType?: string };
      let validate: ValidateFunction | undefined;
      return (text: string) => {
        const check = (validate ??= ajv.compile(absolute(schema)));
        if (contentMediaType !== 'text/event-stream') return check(JSON.parse(text));
        const events = readEvents(text);
        return events.length > 0 && events.every((event) => check(event));
      };
    },
  });
  ajv.addSchema(document, 'document');
  return (schema) => ajv.compile(absolute(schema));
}

/** The examples of a media type, by name. */
export function getExamples(document: Document, media: Media): [string, unknown][] {
  const named = Object.entries(media.examples ?? {}).map(([name, example]): [string, unknown] => [
    name,
    example.$ref ? resolve<{ value: unknown }>(document, example.$ref).value : example.value,
  ]);
  return media.example === undefined ? named : [['example', media.example], ...named];
}

/** A copy of a schema whose local references work outside the document. */
function absolute(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"document#/')) as Schema;
}

function read(file: string): unknown {
  const url = new URL(`../dist/${file}`, import.meta.url);
  if (!existsSync(url)) throw new Error(`openapi/dist/${file} is missing; run \`npm run generate\` first.`);
  return JSON.parse(readFileSync(url, 'utf8'));
}
