// Applies the player's choice.
import '#state/number-style.ts';
import { useEffect } from 'react';
import { usePlayer } from '#api/session.ts';
import { startDoubleClickGuard } from '#lib/double-click.ts';
import { startKeyboardScroll } from '#lib/keyboard-scroll.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { isOnMockServer } from '#lib/mock-server.ts';
import { otherWorld } from '#lib/world.ts';
import { useKnownOpenOrders } from '#shared/open-orders/open-orders.ts';
import { useBreak } from '#shared/safer-play/use-break.ts';
import { watchBreak } from '#shared/safer-play/watch-break.ts';
import { useSaferPlay } from '#state/safer-play.ts';
import { useSearchDialog } from '#state/search-dialog.ts';
import { useTabPlayer } from '#state/tab-player.ts';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';
import { PopupQueue } from './popups/PopupQueue.tsx';
import { useFirstInput } from './popups/use-quiet-moment.ts';
import { useTabPlayerSession } from './use-tab-player.ts';
import { continueSession, pauseSession } from '#state/play-session.ts';

/** Keeps the session of this tab for the session clock and the time check. */
function usePlaySessionClock(): void {
  useEffect(() => {
    const follow = () => {
      if (document.visibilityState === 'hidden') pauseSession();
      else continueSession();
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
}

const OrderWatch = lazyPart(() => import('#shared/open-orders/OrderWatch.tsx'));
const SearchDialog = lazyPart(() => import('#features/lobby/search/SearchDialog.tsx'));
const TimeCheck = lazyPart(() => import('#features/account/safer-play/TimeCheck.tsx'));
const WorldBadge = lazyPart(() => import('./WorldBadge.tsx'));

/**
 * Parts of every page that load after the first view: popups, the search when it is open, the watch over open orders
 * while there are some, the time check if the player has chosen one, listeners of the keyboard and of double clicks, and
 * the name of another world than `default`.
 */
export default function AfterFirstView() {
  const id = usePlayer()?.user.id;
  const { player, orders } = useKnownOpenOrders();
  const { checkMinutes } = useSaferPlay();
  const isBreak = useBreak() !== null;
  const searching = useSearchDialog(({ open }) => open) && !isBreak;
  const { turn } = useTabPlayer();
  const used = useFirstInput();
  usePlaySessionClock();
  useEffect(watchBreak, []);
  useEffect(startKeyboardScroll, []);
  useEffect(startDoubleClickGuard, []);
  useTabPlayerSession();
  return (
    <>
      <PopupQueue key={turn} used={used} />
      {searching && (
        <SilentBoundary>
          <SearchDialog />
        </SilentBoundary>
      )}
      {id === player && orders.length > 0 && (
        <SilentBoundary>
          <OrderWatch />
        </SilentBoundary>
      )}
      {id !== undefined && checkMinutes > 0 && (
        <SilentBoundary>
          <TimeCheck />
        </SilentBoundary>
      )}
      {isOnMockServer() && otherWorld() !== undefined && (
        <SilentBoundary>
          <WorldBadge />
        </SilentBoundary>
      )}
    </>
  );
}
