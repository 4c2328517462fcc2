import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { href } from '#routing/layout.ts';
import { hasHistory } from '#routing/use-back.ts';

/**
 * The order in the address, and navigation from it. An order is a page in the history: Back returns to the form or to
 * the records, and the form never follows a paid order.
 */
export function useOrderAddress(): {
  orderId: string | null;
  /** Whether the order buys a first-charge offer. */
  buysOffer: boolean;
  toForm: () => void;
  back: () => void;
} {
  const [query] = useSearchParams();
  const { state } = useLocation() as { state: { fromForm?: boolean } | null };
  const navigate = useNavigate();
  const fromForm = state?.fromForm === true;
  const toForm = useCallback(() => {
    if (fromForm && hasHistory()) void navigate(-1);
    else void navigate(href('wallets', { id: 'deposit' }), { replace: true });
  }, [navigate, fromForm]);
  return {
    orderId: query.get('order'),
    buysOffer: query.has('offer'),
    toForm,
    back() {
      if (hasHistory()) void navigate(-1);
      else toForm();
    },
  };
}
