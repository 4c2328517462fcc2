import { useConfig } from '#api/config.ts';
import { SearchPanel } from '#features/lobby/search/SearchPanel.tsx';
import { t } from '#messages/games.ts';
import { ConfigMissing } from '#shared/config/ConfigMissing.tsx';
import { GameGrid, GameGridSkeleton } from '#shared/games/GameGrid.tsx';
import { ChoiceRow } from '#ui/choice/ChoiceRow.tsx';
import { Screen } from '#ui/frame.ts';
import { Section } from '#ui/section/Section.tsx';
import styles from './games.module.css';
import { SORTS, useGameFilters } from './use-game-filters.ts';

/** The games page of the desktop (spec 2.3): search by name; all games, filtered by type and studio. */
export default function GamesScreen() {
  const config = useConfig();
  return (
    <Screen title={t('gamesPage.title')}>
      <SearchPanel>{config ? <Browse /> : <ConfigMissing waiting={<GameGridSkeleton />} />}</SearchPanel>
    </Screen>
  );
}

/** The filters and the games: chips above the games, a column beside them in a wide window. */
function Browse() {
  const { games, types, type, brands, brand, sort, choose } = useGameFilters();
  return (
    <div className={styles.browse}>
      <div className={styles.filters}>
        <div className={styles.group}>
          <h2 className={styles.name}>{t('gamesPage.type')}</h2>
          <ChoiceRow
            label={t('gamesPage.type')}
            tabs={types}
            current={type}
            onChange={(id) => choose('type', String(id))}
          />
        </div>
        <div className={styles.group}>
          <h2 className={styles.name}>{t('gamesPage.studio')}</h2>
          <ChoiceRow
            label={t('gamesPage.studio')}
            tabs={brands}
            current={brand}
            onChange={(id) => choose('studio', String(id))}
          />
        </div>
      </div>
      <Section
        className={styles.found}
        title={t('gamesPage.count', { count: games.length })}
        action={
          <ChoiceRow
            label={t('gamesPage.sort')}
            tabs={SORTS.map((id) => ({ id, label: t(`gamesPage.${id}`) }))}
            current={sort}
            onChange={(id) => choose('sort', id)}
          />
        }
      >
        <GameGrid key={`${type}/${brand}/${sort}`} games={games} label={t('gamesPage.title')} />
      </Section>
    </div>
  );
}
