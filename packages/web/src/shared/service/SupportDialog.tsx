import { t } from '#messages/service.ts';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import { useSupportDialog } from './support-dialog.ts';
import { ServiceList } from './ServiceList.tsx';
import styles from './support-dialog.module.css';

/** The support dialog over any page: the list of channels, and the chat widget (spec 9). */
export default function SupportDialog() {
  const { open, chatUrl } = useSupportDialog();
  const close = () => useSupportDialog.setState({ open: false, chatUrl: null });
  return (
    <>
      <Sheet open={open} onClose={close} title={t('service.title')}>
        <ServiceList />
      </Sheet>
      <Sheet open={chatUrl !== null} onClose={close} title={t('service.chat')}>
        {chatUrl !== null && (
          // An external page: it may run its scripts and forms, without access to this page.
          <iframe
            className={styles.chat}
            src={chatUrl}
            title={t('service.chat')}
            sandbox="allow-scripts allow-forms allow-popups"
            referrerPolicy="no-referrer"
          />
        )}
      </Sheet>
    </>
  );
}
