import ts from 'typescript';

/** Replaces a part of a text. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A small change of the code of a function or constant. */
export interface Operator {
  /** What it looks for, e.g. `the string 'a'`. */
  readonly target: string;
  /** The edit of a node; undefined for other nodes. */
  readonly edit: (node: ts.Node) => Edit | undefined;
  /** What a node has instead, e.g. another string; undefined for nodes of another kind. */
  readonly describe: (node: ts.Node) => string | undefined;
}

/** The text of code as one line, so that line breaks and trailing commas do not count. */
export function normalize(text: string): string {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, text);
  const tokens: string[] = [];
  const templates: number[] = [];
  let braces = 0;
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    if (kind === ts.SyntaxKind.OpenBraceToken) braces += 1;
    if (kind === ts.SyntaxKind.TemplateHead) templates.push(braces);
    if (kind === ts.SyntaxKind.CloseBraceToken) {
      if (templates.at(-1) === braces) kind = scanner.reScanTemplateToken(false);
      else braces -= 1;
      if (kind === ts.SyntaxKind.TemplateTail) templates.pop();
    }
    const isClosing = /^[)\]}]$/.test(scanner.getTokenText());
    if (isClosing && tokens.at(-1) === ',') tokens.pop();
    tokens.push(scanner.getTokenText());
  }
  return tokens.join(' ');
}

/** The name of what an expression calls; without its object unless that is wanted. */
export function getCallee(node: ts.Node, hasObject = false): string | undefined {
  const expression = ts.isAwaitExpression(node) ? node.expression : node;
  if (!ts.isCallExpression(expression)) return undefined;
  const { expression: callee } = expression;
  return ts.isPropertyAccessExpression(callee) && !hasObject ? callee.name.text : callee.getText();
}
