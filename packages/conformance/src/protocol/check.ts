import type { Backend } from './backend.ts';
import type { ConfigValues } from './hooks.ts';

/** How strictly a check holds: only a failed `must` or `should` fails a run; `info` is reported. */
export type Level = 'must' | 'should' | 'info';

/** The profiles, in the order in which they are run and reported. */
export const PROFILES = {
  session: 'Session: configuration, registration, log-in, log-out, one-time codes',
  player: 'Player data: profile, balance, favourites, superior, share links',
  deposit: 'Deposit: orders, arrival, records',
  withdrawal: 'Withdrawal: cards, requests, records',
  identity: 'Identity verification',
  safebox: 'Safebox',
  mail: 'Mail and notices',
  points: 'Tasks and points',
  daily: 'Activities: sign-up bonus, daily sign-in, daily bonus, login-pay cards',
  recharge: 'Activities: first charge, recharge boards, VIP rebate, relief',
  invitations: 'Activities: invitations and agent programmes',
  seasons: 'Activities: Christmas, New Year, festival, weekend lottery',
  money: 'Money: random sequences of deposits, rounds, withdrawals, safebox moves and claims',
  regions: 'Regions and green mode',
  games: 'Games: lobby, rounds, telemetry',
} as const;

/**
 * The tags of the contract whose calls belong to a profile. A backend that answers 501 (not implemented) to a call of
 * another profile does not fail a check: the check is not applicable.
 */
export const TAGS: Readonly<Record<ProfileName, readonly string[]>> = {
  session: ['startup', 'signIn'],
  player: ['account'],
  deposit: ['deposit'],
  withdrawal: ['withdraw', 'bank'],
  identity: ['kyc'],
  safebox: ['safebox'],
  mail: ['mail'],
  points: ['points', 'tasks'],
  daily: ['loginBonus'],
  recharge: ['firstCharge', 'rechargeBonus'],
  invitations: ['invite', 'agent', 'agentCount'],
  seasons: ['christmas', 'newYear', 'events'],
  money: [],
  regions: [],
  games: ['games', 'telemetry', 'lobby'],
};

export type ProfileName = keyof typeof PROFILES;

/** What one check observes at the server. */
export interface Check {
  /** Unique: the profile, a slash and words in kebab case, e.g. `deposit/credits-once`. */
  readonly id: string;
  /** The numbers of the statements of the specification that the check proves, e.g. `7.4-02`. */
  readonly statements: readonly string[];
  readonly level: Level;
  readonly profile: ProfileName;
  /** A sentence in the third person about the server, e.g. "credits a deposit once". */
  readonly title: string;
  /** True if the check makes only calls without an effect, so that `--read-only` runs it. */
  readonly readOnly?: boolean;
  /** True if the check tests many passwords, which costs the backend much time: no two of them run side by side. */
  readonly isHeavy?: boolean;
  /**
   * The configuration that the check needs. The suite sets it with the hook setConfig; a backend with another one and
   * without that hook skips the check.
   */
  readonly config?: ConfigValues;
  /** Throws if the server differs; see `Backend` and `expect.ts`. */
  readonly run: (backend: Backend) => Promise<unknown>;
}

/** Checks by the words of their ids after the profile. Their level is `must` by default. */
export type CheckDefinitions = Readonly<
  Record<string, Omit<Check, 'id' | 'profile' | 'level'> & { readonly level?: Level }>
>;

/**
 * Groups the checks of one profile: each entry of the table is a check.
 * @param config what all of them need
 */
export function defineChecks(
  profile: ProfileName,
  checks: CheckDefinitions,
  config: ConfigValues = {},
): readonly Check[] {
  return Object.entries(checks).map(([name, check]) => ({
    level: 'must',
    ...check,
    config: { ...config, ...check.config },
    id: `${profile}/${name}`,
    profile,
  }));
}
