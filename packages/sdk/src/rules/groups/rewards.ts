/** Reward items, coupons and VIP levels. @packageDocumentation */

export * from '../rewards.ts';
export * from '../vip.ts';
export * from '../vip-levels.ts';
export { getTurnover } from '../steps.ts';
export { APP_RECHARGE_BONUS } from '../constants.ts';
