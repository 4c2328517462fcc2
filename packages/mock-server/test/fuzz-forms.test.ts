import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FUZZING_TIMEOUT_MS } from './support/fuzzing.ts';
import { freshWorlds, startServer, type Answer } from './support/client.ts';
import { readContract } from './support/contract.ts';
import { formBytes, PICTURES, type Part } from './support/forms.ts';
import { expectConsistentLedgers, RUNS, SEED } from './support/fuzz.ts';

const defects: Error[] = [];
const server = await startServer({ onDefect: (error) => defects.push(error) });
const newWorld = freshWorlds(server);
const contract = await readContract(server);
const forms = contract.operations.filter(({ isForm }) => isForm);

const BOUNDARY = 'tara-test-boundary';

const bytes = fc.oneof(
  fc.constantFrom<Buffer>(...Object.values(PICTURES)),
  fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array)),
);

const part: fc.Arbitrary<Part> = fc.record(
  {
    name: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom('type', 'file') },
      { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', '', 'x"; filename="y', 'ключ') },
    ),
    value: fc.oneof(
      fc.constantFrom('front', 'back', 'selfie', '', 'x'.repeat(3000)),
      fc.string({ unit: 'binary', maxLength: 60 }),
      bytes,
    ),
    filename: fc.constantFrom('a.jpg', '../../etc/passwd', '', '\u202Egpj.exe', 'a'.repeat(2000)),
  },
  { requiredKeys: ['name', 'value'] },
);

/** A valid upload, and the changes to it. */
const upload = fc.record({
  parts: fc.oneof(
    fc.array(part, { maxLength: 6 }),
    fc.tuple(fc.constantFrom('front', 'back'), bytes).map(([value, picture]): Part[] => [
      { name: 'type', value },
      { name: 'file', value: picture, filename: 'a.jpg' },
    ]),
  ),
  whole: fc.boolean(),
  cut: fc.option(fc.nat(400)),
  type: fc.oneof(
    { weight: 8, arbitrary: fc.constant(`multipart/form-data; boundary=${BOUNDARY}`) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'multipart/form-data; boundary=other',
        `multipart/form-data; boundary="${BOUNDARY}`,
        `multipart/mixed; boundary=${BOUNDARY}`,
        'application/json',
        'text/plain',
      ),
    },
  ),
  isKnown: fc.oneof(
    { weight: 8, arbitrary: fc.constant(true) },
    { weight: 1, arbitrary: fc.constant(false) },
  ),
});

function isRight(parts: readonly Part[]): boolean {
  return (
    parts.length === 2 &&
    parts.some(({ name, filename }) => name === 'file' && filename !== undefined) &&
    parts.some(({ name }) => name === 'type')
  );
}

describe('calls with a form', () => {
  it.each(forms)(
    '$id answers according to the contract whatever is sent',
    { timeout: FUZZING_TIMEOUT_MS },
    async ({ id, path }) => {
      const world = await newWorld();
      const token = await world.token();
      const seen = new Set<number>();
      const property = fc.asyncProperty(upload, async ({ parts, whole, cut, type, isKnown }) => {
        const form = formBytes(parts, whole);
        const reply = await world.raw({
          method: 'POST',
          url: `/app/v1/${path}`,
          payload: cut === null ? form : form.subarray(0, cut),
          headers: { 'content-type': type, ...(isKnown ? { authorization: token } : {}) },
        });
        const { statusCode: status } = reply;
        seen.add(status);
        expect(status).toBeLessThan(500);
        expect(contract.findViolations(id, status, reply.json<Answer>())).toEqual([]);
        const mayBeTaken = isKnown && isRight(parts);
        expect(status === 200 && !mayBeTaken).toBe(false);
      });
      await fc.assert(property, { numRuns: RUNS, seed: SEED });
      expect([...seen]).toEqual(expect.arrayContaining([200, 400, 401, 415]));
      expect(defects).toEqual([]);
      await expectConsistentLedgers(world);
      expect((await world.tryControl('GET', 'requests?limit=1000')).status).toBe(200);
    },
  );
});
