import { useState } from 'react';

/** Counts how often something has been closed. */
export function useCloseCount(open: boolean): number {
  const [{ wasOpen, count }, setSeen] = useState({ wasOpen: open, count: 0 });
  if (wasOpen !== open) setSeen({ wasOpen: open, count: open ? count : count + 1 });
  return count;
}
