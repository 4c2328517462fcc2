import fc from 'fast-check';

type Schema = Readonly<Record<string, unknown>>;
type Schemas = Readonly<Record<string, Schema>>;

/** Values of the formats that bodies use. */
const FORMATS: Record<string, fc.Arbitrary<string>> = {
  'uri-reference': fc.constantFrom('/', '/?a=b', 'https://tara.example/', '//x', '', 'a%20b'),
  date: fc.constantFrom('1994-03-21', '2004-02-29', '2031-01-01', '0001-01-01'),
  binary: fc.string(),
};

function text(schema: Schema): fc.Arbitrary<string> {
  const {
    pattern,
    format,
    minLength = 0,
    maxLength = 40,
  } = schema as {
    pattern?: string;
    format?: string;
    minLength?: number;
    maxLength?: number;
  };
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const known = format === undefined ? undefined : FORMATS[format];
  const longest = Math.min(maxLength, minLength + 40);
  const any = fc.string({ minLength, maxLength: longest, unit: 'grapheme' });
  return known ?? fc.oneof(any, fc.string({ minLength, maxLength: longest }));
}

function integer(schema: Schema): fc.Arbitrary<number> {
  const { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = schema as {
    minimum?: number;
    maximum?: number;
  };
  // Small numbers often match existing ids.
  const near = { min: minimum, max: Math.max(minimum, Math.min(maximum, minimum + 40)) };
  return fc.oneof(
    fc.integer(near),
    fc.maxSafeInteger().map((n) => Math.min(maximum, Math.max(minimum, n))),
  );
}

interface Members {
  properties: Record<string, Schema>;
  required: string[];
  rest: Schema | undefined;
}

/** Generates bodies from the contract's schemas. */
export function createArbitraries(schemas: Schemas) {
  const resolve = (schema: Schema): Schema => {
    const { $ref: reference } = schema;
    if (typeof reference !== 'string') return schema;
    const found = schemas[reference.split('/').at(-1) ?? ''];
    if (!found) throw new Error(`no schema ${reference}`);
    return resolve(found);
  };

  /** The fields of an object, including the fields of its combined parts. */
  const getMembers = (schema: Schema): Members => {
    const own = resolve(schema);
    const parts = ((own['allOf'] as Schema[] | undefined) ?? []).map(getMembers);
    const {
      properties = {},
      required = [],
      additionalProperties,
    } = own as {
      properties?: Record<string, Schema>;
      required?: string[];
      additionalProperties?: Schema | boolean;
    };
    return {
      properties: Object.assign(
        {},
        ...parts.map((item) => item.properties),
        properties,
      ) as Members['properties'],
      required: [...parts.flatMap((item) => item.required), ...required],
      rest:
        typeof additionalProperties === 'object'
          ? additionalProperties
          : parts.find(({ rest }) => rest)?.rest,
    };
  };

  const object = (schema: Schema): fc.Arbitrary<unknown> => {
    const { properties, required, rest } = getMembers(schema);
    const fields = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, valueOf(one)]));
    const known = fc.record(fields, { requiredKeys: required });
    if (!rest) return known;
    const others = fc.dictionary(fc.string({ minLength: 1, maxLength: 12 }), valueOf(rest), { maxKeys: 4 });
    return fc.tuple(others, known).map(([more, named]) => ({ ...more, ...(named as object) }));
  };

  /** Values that a schema allows in nearly all cases: rules of other keywords are left to chance. */
  const valueOf = (schema: Schema): fc.Arbitrary<unknown> => {
    const own = resolve(schema);
    if ('const' in own) return fc.constant(own['const']);
    if (Array.isArray(own['enum'])) return fc.constantFrom(...(own['enum'] as unknown[]));
    const branches = (own['oneOf'] ?? (own['properties'] ? undefined : own['anyOf'])) as Schema[] | undefined;
    if (branches) return fc.oneof(...branches.map(valueOf));
    if (own['type'] === 'string') return text(own);
    if (own['type'] === 'integer' || own['type'] === 'number') return integer(own);
    if (own['type'] === 'boolean') return fc.boolean();
    if (own['type'] === 'array') {
      const {
        items = {},
        minItems = 0,
        maxItems = 5,
      } = own as {
        items?: Schema;
        minItems?: number;
        maxItems?: number;
      };
      return fc.array(valueOf(items), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 5) });
    }
    return object(own);
  };

  return { valueOf };
}

/** Unusual values. */
export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    'x'.repeat(5000),
    '\u0000',
    'a\u202Eb',
    '\uD800',
    '👩‍👩‍👧‍👦',
    '\u0007\u001B[31m',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    "' OR 1=1 --",
    '__proto__',
    'constructor',
    'NaN',
    '1',
    0,
    -1,
    0.1,
    2 ** 31,
    2 ** 53,
    -(2 ** 53),
    1e308,
    -1e308,
    [],
    {},
    [[]],
    { a: { b: { c: [] } } },
  ),
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3 }),
);
