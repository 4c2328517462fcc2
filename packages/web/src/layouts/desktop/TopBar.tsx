import { listedGames } from '@tara/sdk/rules';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useConfig } from '#api/config.ts';
import { useApiQuery } from '#api/query.ts';
import { usePlayer } from '#api/session.ts';
import { HomeTabs } from '#features/lobby/home/HomeTabs.tsx';
import { openSupport } from '#shared/service/support-dialog.ts';
import { t } from '#messages/player.ts';
import { t as tService } from '#messages/service.ts';
import { t as tLobby } from '#messages/lobby.ts';
import { href } from '#routing/layout.ts';
import { RoundButton, RoundLink } from '#ui/button/RoundButton.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './top-bar.module.css';

/** Tabs, search, mail and customer service above the desktop's home. */
export function TopBar() {
  const count = listedGames(useConfig()?.gameList ?? []).length;
  const player = usePlayer();
  const { data: mail } = useApiQuery('/app/v1/hasMailUnread', {}, { enabled: player !== null });
  const [query, setQuery] = useState('');
  const navigate = useNavigate();
  return (
    <div className={styles.bar}>
      <HomeTabs />
      <div className={styles.tools}>
        <form
          className={styles.search}
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            void navigate(href('games', undefined, { q: query }));
          }}
        >
          <Icon name="search" size={18} />
          <input
            type="search"
            value={query}
            aria-label={tLobby('home.search')}
            placeholder={count > 0 ? t('topBar.search', { count }) : tLobby('home.search')}
            onChange={(event) => setQuery(event.target.value)}
          />
        </form>
        {player && (
          <RoundLink
            icon="mail"
            label={t('player.mail')}
            to={href('mail')}
            dot={mail ? mail.red0 + mail.red1 + mail.red2 > 0 : false}
          />
        )}
        <RoundButton icon="headset" label={tService('service.open')} onClick={openSupport} />
      </div>
    </div>
  );
}
