import type { ScreenRow } from './row.ts';

const row = {
  route: 'weekendLottery',
  mobile: '/activity/weekendLottery',
  desktop: '/lobby/activity/weekendLottery',
  as: 'player',
  ready: /Latest prizes/,
} as const satisfies ScreenRow;

/** The weekend lottery. */
export const weekendScreens: readonly ScreenRow[] = [
  row,
  { ...row, state: 'as a visitor', as: 'visitor', ready: /Log in to draw/ },
];
