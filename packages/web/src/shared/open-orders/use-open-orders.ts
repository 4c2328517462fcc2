import { ExchangeStatus, RechargeStatus } from '@tara/sdk';
import { useEffect } from 'react';
import { useApiQuery } from '#api/query.ts';
import { usePlayer } from '#api/session.ts';
import { noteOpen, useKnownOpenOrders, type OpenOrder } from './open-orders.ts';

export const DEPOSITS = 'getRechargeRecord';
export const WITHDRAWALS = 'getExchangeOrder';

const PAGE = { page: 1, pageSize: 20 };

/** Polling interval of a page that shows an open order or a review, in ms; the page must be visible. */
export const POLL_MS = 4000;

interface Polled {
  state: { data?: { list: readonly unknown[] } | undefined };
}

/** Polls while the list has an open order. */
const whileOpen = ({ state }: Polled) => (state.data?.list.length ? POLL_MS : false);

/** How often to read the open orders of a kind, in ms; false for never. */
type Rhythm = (query: Polled) => number | false;

/** Reads the open orders of the player, and again while there are some: as often as a page that shows them by default. */
export function useOpenOrders(rhythms: Readonly<Partial<Record<OpenOrder['kind'], Rhythm>>> = {}) {
  const { data: deposits, isPending: depositsPending } = useApiQuery(
    DEPOSITS,
    { ...PAGE, status: RechargeStatus.pending },
    { refetchInterval: rhythms.deposit ?? whileOpen, refetchOnMount: 'always' },
  );
  const { data: withdrawals, isPending: withdrawalsPending } = useApiQuery(
    WITHDRAWALS,
    { ...PAGE, status: ExchangeStatus.pending },
    { refetchInterval: rhythms.withdrawal ?? whileOpen, refetchOnMount: 'always' },
  );
  useEffect(() => {
    if (deposits)
      noteOpen(
        'deposit',
        deposits.list.map(({ orderId }) => orderId),
      );
    if (withdrawals)
      noteOpen(
        'withdrawal',
        withdrawals.list.map(({ orderId }) => orderId),
      );
  }, [deposits, withdrawals]);
  const player = usePlayer()?.user.id;
  const known = useKnownOpenOrders();
  const expected = known.player === player ? known.orders : [];
  return {
    deposits,
    withdrawals,
    /** How many orders this device expects, until they are read. */
    expected: depositsPending || withdrawalsPending ? expected.length : 0,
    hasOpenDeposit: deposits ? deposits.list.length > 0 : expected.some(({ kind }) => kind === 'deposit'),
  };
}
