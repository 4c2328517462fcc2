import { Errcode } from '@tara/sdk';
import { isInMaintenance } from '@tara/sdk/rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Game } from '#api/config.ts';
import { useApiMutation, useRefresh } from '#api/query.ts';
import { sdk } from '#api/sdk.ts';
import { t } from '#messages/games.ts';

interface GameLaunch {
  /** Address of the running game. */
  gameUrl: string | null;
  /** Why the game will not open, in words for the player. */
  refusal: string | null;
  /** Why it did not open this time. */
  failed: string | null;
  starting: boolean;
  start: () => void;
}

/**
 * Opens a game by startGame; on leaving calls exitGame and takes the balance over (spec 2.2, 7.1).
 * A game in maintenance is refused without a call.
 */
export function useGameLaunch(game: Game): GameLaunch {
  const [refusal, setRefusal] = useState<string | null>(
    isInMaintenance(game) ? t('start.maintenance', { name: game.name }) : null,
  );
  const [failed, setFailed] = useState<string | null>(null);
  const refresh = useRefresh();
  const opened = useRef(false);
  const { mutate, data, isPending } = useApiMutation('/app/v1/startGame', {
    onSuccess() {
      opened.current = true;
      const { gameHistory } = sdk.session.getSnapshot().gameUser;
      sdk.session.update({
        gameUser: { gameHistory: [game.id, ...gameHistory.filter((id) => id !== game.id)] },
      });
    },
    onError(error) {
      if (error.is(Errcode.gameInMaintenance)) setRefusal(t('start.maintenance', { name: game.name }));
      else if (error.is(Errcode.gameUnknown)) setRefusal(t('start.unknown'));
      else {
        const { errcode } = error;
        setFailed(errcode === undefined ? t('start.failedOffline') : t('start.failedText', { errcode }));
      }
    },
  });
  const start = useCallback(() => {
    if (isInMaintenance(game)) return;
    setRefusal(null);
    setFailed(null);
    mutate({ gameId: game.id });
  }, [game, mutate]);
  useEffect(
    () => () => {
      if (!opened.current) return;
      opened.current = false;
      void sdk
        .safe('/app/v1/exitGame', { gameId: game.id })
        .then((answer) => {
          if (answer.ok) sdk.session.update({ user: { coin: answer.data.coin } });
          refresh('/app/v1/getTaskUser', '/app/v1/getActivityIds');
          return sdk.safe('/app/v1/refreshData', {});
        })
        .then((answer) => {
          if (!answer.ok) return;
          const { coin, lottery, vip, vipExp, userLevel, bet } = answer.data;
          sdk.session.update({ user: { coin, lottery, vip, vipExp, userLevel, bet } });
        });
    },
    [game.id, refresh],
  );
  return { gameUrl: data?.gameUrl ?? null, refusal, failed, starting: isPending, start };
}
