import { readFileSync } from 'node:fs';
import { contractFile } from '#files/package-files.ts';
import type { Deprecation } from './deprecation.ts';
import type { operations } from '@tara/contract/api';

export type OperationId = keyof operations;
export type JsonSchema = Readonly<Record<string, unknown>>;

/** One business error that a call may answer. */
export interface OperationErrcode {
  readonly code: number;
  readonly name: string;
  readonly when: string;
  readonly messageKey?: string;
  /** False when an Idempotency-Key does not keep it. */
  readonly kept?: false;
}

/** What the server needs to know of a call. */
export interface Operation {
  readonly id: OperationId;
  /** Without the world's prefix. */
  readonly path: string;
  /** Whether a token is needed. */
  readonly secured: boolean;
  readonly isMoney: boolean;
  readonly isIdempotent: boolean;
  /** Whether it only reads. */
  readonly isQuery: boolean;
  /** Whether a client reports by it: a heartbeat, a log. */
  readonly isReport: boolean;
  /** What it does, in words. */
  readonly summary: string;
  /** Whether it takes an Idempotency-Key. */
  readonly isKeyed: boolean;
  /** Only of a call that is deprecated. */
  readonly deprecation?: Deprecation;
  readonly errcodes: readonly OperationErrcode[];
  /** JSON pointer of the body's schema in the document. */
  readonly bodyPointer: string;
  /** Whether the body is a form instead of JSON. */
  readonly isForm: boolean;
  /** Names of the form's fields that are files. */
  readonly files: readonly string[];
  readonly answerPointer: string;
  /** The schema of what it answers with HTTP 200. */
  readonly answerSchema: JsonSchema;
  readonly answerExample: unknown;
}

/** An example, or where it stands. */
interface Example {
  readonly value?: unknown;
  readonly $ref?: string;
}

interface Media {
  schema: JsonSchema;
  example?: unknown;
  examples?: Record<string, Example>;
}

interface RawOperation {
  operationId: OperationId;
  summary?: string;
  tags?: string[];
  security?: unknown[];
  'x-money'?: boolean;
  'x-idempotent'?: boolean;
  'x-query'?: boolean;
  'x-idempotency-key'?: boolean;
  'x-errcodes'?: OperationErrcode[];
  deprecated?: boolean;
  'x-deprecated-since'?: string;
  'x-sunset'?: string;
  requestBody: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}

/** The bundled contract. */
export interface ContractDocument {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, { readonly post?: RawOperation }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>;
  };
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';
function escapePointer(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}

/**
 * The first example of a body or an answer.
 * @param shared the examples of the document's components, to which others refer
 */
export function firstExample(
  shared: Readonly<Record<string, { readonly value?: unknown }>> | undefined,
  media: { readonly example?: unknown; readonly examples?: Readonly<Record<string, Example>> } | undefined,
): unknown {
  if (media?.example !== undefined) return media.example;
  const [first] = Object.values(media?.examples ?? {});
  const name = first?.$ref?.split('/').at(-1);
  return name === undefined ? first?.value : shared?.[name]?.value;
}

/** The fields of a form's schema that carry bytes. */
function filesOf(document: ContractDocument, form: Media | undefined): string[] {
  const { $ref: reference } = form?.schema ?? {};
  const name = typeof reference === 'string' ? (reference.split('/').at(-1) ?? '') : '';
  const { properties } = (document.components.schemas[name] ?? form?.schema ?? {}) as {
    properties?: Record<string, JsonSchema>;
  };
  return Object.entries(properties ?? {}).flatMap(([field, schema]) =>
    schema['format'] === 'binary' ? [field] : [],
  );
}

function deprecationOf(raw: RawOperation): { deprecation?: Deprecation } {
  const { deprecated, 'x-deprecated-since': since, 'x-sunset': sunset } = raw;
  return deprecated && since && sunset ? { deprecation: { since, sunset } } : {};
}

function readOperation(document: ContractDocument, path: string, raw: RawOperation): Operation {
  const form = raw.requestBody.content[FORM_TYPE];
  const answer = raw.responses['200']?.content?.[JSON_TYPE];
  const base = `/paths/${escapePointer(path)}/post`;
  const schemaAt = (type: string): string => `content/${escapePointer(type)}/schema`;
  return {
    id: raw.operationId,
    path,
    secured: raw.security === undefined || raw.security.length > 0,
    isMoney: raw['x-money'] === true,
    isIdempotent: raw['x-idempotent'] === true,
    isQuery: raw['x-query'] === true,
    isReport: raw.tags?.includes('telemetry') === true,
    summary: raw.summary ?? raw.operationId,
    isKeyed: raw['x-idempotency-key'] === true,
    ...deprecationOf(raw),
    errcodes: raw['x-errcodes'] ?? [],
    bodyPointer: `${base}/requestBody/${schemaAt(form ? FORM_TYPE : JSON_TYPE)}`,
    isForm: form !== undefined,
    files: filesOf(document, form),
    answerPointer: `${base}/responses/200/${schemaAt(JSON_TYPE)}`,
    answerSchema: answer?.schema ?? {},
    answerExample: firstExample(document.components.examples, answer),
  };
}

/** The contract, read and made into a list of calls. */
export interface Contract {
  readonly document: ContractDocument;
  /** The document as text, for `/openapi.json`. */
  readonly text: string;
  readonly operations: readonly Operation[];
}

/** Reads a contract: a document as `npm run generate` publishes it. */
export function readContract(text: string): Contract {
  const document = JSON.parse(text) as ContractDocument;
  const operations = Object.entries(document.paths).flatMap(([path, { post }]) =>
    post ? [readOperation(document, path, post)] : [],
  );
  return { document, text, operations };
}

/**
 * Reads the bundled contract.
 * @throws {Error} when `npm run generate` has not written it yet.
 */
export function loadContract(): Contract {
  return readContract(readFileSync(contractFile('openapi.json'), 'utf8'));
}
