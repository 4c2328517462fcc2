import { clickTarget } from '@tara/sdk/rules';
import { useConfig, type WebConfig } from '#api/config.ts';
import { isActivityNumber } from '#routing/activity-routes.ts';
import { activities } from '#shared/activities/registry.ts';
import { t as tActivity } from '#messages/activities.ts';
import { t } from '#messages/lobby-lazy.ts';
import { prefersReducedMotion } from '#lib/motion.ts';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import { PromotionLink } from '#shared/promotion-link/PromotionLink.tsx';
import styles from './video-sheet.module.css';

type Video = WebConfig['appPromotionalVideoList'][number];

/** The name of what a video leads to: an activity, a game or a website; null if it has none. */
function useSubject(video: Video): string | null {
  const games = useConfig()?.gameList;
  const target = clickTarget(video);
  if (target?.kind === 'url') return new URL(target.url).host;
  if (target?.kind === 'game') return games?.find(({ id }) => id === target.gameId)?.name ?? null;
  return target && isActivityNumber(target.type) ? tActivity(activities[target.type].name) : null;
}

/** The video with a link to its subject. */
export default function VideoSheet({ video, onClose }: { video: Video; onClose: () => void }) {
  const where = useSubject(video);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('video.label')}
      footer={
        <PromotionLink promotion={video} className={styles.go} onFollow={onClose}>
          {where === null ? t('video.go') : t('video.goTo', { where })}
        </PromotionLink>
      }
    >
      {/* The story has no sound and no speech; its title is all there is to read. */}
      <video
        className={styles.video}
        src={video.path}
        poster={video.coverImg}
        controls
        muted
        playsInline
        autoPlay={!prefersReducedMotion()}
        aria-label={t('video.label')}
      />
    </Sheet>
  );
}
