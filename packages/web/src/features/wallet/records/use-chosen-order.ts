import { useNavigate, useSearchParams } from 'react-router-dom';
import type { LinkOf } from '#shared/order-tables/OrderLink.tsx';
import { hasHistory } from '#routing/use-back.ts';

const PARAM = 'order';

/** The chosen order in the address, so that it can be linked and Back returns to the list. */
export interface ChosenOrder {
  chosenId: string | null;
  /** The link that chooses an order. */
  linkOf: LinkOf<{ orderId: string }>;
  /** Returns to the list. */
  onLeave: () => void;
}

export function useChosenOrder(): ChosenOrder {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const chosenId = query.get(PARAM);
  return {
    chosenId,
    linkOf({ orderId }) {
      const next = new URLSearchParams(query);
      next.set(PARAM, orderId);
      // The next order replaces the chosen one: Back closes the receipt, not each one that was read.
      return {
        to: { search: next.toString() },
        replace: chosenId !== null,
        'aria-current': chosenId === orderId ? 'true' : undefined,
      };
    },
    onLeave() {
      const next = new URLSearchParams(query);
      next.delete(PARAM);
      if (hasHistory()) void navigate(-1);
      else void navigate({ search: next.toString() }, { replace: true });
    },
  };
}
