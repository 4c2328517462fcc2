import { t } from '#messages/rewards.ts';
import { QueryError, type QueryErrorProps } from '#shared/query-error/QueryError.tsx';

/** Some rewards did not load: why, and "Try again" for all of them. Nothing if all have loaded. */
export function HubErrors({ failed }: { failed: readonly QueryErrorProps['query'][] }) {
  const [first] = failed;
  if (!first) return null;
  const refetch = async () => {
    const [answer] = await Promise.all(failed.map((query) => query.refetch()));
    return answer!;
  };
  return <QueryError query={{ ...first, refetch }} title={t('rewards.failed')} />;
}
