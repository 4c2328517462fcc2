import envelope from '#assets/objects/envelope.webp';
import { useConfig } from '#api/config.ts';
import { Receipt } from '#ui/receipt/Receipt.tsx';
import { Letter } from './Letter.tsx';
import type { MailFrame } from './mail-frame.ts';
import { MailList } from './MailList.tsx';
import { useDeletion } from './use-deletion.ts';
import { useMailClaims } from './use-mail-claims.ts';

const NO_PROPS = {};

interface MailboxProps {
  frame: MailFrame;
  /** Which letter is open; null for the list. */
  letterId: number | null;
  onOpen: (id: number) => void;
  /** Leaves the letter for the list. */
  onLeave: () => void;
}

/** The mail of the player (spec 2.2): the list, or the letter that is open. Claims go on from one to the other. */
export function Mailbox({ frame, letterId, onOpen, onLeave }: MailboxProps) {
  const props = useConfig()?.web.appPropConfigMap ?? NO_PROPS;
  const claims = useMailClaims(props);
  const deletion = useDeletion((id) => {
    if (id === letterId) onLeave();
  });
  const shared = { frame, props, claims, deletion };
  return (
    <>
      {letterId === null ? (
        <MailList {...shared} onOpen={onOpen} />
      ) : (
        <Letter key={letterId} {...shared} id={letterId} onLeave={onLeave} />
      )}
      <Receipt rewards={claims.received} onClose={claims.settle} object={envelope} />
    </>
  );
}
