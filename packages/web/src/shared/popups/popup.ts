import { useEffect } from 'react';

/** Props of a popup that waits for a quiet moment. */
export interface PopupProps {
  /** Whether it may appear; until then it loads its data. */
  open: boolean;
  /** Its data is loaded. */
  onReady: () => void;
  /** The player closed it or followed its link. */
  onClose: () => void;
  /** There is nothing to show. */
  onNothing: () => void;
}

/** Reports after loading whether the popup has something to show. */
export function useReport(
  { onReady, onNothing }: Pick<PopupProps, 'onReady' | 'onNothing'>,
  isReady: boolean,
  isLoading: boolean,
): void {
  useEffect(() => {
    if (isReady) onReady();
    else if (!isLoading) onNothing();
  }, [isReady, isLoading, onReady, onNothing]);
}
