import type { ElementType, JSX } from 'react';
import { classNames } from '#lib/class-names.ts';
import styles from './card.module.css';

type CardElement = 'section' | 'article' | 'div' | 'form' | 'li';

/**
 * A card: a raised surface with padding and a column of content. Other props are passed on.
 * @param as its element; a section by default
 */
export function Card<T extends CardElement = 'section'>({
  as,
  className,
  ...rest
}: { as?: T } & JSX.IntrinsicElements[T]) {
  const Element = (as ?? 'section') as ElementType;
  return (
    <Element
      {...rest}
      className={classNames('stack card content-start gap-4 padding-4', styles.card, className)}
    />
  );
}
