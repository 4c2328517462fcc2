import { APP_RECHARGE_BONUS } from '@tara/sdk/rules';
import { Link } from 'react-router-dom';
import rocket from '#assets/objects/rocket.webp';
import { useConfig } from '#api/config.ts';
import { offersDownloadLink } from '#shared/app-download/app-download.ts';
import { t } from '#messages/lobby-lazy.ts';
import { href } from '#routing/layout.ts';
import { useMoney } from '#ui/money/use-money.ts';
import styles from './download-link.module.css';

/** The download-for-rewards link (spec 2.5): mobile web only, if a download is offered and the mode is not green. */
export function DownloadLink() {
  const web = useConfig()?.web;
  const { short } = useMoney();
  if (!web || !offersDownloadLink(web)) return null;
  return (
    <Link to={href('apkDownload')} className={styles.card}>
      <img src={rocket} width={56} height={56} alt="" loading="lazy" />
      <span className={styles.text}>
        <b className="block type-entry color-text">
          {t('app.title', { amount: short(APP_RECHARGE_BONUS * 100) })}
        </b>
        <span>{t('app.text')}</span>
      </span>
      <span className={styles.get}>{t('app.get')}</span>
    </Link>
  );
}
