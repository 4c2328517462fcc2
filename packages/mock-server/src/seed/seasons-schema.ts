import * as z from 'zod';
import { rewardSchema } from './content-schema.ts';
import { prizesSchema, rewardItemsSchema, stepsSchema, tasksSchema } from './prize-schema.ts';

const id = z.int().positive();
const count = z.int().min(0);
const money = z.int().positive();
const extra = z.strictObject({ awardId: id, target: z.int().positive(), propList: rewardItemsSchema });

const christmasSchema = z.strictObject({
  boxesPerSign: count,
  /** So much of one deposit brings a box. */
  depositPerBox: money,
  /** More boxes one deposit does not bring. */
  boxesPerDepositMax: count,
  boxes: prizesSchema,
  /** What signing in gives, day by day; the last entry holds for every day after. */
  days: z.array(rewardItemsSchema).min(1),
  steps: stepsSchema,
  /** Its target is a number of days signed in. */
  extra,
});

const newYearSchema = z.strictObject({
  /** All of them begin anew every day. */
  tasks: tasksSchema(['share', 'login', 'round', 'deposit', 'depositAmount']),
  box: prizesSchema,
  lottery: prizesSchema,
  firework: prizesSchema,
  /** Its target is a number of active points. */
  extra,
  /** From this many coins on a prize stands on the ticker. */
  shownFrom: money,
});

const weekendSchema = z.strictObject({
  drawsPerDay: count,
  /** So much of one deposit while the lottery is open brings a draw. */
  depositPerDraw: money,
  drawsPerDepositMax: count,
  prizes: prizesSchema,
  /** Who won on the last weekend before the world's start. */
  winners: z.array(
    z.strictObject({ nickname: z.string(), prize: rewardSchema, minutesBeforeEnd: z.int().positive() }),
  ),
});

/** seasons.json: promotions of a season. */
export const seasonsSchema = z.strictObject({
  christmas: christmasSchema,
  newYear: newYearSchema,
  festival: z.strictObject({ steps: stepsSchema }),
  weekend: weekendSchema,
});
