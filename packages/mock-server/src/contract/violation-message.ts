import type { ErrorObject } from 'ajv/dist/2020.js';
import { nearest } from './nearest-name.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: unknown;
  readonly const?: unknown;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** The parameters of the violated keywords that messages use. */
interface Params {
  readonly missingProperty?: string;
  readonly unevaluatedProperty?: string;
  readonly additionalProperty?: string;
  readonly type?: string | readonly string[];
  readonly allowedValues?: readonly unknown[];
  readonly allowedValue?: unknown;
}

/** A field of an object that its schema does not have. */
function unknownField({ params }: ErrorObject): string | undefined {
  const { unevaluatedProperty, additionalProperty } = params as Params;
  return unevaluatedProperty ?? additionalProperty;
}

/** The JSON pointer to the offending, missing or unknown value. */
export function offendingPointer(error: ErrorObject): string {
  const { missingProperty } = error.params as Params;
  const part = missingProperty ?? unknownField(error);
  return part === undefined ? error.instancePath : `${error.instancePath}/${part}`;
}

/** The schema that a reference within the document points to. */
export function referredSchema(document: object, reference: string): object {
  let target: object = document;
  for (const name of reference.replace(/^.*#\//, '').split('/'))
    target = (target as Readonly<Record<string, object>>)[name] ?? {};
  return target;
}

function resolved(document: object, schema: Schema): Schema {
  return schema.$ref === undefined ? schema : resolved(document, referredSchema(document, schema.$ref));
}

/** The fields of a schema, including the fields of its parts. */
function getFields(document: object, schema: Schema): { name: string; field: Schema; isRequired: boolean }[] {
  const { properties = {}, required = [], allOf = [] } = resolved(document, schema);
  const own = Object.entries(properties).map(([name, field]) => ({
    name,
    field,
    isRequired: required.includes(name),
  }));
  return [...own, ...allOf.flatMap((part) => getFields(document, part))];
}

/** An object as its schema describes it: `{ kind: "fixed", ms }`, optional fields with `?`. */
function getShape(document: object, schema: Schema): string {
  const { oneOf } = resolved(document, schema);
  if (oneOf) return oneOf.map((branch) => getShape(document, branch)).join(' or ');
  const fields = getFields(document, schema).map(({ name, field, isRequired }) => {
    const { const: value } = field;
    return `${name}${isRequired ? '' : '?'}${value === undefined ? '' : `: ${JSON.stringify(value)}`}`;
  });
  return fields.length === 0 ? '' : `{ ${fields.join(', ')} }`;
}

/** Says that a field is unknown, with the nearest known one or all of them. */
export function unknownFieldMessage(field: string, names: readonly string[]): string {
  const like = nearest(field, names);
  if (like !== undefined) return `There is no field ${field}; did you mean ${like}?`;
  const known = names.length === 0 ? '' : `; the fields are ${names.join(', ')}`;
  return `There is no field ${field}${known}`;
}

const NUMERIC = new Set(['type', 'minimum', 'maximum', 'multipleOf']);

function getExpectation({ keyword, params, message, parentSchema }: ErrorObject, document: object): string {
  const { allowedValues, allowedValue, type } = params as Params;
  const schema = (parentSchema ?? {}) as Schema;
  if (keyword === 'enum' && allowedValues) return `must be one of ${allowedValues.join(', ')}`;
  if (keyword === 'const') return `must be ${String(allowedValue)}`;
  const shape = keyword === 'type' && [type].flat().includes('object') ? getShape(document, schema) : '';
  if (shape !== '') return `${message}: ${shape}`;
  const isAmount = NUMERIC.has(keyword) && /\bhundredths\b/.test(schema.description ?? '');
  return `${message ?? 'is wrong'}${isAmount ? ', in hundredths' : ''}`;
}

/**
 * Describes a violation. It names the fields of an expected object, the values of an enumeration, the unit of an amount, and for
 * an unknown field the nearest known one or all of them.
 */
export function violationMessage(error: ErrorObject, document: object): string {
  const field = unknownField(error);
  if (field !== undefined) {
    const fields = getFields(document, (error.parentSchema ?? {}) as Schema);
    return unknownFieldMessage(
      field,
      fields.map(({ name }) => name),
    );
  }
  const at = offendingPointer(error);
  return `${at === '' ? 'The body' : at} ${getExpectation(error, document)}`;
}

/** The violation of the alternative that a constant field such as `kind` selects; undefined without such a field. */
function violationOfAlternative(errors: readonly ErrorObject[], document: object): ErrorObject | undefined {
  const choice = errors.find(({ keyword }) => keyword === 'oneOf');
  if (!choice) return undefined;
  const alternatives = (choice.schema as readonly Schema[]).map((item) => resolved(document, item));
  const data = choice.data as Readonly<Record<string, unknown>> | null;
  if (typeof data !== 'object' || data === null)
    return alternatives.every(({ type }) => type === 'object')
      ? { ...choice, keyword: 'type', params: { type: 'object' }, message: 'must be object' }
      : undefined;
  const [name] =
    Object.entries(alternatives[0]?.properties ?? {}).find(([, field]) => 'const' in field) ?? [];
  if (name === undefined) return undefined;
  const values = alternatives.map(({ properties }) => properties?.[name]?.const);
  const chosen = alternatives[values.indexOf(data[name])];
  if (chosen) return errors.find(({ parentSchema }) => parentSchema === chosen);
  const instancePath = `${choice.instancePath}/${name}`;
  return { ...choice, instancePath, keyword: 'enum', params: { allowedValues: values } };
}

/** `oneOf` reports every branch; the chosen or else the deepest violation helps most, and the first of those. */
export function mostSpecific(errors: readonly ErrorObject[], document: object): ErrorObject | undefined {
  const depth = (error: ErrorObject): number => error.instancePath.split('/').length;
  const specific = errors.filter(({ keyword }) => keyword !== 'oneOf' && keyword !== 'anyOf');
  return (
    violationOfAlternative(errors, document) ??
    (specific.length > 0 ? specific : errors).toSorted((a, b) => depth(b) - depth(a))[0]
  );
}
