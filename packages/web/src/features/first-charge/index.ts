import { lazyPart } from '#lib/lazy-part.ts';

/** What the deposit of an offer brings, on the page of a deposit. It comes only where one was chosen. */
export const OfferStrip = lazyPart(() => import('./OfferStrip.tsx'));

/** The first charge as the home activity popup. It comes only where its turn has come. */
export const FirstChargePopup = lazyPart(() => import('./FirstChargePopup.tsx'));
