import { useSyncExternalStore } from 'react';
import { useServerOutage } from '#api/profile.ts';
import { t } from '#i18n/t.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './offline-banner.module.css';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Shows that the device is offline or the server does not answer. It is part of the layout and covers nothing. */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const outage = useServerOutage();
  const isShown = !online || outage;
  return (
    <div role="status" className={isShown ? styles.banner : undefined}>
      {isShown && (
        <>
          <Icon name="wifi-off" size={18} />
          {t(online ? 'offline.outage' : 'offline.banner')}
        </>
      )}
    </div>
  );
}
