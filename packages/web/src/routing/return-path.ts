import { useSearchParams } from 'react-router-dom';
import { routeAt } from './route-at.ts';
import type { RouteName } from './route-map.ts';

/** Pages that are not a return target: the sign-in forms, and home, the default target. */
const NO_RETURN: readonly RouteName[] = ['login', 'register', 'forget', 'home'];

/**
 * The return target after signing in: an address of this site in the route map (docs/decisions/0016). Other values, for
 * example another site, are ignored.
 */
export function returnPath(from: string | null | undefined): string | null {
  if (!from?.startsWith('/') || !URL.canParse(from, window.location.origin)) return null;
  const { origin, pathname, search } = new URL(from, window.location.origin);
  const route = origin === window.location.origin ? routeAt(pathname) : null;
  return route && !NO_RETURN.includes(route.name) ? pathname + search : null;
}

/** The return target of this page, and the query that passes it to the other sign-in forms. */
export function useReturnPath(): { from: string | null; query: { from: string } | undefined } {
  const [params] = useSearchParams();
  const from = returnPath(params.get('from'));
  return { from, query: from === null ? undefined : { from } };
}
