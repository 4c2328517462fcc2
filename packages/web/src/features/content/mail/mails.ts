import type { Data } from '@tara/sdk';

/** A mail as the list has it. */
export type MailRow = Data<'/app/v1/getMail2'>['mailList'][number];

/** Whether something attached to a mail waits to be claimed. */
export function hasGift({ received, propList }: Pick<MailRow, 'received' | 'propList'>): boolean {
  return received === 0 && propList.length > 0;
}

/** Whether a mail goes with all that was read: nothing in it is new, and nothing would be lost. */
export function isDone(mail: Pick<MailRow, 'read' | 'received' | 'propList'>): boolean {
  return mail.read === 1 && !hasGift(mail);
}
