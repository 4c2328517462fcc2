import type { ReactNode } from 'react';
import { useConfigQuery, type WebConfig } from '#api/config.ts';
import { t } from '#i18n/t.ts';
import { ErrorState } from '#ui/error/ErrorState.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import styles from './form.module.css';

/** A form that cannot be drawn without the configuration, which says what it asks for. */
export function ConfiguredForm({ children }: { children: (rules: WebConfig) => ReactNode }) {
  const { data, isError, isFetching, refetch } = useConfigQuery();
  if (data) return children(data.web);
  if (!isError) return <Skeleton className={styles.waiting} />;
  return (
    <ErrorState
      title={t('auth.configMissing')}
      text={t('auth.configMissingText')}
      onRetry={() => void refetch()}
      busy={isFetching}
    />
  );
}
