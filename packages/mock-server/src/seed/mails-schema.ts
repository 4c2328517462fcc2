import * as z from 'zod';
import { rewardSchema } from './content-schema.ts';

const mail = z.strictObject({
  title: z.string().min(1),
  /** Plain text, paragraphs parted by an empty line; `{names}` are filled in. */
  content: z.string().min(1),
  propList: z.array(rewardSchema),
});

/** Mails of the seed: what greets a new player, and what tells of an event. */
export const mailsSchema = z.strictObject({
  welcome: z.array(mail),
  events: z.strictObject({
    /** amount, orderId */
    firstDeposit: mail,
    /** amount, orderId, bankName, cardNum */
    withdrawalPaid: mail,
    /** amount, orderId, reason */
    withdrawalRefused: mail,
    kycApproved: mail,
    /** reason */
    kycRejected: mail,
  }),
});

export type EventName = keyof z.output<typeof mailsSchema>['events'];
