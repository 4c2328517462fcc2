/** The activities of a player, their hub, and what a click on an entry opens. @packageDocumentation */

export * from '../activities.ts';
export * from '../click-target.ts';
export * from '../hub.ts';
export { ActivityType, ClickType, FIRST_RECHARGE_TASK_KEY, TASK_CLICK_ACTION } from '../constants.ts';
