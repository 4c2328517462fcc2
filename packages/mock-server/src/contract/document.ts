import { readFileSync } from 'node:fs';
import { contractFile } from '#files/package-files.ts';
import type { operations } from '@tara/contract/api';

/** The days of a call's deprecation and of its end, as YYYY-MM-DD in UTC. */
export interface Deprecation {
  readonly since: string;
  readonly sunset: string;
}

/** The headers of every answer of a deprecated call: `Deprecation` (RFC 9745) and `Sunset` (RFC 8594). */
export function deprecationHeaders({ since, sunset }: Deprecation): { deprecation: string; sunset: string } {
  return { deprecation: `@${Date.parse(since) / 1000}`, sunset: new Date(sunset).toUTCString() };
}

export type OperationId = keyof operations;
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A business error that a call may return. */
export interface OperationErrcode {
  readonly code: number;
  readonly name: string;
  readonly when: string;
  readonly messageKey?: string;
  /** False if idempotency records do not store it. */
  readonly kept?: false;
}

/** A call of the contract, as the server reads it. */
export interface Operation {
  readonly id: OperationId;
  /** Without the world's prefix. */
  readonly path: string;
  /** Whether it requires a token. */
  readonly secured: boolean;
  readonly isMoney: boolean;
  readonly isIdempotent: boolean;
  /** Whether it only reads. */
  readonly isQuery: boolean;
  /** Whether it is a report of the client: a heartbeat, a log. */
  readonly isReport: boolean;
  /** The title of the call. */
  readonly summary: string;
  /** Whether it takes an Idempotency-Key. */
  readonly isKeyed: boolean;
  /** Only for a deprecated call. */
  readonly deprecation?: Deprecation;
  readonly errcodes: readonly OperationErrcode[];
  /** JSON pointer of the body's schema in the document. */
  readonly bodyPointer: string;
  readonly bodySchema: JsonSchema;
  /** Whether the body is a form instead of JSON. */
  readonly isForm: boolean;
  /** Names of the form's fields that are files. */
  readonly files: readonly string[];
  readonly answerPointer: string;
  /** JSON pointers of the schemas of its answers with other statuses, by status. */
  readonly failurePointers: Readonly<Record<string, string>>;
  /** The schema of its answer with HTTP 200. */
  readonly answerSchema: JsonSchema;
  readonly answerExample: unknown;
}

/** An example or a reference to it. */
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
  responses: Record<string, { $ref?: string; content?: Record<string, Media> }>;
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
 * @param shared the examples of the document's components, which others reference
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

/** The fields of a form's schema that contain files. */
function listFiles(document: ContractDocument, form: Media | undefined): string[] {
  const { $ref: reference } = form?.schema ?? {};
  const name = typeof reference === 'string' ? (reference.split('/').at(-1) ?? '') : '';
  const { properties } = (document.components.schemas[name] ?? form?.schema ?? {}) as {
    properties?: Record<string, JsonSchema>;
  };
  return Object.entries(properties ?? {}).flatMap(([field, schema]) =>
    schema['format'] === 'binary' ? [field] : [],
  );
}

function getDeprecation(raw: RawOperation): { deprecation?: Deprecation } {
  const { deprecated, 'x-deprecated-since': since, 'x-sunset': sunset } = raw;
  return deprecated && since && sunset ? { deprecation: { since, sunset } } : {};
}

function readOperation(document: ContractDocument, path: string, raw: RawOperation): Operation {
  const form = raw.requestBody.content[FORM_TYPE];
  const body = form ?? raw.requestBody.content[JSON_TYPE];
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
    ...getDeprecation(raw),
    errcodes: raw['x-errcodes'] ?? [],
    bodyPointer: `${base}/requestBody/${schemaAt(form ? FORM_TYPE : JSON_TYPE)}`,
    bodySchema: body?.schema ?? {},
    isForm: form !== undefined,
    files: listFiles(document, form),
    answerPointer: `${base}/responses/200/${schemaAt(JSON_TYPE)}`,
    // Computed when it is asked for, which few operations are: the start of the server is shorter.
    get failurePointers() {
      const failures = Object.entries(raw.responses).filter(([status]) => Number(status) >= 400);
      return Object.fromEntries(
        failures.map(([status, { $ref: reference }]) => [
          status,
          `${reference?.slice(1) ?? `${base}/responses/${status}`}/${schemaAt(JSON_TYPE)}`,
        ]),
      );
    },
    answerSchema: answer?.schema ?? {},
    answerExample: firstExample(document.components.examples, answer),
  };
}

/** The contract with its list of calls. */
export interface Contract {
  readonly document: ContractDocument;
  /** The document as text, for `/openapi.json`. */
  readonly text: string;
  readonly operations: readonly Operation[];
}

/** Parses a contract: a document as `npm run generate` publishes it. */
export function readContract(text: string): Contract {
  const document = JSON.parse(text) as ContractDocument;
  const operations = Object.entries(document.paths).flatMap(([path, { post }]) =>
    post ? [readOperation(document, path, post)] : [],
  );
  return { document, text, operations };
}

/**
 * Reads the bundled contract.
 * @throws {Error} if `npm run generate` has not written it yet
 */
export function loadContract(): Contract {
  return readContract(readFileSync(contractFile('openapi.json'), 'utf8'));
}
