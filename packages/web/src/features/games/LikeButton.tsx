import { useLayoutEffect, useRef } from 'react';
import type { Game } from '#api/config.ts';
import { t } from '#i18n/t.ts';
import { classNames } from '#lib/class-names.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './like-button.module.css';
import { useLike } from './use-like.ts';

/** Where focus goes when a tile leaves its list: to its neighbour's heart, or with the last one to the page's heading. */
function neighbourOf(heart: HTMLElement): HTMLElement | null | undefined {
  const tile = heart.closest('li');
  const next = tile?.nextElementSibling ?? tile?.previousElementSibling;
  return next
    ? next.querySelector<HTMLElement>('[aria-pressed]')
    : heart.closest('main')?.querySelector<HTMLElement>('h1');
}

/** The heart of a game: saved in Favourites or not. */
export function LikeButton({ game }: { game: Game }) {
  const { liked, pending, toggle } = useLike(game);
  const heart = useRef<HTMLButtonElement>(null);
  // Runs while the tile is still there, with its focus and its neighbours.
  useLayoutEffect(() => {
    const button = heart.current;
    return () => {
      if (button === null || document.activeElement !== button) return;
      const next = neighbourOf(button);
      queueMicrotask(() => next?.focus());
    };
  }, []);
  return (
    <button
      ref={heart}
      type="button"
      className={classNames(styles.heart, liked && styles.on)}
      aria-pressed={liked}
      aria-busy={pending || undefined}
      aria-label={t('games.like', { name: game.name })}
      onClick={toggle}
    >
      <span className={styles.disc}>
        <Icon name="heart" size={16} />
      </span>
    </button>
  );
}
