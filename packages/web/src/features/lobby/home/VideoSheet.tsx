import type { WebConfig } from '#api/config.ts';
import { t } from '#messages/lobby-lazy.ts';
import { prefersReducedMotion } from '#lib/motion.ts';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import { PromotionLink } from '#shared/promotion-link/PromotionLink.tsx';
import styles from './video-sheet.module.css';

type Video = WebConfig['appPromotionalVideoList'][number];

/** The video with a link to its subject. */
export default function VideoSheet({ video, onClose }: { video: Video; onClose: () => void }) {
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('video.label')}
      footer={
        <PromotionLink promotion={video} className={styles.go} onFollow={onClose}>
          {t('video.go')}
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
