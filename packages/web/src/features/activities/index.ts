export { ActivityEntry } from './ActivityEntry.tsx';
export { ActivityHero } from './ActivityHero.tsx';
export { ActivityScreen } from './ActivityScreen.tsx';
export { ActivityStates } from './ActivityStates.tsx';
export { activities } from './registry.ts';
export { mapReading, useActivity, type ActivityReading, type ActivityState } from './use-activity.ts';
