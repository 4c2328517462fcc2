import { Fragment, jsx as reactJsx, jsxs as reactJsxs, type JSX } from 'react/jsx-runtime';
import { textElements, type CreateElement } from './text-elements.ts';

export { Fragment };
export type { JSX };

export const jsx: CreateElement = (type, props, key) => reactJsx(type, textElements(type, props), key);
export const jsxs: CreateElement = (type, props, key) => reactJsxs(type, textElements(type, props), key);
