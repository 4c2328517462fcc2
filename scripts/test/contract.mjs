// Copies of the published contract for tests of changes.
import { readFileSync } from 'node:fs';
import { compareContracts } from '../contract/changes/calls.mjs';
import { withoutDocumentation } from '../contract/changes/without-documentation.mjs';

const text = readFileSync(new URL('../../openapi/dist/openapi.json', import.meta.url), 'utf8');

/** A copy of the published contract. */
export function publishedContract() {
  return JSON.parse(text);
}

const published = withoutDocumentation(publishedContract());

/** The schemas of a contract by name. */
export const getSchemas = (contract) => contract.components.schemas;

/** The fields of a schema, its own and the fields of its allOf. */
export function ownPart(contract, name) {
  const schema = getSchemas(contract)[name];
  return schema.properties ? schema : schema.allOf.find(({ properties }) => properties);
}

/** A call of the product by its operationId. */
export function getCall(contract, operationId) {
  return Object.values(contract.paths)
    .map(({ post }) => post)
    .find((call) => call.operationId === operationId);
}

/**
 * Compares the contract before and after a change.
 * @param {(contract: object) => void} change changes a copy of the published contract.
 * @param {(contract: object) => void} [arrange] changes the contract before.
 * @returns lines such as `wire POST /app/v1/getMail2 request /pageSize: maximum 100 -> 50`
 */
export function changesAfter(change, arrange) {
  const after = publishedContract();
  arrange?.(after);
  const before = arrange ? withoutDocumentation(structuredClone(after)) : published;
  change(after);
  return compareContracts(before, withoutDocumentation(after)).map(
    ({ at, text: what, effect, sunset }) =>
      `${effect} ${at}: ${what}${sunset ? `, must stay until ${sunset}` : ''}`,
  );
}

/** Matches a line exactly, or by its pattern. */
export function matching(line) {
  return typeof line === 'string' ? new RegExp(`^${line.replaceAll(/[$()*+./?[\\\]^{|}]/g, '\\$&')}$`) : line;
}
