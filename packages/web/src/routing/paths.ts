import { routeMap, substitutes, type LayoutName, type RouteName } from './route-map.ts';

/** Parameters of a route, read from either of its paths. */
type ParamOf<P extends string> = P extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamOf<Rest>
  : P extends `${string}:${infer Param}`
    ? Param
    : never;
type PathOf<Name extends RouteName> = Extract<
  (typeof routeMap)[Name][keyof (typeof routeMap)[Name] & LayoutName],
  string
>;
export type RouteParams<Name extends RouteName> = Record<ParamOf<PathOf<Name>>, string>;

/** Parameters are required if the route has any. */
export type HrefArguments<Name extends RouteName> = [ParamOf<PathOf<Name>>] extends [never]
  ? [params?: undefined, query?: Record<string, string>]
  : [params: RouteParams<Name>, query?: Record<string, string>];

/** The route that serves a name in a layout: itself or its substitute. */
export function resolveRoute(layout: LayoutName, name: RouteName): RouteName {
  return getPattern(layout, name) === null ? (substitutes[layout][name] ?? 'home') : name;
}

/** The path pattern of a route in a layout; null if the layout does not have it. */
export function getPattern(layout: LayoutName, name: RouteName): string | null {
  const route: { readonly mobile?: string; readonly desktop?: string } = routeMap[name];
  return route[layout] ?? null;
}

/** Fills in the parameters of a pattern. */
export function fillPattern(pattern: string, params: Readonly<Record<string, string | undefined>>): string {
  return pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** The address of a route in a layout, e.g. `hrefIn('mobile', 'wallets', { id: 'deposit' })`. */
export function hrefIn<Name extends RouteName>(
  layout: LayoutName,
  name: Name,
  ...args: HrefArguments<Name>
): string {
  const [params, query] = args;
  const pattern = getPattern(layout, resolveRoute(layout, name)) ?? '/lobby/home';
  const path = fillPattern(pattern, params ?? {});
  return query ? `${path}?${new URLSearchParams(query).toString()}` : path;
}
