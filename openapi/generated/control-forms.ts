// Generated from openapi/ by `npm run generate`. Do not edit.

/** A field of a form of the control API. */
export interface FormField {
  /** The name of the field; inside an object, the names on the way. */
  readonly path: readonly string[];
  /** What it does. */
  readonly description: string;
  /** What the object that contains it does. */
  readonly group?: string;
  readonly kind: 'boolean' | 'flag' | 'choice' | 'choices' | 'list' | 'map' | 'integer' | 'text';
  /** The allowed values with their meanings. */
  readonly choices?: readonly (readonly [value: string | number, meaning: string])[];
  readonly unit?: 'hundredths' | 'milliseconds' | 'minutes';
  /** Whether null is allowed. */
  readonly isNullable?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

/** The switches of a world. */
export const switchFields: readonly FormField[] = [
  {
    path: ['mode'],
    description: 'The site mode.',
    kind: 'choice',
    choices: [
      ['green', 'No rewards and no promotions; players first agree to the terms and confirm their age.'],
      ['normal', 'The whole site.'],
    ],
  },
  {
    path: ['registerType'],
    description: 'How accounts are named and registered.',
    kind: 'choice',
    choices: [
      [1, 'By mobile number, with a one-time code while otpStatus is 1.'],
      [2, 'By username.'],
      [3, 'By mobile number, without a one-time code except in green mode.'],
    ],
  },
  {
    path: ['otpStatus'],
    description: '1 if registering or binding a mobile number requires a one-time code.',
    kind: 'flag',
    choices: [
      [0, 'No.'],
      [1, 'Yes.'],
    ],
  },
  {
    path: ['isDepositBank'],
    description: '1 if a bank deposit requires a bound card.',
    kind: 'flag',
    choices: [
      [0, 'No.'],
      [1, 'Yes.'],
    ],
  },
  {
    path: ['countryCode'],
    description: 'The telephone prefix of the site, digits only.',
    kind: 'text',
    pattern: '^[0-9]{1,4}$',
  },
  {
    path: ['userRegisterCoin'],
    description: 'The registration reward in coins, in hundredths.',
    kind: 'integer',
    unit: 'hundredths',
    minimum: 0,
    maximum: 10000000000000,
  },
  {
    path: ['accountRule', 'mobileStartsWith'],
    description: 'The required first character of a mobile number.',
    kind: 'text',
    pattern: '^[0-9]?$',
    group: 'Additional rules for the mobile number of a phone account.',
  },
  {
    path: ['h5', 'downloadType'],
    description:
      'The app download invitations on mobile pages. The specification names only 2 and 3 (they show the download link of the home page); 0 none, 1 banner only, 2 download page, 3 both are inferred.',
    kind: 'choice',
    choices: [
      [0, 'None.'],
      [1, 'The banner only.'],
      [2, 'The download page.'],
      [3, 'Banner and download page.'],
    ],
    group: 'The addresses of the native app and of the site.',
  },
  {
    path: ['h5', 'downloadUrl'],
    description:
      'The download address of the native app; an empty string if there is none, which hides the download.',
    kind: 'text',
    maxLength: 2048,
    group: 'The addresses of the native app and of the site.',
  },
  {
    path: ['h5', 'url'],
    description: 'The home address that share links start with.',
    kind: 'text',
    maxLength: 2048,
    group: 'The addresses of the native app and of the site.',
  },
  {
    path: ['settleAfterMs'],
    description:
      'The time after which a bank transfer arrives automatically, in milliseconds of the clock of the world; null for never.',
    kind: 'integer',
    unit: 'milliseconds',
    isNullable: true,
    minimum: 0,
    maximum: 315360000000,
  },
  {
    path: ['qrWindowMs'],
    description: 'The payment window of QR codes and payment pages, in milliseconds.',
    kind: 'integer',
    unit: 'milliseconds',
    minimum: 1000,
    maximum: 315360000000,
  },
  {
    path: ['withdrawalDayMs'],
    description:
      'The length of one business day in the processing of withdrawals, in milliseconds; null if only the control API settles withdrawals.',
    kind: 'integer',
    unit: 'milliseconds',
    isNullable: true,
    minimum: 0,
    maximum: 315360000000,
  },
  {
    path: ['kycAfterMs'],
    description:
      'The time after which an identity verification is approved automatically, in milliseconds; null for never.',
    kind: 'integer',
    unit: 'milliseconds',
    isNullable: true,
    minimum: 0,
    maximum: 315360000000,
  },
  {
    path: ['registrationLimit', 'perDevice'],
    description: 'The limit for one device; devices without an id have no limit.',
    kind: 'integer',
    isNullable: true,
    minimum: 1,
    group: 'The limit of new accounts for one device and for the world within the window; null for no limit.',
  },
  {
    path: ['registrationLimit', 'perWorld'],
    description: 'The limit for all devices together.',
    kind: 'integer',
    isNullable: true,
    minimum: 1,
    group: 'The limit of new accounts for one device and for the world within the window; null for no limit.',
  },
  {
    path: ['registrationLimit', 'windowMs'],
    description: 'The length of the window, in milliseconds from its first registration.',
    kind: 'integer',
    unit: 'milliseconds',
    isNullable: true,
    minimum: 1,
    maximum: 315360000000,
    group: 'The limit of new accounts for one device and for the world within the window; null for no limit.',
  },
  {
    path: ['requestLimit', 'calls'],
    description: 'The number of allowed calls.',
    kind: 'integer',
    isNullable: true,
    minimum: 1,
    group:
      'The limit of calls for one player, or for all visitors together, within the window. The server answers further calls with 429. null for no limit.',
  },
  {
    path: ['requestLimit', 'windowMs'],
    description: 'The length of the window, in milliseconds from its first call.',
    kind: 'integer',
    unit: 'milliseconds',
    isNullable: true,
    minimum: 1,
    maximum: 315360000000,
    group:
      'The limit of calls for one player, or for all visitors together, within the window. The server answers further calls with 429. null for no limit.',
  },
  {
    path: ['newerAnswers'],
    description: 'Answers that a later version of the contract may give, for testing clients.',
    kind: 'choice',
    choices: [
      ['none', 'Answers conform to this contract.'],
      [
        'more',
        'Every object has an additional field. Every list of extensible values has an additional item with unknown values.',
      ],
      [
        'unknown',
        'Every extensible value and every errcode of a refusal is unknown. Every object has an additional field.',
      ],
    ],
  },
  {
    path: ['socialLogin'],
    description: 'False removes the social login from the site.',
    kind: 'boolean',
  },
  {
    path: ['closedBrandIds'],
    description: 'The brands that are switched off, which replace the previous ones.',
    kind: 'list',
  },
  {
    path: ['maintainGameIds'],
    description:
      'The games in maintenance, which replace the previous ones; null if maintenance selects them.',
    kind: 'list',
    isNullable: true,
  },
  {
    path: ['maintenance'],
    description: 'The games in maintenance if maintainGameIds is null.',
    kind: 'choice',
    choices: [
      ['seed', 'The games of the seed data.'],
      ['none', 'None.'],
      ['all', 'All of them.'],
    ],
  },
  {
    path: ['region'],
    description:
      'The region of the site; it determines prefix, form of a mobile number and time zone unless they are set.',
    kind: 'choice',
    choices: [
      ['pk', 'Pakistan.'],
      ['ph', 'The Philippines.'],
      ['th', 'Thailand.'],
    ],
  },
  {
    path: ['activityIds'],
    description: 'The activities that run.',
    kind: 'choices',
    choices: [
      [4, 'Binding a mobile number.'],
      [8, 'The VIP levels and their rebate.'],
      [15, 'The sign-up bonus; a reward on each of the first days.'],
      [16, 'Login-pay cards; bought once, they pay every day.'],
      [17, 'Ladder recharge; a deposit promotion whose rules the specification does not describe.'],
      [20, 'The invite spin; invited friends give spins, and the spins add up to an amount.'],
      [21, 'Rewards for following the site on social networks.'],
      [22, 'A red packet with coins.'],
      [23, 'The free login bonus.'],
      [25, 'A notice without a reward.'],
      [26, 'The agent programme; a share of the stakes of invited players.'],
      [28, 'Accumulated recharge; rewards for the sum of all deposits.'],
      [29, 'A link to another site.'],
      [30, 'The supply; relief for players who have lost nearly all.'],
      [31, 'The agent-count programme; scratch cards, draws and awards for invited players.'],
      [33, 'The weekend lottery; a wheel on Saturday and Sunday.'],
      [35, 'A festival; rewards staged by deposits.'],
      [36, 'Free sign; a seven-day sign-in board.'],
      [37, 'Christmas; a tree with boxes and a sign-in row.'],
      [38, 'New Year; tasks give items, items open boxes and pay for draws.'],
      [39, 'The first charge; offers for the first deposit.'],
      [40, 'The invite bonus; rewards for numbers of invited friends.'],
      [41, 'The agent5 programme; shares of the deposits and stakes of invited players.'],
      [42, 'The tasks 1 to 17.'],
      [43, 'Continuous recharge; rewards for deposits on consecutive days.'],
    ],
  },
  {
    path: ['lists'],
    description: 'The content of the lists of the lobby.',
    kind: 'choice',
    choices: [
      ['seed', 'The entries of the seed data.'],
      ['empty', 'No entries.'],
    ],
  },
  {
    path: ['registrationOpen'],
    description: 'False refuses every registration as not available.',
    kind: 'boolean',
  },
  {
    path: ['idempotencyKeyLimit'],
    description:
      'The limit of stored idempotency records of one player, or of all visitors together, each for 24 hours. The server refuses a new key beyond the limit with HTTP 429 and removes no record.',
    kind: 'integer',
    minimum: 1,
  },
  {
    path: ['allBusy'],
    description:
      'True refuses every call that has an errcode for it as busy (104; 102 for sign-ins, 1010 for the first charge), including calls that only read.',
    kind: 'boolean',
  },
  {
    path: ['freeBonusNeedsTopUp'],
    description:
      'True requires a settled deposit before the daily sign-in and the sign-up bonus. Until then their itemStatus is 0, and claiming is refused with errcode 3103.',
    kind: 'boolean',
  },
  {
    path: ['systemBusy'],
    description: 'True refuses logging in, registering and every call that moves money as busy.',
    kind: 'boolean',
  },
  {
    path: ['firstChargeWindowMs'],
    description:
      'The time after the registration in which the first-charge offer is open, in milliseconds; null for no end.',
    kind: 'integer',
    unit: 'milliseconds',
    isNullable: true,
    minimum: 1,
    maximum: 315360000000,
  },
  {
    path: ['firstChargeMinLevel'],
    description: 'The lowest VIP level for the first-charge offer.',
    kind: 'integer',
    minimum: 0,
    maximum: 100,
  },
  {
    path: ['smsDelivery'],
    description: 'False makes sending text messages fail.',
    kind: 'boolean',
  },
  {
    path: ['fixedOtp'],
    description: 'A one-time code that is always accepted; empty for none.',
    kind: 'text',
    pattern: '^([0-9]{6})?$',
  },
  {
    path: ['accountLengthMin'],
    description: 'The shortest phone account, in characters.',
    kind: 'integer',
    minimum: 1,
    maximum: 64,
  },
  {
    path: ['accountLengthMax'],
    description: 'The longest phone account, in characters.',
    kind: 'integer',
    minimum: 1,
    maximum: 64,
  },
  {
    path: ['usernameLengthMin'],
    description: 'The shortest username, in characters.',
    kind: 'integer',
    minimum: 1,
    maximum: 64,
  },
  {
    path: ['usernameLengthMax'],
    description: 'The longest username, in characters.',
    kind: 'integer',
    minimum: 1,
    maximum: 64,
  },
  {
    path: ['passwordLengthMin'],
    description: 'The shortest password, in characters.',
    kind: 'integer',
    minimum: 1,
    maximum: 64,
  },
  {
    path: ['passwordLengthMax'],
    description: 'The longest password, in characters.',
    kind: 'integer',
    minimum: 1,
    maximum: 64,
  },
  {
    path: ['tokenTtlMs'],
    description: 'How long a session token is valid, in milliseconds of the clock of the world.',
    kind: 'integer',
    unit: 'milliseconds',
    minimum: 1,
    maximum: 315360000000,
  },
  {
    path: ['zoneMinutes'],
    description: 'The time zone that defines the start of a day, in minutes east of UTC.',
    kind: 'integer',
    unit: 'minutes',
    minimum: -720,
    maximum: 840,
  },
  {
    path: ['lotteryDays'],
    description: 'The days of the week on which the weekend lottery is open, 0 Sunday to 6 Saturday.',
    kind: 'list',
  },
  {
    path: ['activityDurations'],
    description:
      'The duration of activities from the start of the world, in milliseconds by activity number; other activities do not end.',
    kind: 'map',
  },
  {
    path: ['gameCount'],
    description:
      'The number of games in the lobby. Games beyond the seed data are variants of its games. 0 for exactly the games of the seed data.',
    kind: 'integer',
    minimum: 0,
    maximum: 10000,
  },
];

/** The settings of a player. */
export const playerFields: readonly FormField[] = [
  {
    path: ['nickname'],
    description: 'The nickname to show.',
    kind: 'text',
    maxLength: 256,
  },
  {
    path: ['avatar'],
    description: 'The number of the avatar image.',
    kind: 'integer',
    minimum: 0,
    maximum: 9,
  },
  {
    path: ['coin'],
    description: 'The coin balance, in hundredths.',
    kind: 'integer',
    unit: 'hundredths',
    minimum: 0,
    maximum: 10000000000000,
  },
  {
    path: ['lottery'],
    description: 'The lottery points, in hundredths.',
    kind: 'integer',
    unit: 'hundredths',
    minimum: 0,
    maximum: 10000000000000,
  },
  {
    path: ['safebox'],
    description: 'The coins in the safebox, in hundredths.',
    kind: 'integer',
    unit: 'hundredths',
    minimum: 0,
    maximum: 10000000000000,
  },
  {
    path: ['bet'],
    description: 'Everything staked so far, in hundredths; decides the level.',
    kind: 'integer',
    unit: 'hundredths',
    minimum: 0,
    maximum: 10000000000000,
  },
  {
    path: ['totalRecharge'],
    description: 'Everything deposited so far, in hundredths.',
    kind: 'integer',
    unit: 'hundredths',
    minimum: 0,
    maximum: 10000000000000,
  },
  {
    path: ['turnoverLeft'],
    description: 'The amount to stake before a withdrawal, in hundredths.',
    kind: 'integer',
    unit: 'hundredths',
    minimum: 0,
    maximum: 10000000000000,
  },
  {
    path: ['vip'],
    description:
      'The VIP level, instead of the level that follows from the stakes; 400 if it is above the highest level.',
    kind: 'integer',
    minimum: 0,
  },
  {
    path: ['vipExp'],
    description: 'The VIP experience, instead of the experience that follows from the stakes.',
    kind: 'integer',
    minimum: 0,
    maximum: 10000000000000,
  },
  {
    path: ['firstRecharge'],
    description: '1 if the first deposit is done, otherwise 0.',
    kind: 'flag',
    choices: [
      [0, 'No.'],
      [1, 'Yes.'],
    ],
  },
  {
    path: ['memberDot'],
    description: '1 sets the dot of a pending member notification, 0 removes it.',
    kind: 'flag',
    choices: [
      [0, 'No.'],
      [1, 'Yes.'],
    ],
  },
  {
    path: ['hasKyc'],
    description: 'True approves the identity verification, false resets it and removes the submitted data.',
    kind: 'boolean',
  },
  {
    path: ['disabled'],
    description: 'True blocks the account and revokes its tokens.',
    kind: 'boolean',
  },
  {
    path: ['activityIds'],
    description: 'The active activities of the player, which replace the previous ones.',
    kind: 'choices',
    choices: [
      [4, 'Binding a mobile number.'],
      [8, 'The VIP levels and their rebate.'],
      [15, 'The sign-up bonus; a reward on each of the first days.'],
      [16, 'Login-pay cards; bought once, they pay every day.'],
      [17, 'Ladder recharge; a deposit promotion whose rules the specification does not describe.'],
      [20, 'The invite spin; invited friends give spins, and the spins add up to an amount.'],
      [21, 'Rewards for following the site on social networks.'],
      [22, 'A red packet with coins.'],
      [23, 'The free login bonus.'],
      [25, 'A notice without a reward.'],
      [26, 'The agent programme; a share of the stakes of invited players.'],
      [28, 'Accumulated recharge; rewards for the sum of all deposits.'],
      [29, 'A link to another site.'],
      [30, 'The supply; relief for players who have lost nearly all.'],
      [31, 'The agent-count programme; scratch cards, draws and awards for invited players.'],
      [33, 'The weekend lottery; a wheel on Saturday and Sunday.'],
      [35, 'A festival; rewards staged by deposits.'],
      [36, 'Free sign; a seven-day sign-in board.'],
      [37, 'Christmas; a tree with boxes and a sign-in row.'],
      [38, 'New Year; tasks give items, items open boxes and pay for draws.'],
      [39, 'The first charge; offers for the first deposit.'],
      [40, 'The invite bonus; rewards for numbers of invited friends.'],
      [41, 'The agent5 programme; shares of the deposits and stakes of invited players.'],
      [42, 'The tasks 1 to 17.'],
      [43, 'Continuous recharge; rewards for deposits on consecutive days.'],
    ],
  },
  {
    path: ['mobile'],
    description:
      'The mobile number to bind, without its country code; an empty string removes the binding; 409 if another player has the number.',
    kind: 'text',
    maxLength: 20,
    pattern: '^[^\\u0000-\\u001f\\u007f-\\u009f]*$',
  },
  {
    path: ['pid'],
    description:
      'The superior who invited the player, by number or account; 0 for none. 404 if the superior does not exist; 409 for the player or for a player whom the player invited, directly or indirectly.',
    kind: 'text',
    minimum: 0,
    minLength: 1,
    maxLength: 50,
  },
];
