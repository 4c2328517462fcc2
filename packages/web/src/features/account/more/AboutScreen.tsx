import { APP_VERSION } from '@tara/sdk/rules';
import truck from '#assets/objects/truck.webp';
import { t } from '#messages/account.ts';
import { build } from '#lib/build.ts';
import { href } from '#routing/layout.ts';
import { Brand } from '#ui/brand/Brand.tsx';
import { Screen } from '#ui/frame.ts';
import styles from '#ui/detail/detail.module.css';
import { EntryList } from '#ui/entry-list/EntryList.tsx';
import { Intro } from '#ui/intro/Intro.tsx';

/** About the product: version and contact (spec 2.2). Public. */
export default function AboutScreen() {
  return (
    <Screen title={t('account.about')}>
      <div className={`stack gap-4 ${styles.page}`}>
        <Intro object={truck} title={<Brand size={32} />}>
          <p>{t('account.aboutLead')}</p>
        </Intro>
        <EntryList
          label={t('account.texts')}
          entries={[
            { icon: 'info', label: t('account.version'), value: APP_VERSION },
            {
              icon: 'mail',
              label: t('account.support'),
              value: build.supportEmail,
              onSelect: () => window.location.assign(`mailto:${build.supportEmail}`),
            },
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
