import * as z from 'zod';
import { rewardSchema } from './content-schema.ts';

/** Schema of the promotions for sign-ins, deposits and stakes. Money is in hundredths. */
const propList = z.array(rewardSchema).min(1);
const awardId = z.int().positive();
const step = z.strictObject({ awardId, target: z.int().positive(), propList });

/** Steps in the order in which they are reached. */
const steps = z
  .array(step)
  .min(1)
  .refine((list) => list.every(({ target }, at) => target > (list[at - 1]?.target ?? 0)), 'targets must rise')
  .refine((list) => new Set(list.map((item) => item.awardId)).size === list.length, 'awardIds must differ');

/** A board of days, first to last. */
const days = z
  .array(z.strictObject({ day: z.int().positive(), propList }))
  .min(1)
  .refine((list) => list.every(({ day }, at) => day === at + 1), 'days must count from 1');

export const promotionsSchema = z.strictObject({
  /** An action that a client reports by actionLog, and its task action. */
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
  /** Daily reward of a login-pay card; price and days are in the card's prop. */
  loginPay: z.array(z.strictObject({ propId: z.int().positive(), propList })),
  /** The supply for players with fewer coins than `below`. */
  supply: z.strictObject({ below: z.int().positive(), propList }),
  vipRebate: z.strictObject({ betRate: z.int().min(0) }),
  signUpBonus: days,
  freeSign: days.refine((list) => list.length <= 7, 'the board has seven days at most'),
  /** Additional data of the activity map, by activity number. */
  activityEntries: z.record(
    z.string().regex(/^\d+$/),
    z.strictObject({ url: z.url().exactOptional(), propList: propList.exactOptional() }),
  ),
});
