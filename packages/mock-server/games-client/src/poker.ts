import { startGame } from './game-session.ts';
import { createPokerView } from './poker/poker-view.ts';

void startGame('poker', 'DEAL', createPokerView);
