import type { Page } from '@playwright/test';

/** A finished screen as the walks open it. */
export interface ScreenRow {
  /** Name in the client's route map; a screen with several states has several rows. */
  route: string;
  /** What the row shows beside the screen itself, for the test's title. */
  state?: string;
  /** Where the layout serves it; left out where it does not. */
  mobile?: string;
  desktop?: string;
  as: 'visitor' | 'player';
  /** Text or heading that says the screen stands. */
  ready: RegExp;
  /** Brings the state about once the screen stands. */
  prepare?: (page: Page) => Promise<void>;
}
