export { GameGrid, GameGridSkeleton } from './GameGrid.tsx';
