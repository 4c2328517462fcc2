import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { href } from './layout.ts';

/** Whether there is a previous page of this visit. React Router numbers its entries from 0. */
export function hasHistory(): boolean {
  return ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;
}

/** Goes back in history, or to home without one (spec 2.1). */
export function useBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  /** The entry that the player is leaving. An open dialog has an entry of its own. */
  const left = useRef('');
  useEffect(() => {
    left.current = '';
  }, [key]);
  return useCallback(() => {
    const entry = JSON.stringify(window.history.state);
    // The second press of a double click would go back two pages.
    if (left.current === entry) return;
    left.current = entry;
    if (hasHistory()) void navigate(-1);
    else void navigate(href('home'), { replace: true });
  }, [navigate]);
}
