import { lazyPart } from '#lib/lazy-part.ts';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';

const SiteFooter = lazyPart(() => import('./SiteFooter.tsx'));

/** Place of the site's footer (spec 2.3). It ends the page, so it comes after the first view and costs it nothing. */
export function Footer() {
  return (
    <SilentBoundary>
      <SiteFooter />
    </SilentBoundary>
  );
}
