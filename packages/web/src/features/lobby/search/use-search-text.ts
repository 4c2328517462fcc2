import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

/** How long after the last key the address follows, in ms. */
const FOLLOW_MS = 250;

/**
 * What is typed into a search. The field holds it, so that no key waits for a navigation; `?q=` of the address
 * follows, and leads where it is changed from elsewhere, e.g. by a link or by Back.
 */
export function useSearchText(): [query: string, setQuery: (query: string) => void] {
  const [params, setParams] = useSearchParams();
  const { key, state } = useLocation() as { key: string; state: { typed?: boolean } | null };
  const type = useNavigationType();
  const [query, setQuery] = useState(params.get('q') ?? '');
  const [seen, setSeen] = useState(key);
  if (key !== seen) {
    setSeen(key);
    // What the field itself has written may be older than what stands in it by now.
    if (type !== 'REPLACE' || state?.typed !== true) setQuery(params.get('q') ?? '');
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const write = useRef(setParams);
  useEffect(() => {
    write.current = setParams;
  }, [setParams]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return [
    query,
    (next) => {
      setQuery(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        write.current(
          (now) => {
            if (next === '') now.delete('q');
            else now.set('q', next);
            return now;
          },
          { replace: true, state: { typed: true } },
        );
      }, FOLLOW_MS);
    },
  ];
}
