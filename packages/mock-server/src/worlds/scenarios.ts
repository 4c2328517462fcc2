import { ActivityType, KycStatus, LoginType } from '@tara/contract/constants';
import type { ActivityNumber } from '#domain/player/activity-number.ts';
import type { Player } from '#domain/player/player.ts';
import { DAY_MS } from '#time/durations.ts';
import { resolveConfig, type WorldConfigOverrides } from '#config/world-config.ts';
import { buyLoginPayCard, buyFirstChargeOffer, claimFirstChargeOffer } from './bought-promotions.ts';
import type { WorldContent } from '#seed/content.ts';
import type { DemoState } from './demo-player.ts';
import type { DomainContext } from '#domain/player/context.ts';

export interface Scenario {
  readonly about: string;
  readonly config: WorldConfigOverrides;
  /** The initial state of the demo player, if it differs from the seed. */
  readonly demo?: Partial<DemoState>;
  /** How many of the seed's people the demo player has invited; they are players of their own. Default none. */
  readonly friends?: number;
  /** Actions of the demo player before the world begins. */
  readonly prepare?: (player: Player, context: DomainContext) => void;
}

/** A season in addition to the permanent activities, for so many days. */
function season(type: ActivityNumber, days: number): WorldConfigOverrides {
  return {
    activityIds: [type, ...resolveConfig({}).activityIds],
    activityDurations: { [String(type)]: days * DAY_MS },
  };
}

/** The scenarios by name. */
export const SCENARIOS = {
  default: { about: 'The default lobby; accounts by username.', config: {} },
  green: {
    about: 'Green mode: agreement, age notice, two local wallets, no promotions.',
    config: { mode: 'green' },
  },
  'phone-otp': {
    about: 'Registration by phone with a code from the outbox.',
    config: { registerType: LoginType.phone, otpStatus: 1 },
  },
  'phone-no-otp': {
    about: 'Registration by phone without a code.',
    config: { registerType: LoginType.phoneWithoutOtp },
  },
  'region-ph': { about: 'The Philippine region.', config: { region: 'ph' } },
  'region-th': { about: 'The Thai region.', config: { region: 'th' } },
  'new-player': {
    about: 'The demo player has just registered and has only the registration reward.',
    config: {},
    demo: { coin: 50_00, lottery: 0, bet: 0, likes: [], history: [], cards: [] },
  },
  'rich-vip': {
    about: 'The demo player has the highest level and has deposited.',
    config: {},
    demo: { coin: 2_500_000_00, lottery: 12_345_00, bet: 60_000_000_00, totalRecharge: 5_000_000_00 },
  },
  bankrupt: {
    about: 'The demo player has deposited and lost everything.',
    config: {},
    demo: { coin: 0, totalRecharge: 500_00 },
  },
  'first-charge-open': {
    about: 'The first-charge offer is open for one more day.',
    config: { firstChargeWindowMs: DAY_MS },
  },
  'first-charge-bought': {
    about: 'The demo player has bought a first-charge offer and claimed nothing.',
    config: {},
    prepare: buyFirstChargeOffer,
  },
  'first-charge-claimed': {
    about: 'The demo player has bought a first-charge offer and claimed all of it.',
    config: {},
    prepare: (player, context) =>
      claimFirstChargeOffer(player, buyFirstChargeOffer(player, context), context),
  },
  'login-pay': {
    about: 'The demo player has deposited and bought a login-pay card.',
    config: {},
    prepare: buyLoginPayCard,
  },
  'deposit-card': {
    about: 'A bank deposit needs a bound card, and the demo player has none.',
    config: { isDepositBank: 1 },
    demo: { cards: [] },
  },
  'withdraw-ready': {
    about:
      'The demo player can withdraw: verified, a card bound, safebox and account have the same password.',
    config: {},
    demo: { cards: [] },
    prepare: (player, { content }) => {
      const [{ bankId, bankName }] = content.banks as [WorldContent['banks'][number]];
      player.cards = [{ id: 1, bankId, bankName, accountName: 'Tara Demo', cardNum: '4000123412341234' }];
      player.kyc.status = KycStatus.approved;
      player.safeLock.passwordHash = player.passwordHash;
    },
  },
  'brand-off': { about: 'The brand Chamak Play is switched off.', config: { closedBrandIds: [1] } },
  maintenance: { about: 'Every game is under maintenance.', config: { maintenance: 'all' } },
  'many-games': { about: '5,000 games in the lobby.', config: { gameCount: 5000 } },
  'invite-claimable': {
    about: 'Six friends have registered with the demo player’s invite code; most have deposited and played.',
    config: {},
    friends: 6,
  },
  christmas: { about: 'Christmas runs for 14 days.', config: season(ActivityType.christmas, 14) },
  'new-year': { about: 'New Year runs for 14 days.', config: season(ActivityType.newYear, 14) },
  festival: { about: 'A festival runs for 10 days.', config: season(ActivityType.festival, 10) },
  'red-packet': {
    about: 'A red packet arrives by mail with the first log-in of each day.',
    config: { activityIds: [ActivityType.redPacket, ...resolveConfig({}).activityIds] },
  },
  weekend: {
    about: 'The weekend lottery is open on every day of the week, not only at the weekend.',
    config: { lotteryDays: [0, 1, 2, 3, 4, 5, 6] },
  },
  empty: {
    about: 'Every list of the lobby is empty.',
    config: { lists: 'empty', activityIds: [] },
    demo: { likes: [], history: [], cards: [] },
  },
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof SCENARIOS;

export function isScenario(name: string): name is ScenarioName {
  return Object.hasOwn(SCENARIOS, name);
}

/** A scenario in the form that other code reads. */
export function getScenario(name: ScenarioName): Scenario {
  return SCENARIOS[name];
}
