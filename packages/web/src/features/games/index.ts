export { GameGrid, GameGridSkeleton } from './GameGrid.tsx';
export { useFocusAfterRemoval } from './use-focus-after-removal.ts';
