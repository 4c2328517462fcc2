import type { MockWorld } from '@tara/mock-server/playwright';
import type { Driver } from './driver.ts';
import type { Connection } from './connection.ts';

export type LayoutName = 'mobile' | 'desktop';

/** Context of a journey: a browser at an empty page and a world of its own. */
export interface JourneyContext {
  driver: Driver;
  world: MockWorld;
  layout: LayoutName;
  connection: Connection;
  /** Opens the client in the world as a visitor or the demo player. `popups` allows automatic popups. */
  open: (path: string, as?: 'visitor' | 'player', options?: { popups?: boolean }) => Promise<void>;
  /** An open game of each type: its id and name. */
  gamesByType: ReadonlyMap<number, { id: number; name: string }>;
}

export interface Journey {
  name: string;
  /** The only layout in which it runs; both by default. */
  only?: LayoutName;
  /** Engines that cannot run it, with the reason. The report lists it as skipped. */
  cannot?: Partial<Record<'webkit' | 'firefox', string>>;
  run: (stage: JourneyContext) => Promise<void>;
}
