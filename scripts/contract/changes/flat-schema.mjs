// Merges the references and the allOf of a schema, so that two schemas can be compared keyword by keyword.
import { expandedText, resolveReference } from './references.mjs';

/** Keywords that allow more if they are lower, and keywords that allow more if they are higher. */
export const LOWER_BOUNDS = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
export const UPPER_BOUNDS = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
/** Keywords whose value is one schema. */
export const INNER = [
  'items',
  'additionalProperties',
  'unevaluatedProperties',
  'propertyNames',
  'contentSchema',
];
/** Marks of a field or schema, and its deprecation. */
const MARKS = ['deprecated', 'x-sunset', 'x-deprecated-since', 'x-extensible'];

/**
 * @typedef {object} FlatSchema
 * @property {string[]} [types]
 * @property {unknown[]} [values] of `enum` or `const`
 * @property {Map<string, string>} names of `x-enum-varnames`, by the value as JSON
 * @property {Map<string, object>} properties
 * @property {Set<string>} required
 * @property {Map<string, number>} bounds
 * @property {Map<string, object | boolean>} inner the schemas of the keywords in `INNER`
 * @property {{ keyword: string, branches: object[] }[]} unions each anyOf and oneOf
 * @property {Map<string, unknown>} marks
 * @property {Map<string, Set<string>>} others every other keyword, by the JSON of its values
 */

/** @returns {FlatSchema} */
export function flatSchema(document, schema) {
  const flat = {
    types: undefined,
    values: undefined,
    names: new Map(),
    properties: new Map(),
    required: new Set(),
    bounds: new Map(),
    inner: new Map(),
    unions: [],
    marks: new Map(),
    others: new Map(),
  };
  take(document, flat, schema);
  return flat;
}

function take(document, flat, schema) {
  if (schema === true) return;
  if (schema === false) return keep(flat.others, 'false', 'nothing is allowed');
  for (const [keyword, value] of Object.entries(schema)) takeKeyword(document, flat, schema, keyword, value);
}

function takeKeyword(document, flat, schema, keyword, value) {
  if (keyword === '$ref') take(document, flat, resolveReference(document, value));
  else if (keyword === 'allOf') for (const part of value) take(document, flat, part);
  else if (keyword === 'anyOf' || keyword === 'oneOf') flat.unions.push({ keyword, branches: value });
  else if (keyword === 'type') flat.types = common(flat.types, [value].flat());
  else if (keyword === 'enum') takeValues(flat, value, schema['x-enum-varnames']);
  else if (keyword === 'const') takeValues(flat, [value]);
  else if (keyword === 'required') for (const name of value) flat.required.add(name);
  else if (keyword === 'properties')
    for (const [name, inner] of Object.entries(value)) both(flat.properties, name, inner);
  else if (INNER.includes(keyword)) both(flat.inner, keyword, value);
  else if (LOWER_BOUNDS.includes(keyword))
    flat.bounds.set(keyword, Math.max(value, flat.bounds.get(keyword) ?? -Infinity));
  else if (UPPER_BOUNDS.includes(keyword))
    flat.bounds.set(keyword, Math.min(value, flat.bounds.get(keyword) ?? Infinity));
  else if (MARKS.includes(keyword)) flat.marks.set(keyword, value);
  else if (keyword !== 'x-enum-varnames') keep(flat.others, keyword, expandedText(document, value));
}

function takeValues(flat, values, names = []) {
  flat.values = common(flat.values, values);
  for (const [at, name] of names.entries()) flat.names.set(JSON.stringify(values[at]), name);
}

function common(known, values) {
  if (known === undefined) return values;
  const texts = new Set(values.map((value) => JSON.stringify(value)));
  return known.filter((value) => texts.has(JSON.stringify(value)));
}

/** Combines two schemas for the same place. */
function both(map, name, schema) {
  map.set(name, map.has(name) ? { allOf: [map.get(name), schema] } : schema);
}

function keep(map, keyword, text) {
  map.set(keyword, new Set([...(map.get(keyword) ?? []), text]));
}

/** Whether the schema has alternatives and no other keywords. */
export function isUnionOnly({ types, values, properties, required, bounds, inner, unions, others }) {
  const nothing = [properties, required, bounds, inner, others].every(({ size }) => size === 0);
  return unions.length === 1 && types === undefined && values === undefined && nothing;
}
