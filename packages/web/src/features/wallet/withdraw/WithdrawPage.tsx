import type { ReactNode } from 'react';
import { t } from '#messages/withdraw.ts';
import { href } from '#routing/layout.ts';
import { RoundLink } from '#ui/button/RoundButton.tsx';
import { Screen, type ScreenProps } from '#ui/frame.ts';

/** How a layout shows the withdrawal. */
export interface PageProps {
  title: string;
  /** Stands above it: the ways through the wallet. */
  top: ReactNode;
}

/** The page of the withdrawal, whatever it shows, with the way to its orders. */
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
