import * as z from 'zod';
import { rewardSchema } from './content-schema.ts';

/** Schemas that the data files of promotions share. */
const id = z.int().positive();

/** The items of one reward. A claim names an item by its id, so each id appears once. */
export const rewardItemsSchema = z
  .array(rewardSchema)
  .min(1)
  .refine((items) => new Set(items.map((item) => item.id)).size === items.length, 'an item appears twice');

/** Rewards for a count (friends, boxes, hundredths deposited), rising. */
export const stepsSchema = z
  .array(z.strictObject({ awardId: id, target: z.int().positive(), propList: rewardItemsSchema }))
  .min(1)
  .refine(
    (steps) => steps.every((step, index) => index === 0 || step.target > (steps[index - 1]?.target ?? 0)),
    'the steps must rise',
  );

/** Tasks of a promotion; `counts` names the counted actions. */
export function tasksSchema<const T extends readonly string[]>(counts: T) {
  return z.array(
    z.strictObject({ id, counts: z.enum(counts), target: z.int().positive(), propList: rewardItemsSchema }),
  );
}

function hasWeight(fields: readonly { weight: number }[]): boolean {
  return fields.some(({ weight }) => weight > 0);
}

/** The fields of a draw with their weights. */
export const prizesSchema = z
  .array(rewardSchema.extend({ weight: z.int().min(0) }))
  .min(2)
  .refine(hasWeight, 'no field can be drawn');
