import { createRequire } from 'node:module';
import type * as formats from 'ajv-formats';
import type * as compiler from 'ajv/dist/2020.js';
import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { nearest } from './nearest-name.ts';

const load = createRequire(import.meta.url);

/** Where and how a value breaks its schema. */
export interface Violation {
  /** JSON pointer to the offending value. */
  pointer: string;
  /** The schema keyword that was broken. */
  rule: string;
  message: string;
}

/** Finds what is wrong with a value; undefined when nothing is. */
export type Check = (value: unknown) => Violation | undefined;

type Params = Readonly<Record<string, string | undefined>>;

/** The field that an object has and its schema does not. */
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
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly allOf?: readonly Schema[];
}

/** The names of the fields that a schema has, its parts included. */
function fieldsOf(document: object, { $ref: reference, properties, allOf = [] }: Schema): string[] {
  const parts = [...allOf];
  if (reference !== undefined) {
    let target: unknown = document;
    for (const name of reference.replace(/^.*#\//, '').split('/'))
      target = (target as Readonly<Record<string, unknown>>)[name];
    parts.push(target as Schema);
  }
  return [...Object.keys(properties ?? {}), ...parts.flatMap((part) => fieldsOf(document, part))];
}

/** What is wrong, in words; a field that is not known with the one that may be meant. */
function messageOf(error: ErrorObject, document: object): string {
  const field = unknownField(error);
  if (field !== undefined) {
    const like = nearest(field, fieldsOf(document, (error.parentSchema ?? {}) as Schema));
    return `There is no field ${field}${like === undefined ? '' : `; did you mean ${like}?`}`;
  }
  const at = offendingPointer(error);
  return `${at === '' ? 'The body' : at} ${error.message ?? 'is wrong'}`;
}

/** `oneOf` reports every branch; what helps is the deepest fault, and of those the first. */
function mostSpecific(errors: readonly ErrorObject[]): ErrorObject | undefined {
  const depth = (error: ErrorObject): number => error.instancePath.split('/').length;
  const specific = errors.filter(({ keyword }) => keyword !== 'oneOf' && keyword !== 'anyOf');
  return (specific.length > 0 ? specific : errors).toSorted((a, b) => depth(b) - depth(a))[0];
}

function openCompiler(document: object, id: string): Ajv2020 {
  const { Ajv2020: Compiler } = load('ajv/dist/2020.js') as typeof compiler;
  const { default: addFormats } = load('ajv-formats') as typeof formats;
  // The documents are checked where they are bundled; to check them again takes longer than all else here.
  const ajv = new Compiler({
    strict: false,
    allErrors: false,
    validateFormats: true,
    validateSchema: false,
    // With the schema that was broken, whose fields a message names.
    verbose: true,
  });
  addFormats.default(ajv);
  return ajv.addSchema({ ...document, $id: id });
}

/**
 * Makes checks for the schemas inside one document. Strict: nothing is coerced, defaulted or dropped. A schema is
 * compiled when it is first used, and the compiler is loaded then, which keeps the start short.
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
