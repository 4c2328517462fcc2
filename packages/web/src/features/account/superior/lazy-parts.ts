import { lazyPart } from '#lib/lazy-part.ts';

/** The form for the superior, or who it is; a part of its own, for a page that opens it in a dialog. */
export const SuperiorPart = lazyPart(() => import('./Superior.tsx'));
