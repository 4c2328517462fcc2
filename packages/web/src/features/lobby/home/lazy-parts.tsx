import { Suspense } from 'react';
import { useConfig } from '#api/config.ts';
import { useSession } from '#api/session.ts';
import { offersDownloadBanner } from '#shared/app-download/app-download.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { useKeptNotices, useSessionNotices } from '#state/notices.ts';
import { PartBoundary } from '#ui/error/PartBoundary.tsx';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import styles from './featured.module.css';
import type { FloatingActivitiesProps } from './FloatingActivities.tsx';

// Outside of the first screen: these load after the first view.
const LazyDownload = lazyPart(async () => ({ default: (await import('./DownloadLink.tsx')).DownloadLink }));
const LazyDownloadBanner = lazyPart(() => import('./DownloadBanner.tsx'));
const LazyContinue = lazyPart(() => import('./ContinuePlaying.tsx'));
const LazyRows = lazyPart(() => import('./GameRows.tsx'));
const LazyVideo = lazyPart(async () => ({ default: (await import('./PromoVideo.tsx')).PromoVideo }));
const LazyWelcome = lazyPart(() => import('./WelcomeCard.tsx'));
const LazyFooter = lazyPart(async () => ({ default: (await import('./HomeFooter.tsx')).HomeFooter }));
const LazyFloating = lazyPart(async () => ({
  default: (await import('./FloatingActivities.tsx')).FloatingActivities,
}));

/** Reserved height while the banner loads. */
const BANNER_ROOM = { minHeight: 64 };

/** The promo video (spec 2.5, 4), with room for it while it loads. */
export function PromoVideo() {
  return (
    <PartBoundary silent>
      <Suspense fallback={<Skeleton className={styles.video} />}>
        <LazyVideo />
      </Suspense>
    </PartBoundary>
  );
}

/**
 * Whether a player has played; also while profile and configuration load, because a player who comes back has played
 * before. The first profile may be here without the played games, which the configuration's call returns.
 */
export function useHasPlayed(): boolean {
  const { status, user, gameUser } = useSession();
  const config = useConfig();
  return status === 'player' && (!user || !config || gameUser.gameHistory.length > 0);
}

/** "Continue playing", for a player who has played; with room for it while it loads. */
export function ContinuePlaying() {
  const { user } = useSession();
  const config = useConfig();
  const room = <Skeleton className={styles.continue} />;
  if (!useHasPlayed()) return null;
  return user && config ? (
    <PartBoundary silent>
      <Suspense fallback={room}>
        <LazyContinue className={styles.first} />
      </Suspense>
    </PartBoundary>
  ) : (
    room
  );
}

/** Rows of games below the popular ones. */
export function GameRows() {
  return (
    <SilentBoundary>
      <LazyRows />
    </SilentBoundary>
  );
}

/** The greeting of a new player at the top of the lobby, with room for it while it loads. */
export function WelcomeCard() {
  const due = useSessionNotices(({ welcomeCoins }) => welcomeCoins > 0);
  const { status, user, gameUser } = useSession();
  if (!due || status !== 'player' || gameUser.gameHistory.length > 0) return null;
  const room = <Skeleton className={styles.welcome} />;
  if (!user) return room;
  return (
    <PartBoundary silent>
      <Suspense fallback={room}>
        <LazyWelcome />
      </Suspense>
    </PartBoundary>
  );
}

/** The download banner at the top of home (spec 2.5, 3), until it is closed. */
export function DownloadBanner() {
  const web = useConfig()?.web;
  const closed = useKeptNotices(({ downloadBannerClosed }) => downloadBannerClosed);
  if (closed || !web || !offersDownloadBanner(web)) return null;
  return (
    <div style={BANNER_ROOM}>
      <SilentBoundary>
        <LazyDownloadBanner />
      </SilentBoundary>
    </div>
  );
}

/** The download-for-rewards link (spec 2.5). */
export function DownloadLink() {
  return (
    <SilentBoundary>
      <LazyDownload />
    </SilentBoundary>
  );
}

/** The home page's footer (spec 2.5). */
export function HomeFooter() {
  return (
    <SilentBoundary>
      <LazyFooter />
    </SilentBoundary>
  );
}

/** The floating group of activities (spec 2.5). */
export function FloatingActivities(props: FloatingActivitiesProps) {
  return (
    <SilentBoundary>
      <LazyFloating {...props} />
    </SilentBoundary>
  );
}
