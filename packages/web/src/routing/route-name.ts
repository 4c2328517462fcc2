import { createContext, use } from 'react';
import type { RouteName } from './route-map.ts';

const RouteNameContext = createContext<RouteName>('home');
export const RouteNameProvider = RouteNameContext.Provider;

/** Name of the route that opened the screen. */
export function useRouteName(): RouteName {
  return use(RouteNameContext);
}
