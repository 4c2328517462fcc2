/** What can be claimed, and progress towards it. @packageDocumentation */

export * from '../claims.ts';
export { itemState, pathProgress, stepStates, type StepState } from '../steps.ts';
export { FirstChargeShowType, ItemStatus } from '../constants.ts';
