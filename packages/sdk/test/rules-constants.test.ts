import { readFileSync } from 'node:fs';
import * as constants from '@tara/contract/constants';
import { enumerations, toRows } from '@tara/contract/fixtures/specification';
import { describe, expect, it } from 'vitest';
import * as rules from '../src/rules/index.ts';

/** The numbers and texts of spec 1, 3 and 9, copied from the specification. */
const specification = {
  APP_VERSION: '1.0.28',
  GAME_SHORT_CODE: 'ts',
  CHANNEL: 'WEB',
  CLIENT_REFERRER: 'ph',
  INSTALL_REFERRER: 'web',
  APK_REFERRER: 'h5dl',
  APP_ID_FALLBACK: 'demo',
  BALANCE_REFRESH_THROTTLE_MS: 5000,
  HOME_HEADER_GUARD_MS: 5000,
  LOGIN_REDIRECT_DELAY_MS: 500,
  SMS_RESEND_S: 60,
  SUBMIT_DEBOUNCE_MS: 300,
  DEPOSIT_DEBOUNCE_MS: 300,
  CLAIM_DEBOUNCE_MS: 200,
  BACK_TO_TOP_THRESHOLD_PX: 100,
  SCROLL_THROTTLE_MS: 500,
  SCROLL_TO_TOP_THROTTLE_MS: 200,
  CAROUSEL_AUTOPLAY_MS: 3000,
  TICKER_INTERVAL_MS: 2500,
  HOME_GRID_COLUMNS: 3,
  GAMES_PER_ROW: 5,
  FIRST_DEPOSIT_HINT_COINS: 300,
  APP_RECHARGE_BONUS: 20,
  QR_SIZE_PX: 200,
  MINIMUM_AGE: 21,
  ACCOUNT_INPUT_MAX: 50,
  AGE_POPUP_Z_INDEX: 3001,
  PROGRESS_MINIMUM: 0.3,
  ADD_TO_DESKTOP_INTERVAL_MS: 86_400_000,
  RECHARGE_VERSION: 4,
  PLAIN_DEPOSIT: 0,
  FIRST_CHARGE_DEPOSIT: 9,
  TASK_CLICK_ACTION: 10_000,
  FIRST_RECHARGE_TASK_KEY: '105',
  HomeTab: { home: 0, collect: 101 },
  ClickType: { none: 0, activityOrGame: 1, game: 2, url: 3 },
} as const satisfies Partial<typeof rules>;

// spec 6-23, 9-08, 9-09, 9-10, 9-11
it.each(Object.entries(specification))('%s is as stated', (name, value) => {
  expect((rules as Record<string, unknown>)[name]).toEqual(value);
});

/** The values of an enumeration of the specification by their names. */
const valuesByEnumeration = new Map(
  toRows(enumerations).map((row): [string, Record<string, string | number>] => {
    const [name = '', values = ''] = row.split(': ');
    const entries = values.split(', ').map((value) => {
      const [number = '', key = ''] = value.split(' ');
      return [key, /^\d+$/.test(number) ? Number(number) : number] as const;
    });
    return [name, Object.fromEntries(entries)];
  }),
);

// spec 1-08, 1-41, 1-44, 1-54, 2.2-103, 3-081, 3-122, 3-123, 3-124, 3-125, 3-126, 3-127, 3-128, 3-129, 3-130
// spec 3-131, 3-132, 3-133, 3-134, 3-135, 3-136, 3-137, 3-138, 3-139, 3-140, 3-141, 3-142, 3-143, 3-144
// spec 3-145, 3-146, 3-147, 3-148, 3-164, 3-165, 7.4-03
describe('the enumerations', () => {
  it.each([...valuesByEnumeration])('%s has the values of the specification', (name, values) => {
    expect((constants as Record<string, unknown>)[name]).toEqual(values);
  });

  it.each([
    ['Platform', 'Platform'],
    ['LoginType', 'LoginType'],
    ['GameType', 'GameCategory'],
    ['ItemStatus', 'ItemStatus'],
    ['ActivityType', 'ActivityType'],
  ])('%s of the rules is %s of the contract', (name, enumeration) => {
    expect((rules as Record<string, unknown>)[name]).toEqual(valuesByEnumeration.get(enumeration));
  });
});

// spec 9-01
it('APP_VERSION is the version of the package', () => {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  expect((JSON.parse(text) as { version: string }).version).toBe(rules.APP_VERSION);
});
