import { HomeTab } from '@tara/sdk/rules';
import { create } from 'zustand';
import { onPlayerEnd } from './player-end.ts';

/** The tab of all games, which the specification does not name. */
export const ALL_GAMES_TAB = 100;
/** The choice of all studios in a tab. */
export const ALL_STUDIOS = 0;

interface HomeTabState {
  /** 0 Home, 100 all games, 101 Collect, otherwise a game type (spec 2.5). */
  tab: number;
  /** Chosen studio for each game type. */
  getBrand: Readonly<Record<number, number>>;
  collect: 'favorites' | 'recent';
}

/** The current tab of home; it starts at Home (spec 4) and remains during visits to other pages. */
export const useHomeTab = create<HomeTabState>(() => ({
  tab: HomeTab.home,
  getBrand: {},
  collect: 'favorites',
}));
onPlayerEnd(() => useHomeTab.setState(useHomeTab.getInitialState()));

export function showHomeTab(tab: number): void {
  useHomeTab.setState({ tab });
}

export function showBrand(typeId: number, brandId: number): void {
  useHomeTab.setState(({ getBrand }) => ({ tab: typeId, getBrand: { ...getBrand, [typeId]: brandId } }));
}
