import { gamesByIds, isInMaintenance } from '@tara/sdk/rules';
import { useConfig } from '#api/config.ts';
import { usePlayer } from '#api/session.ts';
import { SmallGameRow } from '#shared/games/SmallGameRow.tsx';
import { t } from '#messages/all-games.ts';

/** Number of games in the row. */
const SHOWN = 10;

/** The games that the player played last and can play now, newest first. */
export default function ContinuePlaying() {
  const history = usePlayer()?.gameUser.gameHistory ?? [];
  const games = gamesByIds(useConfig()?.games ?? [], history).filter((game) => !isInMaintenance(game));
  return games.length > 0 && <SmallGameRow title={t('rows.continue')} games={games.slice(0, SHOWN)} />;
}
