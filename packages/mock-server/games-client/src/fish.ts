import { createFishView } from './fish/fish-view.ts';
import { startGame } from './game-session.ts';

void startGame('fish', 'SHOOT', createFishView);
