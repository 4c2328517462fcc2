import { lazyPart } from '#lib/lazy-part.ts';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';

const Parts = lazyPart(() => import('./AfterFirstView.tsx'));

/** Loads the parts of every page that the first view does not need. */
export function AfterFirstView() {
  return (
    <SilentBoundary>
      <Parts />
    </SilentBoundary>
  );
}
