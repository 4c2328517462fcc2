import { listedGames, popularGames } from '@tara/sdk/rules';
import { useRef } from 'react';
import { useConfig } from '#api/config.ts';
import { GameGrid, GameGridSkeleton } from '#shared/games/GameGrid.tsx';
import { t } from '#messages/lobby.ts';
import { useHomeTab } from '#state/home-tab.ts';
import { Star } from '#ui/brand/Brand.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Section } from '#ui/section/Section.tsx';
import styles from './popular.module.css';

/** The Popular games grid (spec 2.5): the hot games in their own order; on request all games. */
export function PopularGames() {
  const config = useConfig();
  const all = useHomeTab(({ allGames }) => allGames);
  const section = useRef<HTMLElement>(null);
  const listed = listedGames(config?.gameList ?? []);
  const popular = popularGames(listed);
  // The popular games stay in place, the others follow.
  const games = all ? [...new Set([...popular, ...listed])] : popular;
  const title = t(all ? 'home.allGames' : 'home.popular');
  function toggle() {
    useHomeTab.setState({ allGames: !all });
    section.current?.scrollIntoView({ block: 'start' });
  }
  return (
    <Section
      ref={section}
      className={styles.section}
      title={title}
      mark={<Star size={22} />}
      action={
        listed.length > popular.length && (
          <button type="button" className={styles.all} aria-expanded={all} onClick={toggle}>
            {all ? t('home.popularOnly') : t('home.all', { count: listed.length })}
            <Icon name={all ? 'arrow-up' : 'chevron-down'} size={18} />
          </button>
        )
      }
    >
      {!config ? (
        <GameGridSkeleton />
      ) : games.length > 0 ? (
        <GameGrid games={games} label={title} />
      ) : (
        <EmptyState title={t('home.noPopular')} text={t('home.noPopularText')} />
      )}
    </Section>
  );
}
