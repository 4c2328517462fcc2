import { HomeTab, listedGameTypes } from '@tara/sdk/rules';
import { useRef, type KeyboardEvent } from 'react';
import { useConfig } from '#api/config.ts';
import { t } from '#messages/lobby.ts';
import { centerInRow } from '#lib/center-in-row.ts';
import { classNames } from '#lib/class-names.ts';
import { ALL_GAMES_TAB, showHomeTab, useHomeTab } from '#state/home-tab.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type { IconName } from '#ui/icon/icon-names.ts';
import styles from './home-tabs.module.css';

const typeIcons: Readonly<Record<number, IconName>> = {
  1: 'cherry',
  2: 'fish',
  3: 'spade',
  4: 'trophy',
  5: 'radio',
  6: 'gamepad-2',
};

export const HOME_PANEL_ID = 'home-center';
export const homeTabId = (tab: number) => `home-tab-${tab}`;

/** The tabs of home: Home, Collect, all games, and one for each game type of the configuration (spec 2.5). */
export function HomeTabs() {
  const types = listedGameTypes(useConfig()?.web.appGameTypeList ?? []);
  const current = useHomeTab(({ tab }) => tab);
  const list = useRef<HTMLDivElement>(null);
  const tabs: { id: number; icon: IconName; label: string }[] = [
    { id: HomeTab.home, icon: 'house', label: t('home.tabHome') },
    { id: HomeTab.collect, icon: 'bookmark', label: t('home.tabCollect') },
    { id: ALL_GAMES_TAB, icon: 'layout-grid', label: t('home.tabAll') },
    ...types.map(({ id, name }) => ({ id, icon: typeIcons[id] ?? ('gamepad-2' as const), label: name })),
  ];

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const at = tabs.findIndex(({ id }) => id === current);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    showHomeTab(next.id);
    list.current?.querySelector<HTMLElement>(`#${homeTabId(next.id)}`)?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.tabs} role="tablist" aria-label={t('home.tabs')} ref={list} onKeyDown={onKeyDown}>
      {tabs.map(({ id, icon, label }) => (
        <button
          key={id}
          ref={id === current ? centerInRow : null}
          id={homeTabId(id)}
          type="button"
          role="tab"
          aria-selected={id === current}
          aria-controls={HOME_PANEL_ID}
          tabIndex={id === current ? 0 : -1}
          className={classNames(styles.tab, id === current && styles.on)}
          onClick={() => showHomeTab(id)}
        >
          <Icon name={icon} size={18} />
          {label}
        </button>
      ))}
    </div>
  );
}
