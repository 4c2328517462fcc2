import ts from 'typescript';
import { describe, expect, it, vi } from 'vitest';
import { t as tCore, tMessage } from '#i18n/t.ts';
import { t } from '#messages/copy.ts';
import '#messages/forms.ts';
import { compileCatalog } from '../vite/message-catalogs.ts';
import { fallbackKeys, messageKeys } from '@tara/contract/error-messages';
import { sourcesIn } from './sources.ts';

const catalogues = sourcesIn('web/src/i18n/en-PK', ['.json']).map(({ path, text }) => ({
  name: path.replace(/.*\//, ''),
  keys: [...text.matchAll(/^\s*("(?:[^"\\]|\\.)*")\s*:/gm)].map(([, key = '']) => JSON.parse(key) as string),
  messages: JSON.parse(text) as Record<string, string>,
}));
const messages = Object.assign({}, ...catalogues.map((each) => each.messages)) as Record<string, string>;
const contractKeys = [...Object.values(messageKeys), ...Object.values(fallbackKeys)].filter(
  (key) => key !== null,
);
const sources = [
  ...sourcesIn('web/src', ['.ts', '.tsx']).filter(({ path }) => !path.includes('/generated/')),
  ...sourcesIn('sdk/src/rules', ['.ts']),
  ...sourcesIn('sdk/src/errors', ['.ts']),
];

/** Message keys anywhere in the sources, in calls as well as in tables. */
const texts = new Set<string>();
/** Families of keys that are completed at run time, with a star for the variable part: `activity.*`. */
const families = new Set<string>();

for (const { path, text } of sources) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) texts.add(node.text);
    if (ts.isTemplateExpression(node) && /^[a-zA-Z]+\.\w*$/.test(node.head.text)) {
      families.add([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('*'));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
}

/** Families whose variable part is limited. */
const narrow: Readonly<Record<string, readonly string[]>> = {
  'deposit.*': ['deposit.missing', 'deposit.low', 'deposit.high'],
  // Not a message, but a namespace of the browser's storage.
  'tara.*': [],
};

/** The messages of a family. */
function getMembers(family: string): readonly string[] {
  const pattern = new RegExp(`^${family.replaceAll('.', String.raw`\.`).replaceAll('*', String.raw`\w+`)}$`);
  return narrow[family] ?? Object.keys(messages).filter((key) => pattern.test(key));
}
const used = new Set([...texts, ...contractKeys, ...[...families].flatMap(getMembers)]);

describe.each(catalogues)('messages of $name', ({ name, keys, messages: own }) => {
  it('have no duplicate keys', () => {
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('have no key of another file', () => {
    const others = catalogues.filter((each) => each.name !== name).flatMap((each) => each.keys);
    expect(keys.filter((key) => others.includes(key))).toEqual([]);
  });

  it('compile, are not empty and contain no markup', () => {
    expect(Object.keys(compileCatalog(own))).toEqual(Object.keys(own));
    expect(Object.entries(own).filter(([, text]) => text.trim() === '' || /[<>]/.test(text))).toEqual([]);
  });

  it('are all used', () => {
    expect(keys.filter((key) => !used.has(key))).toEqual([]);
  });

  it('are loaded by their users', () => {
    const module = name === 'core.json' ? "#i18n/t.ts'" : `#messages/${name.replace('.json', '.ts')}'`;
    expect(sources.filter(({ text }) => text.includes(module)).map(({ path }) => path)).not.toEqual([]);
  });
});

describe('errcodes of the contract', () => {
  // spec 5-13, 8-34, 8-36, 8-42
  it('have a text for every message key', () => {
    expect(contractKeys.length).toBeGreaterThan(80);
    expect(contractKeys.filter((key) => !(key in messages))).toEqual([]);
  });
});

describe('sources', () => {
  it('complete only keys of families that have members', () => {
    expect([...families].filter((family) => !(family in narrow) && getMembers(family).length === 0)).toEqual(
      [],
    );
    expect(Object.keys(narrow).filter((family) => !families.has(family))).toEqual([]);
    expect(
      Object.values(narrow)
        .flat()
        .filter((key) => !(key in messages)),
    ).toEqual([]);
  });
});

describe('keys that the specification names (spec 5, 8)', () => {
  // spec 5-13, 8-15
  it.each([
    'login.loginUsernameTip',
    'login.loginPasswordTip',
    'login.loginConfirmationTip',
    'login.loginPhoneTip',
    'login.loginOtpTip',
    'login.loginSendSucc',
    'login.loginSendFail',
    'login.loginFailed',
    ...[101, 102, 1018, 1019, 1020, 1043, 1045, 1047, 1049].map((errcode) => `login.loginFailed${errcode}`),
    'errInputText.mobileInputTips1',
    'verify.accountTips',
  ])('include %s', (key) => {
    expect(messages[key]).toEqual(expect.stringMatching(/\w/));
  });

  it.each([
    ['common.copied', 'Copy Success.'],
    ['common.copyFailed', 'Copy Fail.'],
    ['auth.registered', 'Success.'],
  ])('include %s with the text %j', (key, text) => {
    expect(messages[key]).toBe(text);
  });
});

it.each(['Hi {name', 'Hi name}', '{n, plural}', '{n, plural, one {#}'])(
  'the build fails on a message like %j',
  (text) => {
    // The compiler prints the error to the console.
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    expect(() => compileCatalog({ 'a.b': text })).toThrow('a.b');
    log.mockRestore();
  },
);

describe('message', () => {
  it('is filled with its values', () => {
    expect(t('common.copy', { what: 'ID' })).toBe('Copy ID');
    expect(tCore('common.error', { errcode: 7 })).toBe('Something went wrong (7)');
  });

  it('inserts values as plain text', () => {
    expect(t('common.copy', { what: '{errcode} <b>x</b>' })).toBe('Copy {errcode} <b>x</b>');
  });

  it('can be the key and values of a validation rule', () => {
    expect(tMessage({ key: 'login.loginPasswordTip', values: { min: 6, max: 20 } })).toBe(
      'Use 6 to 20 characters.',
    );
  });

  it('falls back to the general failure if its key is unknown, with the number if there is one', () => {
    expect(tMessage({ key: 'errors.424242', values: { errcode: 424_242 } })).toBe(
      'Something went wrong (424242)',
    );
    expect(tMessage({ key: 'no.such' })).toBe('Something went wrong ()');
  });
});
