import fc from 'fast-check';
import { expect } from 'vitest';
import { COMMON, type Answer, type TestWorld } from './client.ts';
import { createArbitraries, hostileValues } from './arbitrary.ts';
import type { ContractOperation, TestContract } from './contract.ts';
import { FULL } from './stores.ts';

/** Number of bodies per call. */
export const RUNS = FULL ? 200 : 25;

/** `FUZZ_SEED=17 npm run unit -- fuzz` uses another seed than the daily runs. */
export const SEED = Number(process.env['FUZZ_SEED'] ?? 20_251_121);

/** A body as text, because not everything that can be sent is JSON. */
export interface Sent {
  readonly text: string;
  readonly type: string | undefined;
  readonly authorization: string | undefined;
  readonly key: string | undefined;
}

/** A placeholder in a value for the word that replaces it in the text. */
const PLACEHOLDER = '"@@number"';

type Change = (body: Record<string, unknown>) => unknown;

function getField(body: Record<string, unknown>, at: number): string {
  const names = Object.keys(body);
  return names[at % Math.max(1, names.length)] ?? 'none';
}

/** One change of a valid body. */
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(fc.nat(20), hostileValues).map(([at, value]): Change => (body) => ({
    ...body,
    [getField(body, at)]: value,
  })),
  fc.nat(20).map((at): Change => (body) => {
    const gone = getField(body, at);
    return Object.fromEntries(Object.entries(body).filter(([name]) => name !== gone));
  }),
  fc
    .tuple(fc.constantFrom('extra', 'constructor', 'toString', 'id', 'code', 'playerId', ''), hostileValues)
    .map(([name, value]): Change => (body) => ({ ...body, [name]: value })),
  fc.nat(20).map((at): Change => (body) => ({ ...body, [getField(body, at)]: '@@number' })),
  fc.constant<Change>((body) => [body]),
);

/** Text in place of a number. */
const numberText = fc.constantFrom(
  '1e400',
  '-1e400',
  '-0',
  '1e-400',
  '9'.repeat(400),
  '0x10',
  'NaN',
  '01',
  '1.0',
);

const prototypes = fc.constantFrom(
  '{"__proto__":{"isAdmin":true},',
  '{"constructor":{"prototype":{"isAdmin":true}},',
  '{"data":{"__proto__":{"x":1}},',
);

/** Well-formed and malformed bodies. */
function bodyText(valid: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const near = fc
    .tuple(valid, fc.array(change, { minLength: 1, maxLength: 2 }), numberText)
    .map(([body, changes, number]) => {
      const [first, second] = changes;
      const once = first?.(body as Record<string, unknown>);
      const twice = Array.isArray(once) ? once : (second?.(once as Record<string, unknown>) ?? once);
      return JSON.stringify(twice).replaceAll(PLACEHOLDER, number);
    });
  const whole = valid.map((body) => JSON.stringify(body));
  return fc.oneof(
    { weight: 6, arbitrary: whole },
    { weight: 8, arbitrary: near },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.tuple(whole, fc.nat(80)).map(([text, cut]) => text.slice(0, cut)) },
    { weight: 1, arbitrary: fc.tuple(prototypes, whole).map(([start, text]) => start + text.slice(1)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  );
}

const contentType = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.constantFrom<string | undefined>('application/json', 'application/json; charset=utf-8'),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<string | undefined>(
      undefined,
      '',
      'text/plain',
      'text/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'application/jsonp',
      '/',
      'application/json; charset="',
    ),
  },
);

/** `live` represents a valid token. */
export const LIVE = 'live';
const authorization = fc.oneof(
  { weight: 10, arbitrary: fc.constantFrom<string | undefined>(LIVE, `Bearer ${LIVE}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<string | undefined>(
      undefined,
      '',
      'Bearer',
      'Bearer  ',
      'Basic dXNlcjpwYXNz',
      'x'.repeat(4000),
      '__proto__',
      'constructor',
      'player:10000001',
      'é\u00A0ü',
    ),
  },
);

const idempotencyKey = fc.oneof(
  { weight: 3, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.constantFrom('used-again-0001', 'used-again-0002') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', 'short', 'with blank 01', '__proto__', 'x'.repeat(65), 'ü'.repeat(12)),
  },
);

/** All requests of a call, from valid to nonsense. */
export function createRequests(contract: TestContract, operation: ContractOperation): fc.Arbitrary<Sent> {
  const { valueOf } = createArbitraries(contract.document.components.schemas);
  const valid = valueOf(operation.bodySchema).map((body) => ({ ...(body as object), ...COMMON }));
  return fc.record({ text: bodyText(valid), type: contentType, authorization, key: idempotencyKey });
}

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

const PROTOTYPE_KEY = /"(?:__proto__|constructor)"\s*:/;

/** Sends a request and checks the answer against the contract. @returns the status */
export async function sendAndCheck(
  contract: TestContract,
  operation: ContractOperation,
  world: TestWorld,
  sent: Sent,
  token: string,
): Promise<number> {
  const { id, path } = operation;
  const { text, type, key } = sent;
  const reply = await world.raw({
    method: 'POST',
    url: `/app/v1/${path}`,
    payload: text,
    headers: {
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(sent.authorization === undefined ? {} : { authorization: sent.authorization.replace(LIVE, token) }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
  });
  const { statusCode: status } = reply;
  expect(status).toBeLessThan(500);
  const body = reply.json<Answer>();
  expect(contract.findViolations(id, status, body)).toEqual([]);

  const known = sent.authorization?.includes(LIVE) === true;
  const json = parsed(text);
  const isRight = json !== undefined && contract.takes(id, json.value);
  // A body that breaks the schema is never accepted, and a valid one never refused as a schema violation.
  if (!isRight || (operation.secured && !known)) expect(status).not.toBe(200);
  const plain = type === 'application/json' || type === 'application/json; charset=utf-8';
  const goodKey = key === undefined || !operation.isKeyed || /^[A-Za-z0-9_-]{8,64}$/.test(key);
  if (isRight && plain && goodKey && (known || !operation.secured) && !PROTOTYPE_KEY.test(text))
    expect(status).toBe(200);
  return status;
}

interface Entry {
  id: number;
  currency: 'coin' | 'points' | 'safebox';
  amount: number;
  balance: number;
}

interface Contents {
  documents: Record<string, { id: number; coin: number; lottery: number; safebox: number }>;
  logs: Record<string, Entry[]>;
}

/** Every player of the world with the complete ledger. */
export async function getLedgers(world: TestWorld) {
  const { data } = await world.control<{ data: { contents: Contents } }>('GET', 'state');
  const { documents, logs } = data.contents;
  return Object.entries(documents)
    .filter(([key]) => key.startsWith('player:'))
    .map(([, player]) => ({ player, ledger: logs[`log:ledger:${player.id}`] ?? [] }));
}

/** The ledgers of all players add up to their balances, entry by entry, and no balance is negative. */
export async function expectConsistentLedgers(world: TestWorld): Promise<void> {
  for (const { player, ledger } of await getLedgers(world)) {
    const balance = { coin: 0, points: 0, safebox: 0 };
    const wrong = ledger.filter((entry, index) => {
      balance[entry.currency] += entry.amount;
      return entry.balance !== balance[entry.currency] || entry.balance < 0 || entry.id !== index + 1;
    });
    expect(wrong).toEqual([]);
    const { coin, lottery, safebox } = player;
    expect({ coin, points: lottery, safebox }).toEqual(balance);
  }
}
