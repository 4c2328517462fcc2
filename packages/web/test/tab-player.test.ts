import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSearch, keepSearch, useRecentSearches } from '#features/lobby/search/recent-searches.ts';
import { setRechargeUpdate, useRechargeUpdate } from '#shared/recharge-update/recharge-update.ts';
import { useSupportDialog } from '#shared/service/support-dialog.ts';
import { showBrand, useHomeTab } from '#state/home-tab.ts';
import { useSessionNotices } from '#state/notices.ts';
import { usePlaySession } from '#state/play-session.ts';
import { endPlayer, enterPlayer, useTabPlayer } from '#state/tab-player.ts';
import { sourcesIn } from './sources.ts';

/**
 * To whom the state of each module belongs. `player` ends with its player; `by id` is stored with the id of a player
 * or of an order, and read for it only; `device` and `page` are the same for every player.
 */
const OWNERS = {
  'api/background.ts': 'page',
  'api/config.ts': 'device',
  'api/query.ts': 'page',
  'api/sdk.ts': 'page',
  'api/site-day.ts': 'page',
  'app/first-view.ts': 'device',
  'app/popups/install-event.ts': 'device',
  'features/account/auth/agreement.ts': 'device',
  'features/account/auth/social-login.ts': 'device',
  'features/account/diagnostics/Diagnostics.tsx': 'device',
  'features/content/news/read-news.ts': 'device',
  'features/lobby/home/FloatingActivities.tsx': 'device',
  'features/lobby/home/WelcomeCard.tsx': 'player',
  'features/lobby/home/use-home-arrival.ts': 'player',
  'features/lobby/search/recent-searches.ts': 'player',
  'features/lobby/search/use-search.ts': 'page',
  'features/promotions/christmas/snow-choice.ts': 'device',
  'features/wallet/deposit/order.ts': 'by id',
  'features/wallet/safebox/lock.ts': 'by id',
  'features/wallet/verification/verification-state.ts': 'by id',
  'forms/drafts.ts': 'by id',
  'forms/drop-drafts.ts': 'by id',
  'forms/use-send-code.ts': 'device',
  'head/head.ts': 'page',
  'lib/environment.ts': 'device',
  'lib/lazy-part.ts': 'page',
  'lib/storage.ts': 'page',
  'lib/time.ts': 'page',
  'routing/announcer.tsx': 'page',
  'routing/lazy-screen.ts': 'page',
  'routing/navigation-progress.ts': 'page',
  'routing/use-screen-title.ts': 'page',
  'routing/use-scroll-memory.ts': 'page',
  'shared/credentials/credentials.ts': 'device',
  'shared/credentials/password-store.ts': 'device',
  'shared/games/last-bets.ts': 'player',
  'shared/last-prize/last-prize.ts': 'by id',
  'shared/open-orders/open-orders.ts': 'by id',
  'shared/player/use-balance-refresh.ts': 'player',
  'shared/recharge-update/recharge-update.ts': 'player',
  'shared/safer-play/use-break.ts': 'device',
  'shared/safer-play/watch-break.ts': 'device',
  'shared/service/support-dialog.ts': 'player',
  'shared/service/use-services.ts': 'device',
  'state/home-tab.ts': 'player',
  'state/notices.ts': 'player',
  'state/number-style.ts': 'device',
  'state/play-session.ts': 'player',
  'state/player-end.ts': 'page',
  'state/region.ts': 'device',
  'state/safer-play.ts': 'device',
  'state/search-dialog.ts': 'page',
  'state/short-coins.ts': 'device',
  'state/tab-player.ts': 'player',
  'ui/paged-list/row-key.ts': 'page',
  'ui/paged-list/use-restored-scroll.ts': 'page',
  'ui/sheet/history.ts': 'page',
  'ui/toast/Toaster.tsx': 'page',
  'ui/toast/toast.ts': 'page',
} as const;

/** A store, a variable or a collection of a module, or a stored value. */
const STATE =
  /^let |^(?:export )?const [\w{}, ]+(?:: [^=]+)? = (?:create(?!Context)\w*|withCalls|kept|new (?:QueryClient|(?:Weak)?(?:Map|Set)))(?:<.*)?\((?!\[)|\b(?:local|session)Store\b/m;
const MODULES = sourcesIn('web/src', ['.ts', '.tsx'])
  .filter(({ path }) => !path.includes('/generated/'))
  .map(({ path, text }) => ({ path: path.replace('web/src/', ''), text }));

const START = Date.parse('2026-11-27T10:00:00Z');

beforeEach(() => {
  endPlayer();
  vi.spyOn(Date, 'now').mockReturnValue(START);
});

describe('the state of a tab', () => {
  it('has a known owner in every module', () => {
    const found = MODULES.filter(({ text }) => STATE.test(text)).map(({ path }) => path);
    expect(found.toSorted()).toEqual(Object.keys(OWNERS).toSorted());
  });

  it('ends with its player wherever it is the player’s', () => {
    const registered = MODULES.filter(({ text }) => /^onPlayerEnd\(/m.test(text)).map(({ path }) => path);
    const owned = Object.entries(OWNERS).filter(([, owner]) => owner === 'player');
    const paths = owned.map(([path]) => path).filter((path) => path !== 'state/tab-player.ts');
    expect(registered.toSorted()).toEqual(paths.toSorted());
  });

  const read = () => ({
    notices: useSessionNotices.getState(),
    session: usePlaySession.getState(),
    home: useHomeTab.getState(),
    support: useSupportDialog.getState(),
    update: useRechargeUpdate.getState(),
    searches: useRecentSearches.getState(),
    stored: [sessionStorage, localStorage].map((storage) => Object.entries(storage)),
  });
  /** Everything that a player leaves in a tab in two hours. */
  function use() {
    useSessionNotices.setState({
      welcomeSeen: true,
      hideHomeNotice: true,
      welcomeCoins: 1_000,
      activityModalIds: [39],
      floatingHidden: true,
    });
    usePlaySession.setState({ openedAt: START - 7_200_000, checkedAt: START - 3_600_000, hiddenAt: 0 });
    showBrand(2, 3);
    useSupportDialog.setState({ open: false, chatUrl: 'https://chat.example/' });
    setRechargeUpdate(true);
    keepSearch('mango');
  }
  const asPlayer = (player: string) => {
    useTabPlayer.setState({ player, turn: 0 });
  };

  it('is new for another player', () => {
    endPlayer();
    asPlayer('tara/2');
    const fresh = read();
    asPlayer('tara/1');
    use();
    enterPlayer('tara/2');
    useTabPlayer.setState({ turn: 0 });
    expect(read()).toEqual(fresh);
    expect(usePlaySession.getState()).toEqual({ openedAt: START, checkedAt: START, hiddenAt: 0 });
  });

  it('remains for a player who lost the session, and for a visitor who logs in', () => {
    asPlayer('');
    use();
    const before = read();
    enterPlayer('tara/1');
    enterPlayer('tara/1');
    expect({ ...read(), stored: null }).toEqual({ ...before, stored: null });
  });

  it('is new after a log-out, also the searches of a module that is not loaded', () => {
    enterPlayer('tara/1');
    use();
    forgetSearch();
    localStorage.setItem('tara.recentSearches', JSON.stringify({ queries: ['mango'] }));
    endPlayer();
    enterPlayer('tara/1');
    expect(useSessionNotices.getState().welcomeSeen).toBe(false);
    expect(localStorage.getItem('tara.recentSearches') ?? '').not.toContain('mango');
  });
});
