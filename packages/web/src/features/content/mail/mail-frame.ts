import type { ComponentType, ReactNode } from 'react';

export interface MailFrameProps {
  title: string;
  /** One control at the right end of the header. */
  action?: ReactNode;
  /** Stays in sight below the content. */
  footer?: ReactNode;
  /** Leads from a letter back to the list; the list has none. */
  onBack?: () => void;
  children: ReactNode;
}

/** What the mail stands in: a phone's page, or a part of a desktop's dialog. */
export type MailFrame = ComponentType<MailFrameProps>;
