export { ActivityEntry } from './ActivityEntry.tsx';
export { ActivityHero } from './ActivityHero.tsx';
