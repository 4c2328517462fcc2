import { useConfigQuery } from '#api/config.ts';
import {
  Carousel,
  FeaturedRewards,
  FloatingActivities,
  HomeFooter,
  HomePanel,
  PopularGames,
  PromoVideo,
  useHomeArrival,
  WinTicker,
} from '#features/lobby/index.ts';
import { ServiceDeskHost } from '#features/service/index.ts';
import { t } from '#i18n/t.ts';
import { useScreenTitle } from '#routing/use-screen-title.ts';
import { ErrorState } from '#ui/error/ErrorState.tsx';
import { Footer } from '../Footer.tsx';
import { TopBar } from '../TopBar.tsx';
import styles from './home.module.css';

/** Blocks of the Home tab in the specification's order (spec 2.5), as a bento. */
function HomeBlocks({ green }: { green: boolean }) {
  return (
    <>
      <div className={green ? undefined : styles.bento}>
        <Carousel />
        {!green && (
          <div className={styles.side}>
            <FeaturedRewards />
            <WinTicker />
          </div>
        )}
      </div>
      {!green && <PromoVideo />}
      <PopularGames />
      <HomeFooter />
    </>
  );
}

/** The desktop's home page. */
export function HomeScreen() {
  const { data, isError, isFetching, refetch } = useConfigQuery();
  const heading = useScreenTitle(t('home.title'));
  useHomeArrival();
  return (
    <>
      <div className={styles.home}>
        <h1 ref={heading} tabIndex={-1} className="spoken">
          {t('home.title')}
        </h1>
        <TopBar />
        {!data && isError ? (
          <div className={styles.failed}>
            <ErrorState
              title={t('boot.failed')}
              text={t('boot.failedText')}
              onRetry={() => void refetch()}
              busy={isFetching}
            />
          </div>
        ) : (
          <HomePanel className={styles.panel} home={<HomeBlocks green={data?.web.mode === 'green'} />} />
        )}
        <Footer />
      </div>
      <FloatingActivities />
      <ServiceDeskHost />
    </>
  );
}
