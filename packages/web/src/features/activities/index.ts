export { ActivityEntry } from './ActivityEntry.tsx';
export { ActivityScreen } from './ActivityScreen.tsx';
