import { Link } from 'react-router-dom';
import { t } from '#messages/legal.ts';
import { href } from '#routing/layout.ts';
import { Screen } from '#ui/frame.ts';
import type { LegalName } from './documents.ts';
import { LegalText, legalTitle } from './LegalText.tsx';
import styles from './legal.module.css';

const NAMES: readonly LegalName[] = ['terms', 'privacy'];

/** A legal text as a page, with the way to the other one. */
export function LegalPage({ name }: { name: LegalName }) {
  return (
    <Screen title={legalTitle(name)}>
      <div className={styles.page}>
        <article className={styles.paper}>
          <LegalText name={name} level="h2" />
        </article>
        <nav className={styles.others} aria-label={t('legal.documents')}>
          {NAMES.map((other) => (
            <Link
              key={other}
              to={href(other)}
              className={styles.other}
              aria-current={other === name ? 'page' : undefined}
            >
              {legalTitle(other)}
            </Link>
          ))}
        </nav>
      </div>
    </Screen>
  );
}
