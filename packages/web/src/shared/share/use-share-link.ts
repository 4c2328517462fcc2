import { shareLink } from '@tara/sdk/rules';
import { useEffect } from 'react';
import { useConfig } from '#api/config.ts';
import { useApiQuery } from '#api/query.ts';
import { sdk } from '#api/sdk.ts';
import { usePlayer } from '#api/session.ts';

/** The key of the short link in the player's map (spec 3). */
const CHANNEL = 'default';

/**
 * The player's share link (spec 7.6): short if the server has created one, otherwise complete. A short link is created
 * once and stored with the session.
 * @param enabled whether to create it
 */
export function useShareLink(enabled: boolean): { link: string; code: string } {
  const home = useConfig()?.web.h5.url || window.location.origin;
  const gameUser = usePlayer()?.gameUser;
  const code = gameUser?.inviteCode ?? '';
  const stored: unknown = gameUser?.shareUrlMap[CHANNEL];
  const known = typeof stored === 'string' ? stored : undefined;
  const url = shareLink(home, code, gameUser?.aid ?? '');
  const { data } = useApiQuery(
    'shortUrl',
    { url },
    {
      enabled: enabled && gameUser !== undefined && known === undefined,
      staleTime: Number.POSITIVE_INFINITY,
    },
  );
  const created = data?.shortUrl;
  useEffect(() => {
    if (created !== undefined) sdk.session.update({ gameUser: { shareUrlMap: { [CHANNEL]: created } } });
  }, [created]);
  return { link: known ?? created ?? url, code };
}
