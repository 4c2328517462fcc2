import type { ElementType, JSX } from 'react';
import { classNames } from '#lib/class-names.ts';
import styles from './card.module.css';

type CardElement = 'section' | 'article' | 'div' | 'form' | 'li';

/**
 * A card: the raised surface with its padding, and what it holds in a column. Everything else is handed on.
 * @param as the element that it is; a section where nothing is said
 */
export function Card<T extends CardElement = 'section'>({
  as,
  className,
  ...rest
}: { as?: T } & JSX.IntrinsicElements[T]) {
  const Element = (as ?? 'section') as ElementType;
  return <Element {...rest} className={classNames(styles.card, className)} />;
}
