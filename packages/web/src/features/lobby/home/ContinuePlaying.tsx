import { gamesByIds, isInMaintenance } from '@tara/sdk/rules';
import { useConfig } from '#api/config.ts';
import { usePlayer } from '#api/session.ts';
import { GameRow } from '#shared/games/GameRow.tsx';
import { GameTile } from '#shared/games/GameTile.tsx';
import { SmallGameRow } from '#shared/games/SmallGameRow.tsx';
import { t } from '#messages/all-games.ts';
import { useFrame } from '#ui/frame.ts';
import { Icon } from '#ui/icon/Icon.tsx';

/** Number of games in the row. */
const SHOWN = 10;

/** The games that the player played last and can play now, newest first; as tiles on a phone, where they come first. */
export default function ContinuePlaying({ className }: { className?: string | undefined }) {
  const hasMouse = useFrame().pointer === 'mouse';
  const history = usePlayer()?.gameUser.gameHistory ?? [];
  const games = gamesByIds(useConfig()?.games ?? [], history)
    .filter((game) => !isInMaintenance(game))
    .slice(0, SHOWN);
  const title = t('rows.continue');
  if (games.length === 0) return null;
  if (hasMouse) return <SmallGameRow title={title} games={games} />;
  return (
    <GameRow title={title} className={className} mark={<Icon name="history" size={22} />}>
      {games.map((game) => (
        <li key={game.id}>
          <GameTile game={game} eager badged={false} recent={false} />
        </li>
      ))}
    </GameRow>
  );
}
