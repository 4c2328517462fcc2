import { shareLink } from '@tara/sdk/rules';
import { useConfig } from '#api/config.ts';
import { useApiQuery } from '#api/query.ts';
import { usePlayer } from '#api/session.ts';

/**
 * The player's share link (spec 7.6), short where the server has made one, and whole until then or where it cannot.
 * @param enabled whether it is asked for; a short link is made once
 */
export function useShareLink(enabled: boolean): { link: string; code: string } {
  const home = useConfig()?.web.h5.url || window.location.origin;
  const gameUser = usePlayer()?.gameUser;
  const code = gameUser?.inviteCode ?? '';
  const url = shareLink(home, code, gameUser?.aid ?? '');
  const { data } = useApiQuery(
    '/app/v1/shortUrl',
    { url },
    { enabled: enabled && gameUser !== undefined, staleTime: Number.POSITIVE_INFINITY },
  );
  return { link: data?.shortUrl ?? url, code };
}
