import { hasMail } from '@tara/sdk/rules';
import { useApiQuery } from '#api/query.ts';
import { usePlayer } from '#api/session.ts';
import { HomeTabs } from '#features/lobby/home/HomeTabs.tsx';
import { openSupport } from '#shared/service/support-dialog.ts';
import { t } from '#messages/player.ts';
import { t as tCore } from '#i18n/t.ts';
import { t as tLobby } from '#messages/lobby.ts';
import { href } from '#routing/layout.ts';
import { openSearch } from '#state/search-dialog.ts';
import { RoundButton, RoundLink } from '#ui/button/RoundButton.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './top-bar.module.css';

/** Tabs, search, mail and customer service above the desktop's home. */
export function TopBar() {
  const player = usePlayer();
  const { data: mail } = useApiQuery('hasMailUnread', {}, { enabled: player !== null });
  return (
    <div className={styles.bar}>
      <HomeTabs />
      <div className={styles.tools}>
        <button
          type="button"
          className={styles.search}
          aria-label={tLobby('home.search')}
          aria-keyshortcuts="/ Control+K"
          onClick={openSearch}
        >
          <Icon name="search" size={18} />
          <span className={styles.hint}>{tLobby('home.search')}</span>
          <kbd className={styles.key}>/</kbd>
        </button>
        {player && <RoundLink icon="mail" label={t('player.mail')} to={href('mail')} dot={hasMail(mail)} />}
        <RoundButton icon="headset" label={tCore('nav.service')} onClick={openSupport} />
      </div>
    </div>
  );
}
