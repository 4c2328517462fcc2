import { describe, expect, it } from 'vitest';
import { listCalls, contract, control, getExamples, resolve, getValidator } from './document.ts';
import type { Document, Media, Response, Schema } from './document.ts';

const validator = getValidator(contract);
const calls = listCalls(contract).map(({ operation }) => ({
  name: operation.operationId,
  request: getMedia(operation.requestBody),
  answer: getMedia(operation.responses['200']),
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
    const done = getExamples(contract, answer).filter(([, value]) => getErrcode(value) === 0);
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
    for (const [, value] of getExamples(contract, answer)) {
      expect(validate({ ...(value as object), code: 401 })).toBe(false);
    }
  });
});

describe.each(calls.filter(({ name }) => name !== 'uploadKyc'))('the body of $name', ({ request }) => {
  // spec 7-05
  it('requires the common fields and rejects undeclared ones', () => {
    const validate = validator(request.schema);
    for (const [, value] of getExamples(contract, request)) {
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
    expect(mistakes(validator, contract, getMedia(response))).toEqual([]);
  });
});

describe('the control API', () => {
  const compile = getValidator(control);
  const media = listCalls(control).flatMap(({ operation }) =>
    [operation.requestBody, ...Object.values(operation.responses)]
      .map((part) => (part && '$ref' in part && part.$ref ? resolve<Response>(control, part.$ref) : part))
      .flatMap((part) => (part?.content ? [{ name: operation.operationId, media: getMedia(part) }] : [])),
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
  const examples = getExamples(document, media);
  if (examples.length === 0) return ['no example'];
  return examples.flatMap(([example, value]) =>
    validate(value) ? [] : [`${example}: ${JSON.stringify(validate.errors)}`],
  );
}

function getErrcode(value: unknown): unknown {
  return (value as { errcode: unknown }).errcode;
}

function getMedia(part: { content?: Record<string, Media> } | undefined): Media {
  const media = Object.values(part?.content ?? {})[0];
  if (!media) throw new Error('no content');
  return media;
}
