import type { Query } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { queryClient } from '#api/query.ts';
import { sdk } from '#api/sdk.ts';
import { dropDrafts } from '#forms/drafts.ts';
import { logAction, startBackground } from '#api/telemetry.ts';
import { href } from '#routing/layout.ts';
import { routeAt } from '#routing/route-at.ts';

/** Everything read but the configuration. */
function isOfPlayer({ queryKey }: Pick<Query, 'queryKey'>): boolean {
  return queryKey[0] !== 'config';
}

/**
 * Follows the session: when it ends, everything read for that player is forgotten, and a 401 or a sign-out
 * leads to /login once (spec 4, 6, 8). The router leads there, not a reload.
 */
export function SessionEffects() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(startBackground, []);
  useEffect(() => logAction('page_view'), [pathname]);
  useEffect(
    () =>
      sdk.session.on('signed-in', ({ source }) => {
        // Another tab's player: what was read for the one before is not theirs.
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
