// Types of the contract (openapi-typescript) and the constants of its named numbers.
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { operationsOf } from './catalogue.mjs';
import { banner, union } from './text.mjs';

/**
 * The types of the whole contract: `paths`, `operations`, `components`, and each schema by its own name.
 *
 * @param {object} contract
 * @param {(schema: object) => ts.TypeNode | undefined} extensible the type of a set of values that may grow:
 *   `openValues` for who reads answers, `knownValues` for who writes them.
 */
export async function contractTypes(contract, extensible) {
  const ast = await openapiTS(withoutExamples(contract), {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
    silent: true,
    transform: (schema) => typeOf(schema, extensible),
  });
  return banner + astToString(ast);
}

function typeOf(schema, extensible) {
  // A file of a form is a Blob in a browser and in Node.
  if (schema.format === 'binary') return ts.factory.createTypeReferenceNode('Blob');
  return schema['x-extensible'] ? extensible(schema) : undefined;
}

/** A known value. */
export function knownValues({ anyOf: [known] }) {
  return ts.factory.createTypeReferenceNode(known.$ref.split('/').at(-1));
}

/** A known value, or any other. The odd intersection keeps the compiler from forgetting the known ones. */
export function openValues(schema) {
  const { type } = schema.anyOf[1];
  const other = ts.factory.createKeywordTypeNode(
    type === 'string' ? ts.SyntaxKind.StringKeyword : ts.SyntaxKind.NumberKeyword,
  );
  return ts.factory.createUnionTypeNode([
    knownValues(schema),
    ts.factory.createIntersectionTypeNode([
      other,
      ts.factory.createTypeReferenceNode('Record', [
        ts.factory.createKeywordTypeNode(ts.SyntaxKind.NeverKeyword),
        ts.factory.createKeywordTypeNode(ts.SyntaxKind.NeverKeyword),
      ]),
    ]),
  ]);
}

/** A schema where the types of the document stand in `components` alone. */
function componentType({ $ref }) {
  const name = $ref.split('/').at(-1);
  const schemas = ts.factory.createIndexedAccessTypeNode(
    ts.factory.createTypeReferenceNode('components'),
    ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral('schemas')),
  );
  return ts.factory.createIndexedAccessTypeNode(
    schemas,
    ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(name)),
  );
}

/** The types of the control API, for its handlers and its console. */
export async function controlTypes(control) {
  // "Any JSON" refers to itself, which an interface cannot.
  const { JsonValue } = control.components.schemas;
  const ast = await openapiTS(control, {
    silent: true,
    transform: (schema) =>
      schema.description === JsonValue.description
        ? ts.factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword)
        : typeOf(schema, ({ anyOf: [known] }) => componentType(known)),
  });
  return banner + astToString(ast);
}

/** One constant object per schema that names its values (`x-enum-varnames`); `Known` is no part of its name. */
export function constantsModule({ components: { schemas } }) {
  const named = Object.entries(schemas).filter(([, schema]) => schema['x-enum-varnames']);
  const blocks = named.map(([name, schema]) => {
    const constant = name.replace(/^Known/, '');
    const rows = schema.enum.map((value, at) => `  ${schema['x-enum-varnames'][at]}: ${literal(value)},`);
    const { description } = schemas[constant];
    return [`/** ${description} */`, `export const ${constant} = {`, ...rows, '} as const;'].join('\n');
  });
  return `${banner}${blocks.join('\n\n')}\n`;
}

/** What the mock server needs of the contract, in one file because it imports nothing of the SDK. */
export function mockModule(types, contract, catalogue) {
  const rows = catalogue.entries.map(({ name, code, when }) => `  /** ${when} */\n  ${name}: ${code},`);
  const perCall = operationsOf(contract).map(
    ({ operation }) =>
      `  ${operation.operationId}: ${union(operation['x-errcodes'].map((name) => `'${name}'`))};`,
  );
  return [
    types,
    constantsModule(contract).slice(banner.length),
    '/** The errcode catalogue by name. A number means something only together with the call. */',
    'export const errcodes = {',
    ...rows,
    '} as const;',
    '',
    '/** The names of the errcodes each call can answer. */',
    'export interface OperationErrcodeNames {',
    ...perCall,
    '}',
    '',
  ].join('\n');
}

/** Examples would come out as long comments on every call. */
function withoutExamples(contract) {
  const copy = structuredClone(contract);
  delete copy.components.examples;
  for (const { operation } of operationsOf(copy)) {
    for (const part of [operation.requestBody, operation.responses['200']]) {
      for (const media of Object.values(part.content)) {
        delete media.example;
        delete media.examples;
      }
    }
  }
  for (const response of Object.values(copy.components.responses)) {
    for (const media of Object.values(response.content)) {
      delete media.example;
      delete media.examples;
    }
  }
  return copy;
}

function literal(value) {
  return typeof value === 'string' ? `'${value}'` : String(value);
}
