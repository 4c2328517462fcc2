// Where rooms are looked for, and which rooms and files may import each other, each with its reason.

/** Folders whose first-level folders are rooms. */
export const groups = [
  { name: 'sdk', folder: 'packages/sdk/src' },
  { name: 'mock-server', folder: 'packages/mock-server/src' },
  { name: 'mock-server/domain', folder: 'packages/mock-server/src/domain' },
  { name: 'web', folder: 'packages/web/src' },
  { name: 'web/features', folder: 'packages/web/src/features' },
];

/** Pairs of rooms that import each other: `{ group, rooms: [a, b], reason }`. */
export const allowedPairs = [
  {
    group: 'sdk',
    rooms: ['core', 'session'],
    reason:
      'createSdk in core puts the parts together, and the session works with what core knows of a call.',
  },
];

/** Circles of files: `{ group, files, reason }`, with all of the circle's files. */
export const allowedFileCycles = [
  {
    group: 'sdk',
    files: ['packages/sdk/src/password/encrypt.ts', 'packages/sdk/src/password/fallback.ts'],
    reason: 'The fallback, loaded only where it is needed, takes the types of what it stands in for.',
  },
];
