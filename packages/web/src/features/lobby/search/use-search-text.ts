import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { currentQuery } from '#routing/current-query.ts';

/** Delay of the address after the last key press, in ms. */
const FOLLOW_MS = 250;

/**
 * The text of a search. The field stores it, so that typing does not wait for navigation; `?q=` of the address follows,
 * and sets the text when it changes elsewhere, e.g. by Back.
 */
export function useSearchText(): [query: string, setQuery: (query: string) => void] {
  const [params, setParams] = useSearchParams();
  const { key, state } = useLocation() as { key: string; state: { typed?: boolean } | null };
  const type = useNavigationType();
  const [query, setQuery] = useState(params.get('q') ?? '');
  const [seen, setSeen] = useState(key);
  if (key !== seen) {
    setSeen(key);
    // The address may be older than the text in the field.
    if (type !== 'REPLACE' || state?.typed !== true) setQuery(params.get('q') ?? '');
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const write = useRef(setParams);
  useEffect(() => {
    write.current = setParams;
  }, [setParams]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = useCallback((next: string) => {
    setQuery(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const address = currentQuery();
      if (next === '') address.delete('q');
      else address.set('q', next);
      write.current(address, { replace: true, state: { typed: true } });
    }, FOLLOW_MS);
  }, []);
  return [query, change];
}
