// Generates the fields of the console's forms: the switches of a world and the settings of a player, from openapi/control.yaml.
import { resolved } from './control-inputs.mjs';
import { banner } from './text.mjs';

const isNull = ({ type }) => type === 'null';

/** A schema without its alternatives: the known values of an extensible enum, the value of a nullable field. */
function plain(document, schema) {
  const { anyOf, type, ...rest } = resolved(document, schema);
  if (anyOf) {
    const { description: _general, ...first } = plain(
      document,
      anyOf.find((item) => !isNull(item)),
    );
    return { ...first, ...rest, isNullable: anyOf.some(isNull) };
  }
  const types = [type].flat();
  const own = types.includes('string') ? 'string' : types.find((item) => item !== 'null');
  return { ...rest, type: own, isNullable: types.includes('null') };
}

function getChoices({ enum: values, 'x-enum-descriptions': about = [], 'x-enum-varnames': names = [] }) {
  return values?.map((value, index) => [
    value,
    about[index] ?? (names[index] === undefined ? '' : `${names[index]}.`),
  ]);
}

const FLAG = '0,1';

/** How a field is edited. */
function getKind(document, { type, enum: values, items, propertyNames }) {
  if (type === 'boolean') return 'boolean';
  if (values) return values.join(',') === FLAG ? 'flag' : 'choice';
  if (type === 'array') return plain(document, items).enum ? 'choices' : 'list';
  if (propertyNames) return 'map';
  return type === 'integer' ? 'integer' : 'text';
}

function getUnit(name, { description, type }) {
  if (/\bhundredths\b/.test(description)) return 'hundredths';
  if (type !== 'integer') return undefined;
  if (name.endsWith('Ms')) return 'milliseconds';
  return name === 'zoneMinutes' ? 'minutes' : undefined;
}

/** The sentences that say what a field does. */
const getMeaning = (description) =>
  description
    .replace(/ ?When absent[^.]*\./g, '')
    .replaceAll('`', '')
    .trim();

function getFields(document, schema, path = []) {
  const { properties = {}, allOf = [], isNullable = false } = plain(document, schema);
  const own = Object.entries(properties).flatMap(([name, value]) => {
    const field = plain(document, value);
    const at = [...path, name];
    if (field.type === 'object' && !field.propertyNames)
      return getFields(document, value, at).map((part) => ({
        ...part,
        group: getMeaning(field.description),
      }));
    const items = field.items && plain(document, field.items);
    const { minimum, maximum, minLength, maxLength, pattern } = field;
    const description = getMeaning(field.description);
    return [
      {
        path: at,
        description,
        kind: getKind(document, field),
        choices: getChoices(items?.enum ? items : field),
        unit: getUnit(name, field),
        isNullable: isNullable || field.isNullable || undefined,
        minimum,
        maximum,
        minLength,
        maxLength,
        pattern,
      },
    ];
  });
  return [...own, ...allOf.flatMap((part) => getFields(document, part, path))];
}

/** The fields of the forms, as a TypeScript module. */
export function controlFormsModule(document) {
  const schemas = document.components.schemas;
  const list = (name) => JSON.stringify(getFields(document, schemas[name]), null, 2);
  return `${banner}/** A field of a form of the control API. */
export interface FormField {
  /** The name of the field; inside an object, the names on the way. */
  readonly path: readonly string[];
  /** What it does. */
  readonly description: string;
  /** What the object that contains it does. */
  readonly group?: string;
  readonly kind: 'boolean' | 'flag' | 'choice' | 'choices' | 'list' | 'map' | 'integer' | 'text';
  /** The allowed values with their meanings. */
  readonly choices?: readonly (readonly [value: string | number, meaning: string])[];
  readonly unit?: 'hundredths' | 'milliseconds' | 'minutes';
  /** Whether null is allowed. */
  readonly isNullable?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

/** The switches of a world. */
export const switchFields: readonly FormField[] = ${list('ConfigPatch')};

/** The settings of a player. */
export const playerFields: readonly FormField[] = ${list('PlayerFields')};
`;
}
