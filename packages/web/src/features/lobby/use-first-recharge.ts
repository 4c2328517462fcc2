import { hasFirstRecharge } from '@tara/sdk/rules';
import { useConfig } from '#api/config.ts';
import { useApiQuery } from '#api/query.ts';
import { usePlayer } from '#api/session.ts';

/** Whether the player has made the first deposit; a visitor has not. */
export function useFirstRecharge(): boolean {
  const player = usePlayer();
  const { data } = useApiQuery('/app/v1/getTaskUser', {}, { enabled: player !== null });
  return player !== null && hasFirstRecharge(player.user.firstRecharge, data?.taskData);
}

/** Whether the +300 hint shows: a player without a first recharge, outside green mode (spec 2.5, look). */
export function useFirstDepositHint(): boolean {
  const player = usePlayer();
  const green = useConfig()?.web.mode === 'green';
  const recharged = useFirstRecharge();
  return player !== null && !green && !recharged;
}
