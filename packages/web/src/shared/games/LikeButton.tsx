import type { Game } from '#api/config.ts';
import { t } from '#messages/games.ts';
import { classNames } from '#lib/class-names.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './like-button.module.css';
import { useLike } from './use-like.ts';

/** The heart of a game: saved in Favourites or not. */
export function LikeButton({ game }: { game: Game }) {
  const { liked, pending, toggle } = useLike(game);
  return (
    <button
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
