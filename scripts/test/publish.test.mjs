import { describe, expect, it } from 'vitest';
import { declareDeprecation } from '../contract/generate/deprecation.mjs';
import { publish } from '../contract/generate/publish.mjs';

const header = { schema: { type: 'string' } };
const refusal = { type: 'object', properties: { errcode: { type: 'integer' } } };

/** A contract of one call as it is bundled, and the catalogue of its refusals. */
function sources({ version = '2.0.0', codes = [901, 902] } = {}) {
  const entries = codes.map((code) => ({
    group: 'product',
    code,
    name: `error${code}`,
    when: `Case ${code}.`,
  }));
  const contract = {
    info: { version },
    paths: {
      '/play': {
        post: {
          operationId: 'play',
          'x-errcodes': entries.map(({ name }) => name),
          responses: { 200: { content: { 'application/json': { schema: { oneOf: [{}] }, example: {} } } } },
        },
      },
    },
    components: { schemas: { Refusal: refusal }, responses: { OtherFailure: {} }, headers: {} },
  };
  return [contract, { entries, byName: new Map(entries.map((entry) => [entry.name, entry])) }];
}

const toNumbers = ({ components }) => components.schemas.UndeclaredErrcode.enum;

describe('the reserved errcodes', () => {
  it('are ten of each hundred at the start of a major version', () => {
    expect(toNumbers(publish(...sources()))).toEqual([
      901, 902, 903, 904, 905, 906, 907, 908, 909, 910, 911, 912,
    ]);
    const released = publish(...sources({ version: '1.9.0', codes: [901] }));
    expect(toNumbers(publish(...sources(), released)).at(-1)).toBe(912);
  });

  it('stay the same within a major version', () => {
    const released = publish(...sources());
    const later = publish(...sources({ version: '2.1.0', codes: [901, 902, 903] }), released);
    expect(toNumbers(later)).toEqual(toNumbers(released));
  });

  it('are the only numbers that a later minor version can use', () => {
    const released = publish(...sources());
    expect(() => publish(...sources({ version: '2.1.0', codes: [901, 913] }), released)).toThrow(
      'errcodes.yaml uses numbers that this major version does not reserve: 913',
    );
    expect(() => publish(...sources({ version: '3.0.0', codes: [901, 913] }), released)).not.toThrow();
  });
});

describe('the headers of a deprecated call', () => {
  const document = (deprecated) => ({
    paths: {
      '/old': {
        post: {
          deprecated,
          responses: {
            200: { headers: { Date: { $ref: '#/components/headers/Date' } } },
            400: { $ref: '#/components/responses/SchemaViolation' },
          },
        },
      },
      '/new': { post: { responses: { 400: { $ref: '#/components/responses/SchemaViolation' } } } },
    },
    components: {
      responses: { SchemaViolation: { description: 'Broken.', headers: { Date: header } } },
      headers: { Date: header, Deprecation: header, Sunset: header },
    },
  });

  it('are declared on all answers of this call only', () => {
    const published = document(true);
    declareDeprecation(published);
    const { responses } = published.paths['/old'].post;
    for (const { headers } of Object.values(responses))
      expect(headers).toMatchObject({
        Deprecation: { $ref: '#/components/headers/Deprecation' },
        Sunset: { $ref: '#/components/headers/Sunset' },
      });
    expect(Object.keys(responses[400].headers)).toEqual(['Date', 'Deprecation', 'Sunset']);
    expect(published.paths['/new']).toEqual(document(true).paths['/new']);
    expect(published.components.responses).toEqual(document(true).components.responses);
  });

  it('are removed if no call is deprecated', () => {
    const published = document(undefined);
    declareDeprecation(published);
    expect(Object.keys(published.components.headers)).toEqual(['Date']);
    expect(published.paths).toEqual(document(undefined).paths);
  });
});
