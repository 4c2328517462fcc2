import { hrefIn, type HrefArguments } from './paths.ts';
import type { LayoutName, RouteName } from './route-map.ts';

/** The layout that the page's head script chose; it stays for the page's lifetime (spec 2.1). */
export function currentLayout(): LayoutName {
  return document.documentElement.dataset['layout'] === 'desktop' ? 'desktop' : 'mobile';
}

/** The address of a route in the layout in use. */
export function href<Name extends RouteName>(name: Name, ...args: HrefArguments<Name>): string {
  return hrefIn(currentLayout(), name, ...args);
}
