import type { ReactNode } from 'react';
import { useConfigQuery } from '#api/config.ts';
import { t } from '#i18n/t.ts';
import { ErrorState } from '#ui/error/ErrorState.tsx';

/** What stands where the configuration is needed and not there: its places while it comes, or that it did not come. */
export function ConfigMissing({
  waiting,
  title = t('boot.pageFailed'),
}: {
  waiting: ReactNode;
  /** What did not load. */
  title?: string;
}) {
  const { isError, isFetching, refetch } = useConfigQuery();
  if (!isError) return waiting;
  return (
    <ErrorState title={title} text={t('boot.failedText')} onRetry={() => void refetch()} busy={isFetching} />
  );
}
