import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from './layout.ts';

/** Whether there is a page of this visit to go back to. React Router numbers its entries: 0 is the first. */
export function hasHistory(): boolean {
  return ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;
}

/** Back in history; without one, to the home page (spec 2.1). */
export function useBack(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    if (hasHistory()) void navigate(-1);
    else void navigate(href('home'), { replace: true });
  }, [navigate]);
}
