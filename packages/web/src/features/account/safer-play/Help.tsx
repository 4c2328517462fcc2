import { t } from '#messages/safer-play.ts';
import { useRegion } from '#state/region.ts';
import { Card } from '#ui/card/Card.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './safer-play.module.css';

interface Service {
  name: string;
  text: string;
  url: string;
}

const umang: Service = {
  name: t('saferPlay.umang'),
  text: t('saferPlay.umangText'),
  url: 'tel:+923117786264',
};
const services: readonly Service[] = [
  {
    name: t('saferPlay.therapy'),
    text: t('saferPlay.therapyText'),
    url: 'https://www.gamblingtherapy.org/',
  },
  {
    name: t('saferPlay.anonymous'),
    text: t('saferPlay.anonymousText'),
    url: 'https://www.gamblersanonymous.org/',
  },
  { name: t('saferPlay.gamcare'), text: t('saferPlay.gamcareText'), url: 'https://www.gamcare.org.uk/' },
];

/** Services outside of the site that help with play. */
export function Help() {
  const region = useRegion();
  return (
    <Card aria-label={t('saferPlay.helpTitle')}>
      <h2 className="type-subtitle">{t('saferPlay.helpTitle')}</h2>
      <p className={styles.text}>{t('saferPlay.helpText')}</p>
      <ul className={`grid ${styles.services}`}>
        {[...(region === 'pk' ? [umang] : []), ...services].map(({ name, text, url }) => (
          <li key={url}>
            <a href={url} {...(url.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}>
              <span>
                <b className="block type-entry color-text">{name}</b>
                {text}
              </span>
              <Icon
                name={url.startsWith('tel:') ? 'smartphone' : 'external-link'}
                size={18}
                className="color-faint"
              />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
