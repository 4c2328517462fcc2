import { lazyPart } from '#lib/lazy-part.ts';

/** What the deposit of an offer brings, on the page of a deposit. It comes only where one was chosen. */
export const OfferStrip = lazyPart(() => import('./OfferStrip.tsx'));
