import { usePlayer } from '#api/session.ts';
import { ConfigMissing } from '#shared/config/ConfigMissing.tsx';
import { t } from '#messages/mail.ts';
import { Screen } from '#ui/frame.ts';
import { Mailbox } from './Mailbox.tsx';
import { useMailAddress } from './use-mail-address.ts';

/** The mail on a phone (spec 2.2): the list or the open mail. */
export default function MailScreen() {
  const player = usePlayer();
  const address = useMailAddress();
  if (!player) {
    return (
      <Screen title={t('mail.title')}>
        <ConfigMissing />
      </Screen>
    );
  }
  return <Mailbox {...address} frame={Screen} arrange={(list, message) => message ?? list} />;
}
