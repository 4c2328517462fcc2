import { APP_RECHARGE_BONUS } from '@tara/sdk/rules';
import { Link } from 'react-router-dom';
import rocket from '#assets/objects/rocket.webp';
import { t } from '#messages/lobby-lazy.ts';
import { href } from '#routing/layout.ts';
import { useKeptNotices } from '#state/notices.ts';
import { RoundButton } from '#ui/button/RoundButton.tsx';
import { useMoney } from '#ui/money/use-money.ts';
import styles from './download-banner.module.css';

/** A link to the app that can be closed permanently on this device. */
export default function DownloadBanner() {
  const { short } = useMoney();
  return (
    <div className={styles.banner}>
      <Link
        to={href('apkDownload')}
        className={`row gap-3 flex-1 min-width-0 type-entry color-text break-anywhere ${styles.link}`}
      >
        <img src={rocket} width={40} height={40} alt="" />
        <b>{t('app.title', { amount: short(APP_RECHARGE_BONUS * 100) })}</b>
      </Link>
      <RoundButton
        variant="plain"
        icon="x"
        label={t('app.hide')}
        onClick={() => useKeptNotices.setState({ downloadBannerClosed: true })}
      />
    </div>
  );
}
