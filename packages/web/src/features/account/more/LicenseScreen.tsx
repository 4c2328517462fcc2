import { t } from '#messages/account.ts';
import { Card } from '#ui/card/Card.tsx';
import { Screen } from '#ui/frame.ts';
import styles from '#ui/detail/detail.module.css';
import { Detail } from '#ui/detail/Detail.tsx';

/** The licence of this build: a placeholder (spec 2.2). */
export default function LicenseScreen() {
  return (
    <Screen title={t('account.license')}>
      <article className={`stack gap-4 ${styles.page}`}>
        <p className="type-body color-muted">{t('account.licenseIntro')}</p>
        <Card>
          <h2 className="type-subtitle">{t('account.licenseTitle')}</h2>
          <dl className={styles.facts}>
            <Detail name={t('account.licenseHolder')}>{t('account.licenseHolderValue')}</Detail>
            <Detail name={t('account.licenseNumber')}>{t('account.licenseNumberValue')}</Detail>
          </dl>
          <p className="type-body color-muted">{t('account.licenseText')}</p>
        </Card>
        <Card>
          <h2 className="type-subtitle">{t('account.licenseAgeTitle')}</h2>
          <p className="type-body color-muted">{t('account.licenseAgeText')}</p>
        </Card>
      </article>
    </Screen>
  );
}
