import { useState } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';

const Drawer = lazyPart(async () => ({ default: (await import('./SideMenu.tsx')).SideMenu }));

/** Loads the side menu when it is first opened; it stays mounted for the closing animation. */
export function SideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);
  return used ? (
    <SilentBoundary>
      <Drawer open={open} onClose={onClose} />
    </SilentBoundary>
  ) : null;
}
