import { createRequire } from 'node:module';
import type * as formats from 'ajv-formats';
import type * as compiler from 'ajv/dist/2020.js';
import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { nearest } from './nearest-name.ts';

const load = createRequire(import.meta.url);

/** The place and the rule of a violation. */
export interface Violation {
  /** JSON pointer to the offending value. */
  pointer: string;
  /** The violated schema keyword. */
  rule: string;
  message: string;
}

/** Checks a value; returns undefined if it is valid. */
export type Check = (value: unknown) => Violation | undefined;

type Params = Readonly<Record<string, string | undefined>>;

/** A field of an object that its schema does not have. */
function unknownField({ params }: ErrorObject): string | undefined {
  const { unevaluatedProperty, additionalProperty } = params as Params;
  return unevaluatedProperty ?? additionalProperty;
}

function offendingPointer(error: ErrorObject): string {
  const { missingProperty } = error.params as Params;
  const part = missingProperty ?? unknownField(error);
  return part === undefined ? error.instancePath : `${error.instancePath}/${part}`;
}

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

/** A schema with the schemas that it combines. */
function partsOf(document: object, schema: Schema): Schema[] {
  const { $ref: reference, allOf = [], oneOf = [], anyOf = [] } = schema;
  const parts = [...allOf, ...oneOf, ...anyOf];
  if (reference !== undefined) {
    let target: unknown = document;
    for (const name of reference.replace(/^.*#\//, '').split('/'))
      target = (target as Readonly<Record<string, unknown>>)[name];
    parts.push(target as Schema);
  }
  return [schema, ...parts.flatMap((part) => partsOf(document, part))];
}

/** The names of a schema's fields, including those of its parts. */
function fieldsOf(document: object, schema: Schema): string[] {
  return partsOf(document, schema).flatMap(({ properties = {} }) => Object.keys(properties));
}

function unknownFieldMessage(field: string, known: readonly string[]): string {
  const like = nearest(field, known);
  return `There is no field ${field}${like === undefined ? '' : `; did you mean ${like}?`}`;
}

/** The first field within a value, at any depth, that its schema does not have. Missing fields are allowed. */
export function findUnknownField(
  document: object,
  schema: object,
  value: unknown,
  pointer = '',
): { readonly pointer: string; readonly message: string } | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const parts = partsOf(document, schema);
  const isOpen =
    parts.every(({ properties }) => !properties) ||
    parts.some(({ additionalProperties = false }) => additionalProperties !== false);
  for (const [name, item] of Object.entries(value)) {
    const inner = Array.isArray(value)
      ? parts.flatMap(({ items }) => items ?? [])
      : parts.flatMap(({ properties = {} }) =>
          Object.hasOwn(properties, name) ? (properties[name] ?? []) : [],
        );
    const place = `${pointer}/${name}`;
    if (inner.length === 0 && !isOpen)
      return { pointer: place, message: unknownFieldMessage(name, fieldsOf(document, schema)) };
    const found = findUnknownField(document, { anyOf: inner }, item, place);
    if (found) return found;
  }
  return undefined;
}

/** Describes a violation; for an unknown field it suggests the nearest known one. */
function messageOf(error: ErrorObject, document: object): string {
  const field = unknownField(error);
  if (field !== undefined)
    return unknownFieldMessage(field, fieldsOf(document, (error.parentSchema ?? {}) as Schema));
  const at = offendingPointer(error);
  return `${at === '' ? 'The body' : at} ${error.message ?? 'is wrong'}`;
}

/** `oneOf` reports every branch; the deepest violation helps most, and the first of those. */
function mostSpecific(errors: readonly ErrorObject[]): ErrorObject | undefined {
  const depth = (error: ErrorObject): number => error.instancePath.split('/').length;
  const specific = errors.filter(({ keyword }) => keyword !== 'oneOf' && keyword !== 'anyOf');
  return (specific.length > 0 ? specific : errors).toSorted((a, b) => depth(b) - depth(a))[0];
}

function openCompiler(document: object, id: string): Ajv2020 {
  const { Ajv2020: Compiler } = load('ajv/dist/2020.js') as typeof compiler;
  const { default: addFormats } = load('ajv-formats') as typeof formats;
  // The bundle checks the documents themselves; checking them again would be the slowest part of the start.
  const ajv = new Compiler({
    strict: false,
    allErrors: false,
    validateFormats: true,
    validateSchema: false,
    // Errors include the violated schema, whose fields the message names.
    verbose: true,
  });
  addFormats.default(ajv);
  return ajv.addSchema({ ...document, $id: id });
}

/**
 * Creates checks for the schemas of one document. Strict: values are not coerced, defaulted or removed. Each schema is
 * compiled at its first use, and the compiler is loaded then, which keeps the start short.
 */
export function createChecks(document: object, id: string): (pointer: string) => Check {
  let ajv: Ajv2020 | undefined;
  return (pointer) => {
    let validate: ValidateFunction | undefined;
    return (value) => {
      ajv ??= openCompiler(document, id);
      validate ??= ajv.compile({ $ref: `${id}#${pointer.split('/').map(encodeURIComponent).join('/')}` });
      if (validate(value)) return undefined;
      const error = mostSpecific(validate.errors ?? []);
      if (!error) return { pointer: '', rule: 'schema', message: 'breaks its schema' };
      return {
        pointer: offendingPointer(error),
        rule: error.keyword,
        message: messageOf(error, document),
      };
    };
  };
}
