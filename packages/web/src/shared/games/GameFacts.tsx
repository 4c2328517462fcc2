import { externalUrl, formatCoinsShort, formatPercent, gameImageUrl, isInMaintenance } from '@tara/sdk/rules';
import type { CSSProperties, ReactNode } from 'react';
import { useConfig, type Game } from '#api/config.ts';
import { t } from '#messages/game-facts.ts';
import { t as tGames } from '#messages/games.ts';
import { href } from '#routing/layout.ts';
import { Button, LinkButton } from '#ui/button/Button.tsx';
import facts from '#ui/detail/facts.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import styles from './game-facts.module.css';
import { useLastBets } from './last-bets.ts';
import { useLike } from './use-like.ts';

const VOLATILITIES = ['low', 'medium', 'high'] as const;
const FEATURES = ['wild', 'scatter', 'lines20', 'choice'] as const;

/** The page of the odds. One of this site gets the address of this page for its way back; another site does not. */
function findOddsUrl({ oddsUrl }: Game): string | null {
  const { href: here, origin } = window.location;
  const text = externalUrl(oddsUrl, here);
  if (text === null) return null;
  const url = new URL(text);
  if (url.origin === origin) url.searchParams.set('back', here);
  return url.href;
}

/** The facts of a game before it is opened, with the favourite and Play. */
export default function GameFacts({ game, onClose }: { game: Game; onClose: () => void }) {
  const web = useConfig()?.web;
  const { liked, pending, toggle } = useLike(game);
  const lastBet = useLastBets(({ bets }) => bets.find(([id]) => id === game.id)?.[1]);
  const { minBet, maxBet, returnToPlayer, hitRate, maxPay } = game;
  const volatility = VOLATILITIES.find((name) => name === game.volatility);
  // Features of a later version have no words here.
  const features = FEATURES.filter((name) => game.features?.includes(name));
  const brand = web?.appGameBrandList.find(({ id }) => id === game.brandId);
  const figures: [name: string, value: string | undefined][] = [
    [
      t('facts.back'),
      returnToPlayer === undefined
        ? undefined
        : t('facts.percent', { percent: formatPercent(returnToPlayer) }),
    ],
    [t('facts.volatility'), volatility && t(`facts.${volatility}`)],
    [
      t('facts.maxPay'),
      maxPay === undefined ? undefined : t('facts.times', { multiple: String(maxPay / 100) }),
    ],
    [
      t('facts.paying'),
      hitRate === undefined ? undefined : t('facts.ofHundred', { count: Math.round(hitRate / 100) }),
    ],
  ];
  const rows: [name: string, value: string | undefined][] = [
    [t('facts.kind'), web?.appGameTypeList.find(({ id }) => id === game.typeId)?.name],
    [t('facts.studio'), brand?.name],
    [
      t('facts.bets'),
      minBet === undefined || maxBet === undefined
        ? undefined
        : t('facts.betRange', { min: formatCoinsShort(minBet), max: formatCoinsShort(maxBet) }),
    ],
    [t('facts.features'), features.map((name) => t(`feature.${name}`)).join(', ') || undefined],
  ];
  const odds = findOddsUrl(game);
  const off = isInMaintenance(game);
  const gameId = String(game.id);
  const picture = gameImageUrl(web?.gameResourceUrl ?? '/content/games/', game.id);
  return (
    <Sheet
      open
      hideTitle
      className={styles.sheet}
      onClose={onClose}
      title={game.name}
      footer={
        <div className={styles.actions}>
          <Button
            className={styles.save}
            aria-pressed={liked}
            aria-label={tGames('games.like', { name: game.name })}
            busy={pending && t('facts.save')}
            onClick={toggle}
          >
            <Icon name="heart" className={liked ? styles.liked : undefined} />
            {t(liked ? 'facts.saved' : 'facts.save')}
          </Button>
          {!off && (
            <LinkButton
              variant="gold"
              to={href(
                'start',
                undefined,
                lastBet === undefined ? { gameId } : { gameId, bet: String(lastBet) },
              )}
              onClick={onClose}
            >
              {lastBet === undefined
                ? t('facts.play')
                : t('facts.playWith', { bet: formatCoinsShort(lastBet) })}
            </LinkButton>
          )}
        </div>
      }
    >
      <div
        className={styles.art}
        style={{ '--deep': brand?.theme?.deep, '--hi': brand?.theme?.hi } as CSSProperties}
        aria-hidden="true"
      >
        <img className={styles.light} src={picture} width={256} height={320} alt="" />
        <img className={styles.picture} src={picture} width={256} height={320} alt="" />
      </div>
      <div className="grid gap-4">
        <p className={`type-title ${styles.name}`} aria-hidden="true">
          {game.name}
        </p>
        <Rows className={styles.figures} rows={figures} />
        {off && <p className="type-note color-muted">{tGames('games.maintenance', { name: game.name })}</p>}
        <details className={styles.more}>
          <summary className="flex align-center justify-between min-height-target type-label">
            {t('facts.all')}
            <Icon name="chevron-down" size={18} />
          </summary>
          <Rows className={facts.facts} rows={rows} />
          {returnToPlayer !== undefined && (
            <p className="type-caption color-muted">{t('facts.returnHint')}</p>
          )}
          {odds && (
            <a
              className="inline-flex align-center gap-2 min-height-target type-label color-info"
              href={odds}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('facts.odds')}
              <Icon name="external-link" size={18} />
            </a>
          )}
        </details>
      </div>
    </Sheet>
  );
}

/** Names with their values; a value that is not known has no row. */
function Rows({
  className,
  rows,
}: {
  className: string | undefined;
  rows: readonly [name: string, value: string | undefined][];
}): ReactNode {
  return (
    <dl className={className}>
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
