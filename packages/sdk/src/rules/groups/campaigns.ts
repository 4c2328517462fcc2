/** Christmas, New Year, the invite spin and sign-in boards. @packageDocumentation */

export * from '../christmas-count.ts';
export * from '../seasons.ts';
export * from '../spin.ts';
export { dayStates } from '../steps.ts';
