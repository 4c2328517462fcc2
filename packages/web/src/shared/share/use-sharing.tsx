import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePlayer } from '#api/session.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { href } from '#routing/layout.ts';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';

const ShareSheet = lazyPart(() => import('./ShareSheet.tsx'));

export interface Sharing {
  /** Whether the player has the bound mobile number that sharing needs (spec 5). */
  bound: boolean;
  /** Opens the share sheet, or binding a mobile number. */
  share: () => void;
  /** The share sheet, to render in the page. */
  sheet: ReactNode;
}

/**
 * Lets a page share the player's link.
 * @param onShared called after each share
 */
export function useSharing(onShared?: () => void): Sharing {
  const bound = Boolean(usePlayer()?.user.mobile);
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  return {
    bound,
    share: () => (bound ? setOpen(true) : void navigate(href('bind'))),
    sheet: (
      <SilentBoundary>
        {open && <ShareSheet open onClose={() => setOpen(false)} onShared={onShared} />}
      </SilentBoundary>
    ),
  };
}
