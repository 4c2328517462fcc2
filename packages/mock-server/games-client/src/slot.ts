import { startGame } from './game-session.ts';
import { createSlotView } from './slot/slot-view.ts';

void startGame('SPIN', (opened) => (opened.kind === 'slot' ? createSlotView(opened) : undefined));
