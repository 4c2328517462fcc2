import type { WebConfig } from '#api/config.ts';
import { classNames } from '#lib/class-names.ts';
import styles from './carousel-slide.module.css';
import { PromotionLink } from '#shared/promotion-link/PromotionLink.tsx';

export type Ad = WebConfig['appLobbyAdConfigList'][number];

/** An offer: picture with text over a scrim. */
export function CarouselSlide({ ad, first, label }: { ad: Ad; first: boolean; label: string }) {
  return (
    <div className={styles.slide} role="group" aria-roledescription="slide" aria-label={label}>
      <PromotionLink promotion={ad} className={styles.hero}>
        <picture>
          {ad.imgUrl2Wide && (
            <source media="(min-width: 900px)" srcSet={ad.imgUrl2Wide} width={1520} height={640} />
          )}
          <img
            src={ad.imgUrl2}
            width={716}
            height={352}
            alt=""
            loading={first ? 'eager' : 'lazy'}
            fetchPriority={first ? 'high' : 'auto'}
          />
        </picture>
        <span className={styles.copy}>
          {ad.kicker && <span className={styles.kicker}>{ad.kicker}</span>}
          <b className={classNames(styles.title, (ad.title?.length ?? 0) > 8 && styles.long)}>{ad.title}</b>
          {ad.text && <span className={styles.text}>{ad.text}</span>}
          {ad.action && <span className={styles.action}>{ad.action}</span>}
        </span>
      </PromotionLink>
    </div>
  );
}
