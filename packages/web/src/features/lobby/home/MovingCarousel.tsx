import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { CAROUSEL_AUTOPLAY_MS } from '@tara/sdk/rules';
import { useCallback, useEffect, useState } from 'react';
import { t } from '#messages/lobby.ts';
import { t as tLazy } from '#messages/lobby-lazy.ts';
import { classNames } from '#lib/class-names.ts';
import { prefersReducedMotion } from '#lib/motion.ts';
import { RoundButton } from '#ui/button/RoundButton.tsx';
import shared from './carousel.module.css';
import styles from './moving-carousel.module.css';
import { CarouselSlide, type Ad } from './CarouselSlide.tsx';

/** The moving carousel: 3000 ms for each offer (spec 9), static with reduced motion, with a pause button. */
export default function MovingCarousel({ items }: { items: readonly Ad[] }) {
  const [moving, setMoving] = useState(() => !prefersReducedMotion());
  const [plugins] = useState(() => [
    Autoplay({
      delay: CAROUSEL_AUTOPLAY_MS,
      stopOnMouseEnter: true,
      stopOnFocusIn: true,
      stopOnInteraction: false,
      playOnInit: false,
    }),
  ]);
  const [viewport, embla] = useEmblaCarousel({ loop: true, duration: 26 }, plugins);
  const [index, setIndex] = useState(0);
  const onSelect = useCallback(() => setIndex(embla?.selectedScrollSnap() ?? 0), [embla]);
  useEffect(() => {
    if (!embla) return undefined;
    embla.on('select', onSelect).on('reInit', onSelect);
    return () => void embla.off('select', onSelect).off('reInit', onSelect);
  }, [embla, onSelect]);
  useEffect(() => {
    const autoplay = embla?.plugins().autoplay;
    if (moving) autoplay?.play();
    else autoplay?.stop();
  }, [embla, moving, items.length]);

  return (
    <section className={shared.carousel} aria-roledescription="carousel" aria-label={t('carousel.label')}>
      <div className={shared.viewport} ref={viewport}>
        <div className={styles.track}>
          {items.map((ad, i) => (
            <CarouselSlide
              key={ad.id}
              ad={ad}
              first={i === 0}
              label={t('carousel.slide', { index: i + 1, count: items.length })}
            />
          ))}
        </div>
      </div>
      <div className={shared.pips}>
        {items.map((ad, i) => (
          <button
            key={ad.id}
            type="button"
            className={classNames(styles.pip, i === index && styles.on)}
            aria-label={tLazy('carousel.goto', { index: i + 1 })}
            aria-current={i === index ? 'true' : undefined}
            onClick={() => embla?.scrollTo(i)}
          />
        ))}
        <RoundButton
          variant="plain"
          className={styles.pause}
          icon={moving ? 'pause' : 'play'}
          label={tLazy(moving ? 'carousel.pause' : 'carousel.play')}
          onClick={() => setMoving(!moving)}
        />
      </div>
    </section>
  );
}
