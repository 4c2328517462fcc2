import { lazyPart } from '#lib/lazy-part.ts';

/** The latest deposits with their states; a phone has no room for them. */
export const RecentDeposits = lazyPart(() => import('./RecentDeposits.tsx'));
