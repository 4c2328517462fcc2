// Compares two schemas. The direction, request or answer, decides which changes break clients.
import { adds, breaks, breaksCode, narrower, under, wider } from './change.mjs';
import { flatSchema, INNER, isUnionOnly } from './flat-schema.mjs';
import { compareBounds, compareMarks, compareOthers, compareTypes, compareValues } from './keywords.mjs';
import { compareBranches } from './unions.mjs';

/**
 * Creates the function that compares schemas of two documents.
 *
 * @param {object} oldDocument the document that contains the old schemas.
 * @param {object} newDocument
 * @returns {(before: object, after: object, direction: import('./change.mjs').Direction) => import('./change.mjs').Change[]}
 */
export function createSchemaComparison(oldDocument, newDocument) {
  const known = { request: new WeakMap(), answer: new WeakMap() };
  const open = new Set();

  /** Compares schemas that many calls share only once. */
  const compare = (before, after, direction) => {
    if (typeof before !== 'object' || typeof after !== 'object') return compareFlat(before, after, direction);
    // The schema contains itself, and its comparison is running.
    const reference = before.$ref && after.$ref && `${direction} ${before.$ref} ${after.$ref}`;
    if (reference && open.has(reference)) return [];
    const results = known[direction].get(before) ?? new WeakMap();
    known[direction].set(before, results);
    if (results.has(after)) return results.get(after);
    if (reference) open.add(reference);
    const changes = compareFlat(before, after, direction);
    if (reference) open.delete(reference);
    results.set(after, changes);
    return changes;
  };

  const compareFlat = (before, after, direction) => {
    const previous = flatSchema(oldDocument, before);
    const is = flatSchema(newDocument, after);
    if (previous.unions.length > 0 || is.unions.length > 0) {
      const branches = [getBranches(previous, before), getBranches(is, after)];
      if (branches.every(Boolean))
        return [
          ...compareMarks(previous, is),
          ...compareBranches(...branches, direction, (a, b) => compare(a, b, direction)),
        ];
    }
    return [
      ...compareMarks(previous, is),
      ...compareTypes(previous, is, direction),
      ...compareValues(previous, is, direction),
      ...compareBounds(previous, is, direction),
      ...compareFields(previous, is, direction),
      ...INNER.flatMap((keyword) => compareInner(keyword, previous.inner, is.inner, direction)),
      ...compareUnionLists(previous.unions, is.unions, direction),
      ...compareOthers(previous, is, direction),
    ];
  };

  const compareFields = (previous, is, direction) => [
    ...[...previous.properties].flatMap(([name, schema]) =>
      is.properties.has(name)
        ? under(`/${name}`, [
            ...compare(schema, is.properties.get(name), direction),
            ...compareRequired(previous.required.has(name), is.required.has(name), direction),
          ])
        : [{ ...breaks(`/${name}`, 'field removed'), ...getSunset(flatSchema(oldDocument, schema)) }],
    ),
    ...[...is.properties.keys()]
      .filter((name) => !previous.properties.has(name))
      .map((name) => addedField(name, previous, is, direction)),
    ...[...new Set([...previous.required, ...is.required])]
      .filter((name) => !previous.properties.has(name) && !is.properties.has(name))
      .flatMap((name) =>
        under(`/${name}`, compareRequired(previous.required.has(name), is.required.has(name), direction)),
      ),
  ];

  const compareInner = (keyword, previous, is, direction) => {
    const [before, after] = [previous.get(keyword) ?? true, is.get(keyword) ?? true];
    const place = keyword === 'items' ? '/*' : `/(${keyword})`;
    if (before === true || after === true || before === false || after === false) {
      const [old, now] = [before, after].map(allowance);
      if (old === now) return [];
      return [(now < old ? narrower : wider)(direction, place, now < old ? 'less allowed' : 'more allowed')];
    }
    return under(place, compare(before, after, direction));
  };

  /** Compares alternatives beside other keywords by position. None may be added or removed. */
  const compareUnionLists = (previous, is, direction) => {
    if (previous.length !== is.length || previous.some(({ keyword }, at) => keyword !== is[at].keyword)) {
      const texts = [previous, is].map(
        (unions) => unions.map(({ keyword }) => keyword).join(' and ') || 'none',
      );
      return [breaks('', `alternatives ${texts.join(' -> ')}`)];
    }
    return previous.flatMap(({ branches }, at) =>
      compareBranches(branches, is[at].branches, direction, (a, b) => compare(a, b, direction)),
    );
  };

  return compare;
}

/** The alternatives of a schema. A schema without alternatives is its only alternative. Undefined if it has other keywords too. */
function getBranches(flat, schema) {
  if (flat.unions.length === 0) return [schema];
  return isUnionOnly(flat) ? flat.unions[0].branches : undefined;
}

function compareRequired(previous, is, direction) {
  if (previous === is) return [];
  return [is ? narrower(direction, '', 'now required') : wider(direction, '', 'no longer required')];
}

function addedField(name, previous, is, direction) {
  if (direction === 'request' && is.required.has(name)) return breaks(`/${name}`, 'required field added');
  const wasClosed = ['additionalProperties', 'unevaluatedProperties'].some(
    (keyword) => previous.inner.get(keyword) === false,
  );
  if (direction === 'answer' && wasClosed) return breaks(`/${name}`, 'field added where none was allowed');
  return adds(`/${name}`, 'field added');
}

function getSunset({ marks }) {
  return marks.has('x-sunset') ? { sunset: marks.get('x-sunset') } : {};
}

/** Rank of a schema by how much it allows: nothing, something, anything. */
function allowance(schema) {
  if (schema === true) return 2;
  return schema === false ? 0 : 1;
}

/** Lists the removed schemas, whose names are names of generated types. */
export function compareSchemaNames({ components: previous }, { components: is }) {
  return Object.keys(previous.schemas ?? {})
    .filter((name) => !(name in (is.schemas ?? {})))
    .map((name) => breaksCode(`schema ${name}`, 'removed; generated clients have a type of this name'));
}
