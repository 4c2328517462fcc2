import * as z from 'zod';
import { rewardSchema } from './content-schema.ts';

/** Shape of the promotions for signing in, depositing and staking. Money is in hundredths. */
const propList = z.array(rewardSchema).min(1);
const awardId = z.int().positive();
const step = z.strictObject({ awardId, target: z.int().positive(), propList });

/** Steps in the order in which they are reached. */
const steps = z
  .array(step)
  .min(1)
  .refine((list) => list.every(({ target }, at) => target > (list[at - 1]?.target ?? 0)), 'targets must rise')
  .refine((list) => new Set(list.map((one) => one.awardId)).size === list.length, 'awardIds must differ');

/** A board of days, first to last. */
const days = z
  .array(z.strictObject({ day: z.int().positive(), propList }))
  .min(1)
  .refine((list) => list.every(({ day }, at) => day === at + 1), 'days must count from 1');

export const promotionsSchema = z.strictObject({
  /** What a client reports by actionLog, and the task action that it counts as. */
  reportedTaskActions: z.array(
    z.strictObject({
      action: z.string().min(1),
      network: z.string().min(1).exactOptional(),
      taskAction: z.enum([
        'followFacebook',
        'followTelegram',
        'followInstagram',
        'followYoutube',
        'shareFacebook',
        'shareWhatsapp',
        'shareTelegram',
        'shareSpin',
      ]),
    }),
  ),
  /** Deposits since the world's start. */
  accumulatedRecharge: steps,
  /** Consecutive days with a deposit. */
  continuousRecharge: z.strictObject({ steps, extra: step }),
  /** What a login-pay card pays on each of its days; price and days stand with the card's prop. */
  loginPay: z.array(z.strictObject({ propId: z.int().positive(), propList })),
  /** Relief for who has fewer coins than `below`. */
  supply: z.strictObject({ below: z.int().positive(), propList }),
  vipRebate: z.strictObject({ betRate: z.int().min(0) }),
  signUpBonus: days,
  freeSign: days.refine((list) => list.length <= 7, 'the board has seven days at most'),
  /** What the activity map shows of an activity beside its place and end, by number. */
  activityEntries: z.record(
    z.string().regex(/^\d+$/),
    z.strictObject({ url: z.url().exactOptional(), propList: propList.exactOptional() }),
  ),
});
