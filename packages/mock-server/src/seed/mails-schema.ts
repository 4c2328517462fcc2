import * as z from 'zod';
import { rewardSchema } from './content-schema.ts';

const mail = z.strictObject({
  title: z.string().min(1),
  /** Plain text; an empty line separates paragraphs, and `{names}` are replaced. */
  content: z.string().min(1),
  propList: z.array(rewardSchema),
});

/** The seed's mails: the welcome mail and the mails for events. */
export const mailsSchema = z.strictObject({
  welcome: z.array(mail),
  events: z.strictObject({
    /** amount, orderId */
    firstDeposit: mail,
    /** coins, orderId */
    couponUsed: mail,
    /** amount, orderId, bankName, cardNum */
    withdrawalPaid: mail,
    /** amount, orderId, reason */
    withdrawalRefused: mail,
    /** level */
    levelReached: mail,
    redPacket: mail,
    kycApproved: mail,
    /** reason */
    kycRejected: mail,
  }),
});

export type EventName = keyof z.output<typeof mailsSchema>['events'];
