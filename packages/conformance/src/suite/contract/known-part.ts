import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../http/json.ts';

/** The parts of a schema that this file reads. */
interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly contentSchema?: Schema;
  readonly 'x-extensible'?: boolean;
}

type Parts = readonly Schema[];

/**
 * Reduces answers to what this version of the contract knows: a backend of a later version may add fields, and entries of
 * lists with values that are new. A client ignores both, and so do the checks.
 * @param resolve returns the schema of a reference
 * @param isValid whether a value matches a schema
 */
export function createKnownPart(
  resolve: (reference: string) => Schema,
  isValid: (schema: Schema, value: unknown) => boolean,
) {
  const partsOfSchemas = new WeakMap<Schema, Parts>();
  /** All plain schemas that may apply to a value. */
  const getParts = (schema: Schema): Parts => {
    const found = partsOfSchemas.get(schema);
    if (found) return found;
    const at = schema.$ref === undefined ? schema : resolve(schema.$ref);
    const { allOf = [], anyOf = [], oneOf = [] } = at['x-extensible'] === true ? {} : at;
    const parts = [at, ...[...allOf, ...anyOf, ...oneOf].flatMap(getParts)];
    partsOfSchemas.set(schema, parts);
    return parts;
  };

  const fieldsOfParts = new WeakMap<Parts, Map<string, Parts>>();
  const getField = (parts: Parts, name: string): Parts => {
    const fields = fieldsOfParts.get(parts) ?? new Map<string, Parts>();
    fieldsOfParts.set(parts, fields);
    const found = fields.get(name);
    if (found) return found;
    const field = parts.flatMap(({ properties, additionalProperties }) => {
      const schema =
        properties?.[name] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
      return schema ? getParts(schema) : [];
    });
    fields.set(name, field);
    return field;
  };

  const itemsOfParts = new WeakMap<Parts, Parts>();
  const getItems = (parts: Parts): Parts => {
    const items =
      itemsOfParts.get(parts) ?? parts.flatMap((part) => (part.items ? getParts(part.items) : []));
    itemsOfParts.set(parts, items);
    return items;
  };

  /** Whether an entry of a list has a value of a later version. */
  const isLater = (parts: Parts, value: unknown): boolean => {
    if (
      parts.some((part) => part['x-extensible'] === true && part.anyOf?.[0] && !isValid(part.anyOf[0], value))
    )
      return true;
    return (
      isObject(value) &&
      Object.entries(value).some(([name, content]) => isLater(getField(parts, name), content))
    );
  };

  const reduceObject = (parts: Parts, value: Readonly<Record<string, unknown>>) => {
    const isClosed =
      parts.some(({ properties }) => properties) &&
      !parts.some(({ properties, additionalProperties }) => !properties && additionalProperties);
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => !isClosed || parts.some(({ properties }) => properties && name in properties))
        .map(([name, content]) => [name, reduce(getField(parts, name), content)]),
    );
  };

  const reduce = (parts: Parts, value: unknown): unknown => {
    if (Array.isArray(value)) {
      const items = getItems(parts);
      return value.filter((entry) => !isLater(items, entry)).map((entry) => reduce(items, entry));
    }
    if (isObject(value)) return reduceObject(parts, value);
    const inside = parts.find((part) => part.contentSchema)?.contentSchema;
    if (!inside || typeof value !== 'string' || value === '') return value;
    const content: unknown = JSON.parse(value);
    const known = reduce(getParts(inside), content);
    return isDeepStrictEqual(known, content) ? value : JSON.stringify(known);
  };

  return (reference: string, value: unknown): unknown => reduce(getParts(resolve(reference)), value);
}
