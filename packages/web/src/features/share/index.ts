import { lazyPart } from '#lib/lazy-part.ts';

/** How a player shares the site. It comes only where it is asked for. */
export const ShareSheet = lazyPart(() => import('./ShareSheet.tsx'));
export { useShareLink } from './use-share-link.ts';
