import { Errcode } from '@tara/sdk';
import { externalUrl, isInMaintenance } from '@tara/sdk/rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { performSafely } from '#api/command.ts';
import type { Game } from '#api/config.ts';
import { toFailure } from '#api/failure.ts';
import { useKeyedCommand } from '#api/keyed-command.ts';
import { t } from '#messages/game-start.ts';

interface GameLaunch {
  /** Address of the running game. */
  gameUrl: string | null;
  /** Why the game cannot be opened, as a text. */
  refusal: string | null;
  /** Why the last attempt failed. */
  failed: string | null;
  starting: boolean;
  start: () => void;
}

/**
 * Opens a game by startGame; leaving calls exitGame, which returns the balance (spec 2.2, 7.1). A game in maintenance
 * is rejected without a call.
 */
export function useGameLaunch(game: Game): GameLaunch {
  const [gameUrl, setGameUrl] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(
    isInMaintenance(game) ? t('start.maintenance', { name: game.name }) : null,
  );
  const [failed, setFailed] = useState<string | null>(null);
  const opened = useRef(false);
  const { run, busy } = useKeyedCommand('startGame', {
    onSuccess(answer) {
      opened.current = true;
      const url = externalUrl(answer.gameUrl, window.location.href);
      if (url === null) setRefusal(t('start.unopenable'));
      else setGameUrl(url);
    },
    onError(error) {
      const { errcode } = error;
      if (error.is(Errcode.gameInMaintenance)) setRefusal(t('start.maintenance', { name: game.name }));
      else if (error.is(Errcode.gameUnknown)) setRefusal(toFailure(error).text);
      else setFailed(errcode === undefined ? t('start.failedOffline') : t('start.failedText', { errcode }));
    },
  });
  const start = useCallback(() => {
    if (isInMaintenance(game)) return;
    setRefusal(null);
    setFailed(null);
    run({ gameId: game.id });
  }, [game, run]);
  useEffect(
    () => () => {
      if (!opened.current) return;
      opened.current = false;
      void performSafely('exitGame', { gameId: game.id });
    },
    [game.id],
  );
  return { gameUrl, refusal, failed, starting: busy, start };
}
