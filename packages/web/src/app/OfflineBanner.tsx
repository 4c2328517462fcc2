import { useSyncExternalStore } from 'react';
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

/** Shows that the device is offline. It is part of the layout and covers nothing. */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className={online ? undefined : styles.banner}>
      {!online && (
        <>
          <Icon name="wifi-off" size={18} />
          {t('offline.banner')}
        </>
      )}
    </div>
  );
}
