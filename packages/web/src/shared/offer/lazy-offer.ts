import { lazyPart } from '#lib/lazy-part.ts';

/** What the deposit of an offer brings; loaded only if the player chose an offer. */
export const OfferStrip = lazyPart(() => import('./OfferStrip.tsx'));
