import { lazyPart } from '#lib/lazy-part.ts';

/** The invite bonus as a popup. It comes only where its turn has come. */
export const InvitePopup = lazyPart(() => import('./InvitePopup.tsx'));
