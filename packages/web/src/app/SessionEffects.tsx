import type { Query } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { queryClient } from '#api/query.ts';
import { sdk } from '#api/sdk.ts';
import { dropDrafts } from '#forms/drop-drafts.ts';
import { logAction, startBackground } from '#api/telemetry.ts';
import { href } from '#routing/layout.ts';
import { routeAt } from '#routing/route-at.ts';

/** All cached data except the configuration. */
function isOfPlayer({ queryKey }: Pick<Query, 'queryKey'>): boolean {
  return queryKey[0] !== 'config';
}

/**
 * Follows the session. When it ends, the cached data of the player is removed, and a 401 or a sign-out opens /login
 * once (spec 4, 6, 8), by the router and without a reload.
 */
export function SessionEffects() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(startBackground, []);
  useEffect(() => {
    // Not needed for the first view.
    const stop = import('./keep-focus.ts').then(({ keepFocus }) => keepFocus()).catch(() => undefined);
    return () => void stop.then((end) => end?.());
  }, []);
  useEffect(() => logAction('page_view'), [pathname]);
  useEffect(
    () =>
      sdk.session.on('signed-in', ({ source }) => {
        // Another tab has signed in another player: remove the data of the first one.
        if (source === 'elsewhere') void queryClient.resetQueries({ predicate: isOfPlayer });
      }),
    [],
  );
  useEffect(
    () =>
      sdk.session.on('signed-out', ({ reason }) => {
        queryClient.removeQueries({ predicate: isOfPlayer });
        if (reason === 'player') dropDrafts();
        const stays = reason === 'elsewhere' && routeAt(pathname)?.access === 'public';
        if (stays || pathname === href('login')) return;
        const query = reason === 'player' ? undefined : { reason, from: pathname + search };
        void navigate(href('login', undefined, query), { replace: reason !== 'player' });
      }),
    [navigate, pathname, search],
  );
  return null;
}
