import star from '#assets/objects/star.webp';
import { useIsOpen } from '#shared/safer-play/use-break.ts';
import { activities } from '#shared/activities/registry.ts';
import { t } from '#messages/rules.ts';
import { formatDayTime } from '#lib/day.ts';
import { activityHref } from '#routing/activity-routes.ts';
import { href } from '#routing/layout.ts';
import type { RuleName } from '#routing/rule-names.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { DocumentList, DocumentSection, DocumentText } from '#ui/document/DocumentText.tsx';
import { ruleDocuments } from './rule-documents.ts';
import { ruleNameText } from './rule-name-text.ts';
import { RuleRewards } from './RuleRewards.tsx';
import styles from './rule-text.module.css';
import { useRuleEnd, useRuleNumbers } from './use-rule-numbers.ts';

function EndText({ end }: { end: number | undefined }) {
  if (end === undefined) return null;
  return <p>{end === -1 ? t('rules.endless') : t('rules.endsAt', { time: formatDayTime(end) })}</p>;
}

/** The text of a rule with the current rewards. */
export function RuleText({ name }: { name: RuleName }) {
  const { activity, intro, how, what, until, not } = ruleDocuments[name];
  const numbers = useRuleNumbers(name);
  const end = useRuleEnd(name);
  const turnover = numbers.kind === 'ready' ? numbers.turnover : null;
  const isOpen = useIsOpen();
  const to = activity === null ? href('points') : activityHref(activity);
  return (
    <DocumentText
      intro={
        <span className={styles.intro}>
          <img src={activity === null ? star : activities[activity].object} width={56} height={56} alt="" />
          <span>{t(intro)}</span>
        </span>
      }
    >
      <DocumentSection title={t('rules.how')} level="h2">
        <DocumentList numbered items={how.map((key) => t(key))} />
      </DocumentSection>
      <DocumentSection title={t('rules.what')} level="h2">
        <p>{t(what)}</p>
        <RuleRewards numbers={numbers} />
      </DocumentSection>
      <DocumentSection title={t('rules.coins')} level="h2">
        <p>{turnover ?? t('rules.coinsPlay')}</p>
        <p>{t('rules.coinsStake')}</p>
      </DocumentSection>
      <DocumentSection title={t('rules.until')} level="h2">
        <p>{t(until)}</p>
        <EndText end={end} />
      </DocumentSection>
      <DocumentSection title={t('rules.not')} level="h2">
        <DocumentList items={not.map((key) => t(key))} />
      </DocumentSection>
      {to !== null && isOpen(to) && (
        <div className={styles.open}>
          <LinkButton variant="gold" to={to}>
            {t('rules.open', { name: ruleNameText(name) })}
          </LinkButton>
        </div>
      )}
    </DocumentText>
  );
}
