import { t } from '#messages/service.ts';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import { Chat } from './Chat.tsx';
import { useSupportDialog } from './support-dialog.ts';
import { ServiceList } from './ServiceList.tsx';

/** The support dialog over any page: the list of channels, and the chat widget (spec 9). */
export default function SupportDialog() {
  const { open, chatUrl, message } = useSupportDialog();
  const close = () => useSupportDialog.setState({ open: false, chatUrl: null });
  return (
    <>
      <Sheet open={open} onClose={close} title={t('service.title')}>
        <ServiceList />
      </Sheet>
      <Sheet open={chatUrl !== null} onClose={close} title={t('service.chat')}>
        {chatUrl !== null && <Chat key={chatUrl} url={chatUrl} message={message} />}
      </Sheet>
    </>
  );
}
