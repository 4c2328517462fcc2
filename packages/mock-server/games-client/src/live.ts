import { startGame } from './game-session.ts';
import { createLiveView } from './live/live-view.ts';

void startGame('live', 'DEAL', createLiveView);
