import type { ReactNode } from 'react';
import { t } from '#messages/safebox.ts';
import { SafeboxPage } from './SafeboxPage.tsx';

export interface SafeboxPasswordProps {
  /** By default what it is about; a desktop's is that of the wallet. */
  title?: string;
  /** Stands above it: the ways through the wallet. */
  top?: ReactNode;
}

/** The password of the safebox alone: a requirement of the withdrawal (spec 2.2, 2.3). */
export default function SafeboxPassword({ title = t('safebox.password'), top }: SafeboxPasswordProps) {
  return <SafeboxPage title={title} top={top} whole={false} />;
}
