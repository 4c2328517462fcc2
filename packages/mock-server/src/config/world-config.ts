import * as z from 'zod';
import { ActivityType } from '@tara/contract/constants';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#time/durations.ts';

/**
 * The switches that differ from world to world, of the product and of the mock server. A reset may override each
 * of them; other values come from the scenario, then from the defaults here.
 */
export const worldConfigSchema = z.strictObject({
  /** Site mode (spec 1). */
  mode: z.enum(['normal', 'green']).default('normal'),
  /** 1 phone, 2 account, 3 phone without OTP (login types of spec 3). */
  registerType: z.literal([1, 2, 3]).default(2),
  otpStatus: z.literal([0, 1]).default(0),
  region: z.enum(['pk', 'ph', 'th']).default('pk'),
  /** 1: a bank deposit needs a bound card (spec 5). */
  isDepositBank: z.literal([0, 1]).default(0),
  countryCode: z
    .string()
    .regex(/^\d{1,4}$/)
    .default('92'),
  /** First digit of a mobile number; empty allows any. */
  accountRule: z
    .strictObject({ mobileStartsWith: z.string().regex(/^\d?$/).default('') })
    .default({ mobileStartsWith: '3' }),
  accountLengthMin: z.int().min(1).max(50).default(10),
  accountLengthMax: z.int().min(1).max(50).default(11),
  usernameLengthMin: z.int().min(1).max(50).default(4),
  usernameLengthMax: z.int().min(1).max(50).default(16),
  passwordLengthMin: z.int().min(1).max(64).default(6),
  passwordLengthMax: z.int().min(1).max(64).default(20),
  /** Registration reward in coins, in hundredths. */
  userRegisterCoin: z.int().min(0).default(50_00),
  /** Active activity types (spec 3); a season's scenario adds its own. */
  activityIds: z
    .array(z.literal(Object.values(ActivityType)))
    .default([4, 8, 15, 16, 17, 20, 21, 23, 26, 28, 30, 31, 33, 36, 39, 40, 41, 42, 43]),
  /** Number of games in the lobby; 0 for the number in the seed. Additional games are variants of the seed's games. */
  gameCount: z.int().min(0).max(10_000).default(0),
  /**
   * Duration of activities from the world's start, in milliseconds by their number; activities that are not listed do not
   * end.
   */
  activityDurations: z.record(z.string().regex(/^\d{1,2}$/), z.int().positive()).default({}),
  /**
   * How long the first-charge offer is open to a player, in milliseconds from the registration (for seeded players from the
   * world's start); null for ever.
   */
  firstChargeWindowMs: z
    .int()
    .positive()
    .nullable()
    .default(7 * DAY_MS),
  /** The lowest VIP level that gets the first-charge offer. */
  firstChargeMinLevel: z.int().min(0).max(100).default(0),
  /** true: the free bonuses (daily sign-in, sign-up bonus) require a first deposit (spec 5: "at least one valid top-up"). */
  freeBonusNeedsTopUp: z.boolean().default(false),
  /** Days of the week on which the weekend lottery is open, 0 Sunday to 6 Saturday (spec 2.2: Saturday and Sunday). */
  lotteryDays: z.array(z.int().min(0).max(6)).min(1).default([6, 0]),
  /** Which games are under maintenance: the games that the seed names, none, or all. */
  maintenance: z.enum(['seed', 'none', 'all']).default('seed'),
  /** Exactly these games are under maintenance, regardless of `maintenance`; null uses `maintenance`. */
  maintainGameIds: z.array(z.int()).nullable().default(null),
  /** Brands that are switched off: their status is false, so that the lobby hides their logos (spec 2.5). */
  closedBrandIds: z.array(z.int()).default([]),
  /** `empty` empties every list of the lobby. */
  lists: z.enum(['seed', 'empty']).default('seed'),
  /** downloadType 2 and 3 show the download-for-rewards link (spec 2.5). */
  h5: z
    .strictObject({ downloadType: z.literal([0, 1, 2, 3]), downloadUrl: z.string(), url: z.string() })
    .default({ downloadType: 2, downloadUrl: '', url: '' }),
  /** When a bank transfer arrives by itself, in milliseconds of the world's clock; null: only the control API settles it. */
  settleAfterMs: z
    .int()
    .min(0)
    .nullable()
    .default(20 * SECOND_MS),
  /**
   * Length of one business day of a withdrawal's processing, in milliseconds of the world's clock; short, because nobody
   * waits days in a demonstration. null: only the control API pays or refuses.
   */
  withdrawalDayMs: z
    .int()
    .min(0)
    .nullable()
    .default(20 * SECOND_MS),
  /** When an identity verification is approved by itself; null: only the control API decides. */
  kycAfterMs: z
    .int()
    .min(0)
    .nullable()
    .default(20 * SECOND_MS),
  /**
   * How long a QR code or payment page can be paid: the 10 minutes that the product displays. (Spec 9 calculates
   * 10*60*60*1000 ms, which is 10 hours; we follow the displayed value.)
   */
  qrWindowMs: z
    .int()
    .min(1000)
    .default(10 * MINUTE_MS),
  /** A code that is always accepted; empty disables it. */
  fixedOtp: z
    .string()
    .regex(/^(\d{6})?$/)
    .default('123456'),
  /** false: registrations are refused with errcode 1049. */
  registrationOpen: z.boolean().default(true),
  /** How many accounts one device and the whole world may open within the window; null for no limit. */
  registrationLimit: z
    .strictObject({
      perDevice: z.int().positive(),
      perWorld: z.int().positive(),
      windowMs: z.int().positive(),
    })
    .nullable()
    .default({ perDevice: 20, perWorld: 2000, windowMs: HOUR_MS }),
  /**
   * How many calls one player (or all visitors together) may make within the window; further calls get HTTP 429. null for no
   * limit.
   */
  requestLimit: z
    .strictObject({ calls: z.int().positive(), windowMs: z.int().positive() })
    .nullable()
    .default(null),
  /**
   * How many idempotency records one player (or all visitors together) may have; each lasts 24 hours. A new key beyond that
   * gets HTTP 429.
   */
  idempotencyKeyLimit: z.int().positive().default(10_000),
  /**
   * Answers as a later version of the contract may give them: `more` adds a field to every object and an item with unknown
   * values to every list that allows it; `unknown` replaces every extensible value and every errcode of a refusal by an
   * unknown one.
   */
  newerAnswers: z.enum(['none', 'more', 'unknown']).default('none'),
  /** false: the site has no social login. */
  socialLogin: z.boolean().default(true),
  /**
   * true: login and registration answer errcode 102, the first charge 1010, every other call that moves money 104, as in a
   * short outage behind the gateway.
   */
  systemBusy: z.boolean().default(false),
  /** true: every call that declares a busy errcode is refused with it, including calls that only read. */
  allBusy: z.boolean().default(false),
  /** false: the mobile network accepts no text messages, so sending a code fails. */
  smsDelivery: z.boolean().default(true),
  /** Lifetime of a session token, in milliseconds of the world's clock. */
  tokenTtlMs: z
    .int()
    .positive()
    .default(30 * DAY_MS),
  /** Time zone in which a day begins, in minutes east of UTC (Pakistan: +300). */
  zoneMinutes: z.int().min(-720).max(840).default(300),
});

export type WorldConfig = z.output<typeof worldConfigSchema>;
/** Overrides of the configuration by a scenario or a reset; nested objects may be partial too. */
export type WorldConfigOverrides = Partial<z.input<typeof worldConfigSchema>>;

const BOUNDS = [
  ['accountLengthMin', 'accountLengthMax'],
  ['usernameLengthMin', 'usernameLengthMax'],
  ['passwordLengthMin', 'passwordLengthMax'],
] as const;

/** The name of a lower bound that exceeds its upper bound, so that no input would pass; undefined if there is none. */
export function findCrossedBound(config: WorldConfig): keyof WorldConfig | undefined {
  return BOUNDS.find(([min, max]) => config[min] > config[max])?.[0];
}

/** Settings that follow from the region besides its coin icon: prefix and form of a mobile number. */
const REGIONS: Record<WorldConfig['region'], WorldConfigOverrides> = {
  pk: {},
  ph: { countryCode: '63', accountRule: { mobileStartsWith: '9' }, zoneMinutes: 480 },
  th: {
    countryCode: '66',
    accountRule: { mobileStartsWith: '' },
    accountLengthMin: 9,
    accountLengthMax: 10,
    zoneMinutes: 420,
  },
};

/** Builds the whole configuration from the overrides of a scenario and a reset. */
export function resolveConfig(overrides: WorldConfigOverrides): WorldConfig {
  return worldConfigSchema.parse({ ...REGIONS[overrides.region ?? 'pk'], ...overrides });
}
