import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
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
  Platform: { mobile: 0, desktop: 1 },
  LoginType: { phone: 1, account: 2, phoneWithoutOtp: 3 },
  GameType: { slots: 1, fish: 2, poker: 3, sports: 4, live: 5, games: 6 },
  ClickType: { none: 0, activityOrGame: 1, game: 2, url: 3 },
  ItemStatus: { open: 0, claimable: 1, claimed: 2 },
  ActivityType: {
    vip: 8,
    bind: 4,
    signUpBonus: 15,
    fund: 16,
    ladderRecharge: 17,
    inviteSpin: 20,
    followRewards: 21,
    redPacket: 22,
    freeLoginBonus: 23,
    notice: 25,
    agent: 26,
    accumulatedRecharge: 28,
    outLink: 29,
    supply: 30,
    agentCount: 31,
    weekendLottery: 33,
    festival: 35,
    freeSign: 36,
    christmas: 37,
    newYear: 38,
    firstCharge: 39,
    inviteFriend: 40,
    agent5: 41,
    tasks: 42,
    continuousRecharge: 43,
  },
} as const satisfies Partial<typeof rules>;

// spec 1-08, 1-44, 3-124, 3-125, 3-126, 3-127, 3-128, 3-129, 3-130, 3-131, 3-132, 3-133, 3-134, 3-135, 3-136
// spec 3-137, 3-138, 3-139, 3-140, 3-141, 3-142, 3-143, 3-144, 3-145, 3-146, 3-147, 3-148, 6-23, 9-08, 9-09
// spec 9-10, 9-11
it.each(Object.entries(specification))('%s is as stated', (name, value) => {
  expect((rules as Record<string, unknown>)[name]).toEqual(value);
});

// spec 9-01
it('the version is that of the package', () => {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  expect((JSON.parse(text) as { version: string }).version).toBe(rules.APP_VERSION);
});
