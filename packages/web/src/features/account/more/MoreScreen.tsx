import { APP_VERSION } from '@tara/sdk/rules';
import NumberStyle from '#shared/player/NumberStyle.tsx';
import { useSharing } from '#shared/share/use-sharing.tsx';
import { t } from '#messages/account.ts';
import { t as tPassword } from '#messages/password.ts';
import { t as tPlayer } from '#messages/player.ts';
import { href } from '#routing/layout.ts';
import { Screen } from '#ui/frame.ts';
import styles from '#ui/detail/detail.module.css';
import { EntryList, type Entry } from '#ui/entry-list/EntryList.tsx';
import { Section } from '#ui/section/Section.tsx';
import { LogoutButton } from '#shared/logout/LogoutButton.tsx';

/** Further pages (spec 2.2): legal texts, password, version, log-out. */
export default function MoreScreen() {
  const { share, sheet } = useSharing();
  const account: Entry[] = [
    { icon: 'key-round', label: tPassword('password.title'), to: href('password') },
    { icon: 'shield-check', label: t('account.saferPlay'), to: href('saferPlay') },
    { icon: 'send', label: t('account.share'), onSelect: share },
  ];
  const texts: Entry[] = [
    { icon: 'info', label: t('account.about'), to: href('about') },
    { icon: 'badge-check', label: t('account.license'), to: href('license') },
    { icon: 'file-text', label: t('legal.terms'), to: href('agree', { name: 'terms-of-use' }) },
    { icon: 'shield-check', label: t('legal.privacy'), to: href('agree', { name: 'privacy-policy' }) },
  ];
  return (
    <Screen title={tPlayer('player.more')}>
      <div className={`stack gap-4 ${styles.page}`}>
        <Section title={t('account.links')}>
          <EntryList label={t('account.links')} entries={account} />
        </Section>
        <NumberStyle />
        <Section title={t('account.texts')}>
          <EntryList label={t('account.texts')} entries={texts} />
        </Section>
        <LogoutButton wide />
        <p className={styles.fine}>{tPlayer('player.version', { version: APP_VERSION })}</p>
      </div>
      {sheet}
    </Screen>
  );
}
