import { useEffect } from 'react';
import { toast } from './toast.ts';

/** Shows a loading toast (spec 8) while an action runs. @param doing its text, e.g. "Saving"; false for none */
export function useBusyToast(doing: string | false): void {
  useEffect(() => {
    if (doing === false) return undefined;
    const id = toast.loading(doing);
    return () => toast.dismiss(id);
  }, [doing]);
}
