import type { RewardItem } from './reward-item.ts';

/** The red dot that a mail belongs to: an ordinary mail, or a notice of an event (spec 3, red0 and red1). */
export type MailKind = 'mail' | 'notice';

/** A mail in a player's mailbox. */
export interface Mail {
  id: number;
  kind: MailKind;
  title: string;
  content: string;
  timestamp: number;
  read: boolean;
  /** Whether the attachment was taken; true from the start if there is none. */
  received: boolean;
  propList: RewardItem[];
}

export interface Mailbox {
  /** The number of the next mail; numbers of deleted mails are not used again. */
  lastId: number;
  mails: Mail[];
}
