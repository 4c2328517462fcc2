import { t } from '#messages/service.ts';
import { build } from '#lib/build.ts';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { serviceIcon } from './service-icon.ts';
import styles from './service-list.module.css';
import { openEntry, serviceName, useServices } from './use-services.ts';

/** All customer service channels (spec 2.2, 9). */
export function ServiceList() {
  const services = useServices();
  if (services.length === 0) {
    return (
      <EmptyState title={t('service.none')} text={t('service.noneText', { email: build.supportEmail })} />
    );
  }
  return (
    <>
      <p className={styles.text}>{t('service.text')}</p>
      <ul className={styles.list}>
        {services.map((entry) => (
          <li key={entry.url}>
            <button type="button" className={styles.row} onClick={() => openEntry(entry)}>
              <span className={styles.icon}>
                <Icon name={serviceIcon(entry.url)} size={24} />
                <span className={styles.live} />
              </span>
              {serviceName(entry)}
              <Icon name="chevron-right" className={styles.end} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
