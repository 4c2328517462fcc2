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
export const allowedPairs = [];

/** Circles of files: `{ group, files, reason }`, with all of the circle's files. */
export const allowedFileCycles = [];
