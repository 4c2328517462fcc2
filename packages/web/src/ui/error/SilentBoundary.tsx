import { Suspense, type ReactNode } from 'react';
import { PartBoundary } from './PartBoundary.tsx';

/**
 * Room for something the page can do without: while it loads there is nothing, and when it cannot be loaded
 * (no connection) there is nothing still. Without this a missing extra would take the whole page down.
 */
export function SilentBoundary({ children }: { children: ReactNode }) {
  return (
    <PartBoundary silent>
      <Suspense>{children}</Suspense>
    </PartBoundary>
  );
}
