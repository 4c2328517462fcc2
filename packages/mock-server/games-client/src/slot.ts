import { sitDown } from './sitting.ts';
import { createSlotShow } from './slot/show.ts';

void sitDown('SPIN', (opened) => (opened.kind === 'slot' ? createSlotShow(opened) : undefined));
