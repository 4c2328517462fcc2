import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PROGRESS_MINIMUM } from '@tara/sdk/rules';
import { t } from '#i18n/t.ts';
import { useNavigationProgress } from './navigation-progress.ts';
import styles from './progress.module.css';

/** How long the full bar stays visible after a navigation, in ms. */
const AFTERGLOW_MS = 240;

/** The progress bar of a navigation: starts at 0.3 (spec 2.1), grows while a screen loads, fills when it is ready. */
export function RouteProgress() {
  const loading = useNavigationProgress(({ pending }) => pending > 0);
  const { key } = useLocation();
  const [arrived, setArrived] = useState(key);
  const [full, setFull] = useState(false);
  if (key !== arrived) {
    setArrived(key);
    setFull(true);
  }
  useEffect(() => {
    if (!full || loading) return undefined;
    const timer = setTimeout(() => setFull(false), AFTERGLOW_MS);
    return () => clearTimeout(timer);
  }, [full, loading, arrived]);
  if (!loading && !full) return null;
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={t('nav.loading')}
      data-state={loading ? 'loading' : 'done'}
      style={{ '--minimum': PROGRESS_MINIMUM } as Record<string, number>}
    >
      <span className={styles.bar} />
    </div>
  );
}
