import { createHash } from 'node:crypto';
import addFormats from 'ajv-formats';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { readContractFile } from './files.ts';
import { createKnownPart } from './known-part.ts';

interface OperationObject {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly security?: readonly unknown[];
  readonly 'x-query'?: boolean;
  readonly 'x-money'?: boolean;
  readonly 'x-idempotency-key'?: boolean;
  readonly 'x-errcodes': readonly { readonly code: number; readonly name: string }[];
  readonly requestBody: { readonly content: Readonly<Record<string, { readonly example?: object }>> };
  readonly responses: Readonly<Record<string, unknown>>;
}

/** A call of the contract. */
export interface Operation {
  readonly id: string;
  /** Below the base URL, e.g. `/app/v1/recharge3`. */
  readonly path: string;
  readonly needsToken: boolean;
  readonly tag: string;
  /** It only reads. */
  readonly isQuery: boolean;
  readonly movesMoney: boolean;
  readonly takesKey: boolean;
  readonly takesForm: boolean;
  readonly errcodes: readonly number[];
  readonly exampleBody: object;
  /** @returns the violations of an answer, as sentences; empty if the answer conforms */
  readonly findViolations: (status: number, body: unknown) => readonly string[];
  /** @returns an answer without what only a later version of the contract may have */
  readonly keepKnownPart: <T extends object>(status: number, body: T) => T;
}

export interface Contract {
  readonly version: string;
  /** The SHA-256 of the document, in hexadecimal. */
  readonly digest: string;
  readonly operations: ReadonlyMap<string, Operation>;
}

const escapePointer = (text: string) => encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'));
/** So many violations of one answer are reported. */
const MOST_VIOLATIONS = 5;

/** Describes violations. Alternatives of an answer that have other errcodes are left out. */
function describeErrors(errors: readonly ErrorObject[]): readonly string[] {
  const relevant = errors.filter(
    ({ instancePath, keyword }) => instancePath !== '/errcode' && keyword !== 'anyOf',
  );
  return (relevant.length > 0 ? relevant : errors)
    .slice(0, MOST_VIOLATIONS)
    .map(({ instancePath, message = 'is not valid' }) => `${instancePath || 'the answer'} ${message}`);
}

/** Checks a text with JSON by the schema of its content, which Ajv leaves to its users. */
function checkContents(ajv: Ajv2020): void {
  ajv.removeKeyword('contentSchema');
  ajv.addKeyword({
    keyword: 'contentSchema',
    type: 'string',
    error: { message: 'must be a text with the JSON that its contentSchema describes' },
    compile: (schema: object) => {
      const absolute = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/');
      let validate: ValidateFunction | undefined;
      return (text: string) => {
        validate ??= ajv.compile(JSON.parse(absolute) as object);
        try {
          return validate(JSON.parse(text));
        } catch {
          return false;
        }
      };
    },
  });
}

let loaded: Contract | undefined;

/** Reads the contract that is part of this package. Validators are compiled when they are first used. */
export function loadContract(): Contract {
  if (loaded) return loaded;
  const text = readContractFile('openapi.json');
  const document = JSON.parse(text) as {
    info: { version: string };
    paths: Record<string, { post: OperationObject }>;
  };
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  checkContents(ajv);
  ajv.addSchema({ ...document, $id: 'contract' });
  const validators = new Map<string, ValidateFunction | undefined>();
  const knownValues = new Map<string, ValidateFunction>();
  const isKnown = ({ $ref = '' }: { readonly $ref?: string }, value: unknown): boolean => {
    const validate = knownValues.get($ref) ?? ajv.compile({ $ref: `contract${$ref}` });
    knownValues.set($ref, validate);
    return validate(value);
  };
  const resolve = (reference: string): object =>
    reference
      .slice(2)
      .split('/')
      .map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], document) as object;
  const knownPart = createKnownPart(resolve, isKnown);
  const getSchema = (path: string, status: string, response: unknown): string => {
    const shared = (response as { $ref?: string } | undefined)?.$ref;
    const base = shared ?? `#/paths/${escapePointer(path)}/post/responses/${status}`;
    return `${base}/content/application~1json/schema`;
  };
  const getValidator = (path: string, status: string, response: unknown) => {
    const key = `${path} ${status}`;
    if (!validators.has(key)) {
      validators.set(
        key,
        response === undefined
          ? undefined
          : ajv.compile({ $ref: `contract${getSchema(path, status, response)}` }),
      );
    }
    return validators.get(key);
  };
  const operations = new Map(
    Object.entries(document.paths).map(([path, { post }]) => {
      const [[media, { example = {} }]] = Object.entries(post.requestBody.content) as [
        [string, { example?: object }],
      ];
      const operation: Operation = {
        id: post.operationId,
        path,
        tag: post.tags?.[0] ?? '',
        needsToken: post.security?.length !== 0,
        isQuery: post['x-query'] === true,
        movesMoney: post['x-money'] === true,
        takesKey: post['x-idempotency-key'] === true,
        takesForm: media !== 'application/json',
        errcodes: post['x-errcodes'].map(({ code }) => code),
        exampleBody: example,
        findViolations: (status, body) => {
          const validate = getValidator(path, String(status), post.responses[String(status)]);
          if (!validate) return [`the contract has no answer with the HTTP status ${status}`];
          if (validate(body)) return [];
          return describeErrors(validate.errors ?? []);
        },
        keepKnownPart: <T extends object>(status: number, body: T) => {
          const response = post.responses[String(status)];
          if (response === undefined) return body;
          return knownPart(getSchema(path, String(status), response), body) as T;
        },
      };
      return [post.operationId, operation] as const;
    }),
  );
  loaded = {
    version: document.info.version,
    digest: createHash('sha256').update(text).digest('hex'),
    operations,
  };
  return loaded;
}
