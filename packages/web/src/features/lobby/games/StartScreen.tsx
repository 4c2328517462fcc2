import { gameImageUrl } from '@tara/sdk/rules';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useConfig, type Game } from '#api/config.ts';
import { ConfigMissing } from '#shared/config/ConfigMissing.tsx';
import { keepLastBet } from '#shared/games/last-bets.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { t } from '#messages/game-start.ts';
import { t as tLobby } from '#messages/lobby.ts';
import { href } from '#routing/layout.ts';
import { useBack } from '#routing/use-back.ts';
import { useScreenTitle } from '#routing/use-screen-title.ts';
import { useSaferPlay } from '#state/safer-play.ts';
import { Button, LinkButton } from '#ui/button/Button.tsx';
import { RoundButton, RoundLink } from '#ui/button/RoundButton.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { ErrorState } from '#ui/error/ErrorState.tsx';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { GameFrame } from './GameFrame.tsx';
import styles from './start-screen.module.css';
import { useGameLaunch } from './use-game-launch.ts';

const GameClock = lazyPart(() => import('#shared/safer-play/GameClock.tsx'));

/**
 * The game page (spec 2.2): reads the game from the query; a missing or unknown game shows an error
 * (docs/decisions/0026).
 */
export default function StartScreen() {
  const [query] = useSearchParams();
  const config = useConfig();
  const gameId = Number(query.get('gameId'));
  if (!config) {
    return (
      <Page>
        <div className={styles.state}>
          <ConfigMissing waiting={<Skeleton className={styles.picture} />} />
        </div>
      </Page>
    );
  }
  const game = config.games.find(({ id }) => id === gameId);
  if (game) return <Launch key={game.id} game={game} bet={Number(query.get('bet')) || 0} />;
  return (
    <Page>
      <div className={styles.state}>
        <EmptyState title={t('start.missing')} text={t('start.missingText')}>
          <LinkButton variant="gold" to={href('search')}>
            {tLobby('home.search')}
          </LinkButton>
          <LinkButton to={href('home')}>{t('start.lobby')}</LinkButton>
        </EmptyState>
      </div>
    </Page>
  );
}

/** The page of a game: a bar with Back until the game has its own. */
function Page({
  name = t('start.title'),
  playing = false,
  children,
}: {
  name?: string;
  playing?: boolean;
  children: ReactNode;
}) {
  const back = useBack();
  const heading = useScreenTitle(name);
  const { checkMinutes } = useSaferPlay();
  return (
    <main className={styles.page}>
      <header className={playing ? 'visually-hidden' : styles.head}>
        <RoundButton variant="plain" icon="chevron-left" label={t('start.leave')} onClick={back} />
        <h1 ref={heading} tabIndex={-1} className="type-subtitle text-center">
          {name}
        </h1>
        <RoundLink variant="plain" icon="shield-check" label={t('start.saferPlay')} to={href('saferPlay')} />
      </header>
      {playing && checkMinutes > 0 && (
        <SilentBoundary>
          <GameClock />
        </SilentBoundary>
      )}
      {children}
    </main>
  );
}

/** @param props.bet the bet that the player has chosen before, in hundredths; 0 if there is none */
function Launch({ game, bet }: { game: Game; bet: number }) {
  const web = useConfig()?.web;
  const back = useBack();
  const navigate = useNavigate();
  const [playing, setPlaying] = useState(false);
  const onReady = useCallback(() => setPlaying(true), []);
  const onBet = useCallback((played: number) => keepLastBet(game.id, played), [game.id]);
  const onOpen = useCallback((to: string) => void navigate(to), [navigate]);
  const { gameUrl, refusal, failed, start, starting } = useGameLaunch(game);
  useEffect(() => start(), [start]);
  const offline = failed !== null && !gameUrl;
  useEffect(() => {
    if (!offline) return undefined;
    window.addEventListener('online', start);
    return () => window.removeEventListener('online', start);
  }, [offline, start]);
  return (
    <Page name={game.name} playing={playing}>
      {gameUrl ? (
        <GameFrame
          url={gameUrl}
          name={game.name}
          bet={bet}
          onBet={onBet}
          onOpen={onOpen}
          onExit={back}
          onReady={onReady}
        />
      ) : (
        <div className={styles.state}>
          {refusal ? (
            <EmptyState title={game.name} text={refusal}>
              <LinkButton variant="gold" to={href('home')}>
                {t('start.lobby')}
              </LinkButton>
              <Button onClick={start}>{t('common.retry')}</Button>
            </EmptyState>
          ) : failed ? (
            <ErrorState title={t('start.failed')} text={failed} onRetry={start} busy={starting} />
          ) : (
            <div
              className={`grid justify-items-center gap-4 color-muted text-center ${styles.opening}`}
              role="status"
            >
              {web && (
                <img src={gameImageUrl(web.gameResourceUrl, game.id)} width={192} height={240} alt="" />
              )}
              <Skeleton className={styles.bar} />
              {t('start.opening', { name: game.name })}
            </div>
          )}
        </div>
      )}
    </Page>
  );
}
