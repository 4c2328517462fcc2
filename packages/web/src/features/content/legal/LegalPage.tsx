import { t } from '#messages/legal.ts';
import { href } from '#routing/layout.ts';
import { DocumentPage } from '#ui/document/DocumentPage.tsx';
import { Screen } from '#ui/frame.ts';
import type { LegalName } from '#shared/legal-text/documents.ts';
import { Contents } from './Contents.tsx';
import { LegalText, legalTitle, sectionTitles } from '#shared/legal-text/LegalText.tsx';

const NAMES: readonly LegalName[] = ['terms', 'privacy'];

/** A legal text as a page, with a link to the other one. */
export function LegalPage({ name }: { name: LegalName }) {
  return (
    <Screen title={legalTitle(name)}>
      <DocumentPage
        label={t('legal.documents')}
        contents={<Contents titles={sectionTitles(name)} />}
        links={NAMES.map((other) => ({
          to: href(other),
          label: legalTitle(other),
          current: other === name,
        }))}
      >
        <LegalText name={name} level="h2" />
      </DocumentPage>
    </Screen>
  );
}
