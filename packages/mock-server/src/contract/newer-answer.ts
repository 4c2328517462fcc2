import type { ContractDocument, JsonSchema } from './document.ts';

/** How an answer of a later version differs; see `newerAnswers` of a world. */
export type Newness = 'more' | 'unknown';

/** The parts of a schema that this file reads. */
interface Part extends JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly allOf?: readonly Part[];
  readonly anyOf?: readonly Part[];
  readonly oneOf?: readonly Part[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Part>>;
  readonly additionalProperties?: Part | boolean;
  readonly items?: Part;
  readonly contentSchema?: Part;
}

/** Values that no version of the contract has. */
const UNKNOWN_NUMBER = 987_654;
const UNKNOWN_TEXT = 'addedLater';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value matches a branch: it has the required fields and an allowed errcode. */
function fits(value: unknown, parts: readonly Part[]): boolean {
  if (!isObject(value)) return true;
  const { errcode } = value;
  return parts.every(({ required = [], properties = {} }) => {
    const known = (properties['errcode'] as { enum?: unknown[] } | undefined)?.enum;
    return required.every((name) => name in value) && (known?.includes(errcode) ?? true);
  });
}

/**
 * Converts answers of this server into answers of a later version.
 * @param document the contract
 */
export function createNewerAnswers(document: ContractDocument) {
  const resolve = (part: Part): Part => {
    const name = part.$ref?.split('/').at(-1);
    return name === undefined ? part : (document.components.schemas[name] ?? {});
  };

  /** The plain schemas that apply to a value together. */
  const getParts = (part: Part, value: unknown): Part[] => {
    const at = resolve(part);
    if (at['x-extensible'] === true) return [at];
    const branches = [...(at.anyOf ?? []), ...(at.oneOf ?? [])].map((item) => getParts(item, value));
    const branch = branches.find((parts) => fits(value, parts)) ?? [];
    return [at, ...(at.allOf ?? []).flatMap((item) => getParts(item, value)), ...branch];
  };

  const holdsKnownValue = (part: Part, value: unknown): boolean => {
    const parts = getParts(part, value);
    if (parts.some((item) => item['x-extensible'] === true)) return true;
    return (
      isObject(value) &&
      Object.entries(value).some(([key, one]) => holdsKnownValue(getField(parts, key), one))
    );
  };

  const grow = (part: Part, value: unknown, newness: Newness): unknown => {
    const parts = getParts(part, value);
    if (parts.some((item) => item['x-extensible'] === true)) {
      if (newness === 'more') return value;
      return typeof value === 'string' ? UNKNOWN_TEXT : UNKNOWN_NUMBER;
    }
    if (Array.isArray(value)) return growList(getItems(parts), value, newness);
    if (isObject(value)) return growObject(parts, value, newness);
    const inside = parts.find((item) => item.contentSchema)?.contentSchema;
    if (typeof value !== 'string' || !inside || value === '') return value;
    return JSON.stringify(grow(inside, JSON.parse(value), newness));
  };

  const growList = (items: Part, list: readonly unknown[], newness: Newness): unknown[] => {
    const grown = list.map((item) => grow(items, item, newness));
    const last = list.at(-1);
    if (newness === 'unknown' || last === undefined || !holdsKnownValue(items, last)) return grown;
    return [...grown, grow(items, last, 'unknown')];
  };

  const growObject = (parts: readonly Part[], value: Readonly<Record<string, unknown>>, newness: Newness) => {
    const grown = Object.entries(value).map(([key, one]) => [key, grow(getField(parts, key), one, newness)]);
    const isMap = parts.some(({ properties, additionalProperties }) => !properties && additionalProperties);
    return Object.fromEntries(
      isMap ? grown : [...grown, [UNKNOWN_TEXT, { by: 'a later version' }]],
    ) as object;
  };

  /** An errcode of the range that the contract reserves for later versions. */
  const { UndeclaredErrcode } = document.components.schemas as { UndeclaredErrcode?: { enum?: number[] } };
  const laterErrcode = UndeclaredErrcode?.enum?.at(-1);

  /**
   * @param schema the schema of the answer with HTTP 200
   * @param newness `more`: additional fields, and additional list items with unknown values; `unknown`: only unknown values
   */
  return <T extends { readonly errcode: number }>(schema: JsonSchema, body: T, newness: Newness): T => {
    const grown = grow(schema, body, newness) as T;
    if (body.errcode === 0 || newness === 'more' || laterErrcode === undefined) return grown;
    return { ...grown, errcode: laterErrcode };
  };
}

function getField(parts: readonly Part[], key: string): Part {
  for (const { properties, additionalProperties } of parts) {
    const field =
      properties?.[key] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
    if (field) return field;
  }
  return {};
}

function getItems(parts: readonly Part[]): Part {
  return parts.find(({ items }) => items)?.items ?? {};
}
