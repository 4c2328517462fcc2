import { sharedScreens } from '#app/screens.ts';
import type { LazyScreens } from '#routing/table.tsx';

/** The screens of the desktop layout, except home, which is part of the first load. */
export const screens: LazyScreens<'desktop'> = {
  ...sharedScreens,
  rewards: () => import('./screens/RewardsScreen.tsx'),
  transactions: () => import('./screens/TransactionsScreen.tsx'),
  wallets: () => import('./screens/WalletsScreen.tsx'),
  walletsPassword: () => import('./screens/WalletPageScreen.tsx'),
  walletsKyc: () => import('./screens/WalletPageScreen.tsx'),
  walletsKycUpload: () => import('./screens/WalletPageScreen.tsx'),
  mail: () => import('./screens/MailScreen.tsx'),
  member: () => import('./screens/MemberScreen.tsx'),
  games: () => import('./screens/GamesScreen.tsx'),
};
