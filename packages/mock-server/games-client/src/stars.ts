import { startGame } from './game-session.ts';
import { createStarsView } from './stars/stars-view.ts';

void startGame('stars', 'DRAW', createStarsView);
