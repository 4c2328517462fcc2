import { lazyPart } from '#lib/lazy-part.ts';

/** The footer's contact icons (spec 2.5); they come with the footer. */
export const ContactIcons = lazyPart(async () => ({
  default: (await import('./ContactIcons.tsx')).ContactIcons,
}));
