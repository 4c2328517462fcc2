import type { ReactNode } from 'react';
import { t } from '#messages/safebox.ts';
import { SafeboxPage } from './SafeboxPage.tsx';

export interface SafeboxPasswordProps {
  /** Title; by default the title of the password. The desktop uses the title of the wallet. */
  title?: string;
  /** Content above it: the wallet tabs. */
  top?: ReactNode;
}

/** The safebox password only: a requirement of the withdrawal (spec 2.2, 2.3). */
export default function SafeboxPassword({ title = t('safebox.password'), top }: SafeboxPasswordProps) {
  return <SafeboxPage title={title} top={top} whole={false} />;
}
