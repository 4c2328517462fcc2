import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CHECKS } from '../src/suite/checks.ts';
import { hashFiles } from '../src/suite/contract/digest.ts';
import type { Check } from '../src/protocol/check.ts';
import {
  certificateBadge,
  certificatePage,
  createCertificate,
  signCertificate,
  verifyCertificate,
} from '../src/reports/certificate.ts';
import { htmlReport } from '../src/reports/html.ts';
import { junitReport } from '../src/reports/junit.ts';
import { createReport, type RunSettings } from '../src/reports/report.ts';
import { shortReport, terminalReport } from '../src/reports/terminal.ts';
import { summarise, type CheckResult, type SuiteResult } from '../src/suite/results.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const URL = 'http://backend.test';
const isIn =
  (...profiles: readonly string[]) =>
  ({ profile }: Check) =>
    profiles.includes(profile);

/** A run of these checks, which all pass unless `odd` has another result. */
function createSuite(
  select: (check: Check) => boolean,
  odd: Readonly<Record<string, Partial<CheckResult>>> = {},
  more: Partial<SuiteResult> = {},
): SuiteResult {
  const results = CHECKS.filter(select).map((check): CheckResult => ({
    check,
    outcome: 'pass',
    calls: 1,
    ms: 1,
    ...odd[check.id],
  }));
  return {
    checks: CHECKS,
    results,
    profiles: summarise(CHECKS, results),
    warnings: [],
    calls: results.length,
    ms: 100,
    seed: 1,
    hooksName: 'none',
    startedAt: '2026-01-02T03:04:05.000Z',
    endedAt: '2026-01-02T03:05:05.000Z',
    ...more,
  };
}

const report = (suite: SuiteResult, settings?: RunSettings) => createReport(URL, suite, settings);
const all = () => true;
const failed: Partial<CheckResult> = {
  outcome: 'fail',
  reason: 'coin: expected 1, seen 2',
  finding: { what: 'coin', expected: 1, seen: 2, time: '2026-01-02T03:04:06.000Z' },
};
const SKIPPED = { outcome: 'skip', reason: 'needs the hook moveTime' } as const;
const [first, second] = CHECKS.filter(isIn('deposit')).map(({ id }) => id) as [string, string];
const stopped = { kind: 'time', reason: 'the time of the run was over' } as const;

describe('the verdict', () => {
  it.each([
    ['passed', 'every check passed', createSuite(all)],
    ['incomplete', 'a check was skipped', createSuite(all, { [first]: SKIPPED })],
    ['unfinished', 'a check ended in an error', createSuite(all, { [first]: { outcome: 'error' } })],
    ['unfinished', 'the run was cut', createSuite(all, {}, { stopped })],
    ['failed', 'a check failed', createSuite(all, { [first]: failed })],
    ['failed', 'a check failed before the run was cut', createSuite(all, { [first]: failed }, { stopped })],
    ['void', 'nothing could be checked', createSuite(all, {}, { voidReason: 'no answer' })],
  ])('is %s if %s', (verdict, _, suite) => {
    expect(report(suite)).toMatchObject({ verdict, isSufficient: verdict === 'passed' });
  });

  it('is not failed by a failed check of the level info', () => {
    const info = CHECKS.map((check) => ({ ...check, level: 'info' as const }));
    const results = info.map((check): CheckResult => ({
      check,
      calls: 1,
      ms: 1,
      ...failed,
      outcome: 'fail',
    }));
    expect(report({ ...createSuite(all), checks: info, results }).verdict).toBe('passed');
  });

  it('suffices with skipped checks if the required profiles are whole', () => {
    const suite = createSuite(all, { [first]: SKIPPED });
    expect(report(suite, { required: ['session', 'mail'] })).toMatchObject({
      verdict: 'incomplete',
      isSufficient: true,
    });
    expect(report(suite, { required: ['session', 'deposit'] }).isSufficient).toBe(false);
    const part = createSuite(isIn('mail'));
    const unmet = report(part, { required: ['session'] });
    expect(unmet).toMatchObject({ verdict: 'incomplete', isSufficient: false });
    expect(shortReport(unmet)).toContain('Required and not conformant: session (left out)');
    expect(report(part, { required: ['mail'] })).toMatchObject({ verdict: 'passed', isSufficient: true });
  });
});

describe('a part of the suite', () => {
  const part = report(createSuite(isIn('mail', 'deposit'), { [first]: SKIPPED }), {
    subject: 'acme 2.3 (9f3c1)',
    selection: { profiles: ['mail', 'deposit'], checks: [], readOnly: false },
    limits: { rate: 20, timeoutSeconds: 10, timeLimitSeconds: 60 },
    hooks: { digest: 'abcdef0123456789', given: ['moveTime'] },
  });
  const deposits = CHECKS.filter(isIn('deposit')).length;
  const ran = CHECKS.filter(isIn('deposit', 'mail')).length - 1;
  const headline = `not wholly checked (only mail, deposit; ${ran} of ${ran + 1} selected checks ran, ${CHECKS.length} in all)`;

  it('is named in each form of the report', () => {
    expect(terminalReport(part)).toContain(`acme 2.3 (9f3c1) at ${URL}: ${headline}`);
    expect(shortReport(part)).toContain(headline);
    expect(htmlReport(part)).toContain(
      `<title>Conformance of acme 2.3 (9f3c1) at ${URL}: ${headline}</title>`,
    );
    expect(junitReport(part)).toContain('<property name="Hooks" value="none (abcdef012345): moveTime"/>');
  });

  it('has a row for each profile, with the share that was checked', () => {
    const text = terminalReport(part);
    expect(text).toMatch(new RegExp(`deposit .* ${deposits - 1} of ${deposits} checked\n`));
    expect(text).toMatch(/mail .* conformant\n/);
    expect(text).toMatch(/session .* left out\n/);
    expect(part.profiles.map(({ conformance }) => conformance)).toEqual(
      expect.arrayContaining(['partial', 'conformant', 'not-selected']),
    );
  });

  it('does not make a profile conformant whose checks were not all selected', () => {
    const few = report(createSuite(({ id }) => id === first));
    expect(few.verdict).toBe('passed');
    expect(terminalReport(few)).toMatch(new RegExp(`deposit .* 1 of ${deposits} checked\n`));
  });

  it('does not call a profile conformant of which most checks do not apply', () => {
    const daily = CHECKS.filter(isIn('daily'));
    const odd = Object.fromEntries(
      daily.slice(1).map(({ id }) => [id, { outcome: 'not-applicable', reason: 'not there' } as const]),
    );
    const few = report(createSuite(isIn('daily'), odd), { subject: 'acme' });
    expect(terminalReport(few)).toMatch(
      new RegExp(`daily .* ${daily.length - 1} of ${daily.length} do not apply\n`),
    );
    expect(terminalReport(few)).toContain(`Not applicable:\n  ${daily.length - 1} checks: not there\n`);
    expect(htmlReport(few)).toContain(`<li>${daily.length - 1} checks: not there</li>`);
    expect(() => createCertificate(few)).toThrow('No profile');
  });

  it('does not call a profile with errors alone checked', () => {
    const { profiles } = report(
      createSuite(isIn('deposit'), Object.fromEntries(CHECKS.map(({ id }) => [id, { outcome: 'error' }]))),
    );
    expect(profiles.find(({ profile }) => profile === 'deposit')).toMatchObject({
      conformance: 'not-checked',
      checked: 0,
    });
  });
});

describe('known failures', () => {
  const baseline = (...known: readonly string[]) => ({ known, digest: '0123456789abcdef' });

  it('make the verdict "as known", and are skipped in JUnit with the reason', () => {
    const known = report(createSuite(all, { [first]: failed }), { baseline: baseline(first) });
    expect(known).toMatchObject({ verdict: 'as-known', isSufficient: true });
    expect(shortReport(known)).toContain(`${URL}: as known`);
    expect(junitReport(known)).toMatch(/failures="0" errors="0" skipped="1"/);
    expect(junitReport(known)).toContain(
      '<skipped message="known failure (baseline): coin: expected 1, seen 2"/>',
    );
    expect(terminalReport(known)).toContain('Known failures: 1 (0123456789ab)');
  });

  it('are reported if they pass now, did not run, or are not the id of a check', () => {
    const suite = createSuite(all, { [second]: SKIPPED });
    const known = report(suite, { baseline: baseline(first, second, 'deposit/no-such-check') });
    expect(known.verdict).toBe('failed');
    for (const text of [shortReport(known), terminalReport(known), htmlReport(known)])
      for (const line of [
        `Known failures that pass now; remove them from the file: ${first}`,
        `Known failures that did not run or do not apply: ${second}`,
        'Known failures that no check has as its id: deposit/no-such-check',
      ])
        expect(text).toContain(line);
    expect(junitReport(known)).toContain(`<failure message="pass now: ${first}"/>`);
    expect(junitReport(known)).toMatch(/failures="1" errors="0"/);
  });

  it('do not cover others, which the short report names', () => {
    const others = report(createSuite(all, { [first]: failed, [second]: failed }), {
      baseline: baseline(first),
    });
    expect(others.verdict).toBe('failed');
    expect(shortReport(others)).toContain(`FAIL ${second}: coin: expected 1, seen 2`);
    expect(terminalReport(others)).toContain(`New failures: ${second}`);
    expect(shortReport(others)).not.toContain(first);
  });
});

it('escapes in the terminal what a backend could send as a command', () => {
  const hostile = 'a\u001b[2J\r\n::error::b\u202ec\u2028d\u0085e';
  const text = terminalReport(report(createSuite(all, { [first]: { ...failed, reason: hostile } })));
  expect(text).toContain(String.raw`a\u{1b}[2J\u{d}\u{a}::error::b\u{202e}c\u{2028}d\u{85}e`);
  expect(text).not.toMatch(/[^\P{Cc}\n]|[\u202e\u2028]|^\s*::/mu);
});

it('leads from the table of the page to each finding', () => {
  const page = htmlReport(report(createSuite(all, { [first]: failed })));
  const anchor = first.replace('/', '-');
  expect(page).toContain(`<section id="${anchor}">`);
  expect(page.match(new RegExp(`href="#${anchor}"`, 'g'))).toHaveLength(2);
  expect(page).not.toContain('<script');
});

it('has a digest that changes with each byte and each name of the package', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tara-digest-'));
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write('a.js', 'function expectEqual() { compare(); }');
  write('b.js', '1');
  const digests = [hashFiles(folder, ['a.js', 'b.js']), hashFiles(folder, ['b.js', 'a.js'])];
  expect(digests[0]).toBe(digests[1]);
  write('a.js', 'function expectEqual() { }');
  digests.push(hashFiles(folder, ['a.js', 'b.js']));
  write('c.js', '1');
  digests.push(hashFiles(folder, ['a.js', 'c.js']));
  rmSync(folder, { recursive: true });
  expect(new Set(digests).size).toBe(3);
});

describe('a certificate', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const settings = { subject: 'acme <2.3>' };
  const certify = (suite: SuiteResult, more: RunSettings = settings) =>
    createCertificate(report(suite, more));

  it('states which profiles were checked wholly, and what is not claimed', () => {
    const certificate = certify(createSuite(isIn('mail', 'deposit'), { [first]: SKIPPED }));
    const mails = CHECKS.filter(isIn('mail')).length;
    expect(certificate).toMatchObject({ level: 'profiles', date: '2026-01-02' });
    expect(certificate.statement).toContain(`On 2026-01-02, acme <2.3> conformed to the Tara Slots contract`);
    expect(certificate.statement).toContain(`in the profile mail (${mails} of ${mails} checks passed),`);
    expect(certificate.others.map(({ profile }) => profile)).toContain('deposit');
    const page = certificatePage(signCertificate(certificate, privateKey));
    expect(page).toContain('Conformance of acme &lt;2.3&gt;');
    expect(page).not.toContain('<2.3>');
  });

  it.each([
    ['full', 'full', all],
    ['core', 'core', isIn('session', 'player', 'deposit', 'withdrawal', 'money')],
    ['profiles', '4 of 15 profiles', isIn('session', 'player', 'deposit', 'money')],
  ])('has the level %s and the badge "%s"', (level, badge, select) => {
    const certificate = certify(createSuite(select));
    expect(certificate.level).toBe(level);
    expect(certificateBadge(certificate)).toContain(`<title>Tara contract: ${badge}, 2026-01-02</title>`);
  });

  it.each([
    ['no subject', createSuite(all), {}, /--subject/],
    ['a run that was cut', createSuite(all, {}, { stopped }), settings, /did not finish/],
    ['a void run', createSuite(all, {}, { voidReason: 'gone' }), settings, /did not finish/],
    ['no whole profile', createSuite(({ id }) => id === first), settings, /No profile/],
    [
      'checks of others',
      { ...createSuite(all), checks: [...CHECKS, { ...CHECKS[0]! }] },
      settings,
      /not of the package/,
    ],
  ])('is not issued for %s', (_, suite, more, message) => {
    expect(() => certify(suite, more)).toThrow(message);
  });

  it('is verified with the key of its publisher, and not after a change', () => {
    const signed = signCertificate(certify(createSuite(all)), privateKey);
    const text = JSON.stringify(signed, undefined, 2);
    expect(verifyCertificate(text, pem)).toEqual({
      statement: signed.certificate.statement,
      fingerprint: expect.stringMatching(/^[\da-f]{32}$/),
    });
    expect(() => verifyCertificate(text.replace('2026-01-02', '2026-01-03'))).toThrow('was changed');
    const foreign = generateKeyPairSync('ed25519')
      .publicKey.export({ type: 'spki', format: 'pem' })
      .toString();
    expect(() => verifyCertificate(text, foreign)).toThrow('signed with another key');
    expect(() => verifyCertificate('{}')).toThrow('not a certificate');
  });
});
