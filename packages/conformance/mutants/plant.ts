import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Mutant } from './mutant.ts';
import type { Edit, Operator } from './syntax.ts';

/** The folder of the mock server. */
export const SERVER = fileURLToPath(new URL('../../mock-server/', import.meta.url));
/** So many candidates are listed for a target that is missing. */
const MOST_CANDIDATES = 12;

/** The file that a mutant edits. */
export function locateFile({ file }: Pick<Mutant, 'file'>): string {
  return path.join(SERVER, file);
}

const sources = new Map<string, ts.SourceFile>();

function readSource(mutant: Mutant): ts.SourceFile {
  const file = locateFile(mutant);
  const known = sources.get(file);
  if (known) return known;
  if (!existsSync(file)) throw new Error(`${mutant.id}: there is no ${mutant.file}`);
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  sources.set(file, source);
  return source;
}

/** All nodes below a node, and the node itself. */
function listNodes(root: ts.Node): readonly ts.Node[] {
  const nodes = [root];
  root.forEachChild((child) => void nodes.push(...listNodes(child)));
  return nodes;
}

/** The name of what can contain a target: a function, a class, a method, a constant or a field. */
function getName(node: ts.Node): string | undefined {
  const isNamed =
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isGetAccessorDeclaration(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isPropertyAssignment(node);
  return isNamed ? node.name?.getText().replace(/^'(.*)'$/, '$1') : undefined;
}

/** Names that are like a name: which contain it or which it contains, else all. */
function findSimilar(name: string, names: readonly string[]): readonly string[] {
  const words = name.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
  const rate = (candidate: string) =>
    words.filter((word) => word.length > 2 && candidate.toLowerCase().includes(word)).length;
  const rated = [...new Set(names)].toSorted((a, b) => rate(b) - rate(a));
  return rated.slice(0, MOST_CANDIDATES);
}

/**
 * Finds a function or constant by its name, or by the names from an outer one to an inner one: `handlers.getOrder`.
 * @throws {Error} if there is none or more than one
 */
function findScope(mutant: Mutant, root: ts.SourceFile): ts.Node {
  let scopes: readonly ts.Node[] = [root];
  for (const name of mutant.symbol.split('.')) {
    const inner = scopes.flatMap((scope) => listNodes(scope).filter((node) => node !== scope));
    const found = inner.filter((node) => getName(node) === name);
    if (found.length === 0) {
      const names = inner.flatMap((node) => getName(node) ?? []);
      const near = findSimilar(name, names).join(', ');
      throw new Error(`${mutant.id}: ${mutant.file} has no ${name}; near: ${near}`);
    }
    scopes = found;
  }
  const [scope] = scopes;
  if (!scope || scopes.length > 1)
    throw new Error(`${mutant.id}: ${mutant.file} has ${scopes.length} of ${mutant.symbol}`);
  return scope;
}

/** @throws {Error} unless the operator fits exactly one node */
function findEdit({ id, symbol }: Mutant, scope: ts.Node, operator: Operator): Edit {
  const nodes = listNodes(scope);
  const edits = nodes.flatMap((node) => operator.edit(node) ?? []);
  const [edit] = edits;
  if (edits.length > 1) throw new Error(`${id}: ${symbol} has ${operator.target} ${edits.length} times`);
  if (edit) return edit;
  const found = nodes.flatMap((node) => operator.describe(node) ?? []);
  const near = findSimilar(operator.target, found).join(' | ');
  throw new Error(
    `${id}: ${symbol} does not have ${operator.target}; near: ${near || 'nothing of its kind'}`,
  );
}

/**
 * The text of the mutant's file with its edits.
 * @throws {Error} if an edit does not fit exactly once, or they change nothing
 */
export function plant(mutant: Mutant): string {
  const { text } = readSource(mutant);
  const scope = findScope(mutant, readSource(mutant));
  const edits = mutant.edits.map((operator) => findEdit(mutant, scope, operator));
  const planted = edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((code, edit) => code.slice(0, edit.start) + edit.text + code.slice(edit.end), text);
  if (planted === text) throw new Error(`${mutant.id} changes nothing`);
  return planted;
}
