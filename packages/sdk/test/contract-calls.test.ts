import { describe, expect, it } from 'vitest';
import { isSdkError, type Path, type Sdk } from '../src/index.ts';
import { idempotentCalls, keyedCalls, moneyCalls } from '../src/generated/flags.ts';
import { callName } from '../src/core/calls.ts';
import { contract, mockWorlds } from './mock.ts';

// Every operation of the contract, called through the SDK with the contract's own example, against the server that
// lives the contract. The examples are of another day and another player, so a declared refusal is as good as data;
// what is not is an answer that the contract does not know, or an error that is no SdkError.

interface Media {
  example?: Record<string, unknown>;
  examples?: Record<string, { value?: Record<string, unknown>; $ref?: string }>;
}
interface Operation {
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
const operations = Object.entries(document.paths).map(([path, { post }]) => ({
  id: post.operationId,
  path: path as Path,
  post,
}));
const newWorld = await mockWorlds();

const COMMON_FIELDS = new Set(['clientReferrer', 'channel', 'appId', 'platform']);
const SECRETS = new Set(['password', 'oldPassword', 'safeboxPassword']);

/** The example of a request without what the SDK adds by itself. */
function exampleOf({ requestBody }: Operation): Record<string, unknown> {
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

const answered = new Map<string, 'data' | number>();

describe('every operation of the contract, through the SDK', () => {
  it.each(operations)('$id', async ({ id, path, post }) => {
    const world = await newWorld();
    const sdk = await world.sdk('demoplayer');
    const upload = post.requestBody?.content['multipart/form-data'] !== undefined;
    const body = upload ? picture() : await encrypted(sdk, exampleOf(post));
    const outcome = await (sdk.post as unknown as AnyPost)(path, body).catch((error: unknown) => error);
    const error = isSdkError(outcome) ? outcome : undefined;
    answered.set(id, error ? (error.errcode ?? -1) : 'data');
    // Either the success of the contract ...
    expect(error ? { code: 200, errcode: 0 } : outcome).toMatchObject({ code: 200, errcode: 0 });
    // ... or a refusal that it declares for this very operation, as a typed error.
    const { kind = 'api', op = id, status = 200 } = error ?? {};
    expect({ kind, op, status }).toEqual({ kind: 'api', op: id, status: 200 });
    expect([undefined, ...(post['x-errcodes'] ?? []).map(({ code }) => code)]).toContain(error?.errcode);
    sdk.dispose();
  });

  it('answers most examples with data', () => {
    const data = [...answered.values()].filter((answer) => answer === 'data');
    expect(answered.size).toBe(operations.length);
    expect(data.length).toBeGreaterThan(operations.length / 2);
  });

  it('knows each of them by the name of the contract, and whether it is safe to repeat', () => {
    const names = new Set(operations.map(({ path }) => callName(path)));
    expect([...idempotentCalls, ...keyedCalls].toSorted()).toEqual([...names].toSorted());
    for (const name of keyedCalls) expect(idempotentCalls).not.toContain(name);
    for (const name of moneyCalls) expect(keyedCalls).toContain(name);
  });
});

describe('an idempotency key', () => {
  const TICKER = { id: 1 } as const;

  it('makes the server do a thing once and replay its answer', async () => {
    const sdk = await (await newWorld()).sdk('demoplayer');
    const claim = async (idempotencyKey: string) =>
      sdk.safe('/app/v1/receiveBonusTicker', TICKER, { idempotencyKey });
    const first = await claim('sdk-key-0001');
    expect(first).toMatchObject({ ok: true });
    expect(await claim('sdk-key-0001')).toEqual(first);
    expect(await claim('sdk-key-0002')).toMatchObject({ ok: false, error: { kind: 'api' } });
  });

  it('is the same on the second attempt after a lost answer, so that nothing happens twice', async () => {
    const world = await newWorld();
    const keys: (string | null)[] = [];
    const sdk = await world.sdk('demoplayer', {
      fetch: async (input) => {
        const request = input as Request;
        const answer = await world.fetch(request);
        if (!request.url.endsWith('/receiveBonusTicker')) return answer;
        keys.push(request.headers.get('idempotency-key'));
        // The server has done it; its first answer never arrives.
        if (keys.length === 1) throw new TypeError('connection reset');
        return answer;
      },
    });
    const before = (await sdk.post('/app/v1/refreshData')).coin;
    const { propList } = await sdk.post('/app/v1/receiveBonusTicker', TICKER, {
      idempotencyKey: 'sdk-key-0003',
    });
    const paid = propList.filter(({ id }) => id === 2001).reduce((sum, { count }) => sum + count, 0);
    expect(keys).toEqual(['sdk-key-0003', 'sdk-key-0003']);
    expect(paid).toBeGreaterThan(0);
    expect((await sdk.post('/app/v1/refreshData')).coin - before).toBe(paid);
  });
});
