import { Fragment, type ElementType, type Key, type ReactElement, type ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';

export interface Props {
  children?: ReactNode;
}

/**
 * The element around a text beside other children (base.css: `display: contents`). It has a name of its own so that the
 * styles of a `span` do not apply, and the layout equals the layout of a bare text.
 */
const TEXT_ELEMENT = 'text-run' as 'span';

/** Creates an element, as the JSX runtimes of React do. */
export type CreateElement = (type: ElementType, props: Props, key?: Key) => ReactElement;

function isText(child: ReactNode): child is string | number {
  return typeof child === 'number' || (typeof child === 'string' && child !== '');
}

/** Puts the texts among the children into elements of their own, adjacent ones into one. */
function separate(children: readonly ReactNode[]): ReactNode[] {
  let start: number | undefined;
  const texts: (string | undefined)[] = [];
  for (const [at, child] of children.entries()) {
    if (isText(child)) texts[(start ??= at)] = (texts[start] ?? '') + String(child);
    else if (typeof child === 'object' && child !== null) start = undefined;
  }
  return children.map((child, at) => {
    if (Array.isArray(child)) return separate(child);
    const text = texts[at];
    if (text !== undefined) return jsx(TEXT_ELEMENT, { children: text }, `text-${at}`);
    return isText(child) ? null : child;
  });
}

/**
 * Returns the props of an element so that each text on the page is the only child of its element, if need be of a
 * `<text-run>`.
 *
 * A browser that translates a page replaces its text nodes. React then fails when it inserts or removes something beside
 * such a node, and a change of the text is not shown. The only text of an element is set through the element, which works.
 */
export function textElements(type: ElementType, props: Props): Props {
  const { children } = props;
  // A fragment adds its children to the children of the element around it.
  const isFragment = (type as unknown) === Fragment;
  // Components of the client pass their children on to elements; components of libraries, such as `Link`, create them by
  // React itself. They are objects.
  if (Array.isArray(children) && typeof type !== 'function') {
    const isTextOnly = !isFragment && children.every((child) => typeof child !== 'object' || child === null);
    return { ...props, children: isTextOnly ? children.filter(isText).join('') : separate(children) };
  }
  return isFragment && isText(children) ? { ...props, children: jsx(TEXT_ELEMENT, { children }) } : props;
}
