import { startGame } from './game-session.ts';
import { createSlotShow } from './slot/show.ts';

void startGame('SPIN', (opened) => (opened.kind === 'slot' ? createSlotShow(opened) : undefined));
