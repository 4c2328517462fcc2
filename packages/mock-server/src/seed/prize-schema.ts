import * as z from 'zod';
import { rewardSchema } from './content-schema.ts';

/** What the data files of promotions are made of. */
const id = z.int().positive();

/** The items of one reward; an item-wise claim names one by its id, so each stands once. */
export const rewardItemsSchema = z
  .array(rewardSchema)
  .min(1)
  .refine((items) => new Set(items.map((item) => item.id)).size === items.length, 'an item stands twice');

/** What a number of something (friends, boxes, hundredths deposited) gives, rising. */
export const stepsSchema = z
  .array(z.strictObject({ awardId: id, target: z.int().positive(), propList: rewardItemsSchema }))
  .min(1)
  .refine(
    (steps) => steps.every((step, index) => index === 0 || step.target > (steps[index - 1]?.target ?? 0)),
    'the steps do not rise',
  );

/** Tasks of a promotion; `counts` names what moves them. */
export function tasksSchema<const T extends readonly string[]>(counts: T) {
  return z.array(
    z.strictObject({ id, counts: z.enum(counts), target: z.int().positive(), propList: rewardItemsSchema }),
  );
}

function someWeight(fields: readonly { weight: number }[]): boolean {
  return fields.some(({ weight }) => weight > 0);
}

/** Fields that a draw chooses from, each as often as its weight says. */
export const prizesSchema = z
  .array(rewardSchema.extend({ weight: z.int().min(0) }))
  .min(2)
  .refine(someWeight, 'nothing can be won');
