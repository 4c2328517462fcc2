import { lazy } from 'react';
import { Optional } from '#ui/error/Optional.tsx';

// Below the fold, or beside it: these come after the first view and cost it nothing.
const LazyDownload = lazy(async () => ({ default: (await import('./DownloadLink.tsx')).DownloadLink }));
const LazyVideo = lazy(async () => ({ default: (await import('./PromoVideo.tsx')).PromoVideo }));
const LazyFooter = lazy(async () => ({ default: (await import('./HomeFooter.tsx')).HomeFooter }));
const LazyFloating = lazy(async () => ({
  default: (await import('./FloatingActivities.tsx')).FloatingActivities,
}));

/** The promo video (spec 2.5, 4). */
export function PromoVideo() {
  return (
    <Optional>
      <LazyVideo />
    </Optional>
  );
}

/** The download-for-rewards link (spec 2.5). */
export function DownloadLink() {
  return (
    <Optional>
      <LazyDownload />
    </Optional>
  );
}

/** The home page's footer (spec 2.5). */
export function HomeFooter() {
  return (
    <Optional>
      <LazyFooter />
    </Optional>
  );
}

/** The floating group of activities (spec 2.5). */
export function FloatingActivities() {
  return (
    <Optional>
      <LazyFloating />
    </Optional>
  );
}
