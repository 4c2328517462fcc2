import { brandsOfType, listedGameTypes } from '@tara/sdk/rules';
import { Link } from 'react-router-dom';
import { useConfig } from '#api/config.ts';
import { useSession } from '#api/session.ts';
import { GameGrid, GameGridSkeleton } from '#shared/games/GameGrid.tsx';
import { t as tLobby } from '#messages/lobby.ts';
import { t } from '#messages/lobby-lazy.ts';
import { href } from '#routing/layout.ts';
import { ALL_GAMES_TAB, ALL_STUDIOS, showBrand, useHomeTab } from '#state/home-tab.ts';
import { openSearch } from '#state/search-dialog.ts';
import { Button } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { ChoiceRow } from '#ui/choice/ChoiceRow.tsx';
import { useFrame } from '#ui/frame.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { Section } from '#ui/section/Section.tsx';
import styles from './type-tab.module.css';

/** A game type, or all (spec 2.5): its studios as sub-tabs after "All", and the games of the choice. */
export function TypeTab({ typeId }: { typeId: number }) {
  const config = useConfig();
  const visitor = useSession().status === 'visitor';
  const hasFinger = useFrame().pointer === 'finger';
  const chosen = useHomeTab(({ getBrand }) => getBrand[typeId]);
  if (!config) return <GameGridSkeleton />;
  const { appGameBrandList: all, appGameTypeList } = config.web;
  const every = typeId === ALL_GAMES_TAB;
  const ofType = config.games.filter((game) => every || game.typeId === typeId);
  const kinds = every ? listedGameTypes(appGameTypeList).map(({ id }) => id) : [typeId];
  const present = new Set(kinds.flatMap((id) => brandsOfType(all, config.games, id)));
  const brands = all.filter((brand) => present.has(brand));
  if (brands.length === 0) return <EmptyState title={t('home.noGames')} text={t('home.noGamesText')} />;
  const brand = brands.find(({ id }) => id === chosen);
  const games = brand ? ofType.filter(({ brandId }) => brandId === brand.id) : ofType;
  const filtered = href('games', undefined, {
    sort: 'popular',
    ...(every ? {} : { type: String(typeId) }),
    ...(brand ? { studio: String(brand.id) } : {}),
  });
  // The page with the filters is for players (spec 2.2).
  const filters = visitor ? href('login', undefined, { reason: 'filters', from: filtered }) : filtered;
  return (
    <>
      {every && visitor && hasFinger && (
        // The search page of the phone is for players (spec 2.2).
        <Button wide onClick={openSearch}>
          <Icon name="search" />
          {tLobby('home.search')}
        </Button>
      )}
      <ChoiceRow
        label={t('footer.brands')}
        tabs={[
          { id: ALL_STUDIOS, label: t('home.allStudios') },
          ...brands.map(({ id, name, icon3 }) => ({ id, label: name, image: icon3 })),
        ]}
        current={brand?.id ?? ALL_STUDIOS}
        onChange={(id) => showBrand(typeId, id)}
      />
      <Section
        className={styles.games}
        title={t('home.count', { count: games.length })}
        action={
          <Link className="see-all" to={filters}>
            {t('home.filter')}
          </Link>
        }
      >
        <GameGrid
          key={brand?.id}
          games={games}
          label={brand?.name ?? t(every ? 'home.allGames' : 'home.gamesOfKind')}
        />
      </Section>
    </>
  );
}
