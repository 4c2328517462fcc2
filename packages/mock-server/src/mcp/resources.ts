import { readFileSync } from 'node:fs';
import { nearest } from '#contract/nearest-name.ts';
import { contractFile } from '#files/package-files.ts';
import { standAlone } from './schema-parts.ts';

interface Contract {
  readonly paths: Readonly<
    Record<string, { readonly post?: { readonly operationId: string; readonly summary: string } }>
  >;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

const FILES = [
  ['contract', 'openapi.json', 'The contract of the product API: an OpenAPI 3.1 document of all calls.'],
  ['errcodes', 'errcodes.json', 'All errcodes with their names, meanings and calls.'],
  ['statements', 'statements.json', 'The specification of the product in numbered statements.'],
] as const;

const MIME_TYPE = 'application/json';

/** The resources: documents that do not change while the server runs. */
export const RESOURCES = FILES.map(([name, , description]) => ({
  uri: `tara://${name}`,
  name,
  description,
  mimeType: MIME_TYPE,
}));

/** One call and one errcode are resources too; the whole documents are large. */
export const TEMPLATES = [
  {
    uriTemplate: 'tara://errcodes/{number}',
    name: 'errcode',
    description: 'One errcode with its meaning and the calls that answer it.',
    mimeType: MIME_TYPE,
  },
  {
    uriTemplate: 'tara://contract/{operationId}',
    name: 'call',
    description: 'One call of the contract with the schemas that it uses.',
    mimeType: MIME_TYPE,
  },
];

function readCall(operationId: string): string {
  const { paths, components } = JSON.parse(readFileSync(contractFile('openapi.json'), 'utf8')) as Contract;
  const calls = Object.entries(paths).flatMap(([path, { post }]) => (post ? [{ path, post }] : []));
  const found = calls.find(({ post }) => post.operationId === operationId);
  if (found) return JSON.stringify(standAlone({ path: found.path, ...found.post }, components.schemas));
  const like = nearest(
    operationId,
    calls.map(({ post }) => post.operationId),
  );
  throw new RangeError(
    `No call is named ${operationId}${like === undefined ? '.' : `; did you mean ${like}?`}`,
  );
}

function readErrcode(number: string): string {
  const all = JSON.parse(readFileSync(contractFile('errcodes.json'), 'utf8')) as { code: number }[];
  const found = all.filter(({ code }) => code === Number(number));
  if (found.length === 0) throw new RangeError(`There is no errcode ${number}.`);
  return JSON.stringify(found);
}

/** The parts of documents, by the names of the documents. */
const PARTS: Readonly<Record<string, (part: string) => string>> = {
  contract: readCall,
  errcodes: readErrcode,
};

/**
 * The text of a resource.
 * @throws {RangeError} if there is none with this address
 */
export function readResource(uri: string): { uri: string; mimeType: string; text: string } {
  const [, name = '', part] = /^tara:\/\/(\w+)(?:\/(\w+))?$/.exec(uri) ?? [];
  const file = FILES.find(([known]) => known === name)?.[1];
  const readPart = PARTS[name];
  if (file === undefined || (part !== undefined && !readPart))
    throw new RangeError(
      `There is no resource ${uri}; there are ${RESOURCES.map((item) => item.uri).join(', ')}.`,
    );
  const whole = (): string => readFileSync(contractFile(file), 'utf8');
  const text = part === undefined || !readPart ? whole() : readPart(part);
  return { uri, mimeType: MIME_TYPE, text };
}
