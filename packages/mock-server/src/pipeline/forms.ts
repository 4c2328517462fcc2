import { createHash } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { mediaTypeUnsupported, requirePlainBody, schemaViolation } from '#http/envelope.ts';
import type { Operation } from '#contract/document.ts';
import type { Check } from '#contract/schemas.ts';
import type { UploadedFile } from '#calls/handler.ts';

/** Whether the body is a form, regardless of what the call expects. */
export function isFormRequest({ headers }: FastifyRequest): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
}

type Form = Record<string, string | UploadedFile>;

const HEAD_BYTES = 16;

/** Longer files are cut; the limit of every call is lower. */
export const FORM_LIMITS = {
  fileSize: 6 * 1024 * 1024,
  files: 1,
  fields: 8,
  fieldSize: 1024,
  parts: 9,
} as const;

async function readFile({ file }: MultipartFile): Promise<UploadedFile> {
  const hash = createHash('sha256');
  let size = 0;
  let head = Buffer.alloc(0);
  for await (const chunk of file as AsyncIterable<Buffer>) {
    hash.update(chunk);
    size += chunk.length;
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES);
  }
  return { size, sha256: hash.digest('hex'), head: head.toString('hex') };
}

function malformed(operation: Operation, message: string, name = ''): Error {
  return schemaViolation(operation, { pointer: name === '' ? '' : `/${name}`, rule: 'form', message });
}

async function readParts(request: FastifyRequest, operation: Operation): Promise<Form> {
  const form: Form = {};
  const repeated: string[] = [];
  for await (const part of request.parts()) {
    const name = part.fieldname;
    if (Object.hasOwn(form, name)) repeated.push(name);
    form[name] = part.type === 'file' ? await readFile(part) : String(part.value);
  }
  const [first] = repeated;
  if (first !== undefined) throw malformed(operation, `The form contains ${first} more than once.`, first);
  return form;
}

/** A file satisfies a schema of type text; a text field in its place does not. */
function checkForm(form: Form, operation: Operation, check: Check): void {
  const asText = Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, operation.files.includes(name) ? '' : value]),
  );
  const violation = check(asText);
  if (violation) throw schemaViolation(operation, violation);
  for (const name of operation.files)
    if (typeof form[name] === 'string') throw malformed(operation, `/${name} must be a file`, name);
}

/**
 * Parses the form of a call and checks it against its schema.
 * @throws {TransportFailure} 415 for another media type, 400 for a broken form or one that breaks the schema
 */
export async function readForm(request: FastifyRequest, operation: Operation, check: Check): Promise<Form> {
  if (!isFormRequest(request)) throw mediaTypeUnsupported(operation, request.headers['content-type']);
  requirePlainBody(request, operation);
  let form: Form;
  try {
    form = await readParts(request, operation);
  } catch (error) {
    // Errors of the parser have codes; our own errors are thrown unchanged.
    if (error instanceof Error && 'status' in error) throw error;
    throw malformed(operation, 'The form cannot be read.');
  }
  checkForm(form, operation, check);
  return form;
}
