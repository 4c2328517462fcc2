import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { build } from 'esbuild';
import fc from 'fast-check';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import * as rules from '../src/rules/index.ts';

const home = path.join(import.meta.dirname, '..');

/**
 * Removes from a global scope what some runtimes lack: Hermes without Intl, Unicode properties or `at`, Safari without
 * lookbehind, React Native with a part of URL. A fresh scope of `node:vm` has no URL, no timers and no page.
 */
const GAPS = `
  delete globalThis.Intl;
  for (const name of ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'with']) delete Array.prototype[name];
  for (const name of ['isWellFormed', 'toWellFormed', 'at']) delete String.prototype[name];
  delete Object.groupBy;
  const Complete = RegExp;
  globalThis.RegExp = function RegExp(source, flags) {
    if (/\\\\p\\{|\\(\\?<[=!]/i.test(source) || /v/.test(flags)) throw new SyntaxError('Invalid escape');
    return new Complete(source, flags);
  };
`;

/** Names of the runtimes and what else a script of them runs first. */
const RUNTIMES = [
  ['Hermes without Intl and URL', ''],
  [
    'an Intl that refuses the sign option and cannot segment',
    `globalThis.Intl = { NumberFormat: class { constructor() { throw new RangeError('signDisplay'); } } };`,
  ],
  [
    'a URL without protocol and query',
    `globalThis.URL = class {
      constructor(url) { this.href = url; }
      get protocol() { throw new Error('not implemented'); }
      get searchParams() { throw new Error('not implemented'); }
    };
    globalThis.URLSearchParams = class { toString() { throw new Error('not implemented'); } };`,
  ],
] as const;

let script = '';
beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [path.join(home, 'src/rules/index.ts')],
    bundle: true,
    format: 'iife',
    globalName: 'rules',
    target: 'es2022',
    conditions: ['source'],
    write: false,
    logLevel: 'silent',
  });
  script = outputFiles[0]?.text ?? '';
});

function load(setup: string): typeof rules {
  const scope = vm.createContext({});
  vm.runInContext(`${GAPS}${setup}${script}`, scope);
  return vm.runInContext('rules', scope) as typeof rules;
}

const FAMILY = '👨‍👩‍👧‍👦';
const [link, text] = ['https://tara.example/?outValue=A&B=C#top', "Come & play (it's ~ free)!* \ud800"];
/** Calls whose result must not depend on the runtime. */
const CALLS: ((from: typeof rules) => unknown)[] = [
  ({ formatCoins }) => [0, -0, 1, -0.4, 99, 1_248_050, -5_000, 123_456_789_012, Number.NaN].map(formatCoins),
  ({ formatCoinsShort }) => [5_000, 5_050, 100_000_000].map(formatCoinsShort),
  ({ formatCoinsCompact }) =>
    [0, 99_99, 1_00_999_99, -12_34_567_89, 12_345_67_89_012_34].map(formatCoinsCompact),
  ({ formatCoinsLakh }) => [99_99, 12_34_567_89, 1_20_00_000_00].map(formatCoinsLakh),
  ({ formatPoints, formatPercent }) => [formatPoints(324_055.9), formatPercent(30)],
  ({ checkNickname }) =>
    ['Luna', '', FAMILY.repeat(4), FAMILY.repeat(33), '🌙'.repeat(17), 'x'.repeat(33), 'پری\u{200f}'].map(
      checkNickname,
    ),
  ({ checkNickname }) =>
    ['a\u0000b', 'a\u{202e}b', 'a\ud800b', '\u{200d}\u{200c}', 'é'.repeat(32)].map(checkNickname),
  ({ plainDigits, normalizeNumber }) =>
    ['۰۳۰۰ ١٢٣', '\u{200f}12', '٫٪'].flatMap((n) => [plainDigits(n), normalizeNumber(n)]),
  ({ normalizeOtp }) => ['123 456', 'G-123456', 'Code: ۱۲۳–۴۵۶', '1234 or 56789 a', '12'].map(normalizeOtp),
  ({ parseAmount }) => ['₨ 1,50,000', 'Rs. 500/-', '1٬500', '1 500.5', '1,5', '$5', '٥٫٥'].map(parseAmount),
  ({ normalizeBankNumber }) => ['pk36 scbl-0000', '1234–5678'].map(normalizeBankNumber),
  ({ checkKycDetail }) =>
    ['Ayesha Khan', 'محمد علی', "O'Neil-Śmith", 'x', 'A1', 'A_B', ''].map((name) =>
      checkKycDetail('realName', name, 0),
    ),
  ({ checkKycDetail }) =>
    ['12 Mall Road, لاہور', 'a', 'a\nbcdef', 'x'.repeat(201)].map((name) =>
      checkKycDetail('address', name, 0),
    ),
  ({ shareLink, shareTargets }) => [
    shareLink('https://tara.example/a#b', 'A B', 'ü'),
    shareTargets(link, text),
  ],
  ({ externalUrl, serviceUrl }) =>
    [link, 'javascript:alert(1)', ' javascript:alert(1)', 'mailto:a@tara.example', '/a', '', null].flatMap(
      (url) => [externalUrl(url), serviceUrl(url)],
    ),
  ({ christmasDays }) =>
    christmasDays(
      {
        day: 9,
        signDays: [1],
        rewards: [
          { day: 1, propList: [] },
          { day: 7, propList: [] },
        ],
      },
      {},
    ),
];

describe.each(RUNTIMES)('the rules in a runtime with %s', (_, setup) => {
  it.each(CALLS.map((call) => [String(call).replaceAll(/\s+/g, ' ').slice(0, 60), call] as const))(
    'return the same as here: %s',
    (_name, call) => {
      // Objects of another global scope have other prototypes.
      expect(JSON.stringify(call(load(setup)))).toBe(JSON.stringify(call(rules)));
    },
  );
});

it('leave to the server what an engine without Unicode properties and graphemes cannot decide', () => {
  const { checkNickname, checkKycDetail, plainDigits } = load('');
  // Seven code points in each.
  expect([checkNickname(FAMILY.repeat(4)), checkNickname(FAMILY.repeat(5))]).toEqual([null, 'bad']);
  expect(checkKycDetail('realName', 'Ann ★', 0)).toBeNull();
  expect(checkKycDetail('address', 'a\u0000bcdef', 0)).toBeNull();
  expect(plainDigits('१२')).toBe('१२');
});

it('have, like the whole package, no regular expression that prevents a runtime from loading it', () => {
  const literals: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) literals.push(node.text);
    ts.forEachChild(node, visit);
  };
  const folder = path.join(home, 'src');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((each) => each.endsWith('.ts')))
    visit(ts.createSourceFile(name, readFileSync(path.join(folder, name), 'utf8'), ts.ScriptTarget.Latest));
  expect(literals.length).toBeGreaterThan(20);
  expect(literals.filter((literal) => /\\p\{|\(\?<|\/\w*v\w*$/i.test(literal))).toEqual([]);
});

describe('amounts', () => {
  // Beyond, the quotient that Intl.NumberFormat formats has no exact hundredths.
  const hundredths = fc.oneof(fc.integer({ min: -1e15, max: 1e15 }), fc.integer({ min: -1e8, max: 1e8 }));

  it('have the digits, groups and signs of Intl.NumberFormat', () => {
    const full = new Intl.NumberFormat('en-PK', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      signDisplay: 'negative',
    });
    fc.assert(
      fc.property(hundredths, (amount) => {
        expect(rules.formatCoins(amount)).toBe(full.format(amount / 100));
      }),
    );
  });

  it('are shortened like by Intl.NumberFormat, rounded down', () => {
    const compact = new Intl.NumberFormat('en-PK', {
      notation: 'compact',
      maximumFractionDigits: 2,
      roundingMode: 'floor',
    });
    fc.assert(
      fc.property(hundredths, (amount) => {
        expect(rules.formatCoinsCompact(amount)).toBe(compact.format(amount / 100));
      }),
    );
  });
});
