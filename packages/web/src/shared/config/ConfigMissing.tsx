import type { ReactNode } from 'react';
import { useConfigQuery } from '#api/config.ts';
import { hasFailed } from '#api/query.ts';
import { t } from '#i18n/t.ts';
import { QueryError } from '#shared/query-error/QueryError.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';

interface ConfigMissingProps {
  /** Shown while it loads. */
  waiting?: ReactNode;
  /** What did not load. */
  title?: string;
}

/** Shown until the configuration has loaded: a skeleton, or an error with a retry. */
export function ConfigMissing({ waiting, title = t('boot.pageFailed') }: ConfigMissingProps) {
  const query = useConfigQuery();
  if (!hasFailed(query)) return waiting ?? <Skeleton height={320} />;
  return <QueryError query={query} title={title} />;
}
