import { sharedScreens } from '#app/screens.ts';
import type { LaterScreens } from '#routing/table.tsx';

/** What each route of the mobile layout shows, but for home, which is part of the first load. */
export const screens: LaterScreens<'mobile'> = {
  ...sharedScreens,
  wallets: () => import('./screens/WalletsScreen.tsx'),
};
