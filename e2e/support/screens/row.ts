import type { Page } from '@playwright/test';

/** A screen that the tests visit. */
export interface ScreenRow {
  /** Name in the client's route map; a screen with several states has several rows. */
  route: string;
  /** The state of the screen, for the test's title. */
  state?: string;
  /** Its address in each layout; omitted if a layout does not have it. */
  mobile?: string;
  desktop?: string;
  as: 'visitor' | 'player';
  /** Text or heading that shows that the screen is ready. */
  ready: RegExp;
  /** Creates the state after the screen is ready. */
  prepare?: (page: Page) => Promise<void>;
}
