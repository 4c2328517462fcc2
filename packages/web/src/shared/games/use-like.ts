import { Errcode } from '@tara/sdk';
import { useNavigate } from 'react-router-dom';
import { useCommand } from '#api/command.ts';
import type { Game } from '#api/config.ts';
import { useSessionValue } from '#api/session.ts';
import { t } from '#messages/games.ts';
import { announce } from '#routing/announcer.tsx';
import { href } from '#routing/layout.ts';
import { toast } from '#ui/toast/toast.ts';

/** Whether a game is liked, and how to change it. The state changes after the server has agreed (spec 4). */
export function useLike(game: Game): { liked: boolean; pending: boolean; toggle: () => void } {
  const isPlayer = useSessionValue(({ status }) => status === 'player');
  const liked = useSessionValue(({ gameUser }) => gameUser.gameLikes[String(game.id)] === 1);
  const navigate = useNavigate();
  const { run, busy } = useCommand('gameLike', {
    onSuccess: (_, { like }) =>
      announce(t(like === 1 ? 'games.liked' : 'games.unliked', { name: game.name })),
    onError(error) {
      // 1004, the game is no longer listed, needs no action (spec 8).
      if (error.is(Errcode.favouriteGameUnknown)) return;
      const { errcode } = error;
      toast.error(errcode === undefined ? t('games.likeOffline') : t('games.likeFailed', { errcode }));
    },
  });
  return {
    liked,
    pending: busy,
    toggle() {
      // A visitor has no favourites; no request is sent (spec 6).
      if (!isPlayer) void navigate(href('login', undefined, { reason: 'favourites' }));
      else run({ id: game.id, like: liked ? 0 : 1 });
    },
  };
}
