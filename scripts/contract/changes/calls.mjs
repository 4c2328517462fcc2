// Compares two contracts, call by call.
import { adds, breaks, breaksCode, under } from './change.mjs';
import { compareAnswers } from './answers.mjs';
import { compareParameters, compareRequestBodies } from './requests.mjs';
import { resolved } from './references.mjs';
import { compareOtherKeywords } from './other-keywords.mjs';
import { compareSchemaNames, createSchemaComparison } from './schemas.mjs';
import { compareSecurity } from './security.mjs';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
/** Marks of a call that clients rely on, and what they mean. */
const GUARANTEES = {
  'x-idempotent': 'safe to repeat',
  'x-idempotency-key': 'repeatable with an Idempotency-Key',
};
/** Parts of a call that a specific function compares. */
const COMPARED = new Set([
  'operationId',
  'deprecated',
  'x-sunset',
  'x-deprecated-since',
  ...Object.keys(GUARANTEES),
  'security',
  'parameters',
  'requestBody',
  'responses',
]);

/**
 * Lists the changes between two contracts without documentation (`withoutDocumentation`).
 *
 * @returns {import('./change.mjs').Change[]}
 */
export function compareContracts(before, after) {
  const pair = { before, after, schemas: createSchemaComparison(before, after) };
  const [previous, is] = [listCalls(before), listCalls(after)];
  return [
    ...[...previous].flatMap(([name, call]) =>
      is.has(name)
        ? under(name, compareCalls(call, is.get(name), pair))
        : [{ ...breaks(name, 'call removed'), sunset: call['x-sunset'] }],
    ),
    ...[...is.keys()].filter((name) => !previous.has(name)).map((name) => adds(name, 'call added')),
    ...compareSchemaNames(before, after),
    ...compareServers(before.servers, after.servers),
    ...compareVersionsOfOpenApi(before.openapi, after.openapi),
  ];
}

/** All calls by method and path. Each includes the keywords that its path has for all methods. */
function listCalls(document) {
  return new Map(
    Object.entries(document.paths).flatMap(([path, item]) => {
      const shared = Object.fromEntries(Object.entries(item).filter(([key]) => !METHODS.includes(key)));
      return METHODS.filter((method) => item[method]).map((method) => [
        `${method.toUpperCase()} ${path}`,
        { ...shared, ...item[method], parameters: getParameters(document, item, item[method]) },
      ]);
    }),
  );
}

function getParameters(document, item, call) {
  const all = [...(item.parameters ?? []), ...(call.parameters ?? [])].map((each) =>
    resolved(document, each),
  );
  return [...new Map(all.map((each) => [`${each.in} ${each.name}`, each])).values()];
}

function compareCalls(previous, is, pair) {
  return [
    ...(previous.operationId === is.operationId
      ? []
      : [breaksCode('', `operationId ${previous.operationId} -> ${is.operationId}`)]),
    ...compareCallMarks(previous, is),
    ...compareSecurity(previous, is, pair),
    ...compareParameters(previous.parameters, is.parameters, pair),
    ...compareRequestBodies(previous.requestBody, is.requestBody, pair),
    ...compareAnswers(previous.responses, is.responses, pair),
    ...compareOtherKeywords(previous, is, COMPARED, pair),
  ];
}

function compareCallMarks(previous, is) {
  const changes = [];
  if (previous.deprecated !== is.deprecated)
    changes.push(adds('', is.deprecated ? `deprecated, until ${is['x-sunset']}` : 'no longer deprecated'));
  else if (previous['x-sunset'] !== is['x-sunset']) {
    const text = `x-sunset ${previous['x-sunset']} -> ${is['x-sunset']}`;
    changes.push((is['x-sunset'] < previous['x-sunset'] ? breaks : adds)('', text));
  }
  for (const [mark, guarantee] of Object.entries(GUARANTEES)) {
    if (previous[mark] === is[mark]) continue;
    changes.push(
      is[mark]
        ? adds('', `${mark} added: ${guarantee}`)
        : breaks('', `${mark} removed: no longer ${guarantee}`),
    );
  }
  return changes;
}

function compareServers(previous, is) {
  const [old, now] = [previous, is].map((servers) => servers.map((server) => JSON.stringify(server)));
  return [
    ...old
      .filter((text) => !now.includes(text))
      .map((text) => breaks('servers', `${text} removed or changed`)),
    ...now.filter((text) => !old.includes(text)).map((text) => adds('servers', `${text} added`)),
  ];
}

/** Tools that read 3.1.0 also read 3.1.1, but not all of them read 3.2. */
function compareVersionsOfOpenApi(previous, is) {
  const [old, now] = [previous, is].map((version) => version.split('.').slice(0, 2).join('.'));
  return old === now ? [] : [breaks('openapi', `${previous} -> ${is}`)];
}
