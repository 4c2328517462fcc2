import { t } from '#messages/account.ts';
import medal from '#assets/objects/medal.webp';
import { Card } from '#ui/card/Card.tsx';
import { Screen } from '#ui/frame.ts';
import { Intro } from '#ui/intro/Intro.tsx';
import styles from '#ui/detail/detail.module.css';
import { Detail } from '#ui/detail/Detail.tsx';

/** The licence of this build: a placeholder (spec 2.2). */
export default function LicenseScreen() {
  return (
    <Screen title={t('account.license')}>
      <article className={`stack gap-4 ${styles.page}`}>
        <Intro object={medal} title={t('account.licenseLead')}>
          <p>{t('account.licenseIntro')}</p>
        </Intro>
        <Card>
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
