// The inputs of the control API with their bounds, as a page for people.

/** The value behind a reference, with what stands beside it. */
function resolved(document, value) {
  const { $ref: reference, ...beside } = value ?? {};
  if (reference === undefined) {
    const { oneOf, anyOf = oneOf } = beside;
    return anyOf ? { ...beside, anyOf: anyOf.map((one) => resolved(document, one)) } : beside;
  }
  const target = reference
    .slice(2)
    .split('/')
    .reduce((at, part) => at[part.replaceAll('~1', '/')], document);
  return { ...resolved(document, target), ...beside };
}

function typeOf({ type, const: constant, enum: values, anyOf }) {
  if (anyOf && type === undefined) return anyOf.map(typeOf).join(' or ');
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

function boundsOf({ minimum, maximum, minLength, maxLength, minItems, maxItems, pattern, format, anyOf }) {
  const bounds = [
    ...range(minimum, maximum, ''),
    ...range(minLength, maxLength, ' characters'),
    ...range(minItems, maxItems, ' items'),
    ...(anyOf ?? []).map(boundsOf).filter((text) => text !== ''),
    ...(format === undefined ? [] : [`a ${format}`]),
    ...(pattern === undefined ? [] : [`\`${pattern.replaceAll('|', '\\|')}\``]),
  ];
  return bounds.join('; ');
}

/** The fields of a body, those within others with their path. */
function fieldsOf(document, schema, path = '') {
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
    // The switches stand with the call that changes them.
    const isElsewhere = value.$ref?.endsWith('/ConfigPatch') === true;
    const inner = isElsewhere ? [] : fieldsOf(document, field, `${at}.`);
    return [{ name: at, field, isRequired: required.includes(name) }, ...inner];
  });
  const parts = [...allOf, ...oneOf, ...anyOf].flatMap((part) => fieldsOf(document, part, path));
  return [...own, ...parts, ...(items ? fieldsOf(document, items, `${path.slice(0, -1)}[].`) : [])];
}

function rowsOf(document, path, method, operation, shared) {
  const parameters = [...shared, ...(operation.parameters ?? [])].map((one) => resolved(document, one));
  const body = resolved(document, operation.requestBody).content?.['application/json']?.schema;
  const inputs = [
    ...parameters.map(({ name, in: place, schema, required: isRequired }) => ({
      name: place === 'path' ? `{${name}}` : `?${name}`,
      field: resolved(document, schema),
      isRequired,
    })),
    ...(body ? fieldsOf(document, body) : []),
  ];
  return inputs.map(
    ({ name, field, isRequired }) =>
      `| \`${method.toUpperCase()} ${path.replace('/__mock/', '')}\` | \`${name}\`${isRequired ? ' (required)' : ''} | ${typeOf(field)} | ${boundsOf(field)} |`,
  );
}

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** Every parameter and every field of a body of the control API, with what it may be. */
export function controlInputsMarkdown(document) {
  const rows = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.has(method))
      .flatMap(([method, operation]) => rowsOf(document, path, method, operation, item.parameters ?? [])),
  );
  return `# Inputs of the control API

For those who call the control API of the mock server: every input with its bounds. Anything outside of them is refused with
400, which names the input. Generated from \`openapi/control.yaml\` by \`npm run generate\`; how the calls are used is in
[the guide](mock-server.md).

Addresses begin with \`/__mock/\`, or with \`/w/<world>/__mock/\`. A body has at most 1 MiB (413), that of \`PUT state\` 4 GiB, and
64 levels of nesting.

| Call | Input | Type | Bounds |
|---|---|---|---|
${[...new Set(rows)].join('\n')}
`;
}
