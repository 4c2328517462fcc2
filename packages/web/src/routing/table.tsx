import type { ComponentType, ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { fillPattern, patternOf, resolveRoute } from './paths.ts';
import { aliases, routeMap, type LayoutName, type RouteName, type RouteOf } from './route-map.ts';

/** A screen for every route of the layout; a missing one does not compile. */
export type Screens<L extends LayoutName> = Record<RouteOf<L>, ComponentType>;

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

/** The rows of a layout's table: its own screens first, then every address that leads to one of them. */
export function tableOf<L extends LayoutName>(layout: L, screens: Screens<L>): TableRow[] {
  const names = Object.keys(routeMap) as RouteName[];
  const own = names.flatMap((name): TableRow[] => {
    const path = patternOf(layout, name);
    const screen = (screens as Partial<Record<RouteName, ComponentType>>)[name];
    return path && screen ? [{ path, name, screen }] : [];
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
