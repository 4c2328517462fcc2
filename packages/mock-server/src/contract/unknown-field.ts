import { referredSchema, unknownFieldMessage } from './violation-message.ts';

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

/** A schema with the schemas that it combines. */
function getParts(document: object, schema: Schema): Schema[] {
  const { $ref: reference, allOf = [], oneOf = [], anyOf = [] } = schema;
  const parts = [...allOf, ...oneOf, ...anyOf];
  if (reference !== undefined) parts.push(referredSchema(document, reference));
  return [schema, ...parts.flatMap((part) => getParts(document, part))];
}

/** The first field within a value, at any depth, that its schema does not have. Missing fields are allowed. */
export function findUnknownField(
  document: object,
  schema: object,
  value: unknown,
  pointer = '',
): { readonly pointer: string; readonly message: string } | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const parts = getParts(document, schema);
  const isOpen =
    parts.every(({ properties }) => !properties) ||
    parts.some(({ additionalProperties = false }) => additionalProperties !== false);
  for (const [name, item] of Object.entries(value)) {
    const inner = Array.isArray(value)
      ? parts.flatMap(({ items }) => items ?? [])
      : parts.flatMap(({ properties = {} }) =>
          Object.hasOwn(properties, name) ? (properties[name] ?? []) : [],
        );
    const place = `${pointer}/${name}`;
    if (inner.length === 0 && !isOpen)
      return {
        pointer: place,
        message: unknownFieldMessage(
          name,
          parts.flatMap(({ properties = {} }) => Object.keys(properties)),
        ),
      };
    const found = findUnknownField(document, { anyOf: inner }, item, place);
    if (found) return found;
  }
  return undefined;
}
