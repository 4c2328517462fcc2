import { startGame } from './game-session.ts';
import { createStarsView } from './stars/stars-view.ts';

void startGame('DRAW', (opened) => (opened.kind === 'stars' ? createStarsView(opened) : undefined));
