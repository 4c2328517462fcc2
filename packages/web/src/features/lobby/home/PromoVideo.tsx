import { promoVideo } from '@tara/sdk/rules';
import { Suspense, useState } from 'react';
import { useConfig } from '#api/config.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { t } from '#messages/lobby-lazy.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import styles from './promo-video.module.css';
import { useActivities } from '#api/activities.ts';

const VideoSheet = lazyPart(() => import('./VideoSheet.tsx'));

/**
 * The promo video (spec 2.5, 4): a card before the featured rewards that opens it. It changes only when another video
 * is due.
 */
export function PromoVideo() {
  const web = useConfig()?.web;
  const due = promoVideo(web?.appPromotionalVideoList ?? [], useActivities());
  const [video, setVideo] = useState(due);
  const [open, setOpen] = useState(false);
  // A reloaded list contains the same video as another object: compare ids (spec 4).
  if (due?.id !== video?.id) setVideo(due);
  // Room for it until the configuration has loaded.
  if (!web) return <Skeleton className={styles.video} />;
  if (!video) return null;
  return (
    <section className={styles.video} aria-label={t('video.label')}>
      <button
        type="button"
        className={styles.card}
        aria-label={t('video.watch')}
        onClick={() => setOpen(true)}
      >
        <span className={styles.cover}>
          <img src={video.coverImg} width={716} height={352} alt="" loading="lazy" />
          <span className={styles.play}>
            <Icon name="play" />
          </span>
        </span>
        <span className={styles.short}>{t('video.short')}</span>
        <span className={styles.long}>
          <b className="block type-label">{t('video.watch')}</b>
          <span className="type-caption color-muted">{t('video.text')}</span>
        </span>
      </button>
      {open && (
        <Suspense>
          <VideoSheet video={video} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
