/**
 * The start values of a player that a hook creates. Money in hundredths. Fields that are left out have the start values
 * of a new registration, without its reward.
 */
export interface PlayerSetup {
  readonly coin?: number;
  /** Points, in hundredths. */
  readonly lottery?: number;
  readonly vipExp?: number;
  readonly vip?: number;
  /** The identity is verified. */
  readonly hasKyc?: boolean;
  /** The first deposit was made. */
  readonly firstRecharge?: boolean;
  readonly totalRecharge?: number;
  /** Everything staked so far. */
  readonly bet?: number;
  /** What must still be staked before a withdrawal. */
  readonly turnoverLeft?: number;
  readonly safebox?: number;
  /** A bound number without the country code. */
  readonly mobile?: string;
  readonly disabled?: boolean;
}

/** An account that exists. */
export interface CreatedPlayer {
  readonly account: string;
  readonly password: string;
  /** A session token; without it the suite logs the player in. */
  readonly token?: string;
}

/** An environment of one check. */
export interface Environment {
  readonly baseUrl: string;
  /** The hooks of this environment; without them the hooks of the run are used. */
  readonly hooks?: Hooks;
  /** Removes the environment after the check. */
  readonly dispose?: () => Promise<void>;
}

export type ConfigValues = Readonly<Record<string, unknown>>;

/** What the clock of the backend shows. */
export interface ClockReading {
  /** Milliseconds since 1970. */
  readonly ms: number;
  readonly stands: boolean;
}

/** A round of a game. */
export interface Round {
  readonly gameId: number;
  /** The launch address from `startGame`; a hook may keep the session that belongs to it. */
  readonly gameUrl: string;
  readonly roundId: string;
  /** In hundredths. */
  readonly bet: number;
}

/** A mail that the operator sends to a player. */
export interface MailContent {
  readonly title: string;
  readonly content: string;
  readonly propList?: readonly { readonly id: number; readonly count: number; readonly betRate?: number }[];
}

/**
 * What a backend does that the API of the product has no call for. Every hook is optional: checks that need a missing
 * hook are skipped. A hook may throw; its message becomes part of the report.
 */
export interface Hooks {
  /** A name for the report. */
  readonly name?: string;
  /**
   * Prepares a fresh environment for a check and returns its base URL, so that checks do not disturb each other. Without
   * it all checks use the same environment, one after the other.
   */
  isolate?(run: {
    readonly check: string;
    readonly seed: number;
    /** A random id of the run: two runs against one server must not share an environment. */
    readonly run: string;
  }): Promise<Environment>;
  /** Creates a player with these start values. Without it players register through the API. */
  createPlayer?(setup: PlayerSetup): Promise<CreatedPlayer>;
  /** Reads the last one-time code sent to a number. */
  readCode?(number: { readonly countryCode: string; readonly mobile: string }): Promise<string>;
  /** Lets the payment of a deposit order arrive, or pays a withdrawal. */
  settleOrder?(orderId: string): Promise<void>;
  /** Refuses a deposit order or a withdrawal. */
  refuseOrder?(orderId: string): Promise<void>;
  /** Decides the identity verification of a player. */
  decideIdentity?(playerId: number, decision: 'approve' | 'reject'): Promise<void>;
  /** Sends a mail to a player. */
  sendMail?(playerId: number, mail: MailContent): Promise<void>;
  /** Plays one round of a game that `startGame` opened. The same round id is the same round. */
  playRound?(round: Round): Promise<{ readonly win: number }>;
  /** Completes the authorization of a social login for an invented person and returns what the callback gets. */
  authorize?(person: 'first' | 'second'): Promise<{ readonly state: string; readonly code: string }>;
  /** Disables a player, whose sessions stay open otherwise. */
  disablePlayer?(playerId: number): Promise<void>;
  /** Moves the time of the backend forward. */
  moveTime?(ms: number): Promise<void>;
  /**
   * Reads the clock of the backend, and whether it stands still until `moveTime` moves it. Without this hook the suite
   * reads the `Date` header, which a proxy may replace, and expects that the clock runs.
   */
  now?(): Promise<ClockReading>;
  /**
   * Changes values of the configuration, named as in the web config, and `activityIds`. Some checks need rules that the
   * web config does not have: `activityDurations` (milliseconds by activity), `firstChargeMinLevel`,
   * `freeBonusNeedsTopUp`, `lotteryDays`, `requestLimit`, `systemBusy`. Throw for those that the backend does not have;
   * their checks are then not applicable.
   * @returns the previous values, which the suite sets again if checks share an environment
   */
  setConfig?(values: ConfigValues): Promise<ConfigValues | void>;
  /**
   * Makes a shell command that does the same as a hook and prints its result: a text as it is, anything else as JSON. The
   * calls of a finding contain the command; without it the hook is a comment there. The command may read a value of the
   * JSON that is piped into the shell function `field`, e.g. `| field .result.token`.
   * @param result what the hook returned
   */
  command?(hook: HookName | 'isolate', parameters: readonly unknown[], result: unknown): string | undefined;
}

/** The hooks that a check can need. */
export const HOOK_NAMES = [
  'createPlayer',
  'readCode',
  'settleOrder',
  'refuseOrder',
  'decideIdentity',
  'sendMail',
  'playRound',
  'authorize',
  'disablePlayer',
  'moveTime',
  'now',
  'setConfig',
] as const;

export type HookName = (typeof HOOK_NAMES)[number];
