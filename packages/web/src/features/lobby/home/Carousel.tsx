import { carouselItems } from '@tara/sdk/rules';
import { Suspense, useMemo } from 'react';
import { useConfig } from '#api/config.ts';
import { usePlayer } from '#api/session.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { t } from '#messages/lobby.ts';
import { PartBoundary } from '#ui/error/PartBoundary.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import shared from './carousel.module.css';
import { CarouselSlide } from './CarouselSlide.tsx';
import { useActivities, useFirstRecharge } from '#api/activities.ts';

// The moving part loads after the first paint; until then the first offer is static.
const MovingCarousel = lazyPart(() => import('./MovingCarousel.tsx'));

/** The carousel of the lobby (spec 2.5, 5): filtered and sorted offers. */
export function Carousel() {
  const web = useConfig()?.web;
  const facts = useActivities();
  const mobile = usePlayer()?.user.mobile ?? '';
  const recharged = useFirstRecharge();
  const items = useMemo(
    () => (web ? carouselItems(web.appLobbyAdConfigList, facts, mobile, recharged) : []),
    [web, facts, mobile, recharged],
  );
  const [first] = items;
  if (!web) {
    return (
      <div className={shared.carousel}>
        <Skeleton className={shared.placeholder} />
      </div>
    );
  }
  if (!first) return null;
  const still = (
    <section className={shared.carousel} aria-label={t('carousel.label')}>
      <div className={shared.viewport}>
        <CarouselSlide ad={first} first label={t('carousel.slide', { index: 1, count: items.length })} />
      </div>
      {items.length > 1 && <div className={shared.pips} />}
    </section>
  );
  if (items.length === 1) return still;
  return (
    <PartBoundary frame={() => still}>
      <Suspense fallback={still}>
        <MovingCarousel items={items} />
      </Suspense>
    </PartBoundary>
  );
}
