import { Fragment, jsxDEV as reactJsxDev, type JSX, type JSXSource } from 'react/jsx-dev-runtime';
import type { ElementType, Key } from 'react';
import { textElements, type Props } from './text-elements.ts';

export { Fragment };
export type { JSX };

export const jsxDEV = (
  type: ElementType,
  props: Props,
  key: Key | undefined,
  isStatic: boolean,
  source?: JSXSource,
  self?: unknown,
) => {
  const given = textElements(type, props);
  // React reports static children that are not a list: several texts have become one.
  return reactJsxDev(type, given, key, isStatic && Array.isArray(given.children), source, self);
};
