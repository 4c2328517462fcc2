// A Fastify server that checks the same bodies and answers the same data from constants.
import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import { report } from './report.mjs';

const contract = JSON.parse(readFileSync(new URL('../dist/contract/openapi.json', import.meta.url), 'utf8'));

/** The schema at a JSON pointer of the contract; follows references on the way. */
function resolve(schema) {
  if (Array.isArray(schema)) return schema.map(resolve);
  if (typeof schema !== 'object' || schema === null) return schema;
  if (schema.$ref)
    return resolve(
      schema.$ref
        .slice(2)
        .split('/')
        .reduce((at, part) => at[part.replaceAll('~1', '/')], contract),
    );
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([name]) => !name.startsWith('x-') && !['example', 'examples', 'discriminator'].includes(name))
      .map(([name, value]) => [name, resolve(value)]),
  );
}

const app = fastify({
  ajv: { customOptions: { strict: false, coerceTypes: false, removeAdditional: false } },
});
function getBody(path) {
  return resolve(contract.paths[path].post.requestBody.content['application/json'].schema);
}
function getExample(path) {
  const media = contract.paths[path].post.responses['200'].content['application/json'];
  return media.example ?? Object.values(media.examples)[0].value;
}

const refresh = getExample('/app/v1/refreshData');
app.post('/app/v1/refreshData', { schema: { body: getBody('/app/v1/refreshData') } }, async () => refresh);

// The answers of our own server, so that both send the same data.
const config = JSON.parse(readFileSync(process.argv[2], 'utf8'));
app.post(
  '/app/v1/anonymous/appConfig',
  { schema: { body: getBody('/app/v1/anonymous/appConfig') } },
  async () => config,
);

await app.listen({ port: 0, host: '127.0.0.1' });
report({ port: app.server.address().port });
