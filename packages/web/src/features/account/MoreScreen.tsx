import { APP_VERSION } from '@tara/sdk/rules';
import { t } from '#i18n/t.ts';
import { href } from '#routing/layout.ts';
import { Screen } from '#ui/frame.ts';
import styles from './account.module.css';
import { EntryList, type Entry } from './EntryList.tsx';
import { LogoutKey } from './LogoutKey.tsx';
import './messages.ts';
import '#features/legal/messages.ts';

/** What else there is (spec 2.2): texts, password, version, and the way out. */
export default function MoreScreen() {
  const entries: Entry[] = [
    { icon: 'info', label: t('account.about'), to: href('about') },
    { icon: 'badge-check', label: t('account.license'), to: href('license') },
    { icon: 'file-text', label: t('legal.terms'), to: href('agree', { name: 'terms-of-use' }) },
    { icon: 'shield-check', label: t('legal.privacy'), to: href('agree', { name: 'privacy-policy' }) },
    { icon: 'key-round', label: t('account.changePassword'), to: href('forget') },
  ];
  return (
    <Screen title={t('player.more')}>
      <div className={styles.page}>
        <EntryList label={t('player.more')} entries={entries} />
        <LogoutKey wide />
        <p className={styles.fine}>{t('player.version', { version: APP_VERSION })}</p>
      </div>
    </Screen>
  );
}
