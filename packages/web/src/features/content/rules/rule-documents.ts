import { ActivityType } from '@tara/sdk/rules';
import type { PlainKey } from '#i18n/t.ts';
import type { ActivityNumber } from '#routing/activity-routes.ts';
import type { RuleName } from '#routing/rule-names.ts';

export type RuleKey = PlainKey<'rules'>;

/** The text of a page of rules, without numbers: those come from the server (rule-tables.ts). */
export interface RuleDocument {
  /** The activity; none for the points. */
  activity: ActivityNumber | null;
  intro: RuleKey;
  /** How it works, step by step. */
  how: readonly RuleKey[];
  /** What it gives, before the list of rewards. */
  what: RuleKey;
  until: RuleKey;
  /** Whether it ends with its activity, or has other ends. */
  endsWithActivity: boolean;
  not: readonly RuleKey[];
}

export const ruleDocuments: Readonly<Record<RuleName, RuleDocument>> = {
  points: {
    activity: null,
    intro: 'rules.pointsIntro',
    how: ['rules.pointsHow1', 'rules.pointsHow2', 'rules.pointsHow3'],
    what: 'rules.pointsWhat',
    until: 'rules.pointsUntil',
    endsWithActivity: false,
    not: ['rules.pointsNot1', 'rules.pointsNot2'],
  },
  signBonus: {
    activity: ActivityType.signUpBonus,
    intro: 'rules.signBonusIntro',
    how: ['rules.signBonusHow1', 'rules.signBonusHow2', 'rules.signBonusHow3'],
    what: 'rules.signBonusWhat',
    until: 'rules.signBonusUntil',
    endsWithActivity: true,
    not: ['rules.signBonusNot1', 'rules.signBonusNot2'],
  },
  agent: {
    activity: ActivityType.agent,
    intro: 'rules.agentIntro',
    how: ['rules.agentHow1', 'rules.agentHow2', 'rules.agentHow3', 'rules.agentHow4'],
    what: 'rules.agentWhat',
    until: 'rules.agentUntil',
    endsWithActivity: true,
    not: ['rules.agentNot1', 'rules.agentNot2', 'rules.agentNot3'],
  },
  dayBonus: {
    activity: ActivityType.freeLoginBonus,
    intro: 'rules.dayBonusIntro',
    how: ['rules.dayBonusHow1', 'rules.dayBonusHow2', 'rules.dayBonusHow3'],
    what: 'rules.dayBonusWhat',
    until: 'rules.dayBonusUntil',
    endsWithActivity: false,
    not: ['rules.dayBonusNot1'],
  },
  supply: {
    activity: ActivityType.supply,
    intro: 'rules.supplyIntro',
    how: ['rules.supplyHow1', 'rules.supplyHow2', 'rules.supplyHow3'],
    what: 'rules.supplyWhat',
    until: 'rules.supplyUntil',
    endsWithActivity: true,
    not: ['rules.supplyNot1', 'rules.supplyNot2'],
  },
  christmas: {
    activity: ActivityType.christmas,
    intro: 'rules.christmasIntro',
    how: [
      'rules.christmasHow1',
      'rules.christmasHow2',
      'rules.christmasHow3',
      'rules.christmasHow4',
      'rules.christmasHow5',
    ],
    what: 'rules.christmasWhat',
    until: 'rules.christmasUntil',
    endsWithActivity: true,
    not: ['rules.christmasNot1', 'rules.christmasNot2'],
  },
  newYear: {
    activity: ActivityType.newYear,
    intro: 'rules.newYearIntro',
    how: ['rules.newYearHow1', 'rules.newYearHow2', 'rules.newYearHow3'],
    what: 'rules.newYearWhat',
    until: 'rules.newYearUntil',
    endsWithActivity: true,
    not: ['rules.newYearNot1', 'rules.newYearNot2'],
  },
  agent5: {
    activity: ActivityType.agent5,
    intro: 'rules.agent5Intro',
    how: ['rules.agent5How1', 'rules.agent5How2', 'rules.agent5How3', 'rules.agent5How4'],
    what: 'rules.agent5What',
    until: 'rules.agent5Until',
    endsWithActivity: true,
    not: ['rules.agent5Not1', 'rules.agent5Not2'],
  },
};
