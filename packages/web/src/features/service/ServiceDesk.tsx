import { t } from '#messages/service.ts';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import { useServiceDesk } from './desk.ts';
import { ServiceList } from './ServiceList.tsx';
import styles from './service.module.css';

/** The help desk over whatever is on screen: the list of ways, and the chat widget (spec 9). */
export default function ServiceDesk() {
  const { open, chatUrl } = useServiceDesk();
  const close = () => useServiceDesk.setState({ open: false, chatUrl: null });
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
