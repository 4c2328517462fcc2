import { lazyPart } from '#lib/lazy-part.ts';

/** The first charge as the home activity popup. It comes only where its turn has come. */
export const FirstChargePopup = lazyPart(() => import('./FirstChargePopup.tsx'));
