import { useParams } from 'react-router-dom';
import { t as tCore } from '#i18n/t.ts';
import { t } from '#messages/rules.ts';
import { href } from '#routing/layout.ts';
import { ruleHref, getRuleName, ruleNames, type RuleName } from '#routing/rule-names.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { DocumentPage } from '#ui/document/DocumentPage.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { Screen } from '#ui/frame.ts';
import { ruleNameText } from './rule-name-text.ts';
import { RuleText } from './RuleText.tsx';

/** Links to all rules, and the terms. */
function linksFrom(open: RuleName | null) {
  return [
    ...ruleNames.map((name) => ({
      to: ruleHref(name),
      label: ruleNameText(name),
      current: name === open,
    })),
    { to: href('terms'), label: tCore('legal.terms') },
  ];
}

/** The rules of an activity, or of the points, by the name in the address (spec 2.2). Public. */
export default function RuleScreen() {
  const name = getRuleName(useParams()['name']);
  return (
    <Screen title={name ? t('rules.title', { name: ruleNameText(name) }) : t('rules.unknown')}>
      <DocumentPage label={t('rules.others')} links={linksFrom(name)}>
        {name ? (
          // Another name is another text: remount, so that no state of the last one remains.
          <RuleText key={name} name={name} />
        ) : (
          <EmptyState title={t('rules.unknownTitle')} text={t('rules.unknownText')}>
            <LinkButton variant="gold" to={href('home')}>
              {tCore('errorScreen.home')}
            </LinkButton>
          </EmptyState>
        )}
      </DocumentPage>
    </Screen>
  );
}
