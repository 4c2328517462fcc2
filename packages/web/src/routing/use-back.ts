import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from './layout.ts';

/** Back in history; without one, to the home page (spec 2.1). */
export function useBack(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    // React Router numbers its entries: 0 is the first page of this visit.
    const index = (window.history.state as { idx?: number } | null)?.idx ?? 0;
    if (index > 0) void navigate(-1);
    else void navigate(href('home'), { replace: true });
  }, [navigate]);
}
