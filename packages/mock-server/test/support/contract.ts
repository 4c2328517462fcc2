import { readFileSync } from 'node:fs';
import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { MockServer } from '../../src/index.ts';

type Schema = Record<string, unknown>;
type Media = Record<string, { schema: Schema }>;

interface RawOperation {
  operationId: string;
  security?: unknown[];
  'x-money'?: boolean;
  'x-idempotency-key'?: boolean;
  'x-idempotent'?: boolean;
  'x-errcodes': { code: number; name: string }[];
  requestBody: { content: Media };
  responses: Record<string, { content?: Media }>;
}

interface Document {
  paths: Record<string, { post: RawOperation }>;
  components: { schemas: Record<string, Schema> };
}

/** An entry of the published errcode catalogue. */
export interface CatalogueEntry {
  readonly group: string;
  readonly code: number;
  readonly name: string;
  readonly when: string;
  readonly operations: readonly string[];
}

/** A call of the contract, as the tests read it. */
export interface ContractOperation {
  readonly id: string;
  /** Below /app/v1/. */
  readonly path: string;
  readonly secured: boolean;
  readonly isMoney: boolean;
  readonly isKeyed: boolean;
  readonly isIdempotent: boolean;
  readonly isForm: boolean;
  readonly errcodes: readonly { readonly code: number; readonly name: string }[];
  readonly bodySchema: Schema;
}

const CATALOGUE = new URL('../../../../openapi/dist/errcodes.json', import.meta.url);

function part(text: string): string {
  return encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'));
}

/** Reads the contract that a server serves, and the catalogue. */
export async function readContract(server: MockServer) {
  const document = (await server.inject('/openapi.json')).json<Document>();
  const catalogue = JSON.parse(readFileSync(CATALOGUE, 'utf8')) as CatalogueEntry[];
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema({ ...document, $id: 'contract' });

  const raw = new Map(
    Object.entries(document.paths).map(([path, { post }]) => [post.operationId, { path, post }]),
  );
  const checks = new Map<string, ValidateFunction>();
  const checkAt = (pointer: string): ValidateFunction => {
    let check = checks.get(pointer);
    if (!check) checks.set(pointer, (check = ajv.compile({ $ref: `contract#${pointer}` })));
    return check;
  };
  const operationAt = (id: string) => {
    const found = raw.get(id);
    if (!found) throw new Error(`the contract has no call ${id}`);
    return { ...found, pointer: `/paths/${part(found.path)}/post` };
  };
  const getMedia = (content: Media): string => Object.keys(content)[0] ?? 'application/json';

  /** The entry of `responses` for a status. */
  const getResponse = (post: RawOperation, status: number): string | undefined =>
    [String(status), `${Math.floor(status / 100)}XX`].find((name) => name in post.responses);

  const operations: readonly ContractOperation[] = [...raw.values()].map(({ path, post }) => {
    const media = getMedia(post.requestBody.content);
    return {
      id: post.operationId,
      path: path.replace('/app/v1/', ''),
      secured: post.security === undefined || post.security.length > 0,
      isMoney: post['x-money'] === true,
      isKeyed: post['x-idempotency-key'] === true,
      isIdempotent: post['x-idempotent'] === true,
      isForm: media === 'multipart/form-data',
      errcodes: post['x-errcodes'],
      bodySchema: post.requestBody.content[media]?.schema ?? {},
    };
  });

  return {
    document,
    operations,
    catalogue,
    /** The HTTP statuses of the catalogue. */
    transport: catalogue.filter(({ group }) => group === 'transport'),

    /** Whether a body is valid for a call. */
    takes: (id: string, body: unknown): boolean => {
      const { pointer, post } = operationAt(id);
      const media = getMedia(post.requestBody.content);
      return checkAt(`${pointer}/requestBody/content/${part(media)}/schema`)(body);
    },

    /** The violations of an answer; empty if it matches the contract. */
    findViolations: (id: string, status: number, body: unknown): readonly unknown[] => {
      const { pointer, post } = operationAt(id);
      const response = getResponse(post, status);
      if (response === undefined) return [`${id} has no answer with the status ${status}`];
      const place = post.responses[response] as { $ref?: string };
      const at = place.$ref === undefined ? `${pointer}/responses/${response}` : place.$ref.replace(/^#/, '');
      const check = checkAt(`${at}/content/application~1json/schema`);
      if (!check(body)) return check.errors ?? ['?'];
      const { code, errcode } = body as { code: number; errcode: number };
      if (code !== status) return [`the code ${code} came with the status ${status}`];
      const foreign =
        status === 200 && errcode !== 0 && !post['x-errcodes'].some((item) => item.code === errcode);
      return foreign ? [`errcode ${errcode} is not one of ${id}`] : [];
    },
  };
}

export type TestContract = Awaited<ReturnType<typeof readContract>>;
