import { describe, expect, it } from 'vitest';
import { RULES, SCOPES, SUBJECT_LENGTH, VAGUE_VERBS } from '../checks/words.config.mjs';
import { getArea, wrongNames, wrongSubject, wrongWords } from '../checks/words/match.mjs';

const inCode = (line) => wrongWords('packages/web/src/features/a/A.tsx', line, RULES);
const inDocs = (line) => wrongWords('docs/sdk.md', line, RULES);
const inTexts = (line) => wrongWords('packages/web/src/i18n/en-PK/a.json', line, RULES);

describe('the areas of files', () => {
  it.each([
    ['packages/sdk/src/index.ts', 'code'],
    ['packages/web/src/ui/a.module.css', 'code'],
    ['packages/sdk/test/money.test.ts', 'tests'],
    ['e2e/tests/a.spec.ts', 'tests'],
    ['docs/testing.md', 'docs'],
    ['packages/web/src/i18n/en-PK/app/core.json', 'texts'],
    ['docs/phone.webp', null],
  ])('assigns %s to %s', (path, area) => {
    expect(getArea(path)).toBe(area);
  });
});

describe('misused words', () => {
  it('names file, line, word and the better word', () => {
    expect(wrongWords('docs/sdk.md', 'Fine.\nIt gets lost.', RULES)).toEqual([
      'docs/sdk.md:2: "gets lost": use connection lost or outcome unknown',
    ]);
  });

  it.each([
    '  return <SpinKey busy={busy} />;',
    'export function DrawKey({ label }: Props) {',
    'const purse = coins;',
    '// Mended by hand.',
    'tellDefects(error);',
    '<section data-world={hero}>',
    '// No two rooms import each other.',
    '// Two modules in a circle of imports.',
    '// The text is no URL.',
    '// These are no tasks.',
    '// Sends two calls at once.',
    '// The time is that of the world.',
    '// Its fields and those of its parts.',
    '// The document is kept over a reload.',
    '// The player has lost the line.',
    '// The line is cut.',
    '// After a lost answer the call is repeated.',
    '// A button at the foot of the page.',
    '// The sky of the page.',
    '// An error code of the contract.',
    '<ActivityStates reading={tasks}>',
    '<Places count={3} />',
    "it('lets a trouble pass')",
    "it('repeats a kept answer')",
  ])('finds %s in code', (line) => {
    expect(inCode(line)).toHaveLength(1);
  });

  it.each([
    'const texts: Record<MessageKey, string> = {};',
    'const key: CryptoKey = await importKey();',
    'function storageKey(name: string) {',
    '// The beacon has no room for the batch.',
    'const world = currentWorld();',
    "import { intelligence, recommend } from './amend.ts';",
    'const outstanding = orders.length;',
    'teller.open();',
    '// There is no task, and the task is no longer open.',
    '// The field `kept: false` of the catalogue.',
    'const kept = entries.length;',
    '// The first letter is a capital.',
    '// A list that offers more.',
    '// The line is too long.',
    'const reading = store.read();',
  ])('accepts %s in code', (line) => {
    expect(inCode(line)).toEqual([]);
  });

  it.each(['Whoever edits this file runs the test.', 'A world is a universe.', 'Drafts are kept.'])(
    'finds %s in documents',
    (line) => {
      expect(inDocs(line)).toHaveLength(1);
    },
  );

  it.each([
    "  it('of a closed tab is delivered', async () => {",
    'test("without a code asks again", () => {',
  ])('finds the half sentence of the title in %s', (line) => {
    expect(wrongWords('packages/sdk/test/a.test.ts', line, RULES)).toHaveLength(1);
  });

  it('accepts a group of tests that is named by its setting', () => {
    expect(wrongWords('e2e/tests/a.spec.ts', "test.describe('with animations', () => {", RULES)).toEqual([]);
  });

  it('finds a mail that is named a letter', () => {
    const file = 'packages/web/src/features/content/mail/a.tsx';
    expect(wrongWords(file, 'const letter = useMail();', RULES)).toHaveLength(1);
    expect(wrongWords(file, "const PARAM = 'letter';", RULES)).toEqual([]);
  });

  it.each(['"a": "A letter tells you."', '"a": "Check your line."', '"a": "This page stumbled"'])(
    'finds %s in player texts',
    (line) => {
      expect(inTexts(line)).toHaveLength(1);
    },
  );

  it.each([
    '"a": "Use letters and digits."',
    '"a": "Each line of the reels pays."',
    '"a": "The first letter"',
  ])('accepts %s in player texts', (line) => {
    expect(inTexts(line)).toEqual([]);
  });

  it('finds names of files', () => {
    expect(wrongNames('packages/web/src/ui/spin/SpinKey.tsx', RULES)).toHaveLength(1);
    expect(wrongNames('packages/sdk/src/password/PasswordKey.ts', RULES)).toEqual([]);
    expect(wrongNames('packages/web/src/lib/world.ts', RULES)).toEqual([]);
  });

  it('reads a rule only where it applies', () => {
    const rule = { pattern: /\bx\b/, use: 'y', areas: ['docs'], only: ['docs/'], except: ['docs/a'] };
    expect(wrongWords('docs/b.md', 'x', [rule])).toHaveLength(1);
    expect(wrongWords('docs/a.md', 'x', [rule])).toEqual([]);
    expect(wrongWords('README.md', 'x', [rule])).toEqual([]);
    expect(wrongWords('docs/b.ts', 'x', [rule])).toEqual([]);
  });
});

describe('subjects of commits', () => {
  const fault = (subject) =>
    wrongSubject(subject, { scopes: SCOPES, length: SUBJECT_LENGTH, vagueVerbs: VAGUE_VERBS });

  it.each([
    'web: add the safebox screen',
    'sdk, web: move the popup order into the rules',
    'conformance: add a check of the keepalive header',
    'Merge branch main',
    'Revert "web: add the safebox screen"',
  ])('accepts %s', (subject) => {
    expect(fault(subject)).toBeNull();
  });

  it.each([
    'Add the safebox screen',
    'web test: wait',
    'web:add',
    'web: ',
    `docs: ${'a'.repeat(67)}`,
    'web: let the safebox open',
    'web: add the safebox and keep its state',
  ])('rejects %s', (subject) => {
    expect(fault(subject)).toContain(subject.slice(0, 10));
  });
});
