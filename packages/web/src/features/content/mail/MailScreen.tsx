import { useNavigate, useSearchParams } from 'react-router-dom';
import { ConfigMissing } from '#shared/config/ConfigMissing.tsx';
import { hasHistory } from '#routing/use-back.ts';
import { Screen } from '#ui/frame.ts';
import { t } from '#messages/mail.ts';
import { href } from '#routing/layout.ts';
import { usePlayer } from '#api/session.ts';
import { Mailbox } from './Mailbox.tsx';

/** Query parameter with the id of the open mail. */
const MESSAGE_PARAM = 'letter';

function messageIdIn(params: URLSearchParams): number | null {
  const id = Number(params.get(MESSAGE_PARAM));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** The mail on a phone (spec 2.2). An open mail has its own address, so that Back returns to the list. */
export default function MailScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const player = usePlayer();
  if (!player) {
    return (
      <Screen title={t('mail.title')}>
        <ConfigMissing />
      </Screen>
    );
  }
  return (
    <Mailbox
      frame={Screen}
      letterId={messageIdIn(params)}
      onOpen={(id) => void navigate(href('mail', undefined, { [MESSAGE_PARAM]: String(id) }))}
      onLeave={() => {
        if (hasHistory()) void navigate(-1);
        else void navigate(href('mail'), { replace: true });
      }}
    />
  );
}
