import { hasFirstRecharge } from '@tara/sdk/rules';
import { useConfig } from '#api/config.ts';
import { useApiQuery } from '#api/query.ts';
import { usePlayer } from '#api/session.ts';

/** Whether the +300 hint shows: a player without a first recharge, outside green mode (spec 2.5, look). */
export function useFirstDepositHint(): boolean {
  const player = usePlayer();
  const green = useConfig()?.web.mode === 'green';
  const { data } = useApiQuery('/app/v1/getTaskUser', {}, { enabled: player !== null });
  return player !== null && !green && !hasFirstRecharge(player.user.firstRecharge, data?.taskData);
}
