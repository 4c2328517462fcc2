import * as z from 'zod';
import { ActivityType } from '@tara/contract/constants';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#time/durations.ts';

/**
 * What differs from world to world: the product's switches and the mock's own. A reset may override each; what it
 * leaves out comes from the scenario, then from here.
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
  /** First character of a mobile number; empty lets every number pass. */
  accountRule: z
    .strictObject({ mobileStartsWith: z.string().regex(/^\d?$/).default('') })
    .default({ mobileStartsWith: '3' }),
  accountLengthMin: z.int().min(1).max(50).default(10),
  accountLengthMax: z.int().min(1).max(50).default(11),
  usernameLengthMin: z.int().min(1).max(50).default(4),
  usernameLengthMax: z.int().min(1).max(50).default(16),
  passwordLengthMin: z.int().min(1).max(64).default(6),
  passwordLengthMax: z.int().min(1).max(64).default(20),
  /** Coins for registering, in hundredths. */
  userRegisterCoin: z.int().min(0).default(50_00),
  /** Active activity types (spec 3); those of a season are added by their scenario. */
  activityIds: z
    .array(z.literal(Object.values(ActivityType)))
    .default([4, 8, 15, 16, 17, 20, 21, 23, 26, 28, 30, 31, 33, 36, 39, 40, 41, 42, 43]),
  /** How many games the lobby lists; 0: as many as the seed has. More than that are variants of them. */
  gameCount: z.int().min(0).max(10_000).default(0),
  /** How long activities run from the world's start, in milliseconds by their number; what is left out does not end. */
  activityDurations: z.record(z.string().regex(/^\d{1,2}$/), z.int().positive()).default({}),
  /**
   * How long the first-charge offer waits for a player, in milliseconds from the registration (of players from before
   * the world: from its start); null: for ever.
   */
  firstChargeWindowMs: z
    .int()
    .positive()
    .nullable()
    .default(7 * DAY_MS),
  /** The VIP level from which on the first-charge offer is made. */
  firstChargeMinLevel: z.int().min(0).max(100).default(0),
  /** true: the free bonuses (daily sign-in, sign-up bonus) wait for the first deposit (spec 5: "at least one valid top-up"). */
  freeBonusNeedsTopUp: z.boolean().default(false),
  /** On which days of the week the weekend lottery is open, 0 Sunday to 6 Saturday (spec 2.2: Saturday and Sunday). */
  lotteryDays: z.array(z.int().min(0).max(6)).min(1).default([6, 0]),
  /** Which games are in maintenance: those of the seed, none, or all. */
  maintenance: z.enum(['seed', 'none', 'all']).default('seed'),
  /** Exactly these games are in maintenance, whatever `maintenance` says; null leaves it to that. */
  maintainGameIds: z.array(z.int()).nullable().default(null),
  /** `empty` leaves every list of the lobby without entries. */
  lists: z.enum(['seed', 'empty']).default('seed'),
  /** downloadType 2 and 3 show the download-for-rewards link (spec 2.5). */
  h5: z
    .strictObject({ downloadType: z.literal([0, 1, 2, 3]), downloadUrl: z.string(), url: z.string() })
    .default({ downloadType: 2, downloadUrl: '', url: '' }),
  /** When a bank transfer arrives by itself, in milliseconds of the world's clock; null: only by the control API. */
  settleAfterMs: z
    .int()
    .min(0)
    .nullable()
    .default(20 * SECOND_MS),
  /**
   * How long one business day of a withdrawal's processing lasts, in milliseconds of the world's clock: nobody waits
   * days for a demonstration. null: only the control API pays or refuses.
   */
  withdrawalDayMs: z
    .int()
    .min(0)
    .nullable()
    .default(20 * SECOND_MS),
  /** When an identity verification is approved by itself; null: only by the control API. */
  kycAfterMs: z
    .int()
    .min(0)
    .nullable()
    .default(20 * SECOND_MS),
  /**
   * How long a QR code or payment page can be paid: the 10 minutes that the product displays. (Spec 9 counts with
   * 10*60*60*1000 ms, which is 10 hours; the displayed value is taken as meant.)
   */
  qrWindowMs: z
    .int()
    .min(1000)
    .default(10 * MINUTE_MS),
  /** A code that is always right; empty switches it off. */
  fixedOtp: z
    .string()
    .regex(/^(\d{6})?$/)
    .default('123456'),
  /** false: registrations are refused with errcode 1049. */
  registrationOpen: z.boolean().default(true),
  /** Accounts that one device and the whole world may open within the window; null: no limit. */
  registrationLimit: z
    .strictObject({
      perDevice: z.int().positive(),
      perWorld: z.int().positive(),
      windowMs: z.int().positive(),
    })
    .nullable()
    .default({ perDevice: 20, perWorld: 2000, windowMs: HOUR_MS }),
  /**
   * Calls that one player (visitors: all of them together) may make within the window; more get HTTP 429. null, as
   * long as no test asks for it: no limit.
   */
  requestLimit: z
    .strictObject({ calls: z.int().positive(), windowMs: z.int().positive() })
    .nullable()
    .default(null),
  /**
   * Idempotency-Keys that one player (visitors: all of them together) may have kept at once, each for 24 hours; a new one
   * beyond gets HTTP 429.
   */
  idempotencyKeyLimit: z.int().positive().default(10_000),
  /**
   * Answers as a later version of the contract may give them: `more` adds a field to every object and an item with
   * unknown values to every list that has such values; `unknown` makes every value that may grow one nobody knows, and
   * every errcode of a refusal.
   */
  newerAnswers: z.enum(['none', 'more', 'unknown']).default('none'),
  /** false: the site has no social login. */
  socialLogin: z.boolean().default(true),
  /**
   * true: login and registration answer errcode 102, the first charge 1010, every other call that moves money 104, as
   * under a short outage behind the gateway.
   */
  systemBusy: z.boolean().default(false),
  /** true: every call that has a number for it is refused as busy, those that only read, too. */
  allBusy: z.boolean().default(false),
  /** false: the network takes no text messages, so that sending a code fails. */
  smsDelivery: z.boolean().default(true),
  /** Life of a session token, in milliseconds of the world's clock. */
  tokenTtlMs: z
    .int()
    .positive()
    .default(30 * DAY_MS),
  /** Time zone in which a day begins, in minutes east of UTC (Pakistan: +300). */
  zoneMinutes: z.int().min(-720).max(840).default(300),
});

export type WorldConfig = z.output<typeof worldConfigSchema>;
/** What a scenario or a reset says about the configuration; parts of a part may be left out too. */
export type WorldConfigOverrides = Partial<z.input<typeof worldConfigSchema>>;

const BOUNDS = [
  ['accountLengthMin', 'accountLengthMax'],
  ['usernameLengthMin', 'usernameLengthMax'],
  ['passwordLengthMin', 'passwordLengthMax'],
] as const;

/** The lower bound that lies above its upper one, so that no input would ever pass; undefined when there is none. */
export function findCrossedBound(config: WorldConfig): keyof WorldConfig | undefined {
  return BOUNDS.find(([min, max]) => config[min] > config[max])?.[0];
}

/** What a region changes beside its coin icon: prefix and form of a mobile number. */
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

/** The whole configuration from what a scenario and a reset say about it. */
export function resolveConfig(overrides: WorldConfigOverrides): WorldConfig {
  return worldConfigSchema.parse({ ...REGIONS[overrides.region ?? 'pk'], ...overrides });
}
