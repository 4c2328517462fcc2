// Types of both APIs (openapi-typescript), and the constants of the named values.
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { getCalls } from './calls.mjs';
import { getOperations } from './catalogue.mjs';
import { banner } from './text.mjs';

/**
 * The types of the product API: a type for each schema, the table of calls, `paths`, `operations` and `components`. A set
 * of values that may grow (`x-extensible`) also takes other values, because a client meets values of later versions.
 */
export async function apiTypes(contract) {
  const document = withFieldTexts(withoutExamples(contract));
  const { schemas, text } = getCalls(document);
  Object.assign(document.components.schemas, schemas);
  const ast = await openapiTS(document, {
    silent: true,
    transform: (schema) => getType(schema, openValues),
  });
  return `${printed(withNamedSchemas(ast, Object.keys(schemas)))}${text}`;
}

/** A copy in which each field has a description: a reference without a text gets the text of its schema. */
function withFieldTexts(contract) {
  return JSON.parse(JSON.stringify(contract), (key, value) => {
    if (key !== 'properties') return value;
    for (const field of Object.values(value)) {
      const name = field?.$ref?.split('/').at(-1);
      if (name !== undefined) field.description ??= contract.components.schemas[name].description;
    }
    return value;
  });
}

/**
 * Makes each schema a type of its own, and `components['schemas'][name]` a reference to that type: editors then show the
 * name of a type instead of all its fields. The types are aliases: a declaration of an app's own can spell out an alias
 * that the SDK does not export, but not an interface.
 *
 * @param {string[]} added names of schemas that are not in the contract, and not in `components`
 */
function withNamedSchemas(ast, added) {
  const { factory } = ts;
  const named = [];
  const useNames = (node) => {
    const name = getSchemaName(node);
    if (name) return factory.createTypeReferenceNode(name);
    if (!ts.isPropertySignature(node) || node.name.text !== 'schemas')
      return ts.visitEachChild(node, useNames);
    const members = node.type.members.map((member) => {
      const { name } = member;
      const exported = [factory.createToken(ts.SyntaxKind.ExportKeyword)];
      const type = ts.visitNode(member.type, useNames);
      const alias = factory.createTypeAliasDeclaration(exported, name, undefined, type);
      named.push(ts.setSyntheticLeadingComments(alias, ts.getSyntheticLeadingComments(member)));
      return factory.createPropertySignature(
        undefined,
        name,
        undefined,
        factory.createTypeReferenceNode(name),
      );
    });
    const known = members.filter(({ name }) => !added.includes(name.text));
    return factory.createPropertySignature(
      undefined,
      node.name,
      undefined,
      factory.createTypeLiteralNode(known),
    );
  };
  const nodes = ast.map(useNames);
  return [...named, ...nodes];
}

/** The name in `components['schemas'][name]`, or undefined for another node. */
function getSchemaName(node) {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined;
  const { objectType, indexType } = node.objectType;
  if (objectType.typeName?.text !== 'components' || indexType.literal?.text !== 'schemas') return undefined;
  return node.indexType.literal.text;
}

/** The types of the control API, for its handlers and its console: a set of values that may grow has its known values. */
export async function controlTypes(control) {
  // "Any JSON" refers to itself, which an interface cannot.
  const { JsonValue } = control.components.schemas;
  const ast = await openapiTS(control, {
    silent: true,
    transform: (schema) =>
      schema.description === JsonValue.description
        ? ts.factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword)
        : getType(schema, knownValues),
  });
  return printed(ast);
}

function getType(schema, extensible) {
  // A file of a form is a Blob in a browser and in Node.
  if (schema.format === 'binary') return ts.factory.createTypeReferenceNode('Blob');
  return schema['x-extensible'] ? extensible(schema) : undefined;
}

/** The type of the schema that lists the known values. */
function knownValues({ anyOf: [known] }) {
  const name = known.$ref.split('/').at(-1);
  const schemas = ts.factory.createIndexedAccessTypeNode(
    ts.factory.createTypeReferenceNode('components'),
    ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral('schemas')),
  );
  return ts.factory.createIndexedAccessTypeNode(
    schemas,
    ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(name)),
  );
}

/** A known value, or any other. The intersection keeps the known values in the union: `string` alone would absorb them. */
function openValues(schema) {
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

/** Prints the types, without methods that a path does not have and without empty groups. */
function printed(ast) {
  const nodes = ast
    .filter((node) => !EMPTY.has(node.name?.text))
    .map((node) => (node.name?.text === 'paths' ? withoutUnusedMethods(node) : node));
  return banner + toText(nodes);
}

/** The text of types. Editors show the text of a comment before its tags, so a description becomes that text. */
const toText = (nodes) =>
  astToString(nodes)
    .replaceAll(/(?<=\* )(?:Format: .*\n *\* )?@description /g, '')
    .replaceAll(/\n *\* @enum .*/g, '');

/** Groups that are empty in both documents. */
const EMPTY = new Set(['webhooks', '$defs']);

function withoutUnusedMethods(paths) {
  const members = paths.members.map((path) =>
    ts.factory.updatePropertySignature(
      path,
      path.modifiers,
      path.name,
      path.questionToken,
      ts.factory.updateTypeLiteralNode(
        path.type,
        ts.factory.createNodeArray(path.type.members.filter(({ type }) => !isNever(type))),
      ),
    ),
  );
  const { modifiers, name, typeParameters, heritageClauses } = paths;
  return ts.factory.updateInterfaceDeclaration(
    paths,
    modifiers,
    name,
    typeParameters,
    heritageClauses,
    members,
  );
}

/** Whether a type is `never`, or an object all of whose fields are. */
function isNever(type) {
  if (ts.isTypeLiteralNode(type)) return type.members.every((member) => isNever(member.type));
  return type.kind === ts.SyntaxKind.NeverKeyword;
}

/** Generates a constant object for each schema with `x-enum-varnames`. Its name is the name of the schema without `Known`. */
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

/** A copy without examples, which would become long comments on every call. */
function withoutExamples(contract) {
  const copy = structuredClone(contract);
  delete copy.components.examples;
  for (const { operation } of getOperations(copy)) {
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
