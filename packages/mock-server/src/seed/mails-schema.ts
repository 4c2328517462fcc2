import { z } from 'zod';
import { rewardSchema } from './content-schema.ts';

const letter = z.strictObject({
  title: z.string().min(1),
  /** Plain text, paragraphs parted by an empty line; `{names}` are filled in. */
  content: z.string().min(1),
  propList: z.array(rewardSchema),
});

/** Mails of the seed: what greets a new player, and what tells of an event. */
export const mailsSchema = z.strictObject({
  welcome: z.array(letter),
  events: z.strictObject({
    /** amount, orderId */
    firstDeposit: letter,
    /** amount, orderId, bankName, cardNum */
    withdrawalPaid: letter,
    /** amount, orderId, reason */
    withdrawalRefused: letter,
    kycApproved: letter,
    /** reason */
    kycRejected: letter,
  }),
});

export type EventName = keyof z.output<typeof mailsSchema>['events'];
