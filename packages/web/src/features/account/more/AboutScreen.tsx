import { APP_VERSION } from '@tara/sdk/rules';
import { t } from '#messages/account.ts';
import { build } from '#lib/build.ts';
import { href } from '#routing/layout.ts';
import { Brand } from '#ui/brand/Brand.tsx';
import { Card } from '#ui/card/Card.tsx';
import { Screen } from '#ui/frame.ts';
import styles from '#ui/detail/detail.module.css';
import about from './about.module.css';
import { EntryList } from '#ui/entry-list/EntryList.tsx';
import { Detail } from '#ui/detail/Detail.tsx';

/** About the product: version and contact (spec 2.2). Public. */
export default function AboutScreen() {
  return (
    <Screen title={t('account.about')}>
      <div className={`stack gap-4 ${styles.page}`}>
        <div className={about.hero}>
          <Brand size={44} />
          <p className="type-body color-muted">{t('account.aboutLead')}</p>
        </div>
        <Card>
          <dl className={styles.facts}>
            <Detail name={t('account.version')}>{APP_VERSION}</Detail>
            <Detail name={t('account.support')}>
              <a
                className={`inline-flex align-center min-height-target type-entry color-info ${styles.link}`}
                href={`mailto:${build.supportEmail}`}
              >
                {build.supportEmail}
              </a>
            </Detail>
          </dl>
        </Card>
        <EntryList
          label={t('account.texts')}
          entries={[
            { icon: 'file-text', label: t('legal.terms'), to: href('terms') },
            { icon: 'shield-check', label: t('legal.privacy'), to: href('privacy') },
          ]}
        />
        <p className={styles.fine}>
          {t('common.age')} · {t('account.ageText')}
          <br />
          {t('common.playMoney')}
        </p>
      </div>
    </Screen>
  );
}
