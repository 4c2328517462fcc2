import { shareLink } from '@tara/sdk/rules';
import { useConfig } from '#api/config.ts';
import { useApiQuery } from '#api/query.ts';
import { usePlayer } from '#api/session.ts';

/**
 * The player's share link (spec 7.6): short if the server has created one, otherwise complete.
 * @param enabled whether to request it; a short link is created once
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
