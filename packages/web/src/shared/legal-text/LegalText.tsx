import { combineCatalogues } from '#i18n/t.ts';
import { t as tLegal } from '#messages/legal.ts';
import { t as tPopups } from '#messages/popups.ts';
import { build } from '#lib/build.ts';
import { DocumentList, DocumentSection, DocumentTable, DocumentText } from '#ui/document/DocumentText.tsx';
import { legalDocuments, type LegalName, type LegalSection } from './documents.ts';

// The age notice is part of the terms; its sentences are in the catalogue of the notice.
const t = combineCatalogues(tLegal, tPopups);

/** Title of a legal text for tabs and pages. */
export function legalTitle(name: LegalName): string {
  return t(legalDocuments[name].title);
}

/** Titles of the sections of a legal text. */
export function sectionTitles(name: LegalName): string[] {
  return legalDocuments[name].sections.map(({ title }) => t(title));
}

type Level = 'h2' | 'h3';

function Section({ title, text, list, table, level }: LegalSection & { level: Level }) {
  return (
    <DocumentSection title={t(title)} level={level}>
      {text?.map((key) => (
        <p key={key}>{t(key, { email: build.supportEmail })}</p>
      ))}
      {list && <DocumentList items={list.map((key) => t(key))} />}
      {table && (
        <DocumentTable
          head={[t(table.head[0]), t(table.head[1])]}
          rows={table.rows.map(([amount, time]) => ({ id: amount, name: t(amount), value: t(time) }))}
        />
      )}
    </DocumentSection>
  );
}

/** A legal text without its title. @param level of its headings */
export function LegalText({ name, level }: { name: LegalName; level: Level }) {
  const { intro, sections } = legalDocuments[name];
  return (
    <DocumentText intro={t(intro)}>
      {sections.map((section) => (
        <Section key={section.title} level={level} {...section} />
      ))}
    </DocumentText>
  );
}
