import { Suspense, type ReactNode } from 'react';
import { PartBoundary } from './PartBoundary.tsx';

/**
 * Boundary of an optional part: it shows nothing while the part loads or if it fails. Without it a missing extra would
 * break the page.
 */
export function SilentBoundary({ children }: { children: ReactNode }) {
  return (
    <PartBoundary silent>
      <Suspense>{children}</Suspense>
    </PartBoundary>
  );
}
