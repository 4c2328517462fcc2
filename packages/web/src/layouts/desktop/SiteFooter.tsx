import { contactLinks, externalUrl } from '@tara/sdk/rules';
import { Link } from 'react-router-dom';
import { useConfig } from '#api/config.ts';
import { useInstallEvent } from '#app/popups/install-event.ts';
import { openEntry, serviceName, useServices } from '#shared/service/use-services.ts';
import { t } from '#messages/lobby-lazy.ts';
import { href } from '#routing/layout.ts';
import { build } from '#lib/build.ts';
import { countryName } from '#state/region-names.ts';
import { useKeptNotices } from '#state/notices.ts';
import { useRegion } from '#state/region.ts';
import { Brand } from '#ui/brand/Brand.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './site-footer.module.css';

function StoreBadge({ label, url }: { label: string; url: string | null }) {
  const inside = (
    <>
      <Icon name="smartphone" />
      {label}
    </>
  );
  return url ? (
    <a
      className={`row gap-2 min-height-target type-label color-muted ${styles.badge}`}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
    >
      {inside}
    </a>
  ) : (
    <span className="row gap-2 min-height-target type-caption color-faint">
      <Icon name="smartphone" />
      {t('footer.badgeSoon', { store: label })}
    </span>
  );
}

/** Installs the site while the browser offers it; a desktop has no popup for it (docs/decisions/0056). */
function InstallButton() {
  const event = useInstallEvent((state) => state.event);
  if (!event) return null;
  return (
    <button
      type="button"
      className={`row gap-2 min-height-target type-label color-muted ${styles.badge}`}
      onClick={() => {
        void event.prompt();
        useInstallEvent.setState({ event: null });
        useKeptNotices.setState(({ installTip }) => ({ installTip: { ...installTip, time: Date.now() } }));
      }}
    >
      <Icon name="arrow-down-to-line" />
      {t('footer.install')}
    </button>
  );
}

/** The footer of the desktop (spec 2.3): terms, contacts, app badges, 21+ and the country text. */
export default function SiteFooter() {
  const web = useConfig()?.web;
  const contacts = contactLinks(useServices());
  const country = countryName[useRegion()];
  const download = externalUrl(web?.h5.downloadUrl, window.location.href);
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <Brand size={28} />
        <nav className={`flex wrap gap-y-1 gap-x-5 ${styles.links}`} aria-label={t('footer.terms')}>
          <Link to={href('saferPlay')}>{t('footer.saferPlay')}</Link>
          <Link to="/terms-of-use">{t('footer.terms')}</Link>
          <Link to="/privacy-policy">{t('footer.privacy')}</Link>
        </nav>
        <ul className={`flex wrap gap-y-1 gap-x-5 ${styles.contacts}`}>
          {contacts.map((entry) => (
            <li key={entry.url}>
              <button type="button" onClick={() => openEntry(entry)}>
                {serviceName(entry)}
              </button>
            </li>
          ))}
        </ul>
        <div className="flex wrap gap-2 margin-start-auto">
          <InstallButton />
          <StoreBadge label={t('footer.badgeAndroid')} url={download} />
          <StoreBadge label={t('footer.badgeIos')} url={download} />
        </div>
      </div>
      <p className="margin-top-3 type-caption color-faint">
        <b className="color-text">{t('common.age')}</b> {t('footer.age')}. {t('common.playMoney')}
        {!build.platformA && !build.platformB && <> {t('footer.country', { country })}</>}
      </p>
    </footer>
  );
}
