import { HomeTab } from '@tara/sdk/rules';
import { create } from 'zustand';

interface HomeTabState {
  /** 0 Home, 101 Collect, otherwise a game type (spec 2.5). */
  tab: number;
  /** Chosen studio for each game type. */
  brandOf: Readonly<Record<number, number>>;
  collect: 'favorites' | 'recent';
  /** Whether the Home tab lists all games instead of the popular ones. */
  allGames: boolean;
}

/** The current tab of home; it starts at Home (spec 4) and is kept during visits to other pages. */
export const useHomeTab = create<HomeTabState>(() => ({
  tab: HomeTab.home,
  brandOf: {},
  collect: 'favorites',
  allGames: false,
}));

export function showHomeTab(tab: number): void {
  useHomeTab.setState({ tab });
}

export function showBrand(typeId: number, brandId: number): void {
  useHomeTab.setState(({ brandOf }) => ({ tab: typeId, brandOf: { ...brandOf, [typeId]: brandId } }));
}
