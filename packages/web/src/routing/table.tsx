import type { ComponentType, ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { lazyScreen } from './lazy-screen.ts';
import { fillPattern, getPattern, resolveRoute } from './paths.ts';
import { aliases, routeMap, type LayoutName, type RouteName, type RouteOf } from './route-map.ts';

/** Loads the file of a screen. */
export type LoadScreen = () => Promise<{ default: ComponentType }>;

/** A screen for every route of the layout except home. A missing one does not compile. */
export type LazyScreens<L extends LayoutName> = Record<Exclude<RouteOf<L>, 'home'>, LoadScreen>;

export interface TableRow {
  path: string;
  name: RouteName;
  /** Present if the layout serves the path; other rows redirect. */
  screen?: ComponentType;
}

/** Redirects to another address, keeping parameters, query and state. */
export function RedirectTo({ pattern }: { pattern: string }): ReactNode {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const params = useParams();
  return <Navigate to={fillPattern(pattern, params) + search} state={state} replace />;
}

/**
 * The rows of a layout: its own screens, then the addresses that redirect to them.
 * @param Home the screen of the first load
 * @param loadScreens loads the table of the other screens
 */
export function createTable<L extends LayoutName>(
  layout: L,
  Home: ComponentType,
  loadScreens: () => Promise<LazyScreens<L>>,
): TableRow[] {
  const own = (Object.keys(routeMap) as RouteName[]).flatMap((name): TableRow[] => {
    const path = getPattern(layout, name);
    if (!path) return [];
    const screen =
      name === 'home' ? Home : lazyScreen(async () => (await loadScreens())[name as keyof LazyScreens<L>]());
    return [{ path, name, screen }];
  });
  const taken = new Set(own.map((row) => row.path));
  const redirects = createRedirects(layout).filter((row) => !taken.has(row.path));
  return [...own, ...redirects];
}

/** Addresses that the layout does not serve, with the target route. */
export function createRedirects(layout: LayoutName): TableRow[] {
  const other: LayoutName = layout === 'mobile' ? 'desktop' : 'mobile';
  const named = Object.entries({ ...aliases.both, ...aliases[layout] }).map(([path, name]) => ({
    path,
    name,
  }));
  const foreign = (Object.keys(routeMap) as RouteName[]).flatMap((name) => {
    const path = getPattern(other, name);
    return path && path !== getPattern(layout, name) ? [{ path, name: resolveRoute(layout, name) }] : [];
  });
  return [...named, ...foreign];
}
