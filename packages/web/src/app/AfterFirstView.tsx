import { usePlayer } from '#api/session.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { useKnownOpenOrders } from '#shared/open-orders/open-orders.ts';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';
import { PopupQueue } from './popups/PopupQueue.tsx';

const OrderWatch = lazyPart(() => import('#shared/open-orders/OrderWatch.tsx'));

/** Parts of every page that load after the first view: popups, and the watch over open orders while there are some. */
export default function AfterFirstView() {
  const id = usePlayer()?.user.id;
  const { player, orders } = useKnownOpenOrders();
  return (
    <>
      <PopupQueue />
      {id === player && orders.length > 0 && (
        <SilentBoundary>
          <OrderWatch />
        </SilentBoundary>
      )}
    </>
  );
}
