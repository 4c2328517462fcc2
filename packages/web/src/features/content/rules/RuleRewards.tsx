import { Link, useLocation } from 'react-router-dom';
import { t } from '#messages/rules.ts';
import { QueryError } from '#shared/query-error/QueryError.tsx';
import { href } from '#routing/layout.ts';
import { DocumentTable } from '#ui/document/DocumentText.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/skeleton/SkeletonGroup.tsx';
import styles from './rule-text.module.css';
import type { RuleNumbers } from './use-rule-numbers.ts';

/** The current rewards, or why there are none. The page works without them. */
export function RuleRewards({ numbers }: { numbers: RuleNumbers }) {
  const { pathname } = useLocation();
  switch (numbers.kind) {
    case 'visitor':
      return (
        <Link to={href('login', undefined, { from: pathname })} className={styles.way}>
          {t('rules.logIn')}
        </Link>
      );
    case 'loading':
      return (
        <SkeletonGroup className="grid gap-2 margin-top-3">
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} height="2.25rem" />
          ))}
        </SkeletonGroup>
      );
    case 'closed':
      return <p>{t('rules.closed')}</p>;
    case 'failed':
      return <QueryError query={numbers.query} title={t('rules.failed')} />;
    default:
      return numbers.tables.map(({ head, rows }) => (
        <DocumentTable key={head} head={[t(head), t('rules.reward')]} rows={rows} />
      ));
  }
}
