import { formatCoinsShort, gameImageUrl, isInMaintenance, popularGames } from '@tara/sdk/rules';
import { useEffect, useId, useRef } from 'react';
import { useConfig } from '#api/config.ts';
import { usePlayer } from '#api/session.ts';
import { t } from '#messages/welcome.ts';
import { href } from '#routing/layout.ts';
import { useSessionNotices } from '#state/notices.ts';
import { onPlayerEnd } from '#state/player-end.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { Coin } from '#ui/coin/Coin.tsx';
import styles from './welcome-card.module.css';

/** Whether this page has shown the greeting. */
let greeted = false;
onPlayerEnd(() => {
  greeted = false;
});

const close = () => useSessionNotices.setState({ welcomeCoins: 0 });

/** Greets a newly registered player: the reward, and one game. It disappears with the first game. */
export default function WelcomeCard() {
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    // The lobby keeps its scroll position; a new player starts at its top once.
    if (greeted || !card.current) return;
    greeted = true;
    for (let box: HTMLElement | null = card.current; box; box = box.parentElement) box.scrollTop = 0;
  }, []);
  const coins = useSessionNotices(({ welcomeCoins }) => welcomeCoins);
  const config = useConfig();
  const player = usePlayer();
  if (!player || !config || coins === 0 || player.gameUser.gameHistory.length > 0) return null;
  const game = popularGames(config.games).find((each) => !isInMaintenance(each));
  return (
    <section ref={card} className={styles.card} aria-labelledby={titleId}>
      {game && (
        <img
          className={styles.picture}
          src={gameImageUrl(config.web.gameResourceUrl, game.id)}
          width={256}
          height={320}
          alt=""
        />
      )}
      <div className="min-width-0">
        <h2 id={titleId} className="row gap-2 type-section color-accent-2">
          <Coin size={28} />
          {t('welcome.title', { amount: formatCoinsShort(coins) })}
        </h2>
        <p className="margin-top-1 type-note color-muted">
          {game ? t('welcome.text', { name: game.name }) : t('welcome.textPlain')}
        </p>
      </div>
      <div className={`grid gap-1 column-all ${styles.ways}`}>
        {game && (
          <LinkButton variant="gold" wide to={href('start', undefined, { gameId: String(game.id) })}>
            {t('welcome.play', { name: game.name })}
          </LinkButton>
        )}
        <button type="button" className={styles.look} onClick={close}>
          {t('welcome.look')}
        </button>
      </div>
    </section>
  );
}
