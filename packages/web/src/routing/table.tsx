import type { ComponentType, ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { lazyScreen } from './lazy-screen.ts';
import { fillPattern, patternOf, resolveRoute } from './paths.ts';
import { aliases, routeMap, type LayoutName, type RouteName, type RouteOf } from './route-map.ts';

/** Fetches the file of a screen. */
export type LoadScreen = () => Promise<{ default: ComponentType }>;

/** A screen for every route of the layout but home, each in a file of its own; a missing one does not compile. */
export type LazyScreens<L extends LayoutName> = Record<Exclude<RouteOf<L>, 'home'>, LoadScreen>;

export interface TableRow {
  path: string;
  name: RouteName;
  /** Present where the path is served here; absent rows redirect. */
  screen?: ComponentType;
}

/** Goes to another address of the same thing, keeping parameters, query and state. */
export function RedirectTo({ pattern }: { pattern: string }): ReactNode {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const params = useParams();
  return <Navigate to={fillPattern(pattern, params) + search} state={state} replace />;
}

/**
 * The rows of a layout's table: its own screens first, then every address that leads to one of them.
 * @param Home the one screen of the first load
 * @param loadScreens fetches the table of the others, which comes with the first of them, or before
 */
export function tableOf<L extends LayoutName>(
  layout: L,
  Home: ComponentType,
  loadScreens: () => Promise<LazyScreens<L>>,
): TableRow[] {
  const own = (Object.keys(routeMap) as RouteName[]).flatMap((name): TableRow[] => {
    const path = patternOf(layout, name);
    if (!path) return [];
    const screen =
      name === 'home' ? Home : lazyScreen(async () => (await loadScreens())[name as keyof LazyScreens<L>]());
    return [{ path, name, screen }];
  });
  const taken = new Set(own.map((row) => row.path));
  const redirects = redirectsOf(layout).filter((row) => !taken.has(row.path));
  return [...own, ...redirects];
}

/** Every address that is not served in the layout, with the route that it leads to. */
export function redirectsOf(layout: LayoutName): TableRow[] {
  const other: LayoutName = layout === 'mobile' ? 'desktop' : 'mobile';
  const named = Object.entries({ ...aliases.both, ...aliases[layout] }).map(([path, name]) => ({
    path,
    name,
  }));
  const foreign = (Object.keys(routeMap) as RouteName[]).flatMap((name) => {
    const path = patternOf(other, name);
    return path && path !== patternOf(layout, name) ? [{ path, name: resolveRoute(layout, name) }] : [];
  });
  return [...named, ...foreign];
}
