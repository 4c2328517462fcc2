import { brandsOfType, gamesOfBrand } from '@tara/sdk/rules';
import { useConfig } from '#api/config.ts';
import { GameGrid, GameGridSkeleton } from '#shared/games/GameGrid.tsx';
import { t } from '#messages/lobby-lazy.ts';
import { showBrand, useHomeTab } from '#state/home-tab.ts';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { ChoiceRow } from '#ui/choice/ChoiceRow.tsx';

/** A game type (spec 2.5): its studios as sub-tabs, and the games of the chosen studio. */
export function TypeTab({ typeId }: { typeId: number }) {
  const config = useConfig();
  const chosen = useHomeTab(({ brandOf }) => brandOf[typeId]);
  if (!config) return <GameGridSkeleton />;
  const brands = brandsOfType(config.web.appGameBrandList, config.gameList, typeId);
  const brand = brands.find(({ id }) => id === chosen) ?? brands[0];
  if (!brand) return <EmptyState title={t('home.noGames')} text={t('home.noGamesText')} />;
  return (
    <>
      <ChoiceRow
        label={t('footer.brands')}
        tabs={brands.map(({ id, name, icon3 }) => ({ id, label: name, image: icon3 }))}
        current={brand.id}
        onChange={(id) => showBrand(typeId, id)}
      />
      <GameGrid key={brand.id} games={gamesOfBrand(config.gameList, typeId, brand.id)} label={brand.name} />
    </>
  );
}
