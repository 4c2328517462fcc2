import { useSearchParams } from 'react-router-dom';
import { routeAt } from './route-at.ts';
import type { RouteName } from './route-map.ts';

/** Where nobody is sent back to: the forms themselves, and home, where signing in leads anyway. */
const NO_RETURN: readonly RouteName[] = ['login', 'register', 'forget', 'home'];

/**
 * Where signing in may return to: an address of this site that the layout's route map has (docs/decisions/0016).
 * Anything else that stands in a link is nobody's wish, e.g. another site.
 */
export function returnPath(from: string | null | undefined): string | null {
  if (!from?.startsWith('/') || !URL.canParse(from, window.location.origin)) return null;
  const { origin, pathname, search } = new URL(from, window.location.origin);
  const route = origin === window.location.origin ? routeAt(pathname) : null;
  return route && !NO_RETURN.includes(route.name) ? pathname + search : null;
}

/** Where signing in on this page returns to, and the query that carries it to the other forms. */
export function useReturnPath(): { from: string | null; query: { from: string } | undefined } {
  const [params] = useSearchParams();
  const from = returnPath(params.get('from'));
  return { from, query: from === null ? undefined : { from } };
}
