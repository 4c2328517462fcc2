import type { Path, Sdk } from '../src/index.ts';
import { contract } from './mock.ts';

interface Media {
  example?: Record<string, unknown>;
  examples?: Record<string, { value?: Record<string, unknown>; $ref?: string }>;
}
export interface Operation {
  operationId: string;
  security?: unknown[];
  'x-errcodes'?: { code: number }[];
  requestBody?: { content: { 'application/json'?: Media; 'multipart/form-data'?: Media } };
}
interface Document {
  paths: Record<string, { post: Operation }>;
  components: { examples?: Record<string, { value?: Record<string, unknown> }> };
}

const document = contract<Document>();

/** Every operation of the contract. */
export const operations = Object.entries(document.paths).map(([path, { post }]) => ({
  id: post.operationId,
  path: path as Path,
  post,
}));
const COMMON_FIELDS = new Set(['clientReferrer', 'channel', 'appId', 'platform']);
const SECRETS = new Set(['password', 'oldPassword', 'safeboxPassword']);

/** The example of a request without the fields that the SDK adds. */
export function getExample({ requestBody }: Operation): Record<string, unknown> {
  const media = requestBody?.content['application/json'];
  const [first] = Object.values(media?.examples ?? {});
  const shared = document.components.examples?.[first?.$ref?.split('/').at(-1) ?? '']?.value;
  const example = media?.example ?? first?.value ?? shared ?? {};
  return Object.fromEntries(Object.entries(example).filter(([name]) => !COMMON_FIELDS.has(name)));
}

/** The same with its passwords encrypted for this world. */
async function encrypted(sdk: Sdk, example: Record<string, unknown>): Promise<Record<string, unknown>> {
  return sdk.session.withPassword(async (encrypt) => {
    const body = { ...example };
    for (const name of Object.keys(body)) if (SECRETS.has(name)) body[name] = await encrypt('tara1234');
    return body;
  });
}

function picture(): FormData {
  const form = new FormData();
  form.set('type', 'front');
  const jpeg = new Uint8Array(200).fill(7);
  jpeg.set([0xff, 0xd8, 0xff, 0xe0]);
  form.set('file', new Blob([jpeg], { type: 'image/jpeg' }), 'document.jpg');
  return form;
}

type AnyPost = (path: Path, body: object) => Promise<{ code: number; errcode: number }>;

/** Calls an operation with the contract's own example. */
export async function callByExample(sdk: Sdk, path: Path, post: Operation): ReturnType<AnyPost> {
  const upload = post.requestBody?.content['multipart/form-data'] !== undefined;
  const body = upload ? picture() : await encrypted(sdk, getExample(post));
  return (sdk.post as unknown as AnyPost)(path, body);
}
