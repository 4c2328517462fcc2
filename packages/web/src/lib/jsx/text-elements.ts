import { Fragment, type ElementType, type Key, type ReactElement, type ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';

/** The props of an element. */
export interface Props {
  children?: ReactNode;
}

/** Creates an element, as the JSX runtimes of React do. */
export type CreateElement = (type: ElementType, props: Props, key?: Key) => ReactElement;

function isText(child: ReactNode): child is string | number {
  return typeof child === 'number' || (typeof child === 'string' && child !== '');
}

/** Puts the texts among the children into elements of their own. Texts without other children become one. */
function separate(children: ReactNode[], isAlone: boolean): ReactNode {
  if (isAlone && children.every((child) => typeof child !== 'object' || child === null))
    return children.filter(isText).join('');
  return children.map((child, at) => {
    if (Array.isArray(child)) return separate(child, false);
    return isText(child) ? jsx('span', { children: child }, `text-${at}`) : child;
  });
}

/**
 * Returns the props of an element so that each text on the page is the only child of its element, if need be of a
 * `<span>`.
 *
 * A browser that translates a page replaces its text nodes. React then fails when it inserts or removes something beside
 * such a node, and a change of the text is not shown. The only text of an element is set through the element, which works.
 */
export function textElements(type: ElementType, props: Props): Props {
  const { children } = props;
  // A fragment adds its children to those of the element around it.
  const isFragment = (type as unknown) === Fragment;
  // Components of the client pass their children on to elements; those of libraries, such as `Link`, create them by
  // React itself. They are objects.
  if (Array.isArray(children) && typeof type !== 'function')
    return { ...props, children: separate(children, !isFragment) };
  return isFragment && isText(children) ? { ...props, children: jsx('span', { children }) } : props;
}
