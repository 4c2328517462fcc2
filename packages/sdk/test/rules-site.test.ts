import { describe, expect, it } from 'vitest';
import {
  ADD_TO_DESKTOP_INTERVAL_MS,
  agreementDefault,
  installPrompt,
  installPromptDue,
  showsAgeNotice,
  showsAgreement,
  showsDownloadBanner,
  showsDownloadLink,
  type InstallFacts,
} from '../src/rules/index.ts';

describe('the agreement (spec 2.7, 4)', () => {
  it.each([
    ['n7', 'normal', true],
    ['6b', 'normal', true],
    ['6s', 'normal', true],
    ['9s', 'normal', true],
    ['ts', 'normal', false],
    ['N7', 'normal', false],
    ['', 'normal', false],
    ['ts', 'green', true],
    ['n7', 'green', true],
    ['ts', 'GREEN', false],
  ])('box of variant %j in mode %j is shown: %s', (variant, mode, shown) => {
    expect(showsAgreement(variant, mode)).toBe(shown);
  });

  it('is accepted by default unless the mode is green', () => {
    expect(agreementDefault('normal')).toBe(true);
    expect(agreementDefault('')).toBe(true);
    expect(agreementDefault('green')).toBe(false);
  });
});

describe('the download-for-rewards link (spec 2.5)', () => {
  const facts = { layout: 'mobile', inApp: false, downloadType: 2, mode: 'normal' } as const;

  it.each([
    [0, false],
    [1, false],
    [2, true],
    [3, true],
    [4, false],
    [-1, false],
    [Number.NaN, false],
  ])('is shown for download type %s: %s', (downloadType, shown) => {
    expect(showsDownloadLink({ ...facts, downloadType })).toBe(shown);
  });

  it.each([
    ['on the desktop', { layout: 'desktop' as const }],
    ['in the native app', { inApp: true }],
    ['in green mode', { mode: 'green' }],
  ])('is hidden %s', (_, change) => {
    expect(showsDownloadLink({ ...facts, ...change })).toBe(false);
  });
});

describe('the download banner (spec 2.5, 3)', () => {
  const facts = { layout: 'mobile', inApp: false, downloadType: 3, mode: 'normal' } as const;

  it.each([
    [0, false],
    [1, true],
    [2, false],
    [3, true],
  ])('is shown for download type %s: %s', (downloadType, shown) => {
    expect(showsDownloadBanner({ ...facts, downloadType })).toBe(shown);
  });

  it.each([
    ['on the desktop', { layout: 'desktop' as const }],
    ['in the native app', { inApp: true }],
    ['in green mode', { mode: 'green' }],
  ])('is hidden %s', (_, change) => {
    expect(showsDownloadBanner({ ...facts, ...change })).toBe(false);
  });
});

describe('the age notice (spec 4)', () => {
  it.each([
    ['green', false, false, true],
    ['green', true, false, false],
    ['green', false, true, false],
    ['normal', false, false, false],
    ['', false, false, false],
  ])('in mode %j, accepted %s, on a legal page %s, is shown: %s', (mode, accepted, legal, shown) => {
    expect(showsAgeNotice(mode, accepted, legal)).toBe(shown);
  });
});

describe('the add-to-home-screen prompt (spec 4, 9)', () => {
  const day = ADD_TO_DESKTOP_INTERVAL_MS;
  const now = 1_700_000_000_000;

  it.each([
    [null, true],
    [now, false],
    [now - day + 1, false],
    [now - day, false],
    [now - day - 1, true],
    [now + day, false],
  ])('shown last at %s is due again: %s', (lastShown, due) => {
    expect(installPromptDue(lastShown, now, day)).toBe(due);
  });

  const phone = {
    layout: 'mobile',
    os: 'android',
    isChrome: true,
    installed: false,
    offered: true,
    tip: { time: null, ios: false, nonChrome: false },
  } as const satisfies InstallFacts;
  const tip = phone.tip;

  it.each<[string, Partial<InstallFacts>, ReturnType<typeof installPrompt>]>([
    ['Android Chrome that offers it', {}, 'offer'],
    ['Android Chrome over a day later', { tip: { ...tip, time: now - day - 1 } }, 'offer'],
    ['Android Chrome within the day', { tip: { ...tip, time: now - day } }, null],
    ['Android Chrome without an offer', { offered: false }, null],
    ['iOS', { os: 'ios', isChrome: false, offered: false }, 'guide'],
    ['iOS, at any time', { os: 'ios', isChrome: false, tip: { ...tip, time: now } }, 'guide'],
    ['iOS once more', { os: 'ios', tip: { ...tip, ios: true } }, null],
    ['another browser', { isChrome: false, offered: false }, 'hint'],
    ['another browser, dismissed', { isChrome: false, tip: { ...tip, nonChrome: true } }, null],
    ['another system', { os: 'linux' }, null],
    ['a desktop', { layout: 'desktop' }, null],
    ['an installed app', { installed: true }, null],
  ])('on %s', (_, change, prompt) => {
    expect(installPrompt({ ...phone, ...change }, now)).toBe(prompt);
  });
});
