import type { GameUser, UserInfo } from '@tara/sdk';
import type { ReactNode } from 'react';
import { usePlayer } from '#api/session.ts';
import { ConfigMissing } from '#shared/config/ConfigMissing.tsx';

/**
 * Renders with the player's data. After a reload they load with the configuration (spec 7.1), and share its error
 * state.
 */
export function PlayerData({ children }: { children: (user: UserInfo, gameUser: GameUser) => ReactNode }) {
  const player = usePlayer();
  return player ? children(player.user, player.gameUser) : <ConfigMissing />;
}
