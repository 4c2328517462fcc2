import addFormats from 'ajv-formats';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';

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

function offendingPointer({ instancePath, params }: ErrorObject): string {
  const { missingProperty, unevaluatedProperty, additionalProperty } = params as Record<
    string,
    string | undefined
  >;
  const part = missingProperty ?? unevaluatedProperty ?? additionalProperty;
  return part === undefined ? instancePath : `${instancePath}/${part}`;
}

/** `oneOf` reports every branch; what helps is the deepest fault, and of those the first. */
function mostSpecific(errors: readonly ErrorObject[]): ErrorObject | undefined {
  const depth = (error: ErrorObject): number => error.instancePath.split('/').length;
  const specific = errors.filter(({ keyword }) => keyword !== 'oneOf' && keyword !== 'anyOf');
  return (specific.length > 0 ? specific : errors).toSorted((a, b) => depth(b) - depth(a))[0];
}

/**
 * Makes checks for the schemas inside one document. Strict: nothing is coerced, defaulted or dropped. A schema is
 * compiled when it is first used, which keeps the start short.
 */
export function createChecks(document: object, id: string): (pointer: string) => Check {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true });
  addFormats.default(ajv);
  ajv.addSchema({ ...document, $id: id });
  return (pointer) => {
    let validate: ValidateFunction | undefined;
    return (value) => {
      validate ??= ajv.compile({ $ref: `${id}#${pointer.split('/').map(encodeURIComponent).join('/')}` });
      if (validate(value)) return undefined;
      const error = mostSpecific(validate.errors ?? []);
      if (!error) return { pointer: '', rule: 'schema', message: 'breaks its schema' };
      const at = offendingPointer(error);
      return {
        pointer: at,
        rule: error.keyword,
        message: `${at === '' ? 'The body' : at} ${error.message ?? 'is wrong'}`,
      };
    };
  };
}
