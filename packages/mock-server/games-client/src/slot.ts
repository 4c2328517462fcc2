import { startGame } from './game-session.ts';
import { createSlotView } from './slot/slot-view.ts';

void startGame('slot', 'SPIN', createSlotView);
