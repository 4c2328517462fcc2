import { createRequire } from 'node:module';
import type * as formats from 'ajv-formats';
import type * as compiler from 'ajv/dist/2020.js';
import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js';
import { mostSpecific, offendingPointer, violationMessage } from './violation-message.ts';

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
      const error = mostSpecific(validate.errors ?? [], document);
      if (!error) return { pointer: '', rule: 'schema', message: 'breaks its schema' };
      return {
        pointer: offendingPointer(error),
        rule: error.keyword,
        message: violationMessage(error, document),
      };
    };
  };
}
