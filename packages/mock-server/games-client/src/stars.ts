import { startGame } from './game-session.ts';
import { createStarsShow } from './stars/show.ts';

void startGame('DRAW', (opened) => (opened.kind === 'stars' ? createStarsShow(opened) : undefined));
