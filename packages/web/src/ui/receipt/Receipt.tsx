import type { ComponentProps } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';
import { SilentBoundary } from '../error/SilentBoundary.tsx';

const Sheet = lazyPart(async () => ({ default: (await import('./ReceiptSheet.tsx')).ReceiptSheet }));

/** The receipt of a claim. It loads after the page: nothing is received earlier. */
export function Receipt(props: ComponentProps<typeof Sheet>) {
  return (
    <SilentBoundary>
      <Sheet {...props} />
    </SilentBoundary>
  );
}
