import { lazy, useEffect } from 'react';
import { SilentBoundary } from '../error/SilentBoundary.tsx';
import { useToasts } from './toast.ts';

const load = () => import('./Toaster.tsx');
const Toaster = lazy(load);

/** After this many ms the part that shows toasts is fetched anyway: it must be there when the line is not. */
const FETCH_AFTER_MS = 1500;

/** Place of the toasts. Costs nothing until there is one. */
export function ToastHost() {
  const any = useToasts(({ queue }) => queue.length > 0);
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), FETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return any ? (
    <SilentBoundary>
      <Toaster />
    </SilentBoundary>
  ) : null;
}
