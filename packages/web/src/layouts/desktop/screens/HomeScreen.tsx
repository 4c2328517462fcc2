import { useMemo } from 'react';
import { useConfig } from '#api/config.ts';
import { Carousel } from '#features/lobby/home/Carousel.tsx';
import { FeaturedRewards } from '#features/lobby/home/FeaturedRewards.tsx';
import {
  ContinuePlaying,
  FloatingActivities,
  GameRows,
  HomeFooter,
  WelcomeCard,
} from '#features/lobby/home/lazy-parts.tsx';
import { HomePanel } from '#features/lobby/home/HomePanel.tsx';
import { PopularGames } from '#features/lobby/home/PopularGames.tsx';
import { useHomeArrival } from '#features/lobby/home/use-home-arrival.ts';
import { WinTicker } from '#features/lobby/home/WinTicker.tsx';
import { t } from '#messages/lobby.ts';
import { useScreenTitle } from '#routing/use-screen-title.ts';
import { Footer } from '../Footer.tsx';
import { TopBar } from '../TopBar.tsx';
import styles from './home.module.css';

/** Blocks of the Home tab in the order of the specification (spec 2.5, docs/decisions/0062). */
function HomeBlocks({ green }: { green: boolean }) {
  return (
    <>
      <WelcomeCard />
      <div className={green ? undefined : styles.bento}>
        <Carousel />
        {!green && (
          <div className={styles.side}>
            <FeaturedRewards />
            <WinTicker />
          </div>
        )}
      </div>
      <ContinuePlaying />
      <PopularGames />
      <GameRows />
      <HomeFooter />
    </>
  );
}

/** Home on the desktop. */
export function HomeScreen() {
  const green = useConfig()?.web.mode === 'green';
  const heading = useScreenTitle(t('home.title'));
  // The same element: opening the menu or scrolling does not render the blocks again.
  const blocks = useMemo(() => <HomeBlocks green={green} />, [green]);
  useHomeArrival();
  return (
    <>
      <div className={styles.home}>
        <main>
          <h1 ref={heading} tabIndex={-1} className="visually-hidden">
            {t('home.title')}
          </h1>
          <TopBar />
          <HomePanel className={styles.panel} home={blocks} />
        </main>
        <Footer />
      </div>
      <div className={styles.edge}>
        <FloatingActivities onward={heading} />
      </div>
    </>
  );
}
