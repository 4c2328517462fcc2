import type { ContractDocument, JsonSchema } from '#contract/document.ts';
import { html, type Html } from '#pages/html.ts';

/** A field of a body or answer, as a line of a table. */
interface Field {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
}

/** A value of a schema as text; nothing where there is none. */
function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
}

/** Reading schemas of one document for people. */
export function createSchemaTables(document: ContractDocument) {
  const resolve = (schema: JsonSchema): JsonSchema => {
    const { $ref: reference } = schema;
    if (typeof reference !== 'string') return schema;
    const name = reference.split('/').at(-1) ?? '';
    return { ...resolve(document.components.schemas[name] ?? {}), ...schema, $ref: undefined };
  };

  const nameOf = ({ $ref: reference, title }: JsonSchema): string | undefined => {
    if (typeof reference === 'string') return reference.split('/').at(-1);
    return typeof title === 'string' ? title : undefined;
  };

  const range = ({ minimum, maximum, minLength, maxLength, pattern }: JsonSchema): string => {
    const from = minimum ?? minLength;
    const to = maximum ?? maxLength;
    const bounds = from === undefined && to === undefined ? '' : ` ${text(from)}..${text(to)}`;
    return pattern === undefined ? bounds : `${bounds} ${text(pattern)}`;
  };

  const typeText = (raw: JsonSchema): string => {
    const schema = resolve(raw);
    const { type, items, enum: values, const: only, oneOf, anyOf } = schema;
    if (only !== undefined) return `always ${JSON.stringify(only)}`;
    if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' | ');
    if (type === 'array') return `list of ${typeText((items ?? {}) as JsonSchema)}`;
    const branches = oneOf ?? anyOf;
    if (Array.isArray(branches)) return branches.map((branch) => typeText(branch as JsonSchema)).join(' or ');
    if (type === 'object' || type === undefined) return nameOf(raw) ?? 'object';
    return `${Array.isArray(type) ? type.join(' | ') : text(type)}${range(schema)}`;
  };

  const fieldsOf = (raw: JsonSchema): Field[] => {
    const schema = resolve(raw);
    const parts = (schema['allOf'] ?? []) as JsonSchema[];
    const required = (schema['required'] ?? []) as string[];
    const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
    const own = properties.map(([name, property]) => ({
      name,
      type: typeText(property),
      required: required.includes(name),
      description: text(resolve(property)['description']),
    }));
    return [...parts.flatMap(fieldsOf), ...own];
  };

  const table = (fields: readonly Field[]): Html =>
    html`<div class="wide">
      <table>
        <thead>
          <tr>
            <th>Field</th>
            <th>Type</th>
            <th>Meaning</th>
          </tr>
        </thead>
        <tbody>
          ${fields.map(
            ({ name, type, required, description }) =>
              html`<tr>
                <td><code>${name}</code>${!required && html` <small>optional</small>`}</td>
                <td>${type}</td>
                <td>${description}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;

  return {
    /** The fields of a schema except those that every call has. */
    own: (schema: JsonSchema, common: readonly string[]): Html => {
      const fields = fieldsOf(schema).filter(({ name }) => !common.includes(name));
      return fields.length === 0 ? html`<p class="none">No fields of its own.</p>` : table(fields);
    },
    /** Names of a schema's fields. */
    names: (schema: JsonSchema): string[] => fieldsOf(schema).map(({ name }) => name),
    table: (schema: JsonSchema): Html => table(fieldsOf(schema)),
  };
}
