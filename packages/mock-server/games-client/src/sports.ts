import { startGame } from './game-session.ts';
import { createSportsView } from './sports/sports-view.ts';

void startGame('sports', 'KICK OFF', createSportsView);
