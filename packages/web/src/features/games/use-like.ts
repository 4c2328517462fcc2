import { withLike } from '@tara/sdk/rules';
import { useNavigate } from 'react-router-dom';
import type { Game } from '#api/config.ts';
import { useApiMutation } from '#api/query.ts';
import { sdk } from '#api/sdk.ts';
import { usePlayer } from '#api/session.ts';
import { t } from '#messages/games.ts';
import { announce } from '#routing/announcer.tsx';
import { href } from '#routing/layout.ts';
import { showToast } from '#ui/toast/toast.ts';
import { Errcode } from '@tara/sdk';

/** A game's like state and how to change it. The state changes only once the server agreed (spec 4). */
export function useLike(game: Game): { liked: boolean; pending: boolean; toggle: () => void } {
  const player = usePlayer();
  const navigate = useNavigate();
  const liked = player?.gameUser.gameLikes[String(game.id)] === 1;
  const { mutate, isPending } = useApiMutation('/app/v1/gameLike', {
    onSuccess(_, { id, like }) {
      const { gameLikes } = sdk.session.getSnapshot().gameUser;
      sdk.session.update({ gameUser: { gameLikes: withLike(gameLikes, id, like) } });
      announce(t(like === 1 ? 'games.liked' : 'games.unliked', { name: game.name }));
    },
    onError(error) {
      // 1004, the game is no longer listed, asks for no action (spec 8).
      if (error.kind === 'auth' || error.is(Errcode.favouriteGameUnknown)) return;
      const errcode = error.errcode;
      showToast('bad', errcode === undefined ? t('games.likeOffline') : t('games.likeFailed', { errcode }));
    },
  });
  return {
    liked,
    pending: isPending,
    toggle() {
      // A visitor has no favourites; no request is sent (spec 6).
      if (!player) void navigate(href('login'));
      else if (!isPending) mutate({ id: game.id, like: liked ? 0 : 1 });
    },
  };
}
