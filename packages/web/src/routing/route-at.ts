import { matchPath } from 'react-router-dom';
import { currentLayout } from './layout.ts';
import { getPattern } from './paths.ts';
import { routeMap, type Access, type RouteName } from './route-map.ts';

/** The route of an address in the current layout, or null. */
export function routeAt(pathname: string): { name: RouteName; access: Access } | null {
  const layout = currentLayout();
  const name = (Object.keys(routeMap) as RouteName[]).find((candidate) => {
    const pattern = getPattern(layout, candidate);
    return pattern !== null && matchPath(pattern, pathname) !== null;
  });
  return name ? { name, access: routeMap[name].access } : null;
}
