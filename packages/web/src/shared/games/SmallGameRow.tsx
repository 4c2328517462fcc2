import { gameImageUrl } from '@tara/sdk/rules';
import { Link } from 'react-router-dom';
import { useConfig, type Game } from '#api/config.ts';
import { t } from '#messages/games.ts';
import { href } from '#routing/layout.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { GameRow } from './GameRow.tsx';
import styles from './small-game-row.module.css';

/** Games as small cards in a row: picture, name and studio. */
export function SmallGameRow({ title, games }: { title: string; games: readonly Game[] }) {
  const web = useConfig()?.web;
  return (
    <GameRow title={title} className={styles.small} mark={<Icon name="history" size={22} />}>
      {games.map(({ id, name, brandId }) => (
        <li key={id}>
          <Link
            className={styles.card}
            to={href('start', undefined, { gameId: String(id) })}
            aria-label={t('games.play', { name })}
          >
            <img
              src={gameImageUrl(web?.gameResourceUrl ?? '/content/games/', id)}
              width={48}
              height={60}
              alt=""
              loading="lazy"
            />
            <span className="min-width-0 type-tiny color-muted break-anywhere">
              <b className="block type-label color-text">{name}</b>
              {web?.appGameBrandList.find((brand) => brand.id === brandId)?.name}
            </span>
          </Link>
        </li>
      ))}
    </GameRow>
  );
}
