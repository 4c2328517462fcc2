import { describe, expect, it } from 'vitest';
import { callsOf, contract, control, examplesOf, resolve, validatorOf } from './document.ts';
import type { Document, Media, Response, Schema } from './document.ts';

const validator = validatorOf(contract);
const calls = callsOf(contract).map(({ operation }) => ({
  name: operation.operationId,
  request: mediaOf(operation.requestBody),
  answer: mediaOf(operation.responses['200']),
  errcodes: operation['x-errcodes'] ?? [],
}));

describe.each(calls)('$name', ({ request, answer, errcodes }) => {
  it('has examples that its schemas accept', () => {
    expect(mistakes(validator, contract, request)).toEqual([]);
    expect(mistakes(validator, contract, answer)).toEqual([]);
  });

  it('shows a success without undeclared fields', () => {
    const ok = answer.schema.anyOf?.[0];
    expect(ok).toBeDefined();
    const closed = validator({ allOf: [ok ?? {}], unevaluatedProperties: false });
    const done = examplesOf(contract, answer).filter(([, value]) => errcodeOf(value) === 0);
    expect(done).not.toEqual([]);
    for (const [example, value] of done) {
      expect(closed(value), `${example}: ${JSON.stringify(closed.errors)}`).toBe(true);
    }
  });

  // spec 7-08
  it('distinguishes success and refusal', () => {
    const validate = validator(answer.schema);
    for (const { code } of errcodes) expect(validate({ code: 200, errcode: code })).toBe(true);
    expect(validate({ code: 200, errcode: -1 })).toBe(false);
    for (const [, value] of examplesOf(contract, answer)) {
      expect(validate({ ...(value as object), code: 401 })).toBe(false);
    }
  });
});

describe.each(calls.filter(({ name }) => name !== 'uploadKyc'))('the body of $name', ({ request }) => {
  // spec 7-05
  it('requires the common fields and rejects undeclared ones', () => {
    const validate = validator(request.schema);
    for (const [, value] of examplesOf(contract, request)) {
      const body = value as Record<string, unknown>;
      for (const field of ['clientReferrer', 'channel', 'appId', 'platform']) {
        const { [field]: left, ...rest } = body;
        expect(left).toBeDefined();
        expect(validate(rest), `without ${field}`).toBe(false);
      }
      expect(validate({ ...body, surprise: 1 }), 'with an undeclared field').toBe(false);
    }
  });
});

describe('shared answers', () => {
  it.each(Object.entries(contract.components.responses))('%s has valid examples', (_, response) => {
    expect(mistakes(validator, contract, mediaOf(response))).toEqual([]);
  });
});

describe('the control API', () => {
  const compile = validatorOf(control);
  const media = callsOf(control).flatMap(({ operation }) =>
    [operation.requestBody, ...Object.values(operation.responses)]
      .map((part) => (part && '$ref' in part && part.$ref ? resolve<Response>(control, part.$ref) : part))
      .flatMap((part) => (part?.content ? [{ name: operation.operationId, media: mediaOf(part) }] : [])),
  );

  it.each(media)('$name has valid examples', ({ media: part }) => {
    expect(mistakes(compile, control, part)).toEqual([]);
  });
});

/** Faults of the examples of a media type. A media type without examples is a fault. */
function mistakes(
  compile: (schema: Schema) => ReturnType<typeof validator>,
  document: Document,
  media: Media,
): string[] {
  const validate = compile(media.schema);
  const examples = examplesOf(document, media);
  if (examples.length === 0) return ['no example'];
  return examples.flatMap(([example, value]) =>
    validate(value) ? [] : [`${example}: ${JSON.stringify(validate.errors)}`],
  );
}

function errcodeOf(value: unknown): unknown {
  return (value as { errcode: unknown }).errcode;
}

function mediaOf(part: { content?: Record<string, Media> } | undefined): Media {
  const media = Object.values(part?.content ?? {})[0];
  if (!media) throw new Error('no content');
  return media;
}
