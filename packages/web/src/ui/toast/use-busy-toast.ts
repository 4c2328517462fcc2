import { useEffect } from 'react';
import { showLoading } from './toast.ts';

/** Shows a loading toast (spec 8) while something is being done. @param doing what, e.g. "Saving"; false for nothing */
export function useBusyToast(doing: string | false): void {
  useEffect(() => (doing === false ? undefined : showLoading(doing)), [doing]);
}
