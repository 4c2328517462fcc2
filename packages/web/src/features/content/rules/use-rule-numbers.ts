import { toReward } from '@tara/sdk/rules';
import { useConfig } from '#api/config.ts';
import { hasFailed, useApiQuery } from '#api/query.ts';
import { useSession } from '#api/session.ts';
import { isClosed } from '#shared/activities/use-activity.ts';
import type { QueryErrorProps } from '#shared/query-error/QueryError.tsx';
import type { DocumentRow } from '#ui/document/DocumentText.tsx';
import { rewardLine } from '#ui/reward/reward-text.ts';
import type { RuleName } from '#routing/rule-names.ts';
import { ruleDocuments, type RuleKey } from './rule-documents.ts';
import { filledTables, ruleQueries, turnoverText } from './rule-tables.ts';

/** The state of a page's rewards. `visitor`: for players only. `closed`: none for the player. */
export type RuleNumbers =
  | { kind: 'visitor' | 'loading' | 'closed' }
  | { kind: 'failed'; query: QueryErrorProps['query'] }
  | {
      kind: 'ready';
      tables: readonly { head: RuleKey; rows: readonly DocumentRow[] }[];
      turnover: string | null;
    };

/** The current rewards from the player's answer and the configuration. */
export function useRuleNumbers(name: RuleName): RuleNumbers {
  const isPlayer = useSession().status === 'player';
  const props = useConfig()?.web.appPropConfigMap;
  const { operation, tables: toTables } = ruleQueries[name];
  const query = useApiQuery(operation, {}, { enabled: isPlayer });
  if (!isPlayer) return { kind: 'visitor' };
  const { data, error } = query;
  if (isClosed(error)) return { kind: 'closed' };
  if (!data && hasFailed(query)) return { kind: 'failed', query };
  if (!data || !props) return { kind: 'loading' };
  const tables = filledTables(toTables(data));
  if (tables.length === 0) return { kind: 'closed' };
  return {
    kind: 'ready',
    turnover: turnoverText(tables, props),
    tables: tables.map(({ head, rows }) => ({
      head,
      rows: rows.map(({ id, of, items }) => ({
        id,
        name: of,
        value: rewardLine(items.map((item) => toReward(item, props))),
      })),
    })),
  };
}

/** The end for the player from the activity list; -1 for none, undefined if unknown. */
export function useRuleEnd(name: RuleName): number | undefined {
  const isPlayer = useSession().status === 'player';
  const { activity, endsWithActivity } = ruleDocuments[name];
  const { data } = useApiQuery('getActivityIds', {}, { enabled: isPlayer && endsWithActivity });
  return endsWithActivity ? data?.activityMap[String(activity)]?.expireTime : undefined;
}
