// The table of calls: the types of body, data and errcodes of each call with their texts, as editors show them.
import { getOperations } from './catalogue.mjs';
import { union } from './text.mjs';

/**
 * Reads the calls of the published contract.
 *
 * @returns {{ schemas: Record<string, object>, text: string }} the flat schemas of all bodies and data by the names of
 *   their types, and the tables of calls as text.
 */
export function getCalls(contract) {
  const schemas = {};
  const calls = getOperations(contract).map(({ path, operation }) => {
    const data = addTypes(contract, schemas, getDataSchema(operation));
    const body = addBody(contract, schemas, operation);
    return { path, operation, body, data };
  });
  const text = [
    '/** The operation id of each path. */',
    'export interface PathOperation {',
    ...calls.map(({ path, operation }) => `  '${path}': '${operation.operationId}';`),
    '}\n',
    '/** The calls of the API by operation id: path, body, data of a success, and errcodes without the transport errors. */',
    'export interface Calls {',
    ...calls.map(getCall),
    '}\n',
  ].join('\n');
  return { schemas, text };
}

function getCall({ path, operation, body, data }) {
  const { operationId, 'x-errcodes': errcodes } = operation;
  const codes = union(errcodes.map(({ code }) => code));
  return `${getComment(path, operation)}
  ${operationId}: { path: '${path}'; body: ${body}; data: ${data}; errcode: ${codes} };`;
}

function getComment(path, operation) {
  const { summary, description, deprecated, security } = operation;
  const facts = [
    `POST ${path}.`,
    security?.length === 0 ? 'Needs no token.' : 'Needs a token.',
    operation['x-public'] && 'A 401 does not end the session.',
    operation['x-money'] && 'Moves coins or points.',
    operation['x-idempotency-key'] && 'Takes an idempotency key.',
    operation['x-idempotent'] && 'Safe to repeat.',
  ];
  const lines = [
    `${summary}.`,
    '',
    ...description.trim().split('\n'),
    '',
    facts.filter(Boolean).join(' '),
    '',
    'Errcodes:',
    ...operation['x-errcodes'].map(({ code, name, when }) => `- ${code} ${name}: ${when}`),
    ...(deprecated ? ['@deprecated'] : []),
  ];
  return `  /**\n${lines.map((line) => `   * ${line}`.trimEnd()).join('\n')}\n   */`;
}

const getDataSchema = ({ responses }) => responses['200'].content['application/json'].schema.anyOf[0];

/** The type of the body. The caller may omit the common fields, which the SDK adds. An upload takes a form. */
function addBody(contract, schemas, { requestBody }) {
  const json = requestBody.content['application/json'];
  if (!json) return 'FormData';
  const common = Object.keys(contract.components.schemas.CommonFields.properties);
  return addTypes(contract, schemas, json.schema, common);
}

/**
 * Adds the flat schema of a referenced schema, and of the schemas of its union.
 *
 * @param {string[]} optional names of fields that are not required
 * @returns {string} the name of the type
 */
function addTypes(contract, schemas, { $ref }, optional = []) {
  const source = $ref.split('/').at(-1);
  const name = getTypeName(contract, source);
  const { description, oneOf } = contract.components.schemas[source];
  if (oneOf) {
    const members = oneOf.map((member) => addTypes(contract, schemas, member, optional));
    schemas[name] = {
      description,
      anyOf: members.map((member) => ({ $ref: `#/components/schemas/${member}` })),
    };
    return name;
  }
  const { properties, required } = getFields(contract, { $ref });
  schemas[name] = {
    description,
    type: 'object',
    properties,
    required: required.filter((field) => !optional.includes(field)),
  };
  return name;
}

function getTypeName({ components }, schema) {
  if (schema === 'Ok') return 'OkData';
  const name = schema.replace(/Request$/, 'Body').replace(/Ok$/, 'Data');
  return components.schemas[name] ? schema.replace(/Ok$/, 'CallData') : name;
}

/** The fields of a schema and of the parts of its allOf. @throws Error if a part is not an object with known fields */
function getFields(contract, { $ref, allOf = [], properties = {}, required = [], ...rest }) {
  if ($ref) return getFields(contract, contract.components.schemas[$ref.split('/').at(-1)]);
  if (rest.oneOf || rest.anyOf || rest.additionalProperties)
    throw new Error('A body or an answer has a schema of another kind. Extend calls.mjs.');
  const fields = { properties: {}, required: [...required] };
  for (const part of [...allOf.map((each) => getFields(contract, each)), { properties, required: [] }]) {
    for (const [name, field] of Object.entries(part.properties)) {
      const other = fields.properties[name];
      fields.properties[name] = other ? { description: other.description, allOf: [other, field] } : field;
    }
    fields.required.push(...part.required);
  }
  return fields;
}
