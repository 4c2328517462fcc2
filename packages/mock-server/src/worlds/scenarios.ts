import type { Effects, Player } from '#domain/player.ts';
import type { WorldConfigOverrides } from './config.ts';
import type { DemoState } from './demo-player.ts';

export interface Scenario {
  readonly about: string;
  readonly config: WorldConfigOverrides;
  /** What the demo player starts from, where it differs from the seed. */
  readonly demo?: Partial<DemoState>;
  /** What the demo player has lived through before the world begins. */
  readonly prepare?: (player: Player, fx: Effects) => void;
}

/** Starting points of a world, by name. */
export const SCENARIOS = {
  default: { about: 'The lobby as most players meet it; accounts by username.', config: {} },
  green: {
    about: 'Green mode: agreement, age notice, two local wallets, no promotion.',
    config: { mode: 'green' },
  },
  'phone-otp': {
    about: 'Registration by phone with a code from the outbox.',
    config: { registerType: 1, otpStatus: 1 },
  },
  'phone-no-otp': { about: 'Registration by phone without a code.', config: { registerType: 3 } },
  'region-ph': { about: 'The Philippine region.', config: { region: 'ph' } },
  'region-th': { about: 'The Thai region.', config: { region: 'th' } },
  'new-player': {
    about: 'The demo player has just registered: the reward and nothing else.',
    config: {},
    demo: { coin: 50_00, lottery: 0, bet: 0, likes: [], history: [], cards: [] },
  },
  'rich-vip': {
    about: 'The demo player at the highest level with a deposit behind them.',
    config: {},
    demo: { coin: 2_500_000_00, lottery: 12_345_00, bet: 60_000_000_00, totalRecharge: 5_000_000_00 },
  },
  bankrupt: {
    about: 'The demo player has deposited and lost it all.',
    config: {},
    demo: { coin: 0, totalRecharge: 500_00 },
  },
  'deposit-card': {
    about: 'A bank deposit needs a bound card, and the demo player has none.',
    config: { isDepositBank: 1 },
    demo: { cards: [] },
  },
  maintenance: { about: 'Every game is in maintenance.', config: { maintenance: 'all' } },
  'many-games': { about: '5,000 games in the lobby.', config: { gameCount: 5000 } },
  empty: {
    about: 'Every list of the lobby is empty.',
    config: { lists: 'empty', activityIds: [] },
    demo: { likes: [], history: [], cards: [] },
  },
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof SCENARIOS;

export const isScenario = (name: string): name is ScenarioName => Object.hasOwn(SCENARIOS, name);

/** A scenario as the rest of the package reads it. */
export const scenarioOf = (name: ScenarioName): Scenario => SCENARIOS[name];
