import { lazyPart } from '#lib/lazy-part.ts';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';

const SiteFooter = lazyPart(() => import('./SiteFooter.tsx'));

/** Loads the site's footer (spec 2.3) after the first view. */
export function Footer() {
  return (
    <SilentBoundary>
      <SiteFooter />
    </SilentBoundary>
  );
}
