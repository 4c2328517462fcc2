import type { ReactNode } from 'react';
import { useConfigQuery } from '#api/config.ts';
import { hasFailed } from '#api/query.ts';
import { t } from '#i18n/t.ts';
import { ErrorState } from '#ui/error/ErrorState.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import styles from './boot.module.css';

interface ConfigMissingProps {
  /** Shown while it loads. */
  waiting?: ReactNode;
  /** What did not load. */
  title?: string;
}

/** Shown until the configuration has loaded: a skeleton, or an error with a retry. */
export function ConfigMissing({ waiting, title = t('boot.pageFailed') }: ConfigMissingProps) {
  const query = useConfigQuery();
  if (!hasFailed(query)) return waiting ?? <Skeleton className={styles.waiting} />;
  return (
    <ErrorState
      title={title}
      text={t('boot.failedText')}
      onRetry={() => void query.refetch()}
      busy={query.isFetching}
    />
  );
}
