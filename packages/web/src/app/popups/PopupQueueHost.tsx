import { lazy } from 'react';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';

const Queue = lazy(async () => ({ default: (await import('./PopupQueue.tsx')).PopupQueue }));

/** Place of what comes up by itself; it comes after the first view and never with it. */
export function PopupQueue() {
  return (
    <SilentBoundary>
      <Queue />
    </SilentBoundary>
  );
}
