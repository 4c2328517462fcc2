import { t } from '#messages/service.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { Section } from '#ui/section/Section.tsx';
import { serviceIcon } from './service-icon.ts';
import styles from './contacts.module.css';
import { openEntry, serviceName, useServices } from './use-services.ts';

/** The footer's contact icons with a green dot (spec 2.5). */
export function ContactIcons() {
  const services = useServices();
  if (services.length === 0) return null;
  return (
    <Section title={t('service.footer')}>
      <ul className="grid columns-3 gap-2">
        {services.slice(0, 3).map((entry) => (
          <li key={entry.url}>
            <button
              type="button"
              className={`card grid justify-items-center gap-2 width-full type-caption break-anywhere ${styles.contact}`}
              onClick={() => openEntry(entry)}
            >
              <span className={styles.icon}>
                <Icon name={serviceIcon(entry.url)} size={26} />
                <span className={styles.live} />
              </span>
              {serviceName(entry)}
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
