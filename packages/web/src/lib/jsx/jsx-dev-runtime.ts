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
) => reactJsxDev(type, textElements(type, props), key, isStatic, source, self);
