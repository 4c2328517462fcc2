// The changes that a mutant can make: methods of `mutate()`.
import ts from 'typescript';
import { getCallee, normalize, type Edit, type Operator } from './syntax.ts';

const replaceNode = (node: ts.Node, text: string): Edit => ({
  start: node.getStart(),
  end: node.getEnd(),
  text,
});

/** Fills `$` in a replacement with the code that it replaces. */
const fill = (replacement: string, node: ts.Node) =>
  replacement.replaceAll(/(?<![\w}\]'"`])\$(?![\w{/'"`])/g, () => node.getText());

function createOperator<T extends ts.Node>(
  target: string,
  isKind: (node: ts.Node) => node is T,
  name: (node: T) => string | undefined,
  wanted: string,
  edit: (node: T) => Edit,
): Operator {
  return {
    target,
    edit: (node) => (isKind(node) && name(node) === wanted ? edit(node) : undefined),
    describe: (node) => (isKind(node) ? name(node) : undefined),
  };
}

/** Replaces a string literal by another one. */
export const replaceString = (from: string, to: string): Operator =>
  createOperator(
    `the string '${from}'`,
    ts.isStringLiteralLike,
    ({ text }) => text,
    from,
    (node) => ({ start: node.getStart() + 1, end: node.getEnd() - 1, text: to }),
  );

/** Replaces a number as it is written, e.g. `300_00`. */
export const replaceNumber = (from: string, to: string): Operator =>
  createOperator(
    `the number ${from}`,
    ts.isNumericLiteral,
    (node) => node.getText(),
    from,
    (node) => replaceNode(node, to),
  );

/** Replaces a name: of a variable, a function or a property. */
export const replaceName = (from: string, to: string): Operator =>
  createOperator(
    `the name ${from}`,
    ts.isIdentifier,
    ({ text }) => text,
    from,
    (node) => replaceNode(node, to),
  );

/** Replaces an operator between two expressions, e.g. `<` by `<=`. */
export const swapOperator = (from: string, to: string): Operator =>
  createOperator(
    `the operator ${from}`,
    ts.isBinaryExpression,
    ({ operatorToken }) => operatorToken.getText(),
    from,
    ({ operatorToken }) => replaceNode(operatorToken, to),
  );

/** Removes a statement; where a statement is needed, as after `else`, an empty one stays. */
function removeStatement(node: ts.Statement): Edit {
  const isListed = ts.isBlock(node.parent) || ts.isSourceFile(node.parent) || ts.isCaseClause(node.parent);
  return replaceNode(node, isListed ? '' : ';');
}

/** Removes the statement that does nothing but call a function: `push`, or `claims.push` if there are several. */
export const dropCall = (name: string): Operator =>
  createOperator(
    `the call ${name}()`,
    ts.isExpressionStatement,
    ({ expression }) => getCallee(expression, name.includes('.')),
    name,
    removeStatement,
  );

/** Removes an `if` with its consequence. */
export const dropIf = (condition: string): Operator =>
  createOperator(
    `if (${condition})`,
    ts.isIfStatement,
    ({ expression }) => normalize(expression.getText()),
    normalize(condition),
    removeStatement,
  );

/** Removes the statement that assigns to a variable or property, increments included. */
export const dropAssignment = (variable: string): Operator =>
  createOperator(
    `the assignment to ${variable}`,
    ts.isExpressionStatement,
    ({ expression }) => {
      const isAssignment =
        ts.isBinaryExpression(expression) &&
        expression.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
        expression.operatorToken.kind <= ts.SyntaxKind.LastAssignment;
      return isAssignment ? normalize(expression.left.getText()) : undefined;
    },
    normalize(variable),
    removeStatement,
  );

/** Removes a field of an object: by its name or, for a spread one, by its code. */
export const dropField = (name: string): Operator =>
  createOperator(
    `the field ${name}`,
    (node): node is ts.ObjectLiteralElementLike => ts.isObjectLiteralElementLike(node),
    (node) => node.name?.getText() ?? normalize(node.getText()),
    name.startsWith('...') ? normalize(name) : name,
    (node) => {
      const text = node.getSourceFile().text.slice(node.getEnd());
      return { start: node.getStart(), end: node.getEnd() + (/^\s*,/.exec(text)?.[0].length ?? 0), text: '' };
    },
  );

/** Replaces the value of a field of an object; `$` stands for the old value. */
export const setField = (name: string, value: string): Operator =>
  createOperator(
    `the field ${name}`,
    (node): node is ts.PropertyAssignment | ts.ShorthandPropertyAssignment =>
      ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node),
    (node) => node.name.getText(),
    name,
    (node) => {
      const old = ts.isPropertyAssignment(node) ? node.initializer : node.name;
      return replaceNode(node, `${node.name.getText()}: ${fill(value, old)}`);
    },
  );

const isCode = (node: ts.Node): node is ts.Expression | ts.Statement =>
  ts.isExpression(node) || ts.isStatement(node) || ts.isVariableDeclaration(node);

/** Replaces an expression or a statement; `$` stands for the old one. */
export const replaceCode = (from: string, to: string): Operator =>
  createOperator(
    from,
    isCode,
    (node) => normalize(node.getText()),
    normalize(from),
    (node) => replaceNode(node, fill(to, node)),
  );

/** Removes a statement. */
export const dropStatement = (text: string): Operator =>
  createOperator(text, ts.isStatement, (node) => normalize(node.getText()), normalize(text), removeStatement);

/** Removes one side of `&&`, `||`, `??` or of an arithmetic operator. */
export const dropOperand = (text: string): Operator => {
  const wanted = normalize(text);
  return {
    target: text,
    describe: (node) => (ts.isBinaryExpression(node) ? normalize(node.getText()) : undefined),
    edit: (node) => {
      if (!ts.isBinaryExpression(node)) return undefined;
      if (normalize(node.left.getText()) === wanted) return replaceNode(node, node.right.getText());
      if (normalize(node.right.getText()) === wanted) return replaceNode(node, node.left.getText());
      return undefined;
    },
  };
};

/** Replaces a call by its first argument or, if it has none, by the object whose method it calls. */
export const unwrapCall = (name: string): Operator =>
  createOperator(
    `the call ${name}()`,
    ts.isCallExpression,
    (node) => getCallee(node),
    name,
    (node) => {
      const { expression: callee } = node;
      const [argument] = node.arguments;
      const kept = ts.isPropertyAccessExpression(callee) && !argument ? callee.expression : argument;
      return replaceNode(node, (kept ?? node).getText());
    },
  );

/** Adds an effect to a call that throws a refusal, which is answered as before. */
export const addEffectToRefusal = (name: string, effect: string): Operator => ({
  target: `the statement that calls ${name}()`,
  describe: (node) =>
    ts.isVariableStatement(node) || ts.isExpressionStatement(node) ? normalize(node.getText()) : undefined,
  edit: (node) => {
    const handler = `catch (error) { ${effect} return error; }`;
    if (ts.isExpressionStatement(node) && getCallee(node.expression) === name)
      return replaceNode(node, `try { ${node.getText()} } ${handler}`);
    const [declaration] = ts.isVariableStatement(node) ? node.declarationList.declarations : [];
    if (!declaration?.initializer || getCallee(declaration.initializer) !== name) return undefined;
    const [variable, call] = [declaration.name.getText(), declaration.initializer.getText()];
    return replaceNode(node, `let ${variable}; try { ${variable} = ${call}; } ${handler}`);
  },
});

/** Replaces neighbouring statements, from the first to the last. */
export const replaceStatements = (first: string, last: string, text: string): Operator =>
  createOperator(
    first,
    ts.isStatement,
    (node) => normalize(node.getText()),
    normalize(first),
    (node) => {
      const siblings = ts.isBlock(node.parent) ? node.parent.statements : [node];
      const after = siblings.slice(siblings.indexOf(node));
      const end = after.find((sibling) => normalize(sibling.getText()) === normalize(last)) ?? node;
      return { start: node.getStart(), end: end.getEnd(), text };
    },
  );
