import type { MockWorld } from '@tara/mock-server/playwright';
import type { Driver } from './driver.ts';
import type { Connection } from './connection.ts';

export type LayoutName = 'mobile' | 'desktop';

/** What a journey is given: a browser at an empty page, and a world of its own. */
export interface JourneyContext {
  driver: Driver;
  world: MockWorld;
  layout: LayoutName;
  connection: Connection;
  /** Opens the client in the world, as a visitor or as the demo player; popups that come by themselves only if wanted. */
  open: (path: string, as?: 'visitor' | 'player', options?: { popups?: boolean }) => Promise<void>;
  /** A game of each type that is open: its number and name. */
  gamesByType: ReadonlyMap<number, { id: number; name: string }>;
}

export interface Journey {
  name: string;
  /** The layout it belongs to; left out, both. */
  only?: LayoutName;
  /** Engines that cannot do this, with the reason. It is reported as left out, never as passed. */
  cannot?: Partial<Record<'webkit' | 'firefox', string>>;
  run: (stage: JourneyContext) => Promise<void>;
}
