import { useNavigate, useSearchParams } from 'react-router-dom';
import { href } from '#routing/layout.ts';
import { hasHistory } from '#routing/use-back.ts';

/** Query parameter with the id of the open mail. */
const MESSAGE_PARAM = 'letter';

/** The open mail in the address, so that it can be linked and Back returns to the list. */
export interface MailAddress {
  /** Null for the list. */
  messageId: number | null;
  onOpen: (id: number) => void;
  /** Returns to the list. */
  onLeave: () => void;
}

export function useMailAddress(): MailAddress {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const id = Number(params.get(MESSAGE_PARAM));
  const messageId = Number.isSafeInteger(id) && id > 0 ? id : null;
  return {
    messageId,
    // Beside an open mail the next one replaces it: Back closes the mail, not each one that was read.
    onOpen: (next) =>
      void navigate(href('mail', undefined, { [MESSAGE_PARAM]: String(next) }), {
        replace: messageId !== null,
      }),
    onLeave() {
      if (hasHistory()) void navigate(-1);
      else void navigate(href('mail'), { replace: true });
    },
  };
}
