// Removes the documentation from a contract, so that only the parts remain that clients depend on.

/** Keywords that only explain. `x-errcodes` repeats the numbers and names of the schema of the refusal. */
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

/** Keywords whose keys are chosen names: a field can have the name `description`. */
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

/** Keywords whose value is data, not a part of the document. */
const VALUES = new Set(['enum', 'const', 'default', 'required', 'x-enum-varnames', 'security']);

/**
 * A copy of a document without documentation. The baseline contains such a copy, and the comparison works on them.
 *
 * @param {object} document a published contract, or a baseline, which does not change.
 */
export function withoutDocumentation({ openapi, info, servers, security, paths, components }) {
  const { examples: _examples, ...named } = components;
  return {
    openapi,
    info: { version: info.version },
    servers: cleaned(servers ?? []),
    security: security ?? [],
    paths: cleanedNames(paths),
    components: Object.fromEntries(
      Object.entries(named).map(([kind, entries]) => [kind, cleanedNames(entries)]),
    ),
  };
}

function cleaned(node) {
  if (Array.isArray(node)) return node.map((entry) => cleaned(entry));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !DOCUMENTATION.has(key))
      .map(([key, value]) => [key, cleanedUnder(key, value)]),
  );
}

function cleanedUnder(key, value) {
  if (VALUES.has(key)) return value;
  return NAMED.has(key) && !Array.isArray(value) ? cleanedNames(value) : cleaned(value);
}

function cleanedNames(entries) {
  return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, cleaned(entry)]));
}
