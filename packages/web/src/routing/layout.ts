import { hrefIn, type HrefArguments } from './paths.ts';
import type { LayoutName, RouteName } from './route-map.ts';

/** The layout that the head script of the page chose (spec 2.1). It does not change. */
export function currentLayout(): LayoutName {
  return document.documentElement.dataset['layout'] === 'desktop' ? 'desktop' : 'mobile';
}

/** The address of a route in the current layout. */
export function href<Name extends RouteName>(name: Name, ...args: HrefArguments<Name>): string {
  return hrefIn(currentLayout(), name, ...args);
}
