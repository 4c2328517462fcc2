import { describe, expect, it } from 'vitest';
import { changesAfter, publishedContract } from './contract.mjs';
import { withoutDocumentation } from '../contract/changes/without-documentation.mjs';

/** Keys whose children have freely chosen names. */
const NAMED =
  /^(properties|paths|content|encoding|headers|responses|parameters|schemas|securitySchemes|variables)$/;

/** One path of keys for each keyword of the contract, without documentation. */
function placesOfKeywords() {
  const places = new Map();
  const visit = (node, path) => {
    for (const [key, value] of Object.entries(node)) {
      const here = [...path, key];
      const isName = NAMED.test(path.at(-1)) || Array.isArray(node);
      if (!isName && path.length > 0) places.set(key, here);
      if (typeof value === 'object' && value !== null) visit(value, here);
    }
  };
  const { servers, paths, components } = withoutDocumentation(publishedContract());
  visit({ servers, paths, components }, []);
  return [...places].filter(([key]) => !NAMED.test(key));
}

/** Another value of the same kind. */
function altered(key, value) {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (key === '$ref') return '#/components/schemas/Flag';
  if (typeof value === 'string') return `${value}x`;
  return undefined;
}

describe('the keywords of the contract', () => {
  it.each(placesOfKeywords())('include %s, whose change is reported', (key, path) => {
    const changes = changesAfter((contract) => {
      let node = contract;
      for (const step of path.slice(0, -1)) node = node[step];
      const value = altered(key, node[key]);
      if (value === undefined) delete node[key];
      else node[key] = value;
    });
    expect(changes).not.toEqual([]);
  });
});
