import type { Data } from '@tara/sdk';

export type MailRow = Data<'getMail2'>['mailList'][number];

/** Whether a mail has an unclaimed gift. */
export function hasGift({ received, propList }: Pick<MailRow, 'received' | 'propList'>): boolean {
  return received === 0 && propList.length > 0;
}

/** Whether "Delete read mail" deletes it: it is read and has no unclaimed gift. */
export function isDone(mail: Pick<MailRow, 'read' | 'received' | 'propList'>): boolean {
  return mail.read === 1 && !hasGift(mail);
}
