import { activities } from '#shared/activities/registry.ts';
import { combineCatalogues } from '#i18n/t.ts';
import { t as tActivities } from '#messages/activities.ts';
import { t as tRules } from '#messages/rules.ts';
import type { RuleName } from '#routing/rule-names.ts';
import { ruleDocuments } from './rule-documents.ts';

const t = combineCatalogues(tActivities, tRules);

/** The title of rules: the name of the activity. */
export function ruleNameText(name: RuleName): string {
  const { activity } = ruleDocuments[name];
  return t(activity === null ? 'rules.points' : activities[activity].name);
}
