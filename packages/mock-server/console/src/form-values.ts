import type { FormField } from '@tara/contract/control-forms';
import { parseAmount } from './format.ts';

/** The texts of a form, by the names of its fields. */
export type Texts = Readonly<Record<string, string>>;

export const getName = ({ path }: FormField): string => path.join('.');

const valueAt = (values: unknown, path: readonly string[]): unknown => {
  let value: unknown = values;
  for (const name of path) value = (value as Readonly<Record<string, unknown>> | null | undefined)?.[name];
  return value;
};

/** A value as the text of its input; a missing value or null is empty. */
const toText = ({ kind, unit }: FormField, value: unknown): string => {
  if (value === undefined || value === null) return '';
  if (unit === 'hundredths') return (Number(value) / 100).toFixed(2);
  if (kind === 'map')
    return Object.entries(value)
      .map(([name, each]) => `${name}=${String(each)}`)
      .join(', ');
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const getParts = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The value of an input's text. The input has checked the text. */
const valueOf = ({ kind, unit, isNullable, choices }: FormField, text: string): unknown => {
  if (text === '' && isNullable) return null;
  if (kind === 'boolean') return text === 'true';
  if (kind === 'choices' || kind === 'list') return getParts(text).map(Number);
  if (kind === 'map')
    return Object.fromEntries(
      getParts(text)
        .map((part) => part.split('='))
        .map(([name, ms]) => [name, Number(ms)]),
    );
  if (kind === 'choice') return choices?.find(([value]) => String(value) === text)?.[0];
  if (kind === 'text') return text;
  return unit === 'hundredths' ? parseAmount(text) : Number(text);
};

/** The texts of all fields. */
export const toTexts = (fields: readonly FormField[], values: unknown): Texts =>
  Object.fromEntries(fields.map((field) => [getName(field), toText(field, valueAt(values, field.path))]));

const isChanged = (field: FormField, stored: Texts, texts: Texts): boolean => {
  const [before, after] = [stored, texts].map((all) => valueOf(field, all[getName(field)] ?? ''));
  return JSON.stringify(before) !== JSON.stringify(after);
};

/** The fields with other texts than the stored values, as a body; an object in it is complete, or null if all its inputs are empty. */
export const getChanges = (
  fields: readonly FormField[],
  stored: Texts,
  texts: Texts,
): Record<string, unknown> => {
  const changed = new Set(
    fields.filter((field) => isChanged(field, stored, texts)).map(({ path }) => path[0]),
  );
  const body: Record<string, unknown> = {};
  for (const field of fields) {
    const [name = '', inner] = field.path;
    if (!changed.has(name)) continue;
    const value = valueOf(field, texts[getName(field)] ?? '');
    if (inner === undefined) body[name] = value;
    else if (value !== null) body[name] = { ...(body[name] as object | null), [inner]: value };
    else body[name] ??= null;
  }
  return body;
};
