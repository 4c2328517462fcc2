export { ActivityEntry } from './ActivityEntry.tsx';
export { ActivityScreen } from './ActivityScreen.tsx';
export { activities } from './registry.ts';
