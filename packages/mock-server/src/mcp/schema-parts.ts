type Json = Readonly<Record<string, unknown>>;

const REFERENCE = '#/components/schemas/';

/** A value of a document with its references to shared schemas pointing into `$defs`. */
function withLocalReferences(value: unknown, onReference: (name: string) => void): unknown {
  if (Array.isArray(value)) return value.map((item) => withLocalReferences(item, onReference));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]: [string, unknown]) => {
      if (name !== '$ref' || typeof item !== 'string' || !item.startsWith(REFERENCE))
        return [name, withLocalReferences(item, onReference)];
      const target = item.slice(REFERENCE.length);
      onReference(target);
      return [name, `#/$defs/${target}`];
    }),
  );
}

/**
 * A part of an OpenAPI document that stands alone: every shared schema that it refers to is in its `$defs`.
 * @param part the part, e.g. a schema or an operation
 * @param schemas the shared schemas of the document
 */
export function standAlone(part: Json, schemas: Readonly<Record<string, unknown>>): Json {
  const definitions: Record<string, unknown> = {};
  const add = (name: string): void => {
    if (name in definitions) return;
    definitions[name] = {};
    definitions[name] = withLocalReferences(schemas[name], add);
  };
  const own = withLocalReferences(part, add) as Json;
  return Object.keys(definitions).length === 0 ? own : { ...own, $defs: definitions };
}
