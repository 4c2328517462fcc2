import type { ReactNode } from 'react';
import { t } from '#messages/withdraw.ts';
import { href } from '#routing/layout.ts';
import { RoundLink } from '#ui/button/RoundButton.tsx';
import { Screen, type ScreenProps } from '#ui/frame.ts';

/** Options of a layout. */
export interface PageProps {
  title: string;
  /** Content above it: the wallet tabs. */
  top: ReactNode;
}

/** The page of the withdrawal with a link to its orders. */
export function WithdrawPage({
  title,
  top,
  footer,
  children,
}: PageProps & Pick<ScreenProps, 'footer' | 'children'>) {
  return (
    <Screen
      title={title}
      variant="sheet"
      footer={footer}
      action={
        <RoundLink
          variant="plain"
          icon="receipt-text"
          label={t('withdraw.orders')}
          to={href('withdrawal', { name: 'record' })}
        />
      }
    >
      {top}
      {children}
    </Screen>
  );
}
