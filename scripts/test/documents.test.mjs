import { describe, expect, it } from 'vitest';
import { findDocumentErrors, listAnchors } from '../checks/documents/find-errors.mjs';

const TEXTS = {
  'README.md': '# Kit\n\n## Quick start: `npm start`',
  'docs/sdk.md': '',
  'packages/sdk/src/core/error.ts': '',
};
const repository = {
  files: Object.keys(TEXTS),
  commands: ['check'],
  readText: (path) => TEXTS[path],
  isGenerated: (path) => path === 'docs/reference/',
};
const findErrors = (text) => findDocumentErrors('docs/sdk.md', text, repository);

describe('the anchors of a document', () => {
  it('follows the rules of GitHub', () => {
    expect(listAnchors('# A [link](b.md), `code` & more\n## A\n## A\n```sh\n# no heading\n```')).toEqual([
      'a-link-code--more',
      'a',
      'a-1',
    ]);
  });
});

describe('the links, commands and paths of a document', () => {
  it.each([
    ['a file', '[a](../README.md)'],
    ['a folder', '[a](../packages/sdk)'],
    ['a heading', '[a](../README.md#quick-start-npm-start)'],
    ['a heading of the same document', '## Here\n[a](#here)'],
    ['another site', '[a](https://example.com/x.md#y)'],
    [
      'a page of the repository',
      '[a](https://github.com/tara-slots/tara-slots/blob/main/README.md#quick-start-npm-start)',
    ],
    ['a link in a code block', '```md\n[a](b.md)\n```'],
    ['a command', '`npm run -s check` and `npm test`'],
    ['a path', '`packages/sdk/src/core/error.ts`'],
    ['the end of a path', '`core/error.ts`, `core/`'],
    ['a path with placeholders', '`packages/<name>/src/{core,rules}/*.ts`'],
    ['a file without its ending', '`npm run check -- core/error.ts packages/sdk/src/core/error`'],
    ['an ignored path', '`docs/reference/`'],
    ['words that are not a path', '`text/html`, `/app/v1/like`, `@tara/sdk/react`, `a.b`'],
  ])('accepts %s', (_name, text) => {
    expect(findErrors(text)).toEqual([]);
  });

  it.each([
    ['a missing file', '[a](other.md)', 'other.md does not exist'],
    ['a missing picture', '<img src="a.webp">', 'a.webp does not exist'],
    ['a missing heading', '[a](../README.md#slow-start)', '../README.md#slow-start is not a heading'],
    [
      'a missing page of the repository',
      '[a](https://github.com/tara-slots/tara-slots/tree/main/docs/x)',
      'https://github.com/tara-slots/tara-slots/tree/main/docs/x does not exist',
    ],
    ['an unknown command', '```sh\nnpm run chekc\n```', 'npm run chekc is not a command'],
    ['a missing path', '`npx tsx packages/sdk/src/errors.ts`', 'packages/sdk/src/errors.ts does not exist'],
    ['a missing end of a path', '`rror.ts`', 'rror.ts does not exist'],
    ['a missing folder', '`packages/web`', 'packages/web does not exist'],
  ])('finds %s', (_name, text, error) => {
    expect(findErrors(text)).toEqual([`docs/sdk.md: ${error}`]);
  });
});
