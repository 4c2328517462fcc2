import { useDeferredValue, useState } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';

const Drawer = lazyPart(async () => ({ default: (await import('./SideMenu.tsx')).SideMenu }));

/** Loads the side menu when it is first opened; it stays mounted for the closing animation. */
export function SideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);
  // Deferred: a modal dialog styles the whole page again, which must not delay the paint of the press.
  const shown = useDeferredValue(open);
  return used ? (
    <SilentBoundary>
      <Drawer open={shown} onClose={onClose} />
    </SilentBoundary>
  ) : null;
}
