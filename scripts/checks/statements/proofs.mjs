// Finds the proofs of statements in tests, checks and documents. Has no side effects: the caller reads the files.
import ts from 'typescript';

/** The surfaces that the tests of a file or a folder can see. The tests of two packages read the tables. */
const SURFACES = {
  'openapi/test/fixtures/calls.ts': ['contract', 'sdk'],
  'openapi/test/fixtures/answers.ts': ['sdk', 'mock'],
  'openapi/test/': ['contract'],
  'scripts/test/': ['contract'],
  'packages/sdk/test/': ['sdk'],
  'packages/mock-server/test/': ['mock'],
  'packages/conformance/src/checks/': ['mock'],
  'packages/web/test/': ['mobile', 'desktop'],
  'e2e/tests/': ['mobile', 'desktop'],
};

export const TEST_FOLDERS = Object.keys(SURFACES).filter((start) => start.endsWith('/'));

const COMMENT = /^[ \t]*\/\/ spec (\d[\d.]*-\d.*)$/gm;
const MARKDOWN_COMMENT = /<!-- spec (\d[\d.]*-\d.*?) -->/g;

/**
 * A proof of a statement.
 * @typedef {object} Proof
 * @property {string} id the statement
 * @property {string} file
 * @property {string} title the title of the test, empty in a document
 * @property {string[]} sees the surfaces that the test can see
 * @property {string[]} on the surfaces that the proof is limited to; empty for all that the test can see
 */

/**
 * Finds the proofs of a file: ids after `// spec` directly above a test or a row of its table, the `statements` of a
 * check, and ids after `<!-- spec` in a document.
 * @param {string} file path in the repository
 * @param {string} text
 * @returns {Proof[]}
 */
export function findProofs(file, text) {
  if (file.endsWith('.md')) {
    return [...text.matchAll(MARKDOWN_COMMENT)].flatMap(([, ids]) =>
      parseIds(ids).map((proof) => ({ ...proof, file, title: '', sees: ['docs'] })),
    );
  }
  const [, sees] = Object.entries(SURFACES).find(([start]) => file.startsWith(start));
  if (file.startsWith('packages/conformance/'))
    return findChecks(parseSource(file, text)).map((proof) => ({ ...proof, file, sees, on: [] }));
  const comments = [...text.matchAll(COMMENT)];
  if (comments.length === 0) return [];
  const source = parseSource(file, text);
  return comments.flatMap((comment) => {
    const test = findTest(source, comment.index + comment[0].length);
    return parseIds(comment[1]).map((proof) => ({
      ...proof,
      file,
      title: test?.title ?? '',
      sees: test ? sees.filter((surface) => !test.tags.includes(OTHER_LAYOUT[surface])) : [],
    }));
  });
}

/** The beginning of a test, a group of tests or a step. */
const TEST = /^(?:describe|it|test)\b/;

const OTHER_LAYOUT = { mobile: '@desktop', desktop: '@phone' };

/** `2.5-01, 2.5-06 mobile` */
const parseIds = (list) =>
  list.split(',').map((item) => {
    const [id, ...on] = item.trim().split(' ');
    return { id, on };
  });

const parseSource = (file, text) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

const isText = (node) =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);

const toText = (node) => node.text ?? node.getText().slice(1, -1);

/** Returns the titles of all tests and groups of tests in a file. */
export function findTitles(file, text) {
  const visit = (node) => {
    const title = ts.isCallExpression(node) && TEST.test(node.getText()) ? node.arguments[0] : undefined;
    return [...(title && isText(title) ? [toText(title)] : []), ...node.getChildren().flatMap(visit)];
  };
  return visit(parseSource(file, text));
}

/** The test, or the row of a table of tests, that follows a comment: null if none does. */
function findTest(source, position) {
  const rest = source.text.slice(position);
  const start = position + /^(?:\s|\/\/.*)*/.exec(rest)[0].length;
  const node = findNode(source, start);
  const isRow = ts.isPropertyAssignment(node) || (node.parent && ts.isArrayLiteralExpression(node.parent));
  const isCall = ts.isExpressionStatement(node) && TEST.test(getCall(node).getText());
  const title = isRow || isCall ? findTitle(isCall ? getCall(node) : node) : undefined;
  if (title === undefined) return null;
  const tags = [];
  for (let outer = node; outer; outer = outer.parent) {
    const call = ts.isExpressionStatement(outer) ? getCall(outer) : outer;
    if (ts.isCallExpression(call)) tags.push(...call.arguments.slice(0, 2).map(findLayout));
  }
  return { title, tags };
}

/** The call of a statement, also of `await test.step(...)`. */
const getCall = ({ expression }) => (ts.isAwaitExpression(expression) ? expression.expression : expression);

/** The largest node that starts at a position. */
function findNode(node, start) {
  if (node.getStart() === start && !ts.isSourceFile(node) && node.kind !== ts.SyntaxKind.SyntaxList)
    return node;
  const inner = node
    .getChildren()
    .find((child) => child.getStart() <= start && start < child.getEnd() && child.getWidth() > 0);
  return inner === undefined ? node : findNode(inner, start);
}

/** The title of a test: the first argument of its call, or the first text of a row. */
function findTitle(node) {
  if (ts.isCallExpression(node) && node.arguments[0] && isText(node.arguments[0]))
    return toText(node.arguments[0]);
  if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name)) return node.name.text;
  if (isText(node)) return toText(node);
  return ts.forEachChild(node, findTitle);
}

/** The layout that the title or the options of a test name. */
function findLayout(node) {
  if (!isText(node) && !ts.isObjectLiteralExpression(node)) return '';
  const layouts = new Set(node.getText().match(/@(?:phone|desktop)\b/g));
  return layouts.size === 1 ? [...layouts][0] : '';
}

/** The statements of all checks of a file, with the titles of the checks. */
function findChecks(node) {
  if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'statements')
    return node.getChildren().flatMap(findChecks);
  const title = node.parent.properties.find(({ name }) => name?.getText() === 'title')?.initializer;
  return findTexts(node.initializer).map((id) => ({ id, title: title ? toText(title) : '' }));
}

const findTexts = (node) => (isText(node) ? [toText(node)] : node.getChildren().flatMap(findTexts));
