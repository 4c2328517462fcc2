import { lazy } from 'react';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';

const Queue = lazy(async () => ({ default: (await import('./PopupQueue.tsx')).PopupQueue }));

/** Loads the popup queue after the first view. */
export function PopupQueue() {
  return (
    <SilentBoundary>
      <Queue />
    </SilentBoundary>
  );
}
