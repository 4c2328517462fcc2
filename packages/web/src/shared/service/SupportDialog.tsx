import { t } from '#messages/service.ts';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import { useSupportDialog } from './support-dialog.ts';
import { ServiceList } from './ServiceList.tsx';
import styles from './service.module.css';

/** The support dialog over whatever is on screen: the list of ways, and the chat widget (spec 9). */
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
          // A foreign page: it may run its scripts and forms, and nothing of ours.
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
