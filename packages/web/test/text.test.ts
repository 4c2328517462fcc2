import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { build } from '#lib/build.ts';
import { classNames } from '#lib/class-names.ts';
import { formatCount } from '#lib/count.ts';
import { formatDay, formatDayTime } from '#lib/day.ts';
import { listText } from '#lib/list-text.ts';
import { formatTime } from '#lib/time.ts';
import { countryName, currencyWord } from '#state/region-names.ts';
import { currencySign, setRegion } from '#state/region.ts';

describe('time of day (spec 9)', () => {
  // The time of the site, five hours east of UTC.
  const today = (hour: number, minute: number) => Date.UTC(2024, 10, 18, hour - 5, minute);
  // Some engines separate time and half of day by a narrow no-break space.
  const plain = (text: string) => text.replaceAll(/\s/g, ' ');

  beforeEach(() => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-300);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  // spec 9-35
  it.each([
    [0, 0, '12:00 AM'],
    [0, 5, '12:05 AM'],
    [9, 41, '9:41 AM'],
    [11, 59, '11:59 AM'],
    [12, 0, '12:00 PM'],
    [13, 1, '1:01 PM'],
    [23, 59, '11:59 PM'],
  ])('shows %i:%i as %s', (hour, minute, text) => {
    expect(plain(formatTime(today(hour, minute)))).toBe(text);
  });

  it('is shown after its day', () => {
    expect(plain(formatDayTime(today(21, 41)))).toBe('18 Nov, 9:41 PM');
    expect(plain(formatDay(today(23, 59)))).toBe('Mon 18 Nov');
    expect(plain(formatDay(today(24, 0)))).toBe('Tue 19 Nov');
  });

  it.each([
    [-300, '18 Nov, 9:41 PM'],
    [0, '18 Nov, 9:41 PM GMT+5'],
    [480, '18 Nov, 9:41 PM GMT+5'],
  ])('names the zone of the site if the clock of the device is %i minutes from UTC', (offset, text) => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
    expect(plain(formatDayTime(today(21, 41)))).toBe(text);
  });

  it('follows the region', () => {
    setRegion('ph');
    expect(plain(formatDayTime(today(21, 41)))).toBe('19 Nov, 12:41 AM GMT+8');
    setRegion('pk');
  });
});

describe('the three regions (spec 9)', () => {
  // spec 0-05, 2.3-67, 9-42
  it('have a currency sign, a name and a country each', () => {
    expect(currencySign).toEqual({ pk: 'Rs', ph: '₱', th: '฿' });
    expect(currencyWord).toEqual({ pk: 'rupees', ph: 'pesos', th: 'baht' });
    expect(countryName).toEqual({ pk: 'Pakistan', ph: 'the Philippines', th: 'Thailand' });
  });
});

// spec 2.3-67
it('a build without platform flags belongs to neither platform', () => {
  expect([build.platformA, build.platformB]).toEqual([false, false]);
});

it('a build without settings has the texts of the kit', () => {
  expect(build).toEqual({
    apiBase: '',
    siteVariant: 'ts',
    supportEmail: 'support@example.com',
    chatHost: 'chat.example.com',
    pwa: true,
    appLinkScheme: 'app://service',
    socialLogin: false,
    platformA: false,
    platformB: false,
  });
});

it('a build has the settings of its environment, and ignores empty texts', async () => {
  const names = ['API_BASE', 'SITE_VARIANT', 'SUPPORT_EMAIL', 'CHAT_HOST', 'APP_LINK'];
  for (const name of names) vi.stubEnv(`VITE_${name}`, name);
  vi.stubEnv('VITE_SUPPORT_EMAIL', '');
  for (const name of ['SOCIAL_LOGIN', 'FLAG_PLATFORM_A', 'FLAG_PLATFORM_B'])
    vi.stubEnv(`VITE_${name}`, 'true');
  vi.stubEnv('VITE_ENABLE_PWA', 'false');
  vi.resetModules();
  const { build: set } = await import('#lib/build.ts');
  vi.unstubAllEnvs();
  expect(set).toEqual({
    apiBase: 'API_BASE',
    siteVariant: 'SITE_VARIANT',
    supportEmail: 'support@example.com',
    chatHost: 'CHAT_HOST',
    pwa: false,
    appLinkScheme: 'APP_LINK',
    socialLogin: true,
    platformA: true,
    platformB: true,
  });
});

it('numbers of things and lists are written as in English of Pakistan', () => {
  expect([0, 999, 5000, 1_234_567].map(formatCount)).toEqual(['0', '999', '5,000', '1,234,567']);
  expect(listText([])).toBe('');
  expect(listText(['a'])).toBe('a');
  expect(listText(['a', 'b', 'c'])).toBe('a, b and c');
});

it('class names exclude conditions that are false', () => {
  expect(classNames('a', false, null, undefined, '', 'b')).toBe('a b');
});
