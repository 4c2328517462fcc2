import { readFileSync } from 'node:fs';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as client from '../out/orval-fetch/client.ts';

/** How many fakes of each answer are looked at: they are random, and each has branches. */
const FAKES = 20;

interface Document {
  paths: Record<string, { post: { operationId: string } }>;
}

const file = new URL('../../dist/openapi.json', import.meta.url);
const document = JSON.parse(readFileSync(file, 'utf8')) as Document;
const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema(document, 'contract');

/** What is wrong below the envelope, whose branches all complain. */
function findFault(errors: readonly { instancePath: string; message?: string | undefined }[]): string {
  const depth = ({ instancePath }: { instancePath: string }) => instancePath.split('/').length;
  const below = errors.filter(({ instancePath }) => instancePath !== '/errcode');
  const [fault] = [...below].sort((a, b) => depth(b) - depth(a));
  return `${fault?.instancePath} ${fault?.message}`;
}

const makers = client as unknown as Record<string, (() => unknown) | undefined>;
const wrong: string[] = [];
let fakes = 0;
for (const [path, { post }] of Object.entries(document.paths)) {
  const name = post.operationId.replace(/^./, (first) => first.toUpperCase());
  const make = makers[`get${name}ResponseMock`];
  if (!make) throw new Error(`orval makes no fake of ${post.operationId}`);
  const pointer = ['paths', path, 'post/responses/200/content', 'application/json', 'schema']
    .map((part) => (part.includes('content') ? part : encodeURIComponent(part.replaceAll('/', '~1'))))
    .join('/');
  const validate = ajv.compile({ $ref: `contract#/${pointer}` });
  for (let at = 0; at < FAKES; at += 1) {
    fakes += 1;
    const fake: unknown = JSON.parse(JSON.stringify(make()));
    if (validate(fake)) continue;
    wrong.push(`${post.operationId}: ${findFault(validate.errors ?? [])}`);
    break;
  }
}
if (wrong.length > 0) throw new Error(`fakes that break their schema:\n${wrong.join('\n')}`);
console.log(JSON.stringify({ fakes }));
