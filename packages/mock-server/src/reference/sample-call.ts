import { firstExample } from '#contract/document.ts';
import {
  resolveReference,
  type Method,
  type OpenApiDocument,
  type ReferenceOperation,
  type ReferenceParameter,
  type ReferenceSchema,
  type Referable,
} from './openapi-document.ts';

/** The address of a world of a server. */
export interface Place {
  /** Without a slash at the end: `http://127.0.0.1:4010`. */
  readonly origin: string;
  /** `/w/mine`, or empty for the default world. */
  readonly prefix: string;
  /** The world's name. */
  readonly world: string;
}

/** A call in the form of a sample: the first example of its body, and its requirements. */
export interface SampleCall {
  readonly method: Method;
  /** With its parameters filled in, without the world's prefix. */
  readonly path: string;
  /** Whether it needs a player's token. */
  readonly secured: boolean;
  /** Headers with a fixed value. */
  readonly headers: Readonly<Record<string, string>>;
  readonly operationId: string;
  /** Whether it takes an Idempotency-Key. */
  readonly keyed: boolean;
  /** Whether it moves coins or points; the SDK then makes the key. */
  readonly movesMoney: boolean;
  /** The JSON body; undefined without one. */
  readonly body: unknown;
  /** The form fields, if the call takes a form; a file is represented by its field's name. */
  readonly form: Readonly<Record<string, string>> | undefined;
  /** Fields of the form that hold a file. */
  readonly files: readonly string[];
  /** Fields of the body that hold an encrypted password. */
  readonly passwords: readonly string[];
}

/** The header of the idempotency key. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';
const PASSWORD_SCHEMA = '#/components/schemas/EncryptedPassword';
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';

/** The properties of an object's schema, including the properties of its parts. */
function getProperties(
  document: OpenApiDocument,
  schema: ReferenceSchema | undefined,
): [name: string, property: ReferenceSchema][] {
  const whole = schema && resolveReference(document.components.schemas, schema as Referable<ReferenceSchema>);
  if (!whole) return [];
  return [
    ...(whole.allOf ?? []).flatMap((part) => getProperties(document, part)),
    ...Object.entries(whole.properties ?? {}),
  ];
}

function filled(path: string, parameters: readonly ReferenceParameter[]): string {
  return path.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const parameter = parameters.find((item) => item.in === 'path' && item.name === name);
    return parameter?.example === undefined ? whole : encodeURIComponent(String(parameter.example));
  });
}

/** Reads the data of a sample from an operation of the document. */
export function sampleCall(
  document: OpenApiDocument,
  path: string,
  method: Method,
  operation: ReferenceOperation,
): SampleCall {
  const parameters = [...(document.paths[path]?.parameters ?? []), ...(operation.parameters ?? [])].flatMap(
    (entry) => resolveReference(document.components.parameters, entry) ?? [],
  );
  const headers = parameters.filter((parameter) => parameter.in === 'header');
  const fixed = headers.filter(({ name, example }) => name !== IDEMPOTENCY_KEY && example !== undefined);
  const content = operation.requestBody?.content ?? {};
  const form = content[FORM_TYPE];
  const formFields = Object.entries(
    (firstExample(document.components.examples, form) ?? {}) as Record<string, unknown>,
  );
  return {
    method,
    path: filled(path, parameters),
    secured: (operation.security ?? document.security ?? []).some((scheme) => 'token' in scheme),
    headers: Object.fromEntries(fixed.map(({ name, example }) => [name, String(example)])),
    operationId: operation.operationId,
    movesMoney: operation['x-money'] === true,
    keyed: headers.some(({ name }) => name === IDEMPOTENCY_KEY),
    body: firstExample(document.components.examples, content[JSON_TYPE]),
    form: form && Object.fromEntries(formFields.map(([name, value]) => [name, String(value)])),
    files: getProperties(document, form?.schema).flatMap(([name, schema]) =>
      'format' in schema && schema.format === 'binary' ? [name] : [],
    ),
    passwords: getProperties(document, content[JSON_TYPE]?.schema).flatMap(([name, { $ref }]) =>
      $ref === PASSWORD_SCHEMA ? [name] : [],
    ),
  };
}
