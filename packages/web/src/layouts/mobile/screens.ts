import { sharedScreens } from '#app/screens.ts';
import type { LazyScreens } from '#routing/table.tsx';

/** The screens of the mobile layout, except home, which is part of the first load. */
export const screens: LazyScreens<'mobile'> = {
  ...sharedScreens,
  search: () => import('./screens/GamesScreen.tsx'),
  mail: () => import('#features/content/mail/MailScreen.tsx'),
  transactions: () => import('./screens/TransactionsScreen.tsx'),
  wallets: () => import('./screens/WalletsScreen.tsx'),
};
