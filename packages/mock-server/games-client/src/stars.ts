import { sitDown } from './sitting.ts';
import { createStarsShow } from './stars/show.ts';

void sitDown('DRAW', (opened) => (opened.kind === 'stars' ? createStarsShow(opened) : undefined));
