import type { ComponentProps } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';
import type Notice from './BreakNotice.tsx';

const LazyNotice = lazyPart(() => import('./BreakNotice.tsx'));

/** Loads the notice of the break only during a break. */
export function BreakNotice(props: ComponentProps<typeof Notice>) {
  return (
    <SilentBoundary>
      <LazyNotice {...props} />
    </SilentBoundary>
  );
}
