import { homeTabFrom, HOME_HEADER_GUARD_MS, HomeTab, listedGameTypes } from '@tara/sdk/rules';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useConfig } from '#api/config.ts';
import { refreshProfile } from '#api/profile.ts';
import { useSession } from '#api/session.ts';
import { readActivities } from '#api/activities.ts';
import { showBrand, showHomeTab } from '#state/home-tab.ts';
import { onPlayerEnd } from '#state/player-end.ts';

let lastProfileRefresh = Number.NEGATIVE_INFINITY;
onPlayerEnd(() => {
  lastProfileRefresh = Number.NEGATIVE_INFINITY;
});

/**
 * An arrival at home: the tab of the navigation state (spec 2.5), a profile refresh at most once in 5000 ms (spec 7.2,
 * 9), and fresh activities, tasks and red dots (spec 7.3).
 */
export function useHomeArrival(): void {
  const { state, key } = useLocation();
  const types = useConfig()?.web.appGameTypeList;
  const signedIn = useSession().status === 'player';
  useEffect(() => {
    if (!types) return;
    const { tab, brandId } = homeTabFrom(
      state,
      listedGameTypes(types).map(({ id }) => id),
    );
    if (brandId !== null) showBrand(tab, brandId);
    else if (tab !== HomeTab.home) showHomeTab(tab);
  }, [state, types]);
  useEffect(() => {
    if (!signedIn) return;
    readActivities();
    const now = Date.now();
    const since = now - lastProfileRefresh;
    // Ignore a time in the future, from before the clock was set back.
    if (since >= 0 && since < HOME_HEADER_GUARD_MS) return;
    lastProfileRefresh = now;
    // A 401 signs out as usual; other failures are ignored.
    refreshProfile().catch(() => undefined);
  }, [signedIn, key]);
}
