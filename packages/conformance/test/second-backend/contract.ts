import { readFileSync } from 'node:fs';
import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

// Bodies and answers are checked against the contract.
// oxlint-disable-next-line typescript/no-explicit-any
export type Json = any;

interface Call {
  readonly id: string;
  readonly isOpen: boolean;
  readonly takesKey: boolean;
  readonly validate: ValidateFunction;
}

const text = readFileSync(new URL('../../../../openapi/dist/openapi.json', import.meta.url), 'utf8');
const document = JSON.parse(text) as { paths: Record<string, { post: Json }>; components: Json };
const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema({ ...document, $id: 'contract' });

const pointer = (part: string) => encodeURIComponent(part.replaceAll('/', '~1'));

/** The calls of the contract by their path. */
export const calls = new Map<string, Call>(
  Object.entries(document.paths).flatMap(([path, { post }]) => {
    const [media = ''] = Object.keys(post.requestBody.content);
    if (media !== 'application/json') return [];
    const schema = `contract#/paths/${pointer(path)}/post/requestBody/content/${pointer(media)}/schema`;
    const call: Call = {
      id: post.operationId,
      isOpen: post.security?.length === 0,
      takesKey: post['x-idempotency-key'] === true,
      validate: ajv.compile({ $ref: schema }),
    };
    return [[path, call] as const];
  }),
);

/** The example of an answer, which serves as content. */
export function getExample(path: string, name: string): Json {
  const { examples } = (document.paths[path] as { post: Json }).post.responses['200'].content[
    'application/json'
  ];
  const { value, $ref = '' } = examples[name] ?? {};
  const shared = document.components.examples[$ref.split('/').at(-1) ?? ''];
  return structuredClone(value ?? shared?.value ?? {});
}
