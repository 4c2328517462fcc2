import { lazyPart } from '#lib/lazy-part.ts';

/** The mail in a dialog, for the layout that has no page of it. */
export const MailDialog = lazyPart(() => import('./MailDialog.tsx'));
