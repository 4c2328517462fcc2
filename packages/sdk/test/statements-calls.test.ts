import { callsBySubject } from '@tara/contract/fixtures/calls';
import { describe, expect, it } from 'vitest';
import { getExample, operations, type Operation } from './every-call.ts';
import { COMMON, createSignedInSdk } from './fixtures.ts';
import { contract } from './mock.ts';

interface Example {
  $ref?: string;
  value?: Record<string, unknown>;
}
const { examples: shared = {} } = contract<{ components: { examples?: Record<string, Example> } }>()
  .components;

/** The first example of a successful answer. */
function exampleAnswer(post: Operation): Record<string, unknown> {
  const { responses } = post as unknown as {
    responses: Record<string, { content: Record<string, { examples: Record<string, Example> }> }>;
  };
  const [first] = Object.values(responses['200']?.content['application/json']?.examples ?? {});
  const named = first?.$ref === undefined ? first : shared[first.$ref.split('/').at(-1) ?? ''];
  if (named?.value === undefined) throw new Error(`${post.operationId} has no example`);
  return named.value;
}

/** The names of all fields, and of those that are required. */
function listNames(fields: readonly string[]): { all: string[]; required: string[] } {
  const names = fields.map((field) => field.replace('+', '').split(':', 1)[0] ?? '');
  return {
    all: names.map((name) => name.replace('?', '')),
    required: names.filter((name) => !name.endsWith('?')),
  };
}

describe.each(callsBySubject)('%s', (_, calls) => {
  // An upload is a form: statements.test.ts.
  it.each(calls.filter(({ path }) => path !== 'uploadKyc'))(
    '$path',
    async ({ path, caller, body, answer }) => {
      const operation = operations.find((call) => call.path === `/app/v1/${path}`);
      if (!operation) throw new Error(`no call ${path}`);
      const [request, response] = [getExample(operation.post), exampleAnswer(operation.post)];
      expect(listNames(body).all).toEqual(expect.arrayContaining(Object.keys(request)));
      expect(Object.keys(request)).toEqual(expect.arrayContaining(listNames(body).required));
      expect(Object.keys(response)).toEqual(expect.arrayContaining(listNames(answer).required));
      const { sdk, server } = await createSignedInSdk();
      server.on(path, response);
      const post = sdk.post as unknown as (path: string, body: object) => Promise<object>;
      expect(await post(operation.path, request)).toEqual(response);
      const [sent] = server.of(path);
      expect(sent?.url).toBe(`https://api.test/app/v1/${path}`);
      expect(sent?.body).toEqual({ ...COMMON, ...request });
      expect(sent?.headers.get('authorization')).toBe(caller === 'visitor' ? null : 'tok-1');
      expect(sent?.headers.get('x-public')).toBe(caller.endsWith(', public') ? '1' : null);
    },
  );
});
