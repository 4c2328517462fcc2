// Runs each generator as its documentation describes, with one output folder per generator.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mkdir, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { fakeable } from './orval-input.mjs';

export const contract = fileURLToPath(new URL('../dist/openapi.json', import.meta.url));
const folder = fileURLToPath(new URL('out/', import.meta.url));
const read = () => JSON.parse(readFileSync(contract, 'utf8'));

/** Every call is a POST. Calls with `x-query` only read, so they become queries. */
function queries() {
  const reads = Object.values(read().paths).filter(({ post }) => post['x-query']);
  return Object.fromEntries(
    reads.map(({ post }) => [post.operationId, { query: { useQuery: true, useMutation: false } }]),
  );
}

/** Only `npm run generators` and the long run install the other generators. */
const orval = async (options) => (await import('orval')).generate(options);

/** The generators by name. Each creates a client whose calls go to a world. */
export const generators = {
  'hey-api': async () => {
    const { createClient } = await import('@hey-api/openapi-ts');
    await createClient({ input: contract, output: `${folder}hey-api`, logs: { level: 'silent' } });
  },

  'openapi-fetch': async () => {
    await mkdir(`${folder}openapi-fetch`, { recursive: true });
    const types = astToString(await openapiTS(read(), { silent: true }));
    await writeFile(`${folder}openapi-fetch/schema.ts`, types);
  },

  'orval-fetch': (url) =>
    orval({
      input: { target: contract, override: { transformer: fakeable } },
      output: {
        target: `${folder}orval-fetch/client.ts`,
        client: 'fetch',
        mode: 'single',
        baseUrl: url,
        mock: { type: 'msw', delay: false },
      },
    }),

  'orval-react-query': (url) =>
    orval({
      input: contract,
      output: {
        target: `${folder}orval-react-query/client.ts`,
        client: 'react-query',
        httpClient: 'fetch',
        mode: 'single',
        baseUrl: url,
        override: { operations: queries() },
      },
    }),

  'openapi-zod-client': async () => {
    const { generateZodClientFromOpenAPI } = await import('openapi-zod-client');
    await mkdir(`${folder}openapi-zod-client`, { recursive: true });
    await generateZodClientFromOpenAPI({
      openApiDoc: read(),
      distPath: `${folder}openapi-zod-client/client.ts`,
      options: { withAlias: true, shouldExportAllSchemas: false },
    });
  },

  'swagger-typescript-api': async () => {
    const { generateApi } = await import('swagger-typescript-api');
    await generateApi({
      input: contract,
      output: `${folder}swagger-typescript-api`,
      fileName: 'client.ts',
      silent: true,
    });
  },
};

/** What `npm test` runs: its packages are installed for the contract anyway. */
export const quick = ['openapi-fetch'];
