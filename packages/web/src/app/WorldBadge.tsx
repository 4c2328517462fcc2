import { t } from '#messages/diagnostics.ts';
import { otherWorld } from '#lib/world.ts';
import styles from './world-badge.module.css';

/** The world of the mock server that the page uses, at the top edge, where pages have only their padding. */
export default function WorldBadge() {
  const label = t('diagnostics.world');
  return (
    <aside className={styles.badge} aria-label={label}>
      {label} <b>{otherWorld()}</b>
    </aside>
  );
}
