import * as z from 'zod';
import { rewardSchema } from './content-schema.ts';
import { prizesSchema, rewardItemsSchema, stepsSchema, tasksSchema } from './prize-schema.ts';

const id = z.int().positive();
const count = z.int().min(0);
const money = z.int().positive();
const extra = z.strictObject({ awardId: id, target: z.int().positive(), propList: rewardItemsSchema });

const christmasSchema = z.strictObject({
  boxesPerSign: count,
  /** A deposit brings one box per this amount. */
  depositPerBox: money,
  /** Maximum of boxes per deposit. */
  boxesPerDepositMax: count,
  boxes: prizesSchema,
  /** Rewards for signing in, day by day; the last entry is used for all later days. */
  days: z.array(rewardItemsSchema).min(1),
  steps: stepsSchema,
  /** Its target is a number of days signed in. */
  extra,
});

const newYearSchema = z.strictObject({
  /** All of them restart every day. */
  tasks: tasksSchema(['share', 'login', 'round', 'deposit', 'depositAmount']),
  box: prizesSchema,
  lottery: prizesSchema,
  firework: prizesSchema,
  /** Its target is a number of active points. */
  extra,
  /** The minimum of a prize on the ticker, in coins. */
  shownFrom: money,
});

const weekendSchema = z.strictObject({
  drawsPerDay: count,
  /** A deposit brings one draw per this amount while the lottery is open. */
  depositPerDraw: money,
  drawsPerDepositMax: count,
  prizes: prizesSchema,
  /** Winners of the last weekend before the world's start. */
  winners: z.array(
    z.strictObject({ nickname: z.string(), prize: rewardSchema, minutesBeforeEnd: z.int().positive() }),
  ),
});

/** seasons.json: the promotions of a season. */
export const seasonsSchema = z.strictObject({
  christmas: christmasSchema,
  newYear: newYearSchema,
  festival: z.strictObject({ steps: stepsSchema }),
  weekend: weekendSchema,
});
