import type { RewardItem } from './reward-item.ts';

/** What shows in the mailbox under which red dot: ordinary mail, or a notice of an event (spec 3, red0 and red1). */
export type MailKind = 'mail' | 'notice';

/** A mail in a player's box. */
export interface Mail {
  id: number;
  kind: MailKind;
  title: string;
  content: string;
  timestamp: number;
  read: boolean;
  /** Whether what is attached was taken; true from the start when nothing is. */
  received: boolean;
  propList: RewardItem[];
}

export interface Mailbox {
  /** Numbers the next mail; numbers of deleted mails never come again. */
  lastId: number;
  mails: Mail[];
}
