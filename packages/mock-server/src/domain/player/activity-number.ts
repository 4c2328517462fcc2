import type { WorldConfig } from '#config/world-config.ts';

/** The number of an activity type. */
export type ActivityNumber = WorldConfig['activityIds'][number];
