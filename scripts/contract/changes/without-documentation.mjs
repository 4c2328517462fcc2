// The promised part of a contract document: everything that a client can depend on, without the words that explain it.

/** What explains and promises nothing. `x-errcodes` repeats the numbers and names of the refusal's own schema. */
const DOCUMENTATION = new Set([
  'description',
  'summary',
  'title',
  'example',
  'examples',
  '$comment',
  'externalDocs',
  'x-origin',
  'x-redacted',
  'x-enum-descriptions',
  'x-error-message',
  'x-errcodes',
]);

/** Keywords whose keys are names that somebody chose: a field may be called `description`. */
const NAMED = new Set([
  'properties',
  'patternProperties',
  'dependentSchemas',
  '$defs',
  'paths',
  'content',
  'encoding',
  'variables',
  'schemas',
  'responses',
  'parameters',
  'headers',
  'requestBodies',
  'securitySchemes',
]);

/** Keywords that hold values, not parts of the document. */
const VALUES = new Set(['enum', 'const', 'default', 'required', 'x-enum-varnames', 'security']);

/**
 * The promised part of a document; what the baseline holds and what is compared.
 *
 * @param {object} document a published contract, or a baseline, which stays as it is.
 */
export function withoutDocumentation({ openapi, info, servers, security, paths, components }) {
  const { examples: _examples, ...named } = components;
  return {
    openapi,
    info: { version: info.version },
    servers: promised(servers ?? []),
    security: security ?? [],
    paths: promisedNames(paths),
    components: Object.fromEntries(
      Object.entries(named).map(([kind, entries]) => [kind, promisedNames(entries)]),
    ),
  };
}

function promised(node) {
  if (Array.isArray(node)) return node.map((entry) => promised(entry));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !DOCUMENTATION.has(key))
      .map(([key, value]) => [key, promisedUnder(key, value)]),
  );
}

function promisedUnder(key, value) {
  if (VALUES.has(key)) return value;
  return NAMED.has(key) && !Array.isArray(value) ? promisedNames(value) : promised(value);
}

function promisedNames(entries) {
  return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, promised(entry)]));
}
