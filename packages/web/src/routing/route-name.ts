import { createContext, use } from 'react';
import type { RouteName } from './route-map.ts';

const RouteNameContext = createContext<RouteName>('home');
export const RouteNameProvider = RouteNameContext.Provider;

/** Name of the route a screen was opened by. */
export function useRouteName(): RouteName {
  return use(RouteNameContext);
}
