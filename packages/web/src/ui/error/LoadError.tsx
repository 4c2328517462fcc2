import { useState } from 'react';
import { t } from '#i18n/t.ts';
import type { LoadFailure } from '#lib/list-state.ts';
import { ErrorState } from './ErrorState.tsx';

interface LoadErrorProps {
  /** What did not load. */
  title: string;
  cause: LoadFailure;
  /** Why, if the server said it. */
  text?: string | null;
  onRetry: () => void;
  /** Whether it loads again. */
  busy: boolean;
}

/** Data did not load: why, and "Try again". While it loads again, the note stays. */
export function LoadError({ title, cause, text, onRetry, busy }: LoadErrorProps) {
  const [known, setKnown] = useState(cause);
  // While a query runs again, its cause is not known.
  if (!busy && cause !== known) setKnown(cause);
  return (
    <ErrorState
      title={known === 'offline' ? t('offline.title') : title}
      text={text ?? t(`load.${known}`)}
      onRetry={onRetry}
      busy={busy}
    />
  );
}
