import { lazyPart } from '#lib/lazy-part.ts';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';

const Queue = lazyPart(async () => ({ default: (await import('./PopupQueue.tsx')).PopupQueue }));

/** Loads the popup queue after the first view. */
export function PopupQueue() {
  return (
    <SilentBoundary>
      <Queue />
    </SilentBoundary>
  );
}
