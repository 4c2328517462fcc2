import type { Data } from '@tara/sdk';
import { ActivityType, formatPoints, toReward, type PropConfigMap } from '@tara/sdk/rules';
import type { PlainOperation } from '#api/call.ts';
import { newYearTask } from '#shared/new-year-tasks/new-year-task.ts';
import { formatCount } from '#lib/count.ts';
import { t } from '#messages/rules.ts';
import { formatDayTime } from '#lib/day.ts';
import type { RuleName } from '#routing/rule-names.ts';
import type { RuleKey } from './rule-documents.ts';

type Items = readonly { id: number; count: number; betRate?: number | undefined }[];

/** Current rewards with their conditions. */
export interface RuleTable {
  /** Heading of the condition. */
  head: RuleKey;
  rows: readonly { id: number; of: string; items: Items }[];
}

interface RuleQuery {
  operation: PlainOperation;
  /** The current rewards from an answer of the call; none if it is not running. */
  tables: (answer: unknown) => readonly RuleTable[];
}

function ruleQuery<Op extends PlainOperation>(
  operation: Op,
  tables: (answer: Data<Op>) => readonly RuleTable[],
): RuleQuery {
  // Operation and answer match here; the type of the record below cannot express that.
  return { operation, tables: (answer) => tables(answer as Data<Op>) };
}

type Goals = readonly { target: number; propList: Items }[];

function goals(head: RuleKey, steps: Goals): RuleTable {
  return {
    head,
    rows: steps.map(({ target, propList }) => ({ id: target, of: formatCount(target), items: propList })),
  };
}

function days(head: RuleKey, rewards: readonly { day: number; propList: Items }[]): RuleTable {
  return { head, rows: rewards.map(({ day, propList }) => ({ id: day, of: String(day), items: propList })) };
}

/** The query of the current rewards. */
export const ruleQueries: Readonly<Record<RuleName, RuleQuery>> = {
  points: ruleQuery('getLotterConfig', ({ lotterConfigList }) => [
    {
      head: 'rules.pointsHead',
      rows: lotterConfigList.map(({ id, lottery, propList }) => ({
        id,
        of: t('rules.pointsPrice', { amount: formatPoints(lottery) }),
        items: propList,
      })),
    },
  ]),
  signBonus: ruleQuery('loginBonus3User', ({ loginBonus3User }) => [
    days('rules.dayHead', loginBonus3User.rewards),
  ]),
  agent: ruleQuery('agent4Data', ({ agent4Data }) => [goals('rules.friendsHead', agent4Data.steps)]),
  dayBonus: ruleQuery('getBonusTickers', ({ bonusTickers }) => [
    {
      head: 'rules.dayBonusHead',
      rows: bonusTickers.map(({ id, propId, count, betRate, expireTime }) => ({
        id,
        of: formatDayTime(expireTime),
        items: [{ id: propId, count, betRate }],
      })),
    },
  ]),
  supply: ruleQuery('getActivityIds', ({ activityMap }) => {
    const items = activityMap[String(ActivityType.supply)]?.propList ?? [];
    return [
      { head: 'rules.supplyHead', rows: [{ id: ActivityType.supply, of: t('rules.supplyEach'), items }] },
    ];
  }),
  christmas: ruleQuery('appChristmasUser', ({ appChristmasUser: { rewards, steps, extra } }) => [
    days('rules.christmasDay', rewards),
    goals('rules.christmasOpened', steps),
    goals('rules.christmasSigned', [extra]),
  ]),
  newYear: ruleQuery('appNewYearUser', ({ appNewYearUser: { tasks, extra } }) => [
    {
      head: 'rules.newYearTaskHead',
      rows: tasks.map(({ id, target, propList }) => ({ id, of: newYearTask(id, target), items: propList })),
    },
    goals('rules.newYearSparks', [extra]),
  ]),
  agent5: ruleQuery('appAgent5User', ({ appAgent5User: { steps } }) => [goals('rules.friendsHead', steps)]),
};

/** The tables without empty rewards and without empty tables. */
export function filledTables(tables: readonly RuleTable[]): RuleTable[] {
  return tables
    .map(({ head, rows }) => ({ head, rows: rows.filter(({ items }) => items.length > 0) }))
    .filter(({ rows }) => rows.length > 0);
}

/** The turnover of the coins in some tables as a sentence; null without coins. */
export function turnoverText(tables: readonly RuleTable[], props: PropConfigMap): string | null {
  const turnovers = tables
    .flatMap(({ rows }) => rows.flatMap(({ items }) => items))
    .map((item) => toReward(item, props))
    .flatMap((reward) => (reward.kind === 'coins' ? [reward.turnover] : []));
  if (turnovers.length === 0) return null;
  const turnover = Math.max(...turnovers);
  if (turnover === 0) return t('rules.turnoverNone');
  return t(turnovers.every((each) => each === turnover) ? 'rules.turnover' : 'rules.turnoverUpTo', {
    turnover,
  });
}
