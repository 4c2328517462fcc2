import { SCROLL_TO_TOP_THROTTLE_MS } from '@tara/sdk/rules';
import { t } from '#messages/lobby.ts';
import { prefersReducedMotion } from '#lib/motion.ts';
import { useThrottled } from '#lib/use-throttled.ts';
import { RoundButton } from '#ui/button/RoundButton.tsx';
import styles from './back-to-top.module.css';

/** The back-to-top button (spec 2.4), shown after the lobby has scrolled more than 100 px. */
export function BackToTop({ shown, target }: { shown: boolean; target: string }) {
  const scroll = useThrottled(() => {
    const behavior = prefersReducedMotion() ? 'auto' : 'smooth';
    document.getElementById(target)?.scrollIntoView({ behavior, block: 'start' });
  }, SCROLL_TO_TOP_THROTTLE_MS);
  return shown ? (
    <div className={styles.top}>
      <RoundButton icon="arrow-up" label={t('home.toTop')} onClick={scroll} />
    </div>
  ) : null;
}
