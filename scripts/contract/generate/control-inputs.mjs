// Writes docs/control-inputs.md: the inputs of the control API with their bounds.

/** The value that a reference points to, with the keywords beside the reference. */
export function resolved(document, value) {
  const { $ref: reference, ...beside } = value ?? {};
  if (reference === undefined) {
    const { oneOf, anyOf = oneOf } = beside;
    return anyOf ? { ...beside, anyOf: anyOf.map((item) => resolved(document, item)) } : beside;
  }
  const target = reference
    .slice(2)
    .split('/')
    .reduce((at, part) => at[part.replaceAll('~1', '/')], document);
  return { ...resolved(document, target), ...beside };
}

function getType({ type, const: constant, enum: values, anyOf }) {
  if (anyOf && type === undefined) return anyOf.map(getType).join(' or ');
  if (constant !== undefined) return `\`${constant}\``;
  if (values) return values.map((value) => `\`${value}\``).join(', ');
  return [type ?? 'any'].flat().join(' or ');
}

function range(from, to, unit) {
  if (from === undefined && to === undefined) return [];
  if (from === to) return [`exactly ${to}${unit}`];
  if (from === undefined) return [`at most ${to}${unit}`];
  return [to === undefined ? `from ${from}${unit}` : `${from} to ${to}${unit}`];
}

function getBounds({ minimum, maximum, minLength, maxLength, minItems, maxItems, pattern, format, anyOf }) {
  const bounds = [
    ...range(minimum, maximum, ''),
    ...range(minLength, maxLength, ' characters'),
    ...range(minItems, maxItems, ' items'),
    ...(anyOf ?? []).map(getBounds).filter((text) => text !== ''),
    ...(format === undefined ? [] : [`a ${format}`]),
    ...(pattern === undefined ? [] : [`\`${pattern.replaceAll('|', '\\|')}\``]),
  ];
  return bounds.join('; ');
}

/** The fields of a body. A nested field has its path as its name. */
function getFields(document, schema, path = '') {
  const {
    properties = {},
    required = [],
    allOf = [],
    oneOf = [],
    anyOf = [],
    items,
  } = resolved(document, schema);
  const own = Object.entries(properties).flatMap(([name, value]) => {
    const field = resolved(document, value);
    const at = `${path}${name}`;
    // The fields of the configuration are listed with the call that changes them.
    const isElsewhere = value.$ref?.endsWith('/ConfigPatch') === true;
    const inner = isElsewhere ? [] : getFields(document, field, `${at}.`);
    return [{ name: at, field, isRequired: required.includes(name) }, ...inner];
  });
  const parts = [...allOf, ...oneOf, ...anyOf].flatMap((part) => getFields(document, part, path));
  return [...own, ...parts, ...(items ? getFields(document, items, `${path.slice(0, -1)}[].`) : [])];
}

function toRows(document, path, method, operation, shared) {
  const parameters = [...shared, ...(operation.parameters ?? [])].map((item) => resolved(document, item));
  const body = resolved(document, operation.requestBody).content?.['application/json']?.schema;
  const inputs = [
    ...parameters.map(({ name, in: place, schema, required: isRequired }) => ({
      name: { path: `{${name}}`, query: `?${name}`, header: `${name}:` }[place],
      field: resolved(document, schema),
      isRequired,
    })),
    ...(body ? getFields(document, body) : []),
  ];
  return inputs.map(
    ({ name, field, isRequired }) =>
      `| \`${method.toUpperCase()} ${path.replace('/__mock/', '')}\` | \`${name}\`${isRequired ? ' (required)' : ''} | ${getType(field)} | ${getBounds(field)} |`,
  );
}

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** Every parameter and every body field of the control API, with its type and bounds. */
export function controlInputsMarkdown(document) {
  const rows = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.has(method))
      .flatMap(([method, operation]) => toRows(document, path, method, operation, item.parameters ?? [])),
  );
  return `# Inputs of the control API

For developers who call the control API of the mock server: all inputs and their bounds. The server rejects other values with HTTP 400 and
names the input. Generated from \`openapi/control.yaml\` by \`npm run generate\`. [The guide](mock-server.md) describes how to use the calls.

Addresses begin with \`/__mock/\` or \`/w/<world>/__mock/\`. A body has at most 1 MiB (\`PUT state\`: 4 GiB) and 64 levels of nesting. The server
rejects a larger body with HTTP 413.

| Call | Input | Type | Bounds |
|---|---|---|---|
${[...new Set(rows)].join('\n')}
`;
}
