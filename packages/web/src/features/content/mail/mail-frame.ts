import type { ComponentType, ReactNode } from 'react';

export interface MailFrameProps {
  title: string;
  /** A control at the right end of the header. */
  action?: ReactNode;
  /** Stays visible below the content. */
  footer?: ReactNode;
  /** Returns from a mail to the list; undefined in the list. */
  onBack?: () => void;
  children: ReactNode;
}

/** The frame of the mail: a page on a phone, a part of the page on a desktop. */
export type MailFrame = ComponentType<MailFrameProps>;
