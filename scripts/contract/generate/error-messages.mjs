// What a client says of a refusal: message key and field of each errcode, by call.
import { operationsOf } from './catalogue.mjs';
import { banner } from './text.mjs';

/**
 * The module with the message keys of the errcodes.
 *
 * @throws {Error} when an entry speaks of a field that a call which answers it does not have
 */
export function errorMessagesModule(contract, { entries, byName }) {
  const transport = entries.filter(({ group }) => group === 'transport');
  const declared = [];
  const fallback = [];
  const keys = new Map(transport.map(({ code, messageKey }) => [String(code), messageKey ?? null]));
  for (const { operation } of operationsOf(contract)) {
    const { operationId, 'x-errcodes': names, 'x-error-message': generic } = operation;
    const own = names.map((name) => byName.get(name));
    const fields = bodyFields(contract, operation);
    declared.push([operationId, own.map((entry) => withField(entry, fields, operationId)).join(' ')]);
    if (generic) fallback.push([operationId, generic]);
    for (const { code, messageKey = null } of own) {
      const known = keys.get(String(code));
      if (known === undefined) keys.set(String(code), messageKey);
      else if (known !== messageKey) keys.set(`${operationId}.${code}`, messageKey);
    }
  }
  return [
    banner,
    table(
      'messageKeys',
      'The message key of an errcode, or of a call and its errcode where a number means two things; null: nothing is said.',
      'Readonly<Record<string, string | null>>',
      keys,
    ),
    table(
      'declaredErrcodes',
      'The errcodes that each operation declares, each with the field of its body that it speaks of.',
      'Readonly<Record<string, string>>',
      declared,
    ),
    table(
      'fallbackKeys',
      'The message key of an operation for errcodes without one of their own; elsewhere it is common.error.',
      'Readonly<Record<string, string>>',
      fallback,
    ),
  ].join('\n');
}

function table(name, text, type, rows) {
  const lines = [...rows].map(([key, value]) => `  '${key}': ${value === null ? 'null' : `'${value}'`},`);
  return `/** ${text} */\nexport const ${name}: ${type} = {\n${lines.join('\n')}\n};\n`;
}

/** `2106:code`: the number, and the first of the entry's fields that the call has. */
function withField({ code, name, field }, fields, operationId) {
  if (field === undefined) return String(code);
  const own = [field].flat().find((each) => fields.has(each));
  if (own === undefined)
    throw new Error(`${operationId}: ${name} speaks of ${field}, which the body does not have`);
  return `${code}:${own}`;
}

function bodyFields(contract, { requestBody }) {
  const fields = new Set();
  const visit = (schema) => {
    const { properties, allOf = [], oneOf = [], anyOf = [] } = resolve(contract, schema);
    for (const name of Object.keys(properties ?? {})) fields.add(name);
    for (const part of [...allOf, ...oneOf, ...anyOf]) visit(part);
  };
  const { content = {} } = requestBody ? resolve(contract, requestBody) : {};
  for (const { schema } of Object.values(content)) visit(schema);
  return fields;
}

function resolve(contract, node) {
  if (!node.$ref) return node;
  const path = node.$ref.slice(2).split('/');
  return resolve(
    contract,
    path.reduce((at, step) => at[step.replaceAll('~1', '/').replaceAll('~0', '~')], contract),
  );
}
