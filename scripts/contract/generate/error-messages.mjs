// Generates the message key and the body field of each errcode, by call.
import { getOperations } from './catalogue.mjs';
import { banner } from './text.mjs';

/**
 * The module with the message keys of the errcodes.
 *
 * @throws {Error} if an entry names a field that one of its calls does not have
 */
export function errorMessagesModule(contract, { entries, byName }) {
  const transport = entries.filter(({ group }) => group === 'transport');
  const declared = [];
  const fallback = [];
  const keys = new Map(transport.map(({ code, messageKey }) => [String(code), messageKey ?? null]));
  for (const { operation } of getOperations(contract)) {
    const { operationId, 'x-errcodes': names, 'x-error-message': generic } = operation;
    const own = names.map((name) => byName.get(name));
    const fields = bodyFields(contract, operation);
    declared.push([operationId, own.map((entry) => withField(entry, fields, operationId)).join(' ')]);
    if (generic) fallback.push([operationId, generic === 'none' ? null : generic]);
    for (const { code, messageKey = null } of own) {
      const known = keys.get(String(code));
      if (known === undefined) keys.set(String(code), messageKey);
      else if (known !== messageKey) keys.set(`${operationId}.${code}`, messageKey);
    }
  }
  for (const [code, key] of keys) if (key === 'common.error' && !code.includes('.')) keys.delete(code);
  return [
    banner,
    table(
      'messageKeys',
      'The message key by errcode, or by call and errcode if a number has two meanings. The default is common.error. null: there is no message.',
      'Readonly<Record<string, string | null>>',
      keys,
    ),
    table(
      'declaredErrcodes',
      'The errcodes of each operation, each with the body field that it is about.',
      'Readonly<Record<string, string>>',
      declared,
    ),
    table(
      'fallbackKeys',
      'The message key of an operation for errcodes without a message key. The default is common.error. null: the errcodes of the operation are ignored silently.',
      'Readonly<Record<string, string | null>>',
      fallback,
    ),
  ].join('\n');
}

function table(name, text, type, rows) {
  const lines = [...rows].map(([key, value]) => `  '${key}': ${value === null ? 'null' : `'${value}'`},`);
  return `/** ${text} */\nexport const ${name}: ${type} = {\n${lines.join('\n')}\n};\n`;
}

/** `2106:code`: the number, and the first of the fields of the entry that the call has. */
function withField({ code, name, field }, fields, operationId) {
  if (field === undefined) return String(code);
  const own = [field].flat().find((each) => fields.has(each));
  if (own === undefined)
    throw new Error(`${operationId}: ${name} names the field ${field}, which the body does not have`);
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
