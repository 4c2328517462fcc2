import { BACK_TO_TOP_THRESHOLD_PX, SCROLL_THROTTLE_MS } from '@tara/sdk/rules';
import { useMemo, useRef, useState, useDeferredValue } from 'react';
import { useConfig } from '#api/config.ts';
import { Carousel } from '#features/lobby/home/Carousel.tsx';
import {
  ContinuePlaying,
  DownloadBanner,
  DownloadLink,
  FloatingActivities,
  GameRows,
  HomeFooter,
  useHasPlayed,
  WelcomeCard,
} from '#features/lobby/home/lazy-parts.tsx';
import { FeaturedRewards } from '#features/lobby/home/FeaturedRewards.tsx';
import { HOME_PANEL_ID, HomeTabs } from '#features/lobby/home/HomeTabs.tsx';
import { HomePanel } from '#features/lobby/home/HomePanel.tsx';
import { PopularGames } from '#features/lobby/home/PopularGames.tsx';
import { useHomeArrival } from '#features/lobby/home/use-home-arrival.ts';
import { WinTicker } from '#features/lobby/home/WinTicker.tsx';
import { t } from '#messages/lobby.ts';
import { useThrottled } from '#lib/use-throttled.ts';
import { useScreenTitle } from '#routing/use-screen-title.ts';
import { BackToTop } from '../BackToTop.tsx';
import { HomeBar, HomeTop } from '../HomeHeader.tsx';
import styles from './home.module.css';
import { lazyPart } from '#lib/lazy-part.ts';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';

const Drawer = lazyPart(async () => ({ default: (await import('../SideMenu.tsx')).SideMenu }));

/** Loads the side menu when it is first opened; it stays mounted for the closing animation. */
function SideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);
  // Deferred: a modal dialog styles the whole page again, which must not delay the paint of the press.
  const shown = useDeferredValue(open);
  return used ? (
    <SilentBoundary>
      <Drawer open={shown} onClose={onClose} />
    </SilentBoundary>
  ) : null;
}

/** Blocks of the Home tab in the order of the specification (spec 2.5, docs/decisions/0062). */
function HomeBlocks({ green }: { green: boolean }) {
  const hasPlayed = useHasPlayed();
  return (
    <>
      <DownloadBanner />
      <WelcomeCard />
      <ContinuePlaying />
      <div className={styles.offers} data-low-offers={hasPlayed || undefined}>
        <Carousel />
        {!green && <FeaturedRewards />}
      </div>
      {!green && <WinTicker />}
      <PopularGames />
      <GameRows />
      <DownloadLink />
      <HomeFooter />
    </>
  );
}

/** Home on the phone. */
export function HomeScreen() {
  const green = useConfig()?.web.mode === 'green';
  const heading = useScreenTitle(t('home.title'));
  const scroller = useRef<HTMLElement>(null);
  const [scrolled, setScrolled] = useState(false);
  const [menu, setMenu] = useState(false);
  // The same element: opening the menu or scrolling does not render the blocks again.
  const blocks = useMemo(() => <HomeBlocks green={green} />, [green]);
  useHomeArrival();
  const onScroll = useThrottled(() => {
    setScrolled((scroller.current?.scrollTop ?? 0) > BACK_TO_TOP_THRESHOLD_PX);
  }, SCROLL_THROTTLE_MS);
  return (
    <>
      <main className={styles.home} ref={scroller} onScroll={onScroll} data-scroller tabIndex={-1}>
        <h1 ref={heading} tabIndex={-1} className="visually-hidden">
          {t('home.title')}
        </h1>
        <HomeTop>
          <FloatingActivities onward={heading} />
        </HomeTop>
        <div className={styles.sticky}>
          <div className={styles.bar}>
            <HomeBar onMenu={() => setMenu(true)} />
          </div>
          <div className={styles.tabs}>
            <HomeTabs />
          </div>
        </div>
        <HomePanel className={styles.panel} home={blocks} />
      </main>
      <BackToTop shown={scrolled} target={HOME_PANEL_ID} />
      <SideMenu open={menu} onClose={() => setMenu(false)} />
    </>
  );
}
