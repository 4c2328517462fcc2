import {
  AliasNode,
  ColumnNode,
  ExpressionWrapper,
  IdentifierNode,
  InsertQueryNode,
  DeleteQueryNode,
  ReferenceNode,
  ReturningNode,
  SelectionNode,
  SelectQueryNode,
  sql,
  UpdateQueryNode,
  type Expression,
  type KyselyPlugin,
  type OperationNode,
  type RawBuilder,
  type RootOperationNode,
} from 'kysely';
import { TEXT_COLUMNS } from './tables.ts';

/** Selects a value as bytes or a whole number, otherwise NULL: libSQL ends the process on text that is not UTF-8. */
function selectBytes(value: Expression<unknown>): RawBuilder<unknown> {
  return sql`case typeof(${value}) when 'text' then cast(${value} as blob) when 'integer' then ${value} end`;
}

/** A column of whole numbers in a raw statement, which the plugin does not process. */
export function selectWholeNumber(column: string): RawBuilder<number> {
  return sql<number>`${selectBytes(sql.ref(column))} as ${sql.ref(column)}`;
}

function guardedNode(value: OperationNode, name: OperationNode): SelectionNode {
  const node = selectBytes(new ExpressionWrapper(value)).toOperationNode();
  return SelectionNode.create(AliasNode.create(node, name));
}

/** A whole number is stored as something else. */
export class DamagedNumberError extends Error {
  override readonly name = 'DamagedNumberError';
}

const columns = new Map<string, SelectionNode>();

function guardedColumn(name: string): SelectionNode {
  const known = columns.get(name);
  if (known) return known;
  const made = guardedNode(ReferenceNode.create(ColumnNode.create(name)), IdentifierNode.create(name));
  columns.set(name, made);
  return made;
}

function guardedSelection({ selection }: SelectionNode): SelectionNode {
  if (ReferenceNode.is(selection) && selection.table === undefined && ColumnNode.is(selection.column))
    return guardedColumn(selection.column.column.name);
  if (AliasNode.is(selection)) return guardedNode(selection.node, selection.alias);
  throw new TypeError('Only columns and named expressions can be read from a file.');
}

function guardedQuery(node: RootOperationNode): RootOperationNode {
  if (SelectQueryNode.is(node)) return { ...node, selections: (node.selections ?? []).map(guardedSelection) };
  if ((InsertQueryNode.is(node) || UpdateQueryNode.is(node) || DeleteQueryNode.is(node)) && node.returning)
    return { ...node, returning: ReturningNode.create(node.returning.selections.map(guardedSelection)) };
  return node;
}

/** Reads every column as bytes or as a whole number, so that damaged files cannot end the process. */
export const readBytesPlugin: KyselyPlugin = {
  transformQuery: ({ node }) => guardedQuery(node),
  transformResult: async ({ result }) => {
    // All rows of a result have the same columns.
    const numbers = Object.keys(result.rows[0] ?? {}).filter((column) => !TEXT_COLUMNS.has(column));
    for (const row of result.rows)
      for (const column of numbers)
        if (typeof row[column] !== 'number') throw new DamagedNumberError(`${column} is not a number`);
    return result;
  },
};
