import { together } from '#i18n/t.ts';
import { t as tLegal } from '#messages/legal.ts';
import { t as tPopups } from '#messages/popups.ts';
import { build } from '#lib/build.ts';
import { legalDocuments, type LegalName, type LegalSection } from './documents.ts';
import styles from './legal.module.css';

// The sentences of the age notice are part of the terms; they are written once, with the notice.
const t = together(tLegal, tPopups);

/** Title of a legal text, as tabs and pages show it. */
export function legalTitle(name: LegalName): string {
  return t(legalDocuments[name].title);
}

type Level = 'h2' | 'h3';

function Section({ title, text, list, table, level: Heading }: LegalSection & { level: Level }) {
  return (
    <section className={styles.section}>
      <Heading className={styles.title}>{t(title)}</Heading>
      {text?.map((key) => (
        <p key={key}>{t(key, { email: build.supportEmail })}</p>
      ))}
      {list && (
        <ul className={styles.list}>
          {list.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
      )}
      {table && (
        <table className={styles.table}>
          <thead>
            <tr>
              {table.head.map((key) => (
                <th key={key} scope="col">
                  {t(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([amount, time]) => (
              <tr key={amount}>
                <th scope="row">{t(amount)}</th>
                <td>{t(time)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** A legal text, without its title: the sheet and the pages bring their own. @param level of its headings */
export function LegalText({ name, level }: { name: LegalName; level: Level }) {
  const { intro, sections } = legalDocuments[name];
  return (
    <div className={styles.legal}>
      <p className={styles.intro}>{t(intro)}</p>
      {sections.map((section) => (
        <Section key={section.title} level={level} {...section} />
      ))}
    </div>
  );
}
